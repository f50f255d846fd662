import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { hexagonRows } from "../../texture/tilings/hexagon-tiling.ts";
import { type LatticePlace, staggeredLattice } from "../../texture/tilings/staggered-lattice.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FILM = ["#8fa3ab", "#b9c8ce", "#d3dfe3", "#eaf1f3"].map(fromHex);
const TILE = 0.12;

/** Bubble wrap: clear film with a blister of air at every point of a staggered lattice, creased between them; a few are popped. Takes colours as a tint. */
export const bubbleWrap: Material = {
  id: "bubble-wrap",
  class: "plastic",
  words: ["bubble wrap", "bubblewrap", "air cushion film", "packing bubble", "bubble foil", "plastic bubble"],
  tileSize: TILE,
  shade: shadeBubbleWrap,
};

function shadeBubbleWrap({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(draw.integer("count", 8, 10), scale);
  const locate = staggeredLattice(count);
  const place: LatticePlace = { cell: 0, dx: 0, dy: 0, border: 0 };
  const popped = randomTable(count * hexagonRows(count), draw.seed32("popped"));
  const full = randomTable(count * hexagonRows(count), draw.seed32("full"));
  const share = draw.number("share", 0.02, 0.1);
  const crease = ridged(size, { cells: count * 2, octaves: 3, gain: 0.55, seed: draw.seed32("crease") });
  const slack = fbm(size, { cells: 4, octaves: 4, seed: draw.seed32("slack") });
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const film = palette(...dye(FILM, colours[0], 0.9));
  const pitch = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const bend = ((sway[i] as number) * 0.05) / count;
    locate(((i & (size - 1)) + 0.5) / size + bend, (Math.floor(i / size) + 0.5) / size - bend, place);
    const far = Math.sqrt(place.dx * place.dx + place.dy * place.dy) / 0.42;
    const flat = (popped[place.cell] as number) < share;
    const c = crease[i] as number;
    const s = slack[i] as number;
    const inside = smoothstep(1.02, 0.96, far);
    const dome = far < 1 ? Math.sqrt(Math.max(0, 1 - far * far * far * far)) : 0;
    const rim = smoothstep(0.72, 0.97, far) * smoothstep(1.1, 1.01, far);
    const crumple = flat ? smoothstep(0.5, 0.9, c) : 0;
    paintFrom(
      film,
      0.52 +
        s * 0.1 +
        dome * (flat ? 0.02 : 0.06) +
        smoothstep(0.55, 0.8, far) * smoothstep(0.95, 0.82, far) * 0.26 -
        rim * 0.42 +
        (c - 0.5) * 0.14 * (1 - inside) -
        crumple * 0.2,
      texel,
    );
    shade(texel, 1 - 0.1 * (1 - inside));
    texel.height = flat
      ? pitch * (inside * 0.04 + (c - 0.5) * 0.16 * inside)
      : pitch * (dome * (0.15 + 0.05 * (full[place.cell] as number)) + (c - 0.5) * 0.03 * (1 - inside * 0.8));
    texel.height += pitch * s * 0.12;
    texel.roughness = 0.06 + (1 - inside) * 0.1 + crumple * 0.1;
  });
}
