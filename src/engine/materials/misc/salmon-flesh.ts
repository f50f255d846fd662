import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FLESH = ["#c2481c", "#dd6531", "#ee824c", "#f6a273"].map(fromHex);
const LINE = fromHex("#f8d9bf");
const TILE = 0.16;
/** Layers of muscle down the tile, and folds of them across it. */
const LAYERS = 11;
const FOLDS = 2;

/** The raw flesh of a fish: bowed layers of orange muscle parted by lines of pale fat, moist. Takes colours in the flesh, then in the fat. */
export const salmonFlesh: Material = {
  id: "salmon-flesh",
  class: "misc",
  words: [
    "salmon fillet",
    "salmon flesh",
    "raw salmon",
    "smoked salmon",
    "salmon steak",
    "salmon slice",
    "salmon meat",
    "salmon sashimi",
    "sashimi",
    "fish fillet",
    "raw fish",
    "lox",
    "tuna steak",
  ],
  tileSize: TILE,
  shade: shadeSalmon,
};

function shadeSalmon({ size, draw, colours, scale }: ShadeContext): Surface {
  const layers = featureCount(LAYERS, scale);
  const folds = featureCount(FOLDS, scale);
  const sway = fbm(size, { cells: folds * 2, octaves: 4, gain: 0.45, seed: draw.seed32("sway") });
  const width = fbm(size, { cells: featureCount(9, scale), octaves: 3, seed: draw.seed32("width") });
  const fibre = fbm(size, {
    cells: featureCount(26, scale),
    cellsY: featureCount(90, scale),
    octaves: 3,
    gain: 0.7,
    seed: draw.seed32("fibre"),
  });
  const cloud = fbm(size, { cells: featureCount(5, scale), octaves: 5, gain: 0.55, seed: draw.seed32("cloud") });
  const flesh = palette(...dye(FLESH, colours[0], 0.9));
  const fat = colours[1] ?? LINE;
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const x = ((column + 0.5) / size) * folds;
    const y = ((i - column) / size + 0.5) / size;
    const s = sway[i] as number;
    const w = width[i] as number;
    const f = fibre[i] as number;
    const c = cloud[i] as number;
    // each fold is a W lying on its side, round at its turns
    const bow = Math.abs(x - Math.floor(x) - 0.5) * 2;
    const phase = y * layers + 1.9 * bow * bow * (1.4 - 0.4 * bow) + 0.42 * s + 0.03 * f;
    const off = Math.abs(phase - Math.floor(phase) - 0.5);
    const thick = 0.075 + 0.05 * w;
    const line = smoothstep(thick + 0.05, thick * 0.4, off);
    const belly = smoothstep(0, 0.5, off);
    paintFrom(flesh, clamp01(0.42 + 0.16 * c + 0.12 * f + 0.14 * (belly - 0.5)), texel);
    blendColour(texel, fat, line * (0.78 + 0.15 * w));
    texel.height = scale * (0.0009 * belly - 0.0003 * line + 0.0001 * f + 0.0006 * c);
    texel.roughness = clamp01(0.28 + 0.07 * f - 0.06 * c + 0.08 * line);
  });
}
