import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ALONG = ["#a98457", "#c9a676", "#dcbf91", "#e8d1aa"].map(fromHex);
const ACROSS = ["#6f4c2b", "#8d6439", "#a67b4c", "#bb9361"].map(fromHex);
const TILE = 0.1;

/** The sawn edge of plywood: thin layers, pale where their fibres run along and dark end grain between, in lines of glue, here and there a gap. Takes colours as a stain. */
export const plywoodEdge: Material = {
  id: "plywood-edge",
  class: "wood",
  words: [
    "plywood edge",
    "plywood side",
    "plywood layer",
    "layered plywood",
    "laminated wood",
    "plywood cut",
    "stacked plywood",
  ],
  tileSize: TILE,
  shade: shadePlywoodEdge,
};

function shadePlywoodEdge({ size, draw, colours, scale }: ShadeContext): Surface {
  const layers = 2 * featureCount(draw.integer("layers", 10, 13), scale);
  const field = (name: string, cells: number, cellsY: number, octaves: number, gain = 0.6) =>
    fbm(size, {
      cells: featureCount(cells, scale),
      cellsY: featureCount(cellsY, scale),
      octaves,
      gain,
      seed: draw.seed32(name),
    });
  const sway = field("sway", 4, 3, 3);
  const fibres = field("fibres", 6, 150, 3, 0.75);
  const ends = field("ends", 170, 120, 2, 0.85);
  const saw = field("saw", 46, 1, 2);
  const open = field("open", 9, layers, 2);
  const table = (name: string) => randomTable(layers, draw.seed32(name));
  const [tone, width] = [table("tone"), table("width")];
  const along = palette(...dye(ALONG, colours[0], 0.9));
  const across = palette(
    ...dye(ACROSS, colours[0] && [colours[0][0] * 0.6, colours[0][1] * 0.6, colours[0][2] * 0.6], 0.9),
  );
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const y = ((Math.floor(i / size) + 0.5) / size) * layers + s * 0.05;
    const near = Math.round(y);
    const limit = near + ((width[((near % layers) + layers) % layers] as number) - 0.5) * 0.16;
    const layer = ((((y < limit ? near - 1 : near) % layers) + layers) % layers) | 0;
    const isAcross = layer & 1;
    const off = Math.abs(y - limit);
    const glue = smoothstep(0.1, 0.02, off);
    const f = fibres[i] as number;
    const e = ends[i] as number;
    const o = open[i] as number;
    const gap = isAcross ? smoothstep(0.62, 0.78, o) * smoothstep(0.08, 0.2, off) : 0;
    const own = (tone[layer] as number) - 0.5;
    if (isAcross) paintFrom(across, 0.5 + 0.34 * own + 0.3 * e + 0.1 * s, texel);
    else paintFrom(along, 0.55 + 0.34 * own + 0.24 * f + 0.1 * s, texel);
    shade(texel, (1 - 0.5 * glue) * (1 - 0.85 * gap) * (1 + 0.05 * (saw[i] as number)));
    texel.height =
      TILE *
      ((isAcross ? -0.0012 + 0.0014 * e : 0.0006 * f) + 0.0005 * own + 0.0006 * (saw[i] as number) - 0.012 * gap);
    texel.roughness = 0.74 + 0.08 * isAcross - 0.2 * glue + 0.04 * e;
  });
}
