import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { woodGrain } from "../../texture/marks/wood-grain.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAINTS = ["#e9e4d8", "#5f8a8b", "#8b2f28", "#39506b", "#6c7f56", "#d9b45b"];
const TILE = 0.5;

/** Wood under two coats of brushed satin paint. Takes colours in the paint. */
export const paintedWood: Material = {
  id: "painted-wood",
  class: "wood",
  words: ["painted wood", "lacquered wood", "coloured wood", "colored wood"],
  tileSize: TILE,
  shade: shadePaintedWood,
};

function shadePaintedWood({ size, draw, colours, scale }: ShadeContext): Surface {
  const { late, fibre, pores } = woodGrain(size, draw, featureCount(34, scale), 0.7, featureCount(150, scale));
  const strokes = fbm(size, { cells: featureCount(70, scale), cellsY: 2, octaves: 3, seed: draw.seed32("strokes") });
  const clouds = fbm(size, { cells: 4, octaves: 4, seed: draw.seed32("clouds") });
  const base = fromHex(draw.pick("paint", PAINTS));
  const tones = [0.5, 1, 1.2].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const);
  const paint = palette(...dye(tones, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const s = strokes[i] as number;
    const l = late[i] as number;
    const p = pores[i] as number;
    // late wood stays under the brush and the pores of timber show through two coats
    paintFrom(paint, 0.58 + s * 0.12 + (clouds[i] as number) * 0.12 - (l - 0.4) * 0.36 - p * 0.52, texel);
    texel.height = l * 0.0004 + (fibre[i] as number) * 0.00006 - p * 0.0004 + s * 0.0001;
    texel.roughness = 0.4 + s * 0.06 - l * 0.05 + p * 0.2 + (clouds[i] as number) * 0.05;
  });
}
