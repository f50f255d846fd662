import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace, roundedBorder } from "../../texture/tilings/tiling.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLASS = ["#4f8480", "#86b5af", "#b4d6d0", "#dcefea"].map(fromHex);
const JOINT = ["#8b8b86", "#a9a8a2", "#c2c1bb"].map(fromHex);
const TILE = 0.8;

/** Wall of square glass blocks: thick pale green glass, waved inside, a clear rim, straight joints of mortar. Takes colours in the glass, then in the joints. */
export const glassBlocks: Material = {
  id: "glass-blocks",
  class: "misc",
  words: ["glass block", "glass brick", "glass block wall", "glass brick wall", "glass blocks", "glass tile wall"],
  tileSize: TILE,
  shade: shadeGlassBlocks,
};

function shadeGlassBlocks({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(4, scale);
  const { locate } = runningBond(count, count, 0);
  const place = createPlace();
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const phase = randomTable(count * count, draw.seed32("phase"));
  const kind = draw.pick("kind", ["wave", "grid", "ripple"] as const, [3, 1, 2]);
  const bent = fbm(size, { cells: count * 3, octaves: 3, gain: 0.5, seed: draw.seed32("bent") });
  const dirt = fbm(size, { cells: 7, octaves: 6, gain: 0.65, seed: draw.seed32("dirt") });
  const grit = fbm(size, { cells: 150, octaves: 2, gain: 0.7, seed: draw.seed32("grit") });
  const sway = fbm(size, { cells: 5, octaves: 2, seed: draw.seed32("sway") });
  const glass = palette(...dye(GLASS, colours[0], 0.9));
  const mortar = palette(
    ...dye(
      JOINT,
      colours[1] ??
        (colours[0] ? [colours[0][0] * 0.7 + 0.05, colours[0][1] * 0.7 + 0.05, colours[0][2] * 0.7 + 0.05] : undefined),
      0.9,
    ),
  );
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.006;
    locate(((i & (size - 1)) + 0.5) / size + bend, (Math.floor(i / size) + 0.5) / size + bend, place);
    const edge = roundedBorder(place, 0.03) * count;
    const own = (tone[place.cell] as number) - 0.5;
    const turn = phase[place.cell] as number;
    const b = bent[i] as number;
    const d = dirt[i] as number;
    let swell: number;
    if (kind === "wave") swell = cosTurn(place.u * 2.5 + cosTurn(place.v * 1.1 + turn) * 0.22 + b * 0.14 + turn);
    else if (kind === "grid") swell = 0.6 * (cosTurn(place.u * 5 + b * 0.05) + cosTurn(place.v * 5 + b * 0.05));
    else swell = cosTurn((place.u + place.v) * 2 + b * 0.3 + turn) * 0.6 + b * 0.7;
    const block = smoothstep(0.035, 0.05, edge);
    const rim = smoothstep(0.05, 0.075, edge) * smoothstep(0.15, 0.12, edge);
    const inner = smoothstep(0.12, 0.17, edge);
    if (block < 0.5) {
      paintFrom(mortar, 0.5 + (grit[i] as number) * 0.25 + d * 0.2, texel);
    } else {
      paintFrom(glass, 0.5 + own * 0.2 + inner * swell * 0.24 - rim * 0.3 + b * 0.08, texel);
      shade(texel, 1 - 0.35 * smoothstep(0.075, 0.05, edge) - Math.max(0, d) * 0.08);
    }
    texel.height =
      TILE *
      (0.006 * block +
        0.005 * smoothstep(0.04, 0.1, edge) -
        0.004 * rim +
        inner * swell * 0.0042 +
        (1 - block) * (grit[i] as number) * 0.0006);
    texel.roughness = lerp(0.88, 0.07 + Math.max(0, d) * 0.12, block);
  });
}
