import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COATS = ["#d9c49b", "#e2d7bf", "#cf9a6b", "#d8cfc4", "#c9b28c"];
const TILE = 1;

/** Knock-down stucco: a sprayed coat whose peaks were flattened, smooth islands over a sandy ground. Takes colours in the coat. */
export const stucco: Material = {
  id: "stucco",
  class: "plaster",
  words: [
    "stucco",
    "stucco wall",
    "knockdown",
    "knockdown texture",
    "skip trowel",
    "orange peel wall",
    "mediterranean plaster",
    "exterior stucco",
  ],
  tileSize: TILE,
  shade: shadeStucco,
};

function shadeStucco({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(16, scale);
  const splash = fbm(size, { cells, octaves: 4, gain: 0.55, seed: draw.seed32("splash") });
  const rough = fbm(size, { cells: cells * 2, octaves: 4, gain: 0.65, seed: draw.seed32("rough") });
  const sand = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.9, seed: draw.seed32("sand") });
  const wash = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("wash") });
  const base = fromHex(draw.pick("coat", COATS));
  const coat = palette(
    ...dye(
      [0.62, 0.82, 1, 1.12].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const),
      colours[0],
      1,
    ),
  );
  return paintSurface(size, TILE, (texel, i) => {
    const s = sand[i] as number;
    const r = rough[i] as number;
    const h = (splash[i] as number) + r * 0.18;
    // flattened where it rose above the trowel
    const island = smoothstep(-0.06, 0.07, h);
    const top = Math.min(1, 0.62 + Math.max(0, h) * 1.1);
    const level = island * top + (1 - island) * (0.12 + r * 0.12 + s * 0.1);
    paintFrom(coat, 0.34 + level * 0.4 + (wash[i] as number) * 0.14 + s * 0.08, texel);
    texel.height = level * 0.0052 + s * 0.0002;
    texel.roughness = 0.9 - island * 0.12 + s * 0.04;
  });
}
