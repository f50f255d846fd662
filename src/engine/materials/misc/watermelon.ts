import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PALE = ["#6f9a3f", "#93b95a", "#b3cf7d", "#cbdd9c"].map(fromHex);
const DARK = ["#10280f", "#1c3f1a", "#2c5626"].map(fromHex);
const TILE = 0.4;

/** Watermelon rind: waxy pale green with ragged dark stripes along V, veined at their edges. Takes colours in the pale rind, then in the stripes. */
export const watermelon: Material = {
  id: "watermelon",
  class: "misc",
  words: ["watermelon", "watermelon skin", "melon", "watermelon rind", "melon skin", "watermelon peel"],
  tileSize: TILE,
  shade: shadeWatermelon,
};

function shadeWatermelon({ size, draw, colours, scale }: ShadeContext): Surface {
  const stripes = featureCount(5, scale);
  const sway = fbm(size, { cells: stripes, cellsY: 3, octaves: 3, gain: 0.6, seed: draw.seed32("sway") });
  const ragged = fbm(size, {
    cells: stripes * 5,
    cellsY: featureCount(16, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("ragged"),
  });
  const mottle = fbm(size, { cells: featureCount(26, scale), octaves: 4, gain: 0.7, seed: draw.seed32("mottle") });
  const pale = palette(...dye(PALE, colours[0], 1));
  const dark = dye(DARK, colours[1] ?? (colours[0]?.map((c) => c * 0.3) as [number, number, number] | undefined), 1);
  const deep = dark[1] ?? [0.03, 0.1, 0.03];
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const r = ragged[i] as number;
    const m = mottle[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * stripes + s * 0.3;
    const wave = cosTurn(x) + r * 0.75;
    const band = smoothstep(0.05, 0.4, wave);
    // between stripes the rind is netted with thin veins
    const vein = smoothstep(0.09, 0.02, Math.abs(r - 0.05)) * 0.45;
    paintFrom(pale, 0.5 + m * 0.3 + s * 0.1, texel);
    blendColour(texel, deep, Math.min(1, band * (0.82 + m * 0.3) + vein * (1 - band)));
    texel.height = 0.0006 * m * 0.4 + 0.0022 * s * 0.5 - band * 0.0002;
    texel.roughness = 0.26 + m * 0.05 - band * 0.04;
  });
}
