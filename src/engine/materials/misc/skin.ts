import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/palette.ts";
import { pits } from "../../texture/pits.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TONES: readonly (readonly string[])[] = [
  ["#c48a6f", "#d9a488", "#e6b9a0"],
  ["#8f5b3e", "#a97150", "#bd8764"],
  ["#4f2f20", "#65402d", "#7a523c"],
];
const TILE = 0.12;

/** Smooth living skin: fine lines, pores, blotches of warmth. Takes colours whole: a green frog, a grey elephant. */
export const skin: Material = {
  id: "skin",
  class: "misc",
  words: ["skin", "flesh", "hide"],
  tileSize: TILE,
  shade: shadeSkin,
};

function shadeSkin({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(38, scale);
  const warpX = fbm(size, { cells: cells >> 1 || 1, octaves: 3, seed: draw.seed32("warp x") });
  const lines = cellsKernel(size, { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("lines"), warpX }, [
    "border",
  ]).border;
  const pores = pits(size, draw.seed32("pores"), cells, 0.5, 0.2);
  const blush = fbm(size, { cells: featureCount(5, scale), octaves: 6, gain: 0.6, seed: draw.seed32("blush") });
  const fine = fbm(size, { cells: cells * 3, octaves: 3, gain: 0.7, seed: draw.seed32("fine") });
  const tone = dye(draw.pick("tone", TONES).map(fromHex), colours[0], 0.9);
  const flesh = palette(...tone);
  const first = tone[0] ?? [0, 0, 0];
  const warm = [first[0], first[1] * 0.72, first[2] * 0.68] as const;
  return paintSurface(size, TILE, (texel, i) => {
    const crease = smoothstep(0.09, 0, lines[i] as number);
    const pore = pores[i] as number;
    const b = blush[i] as number;
    const f = fine[i] as number;
    paintFrom(flesh, 0.55 + f * 0.12 + b * 0.16 - crease * 0.14 - pore * 0.2, texel);
    blendColour(texel, warm, smoothstep(-0.2, 0.9, b) * 0.3);
    texel.height = -crease * 0.00005 - pore * 0.00007 + f * 0.000015;
    texel.roughness = 0.46 + crease * 0.06 + f * 0.04 - b * 0.04;
  });
}
