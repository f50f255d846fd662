import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#2d0410", "#5a0b20", "#8a1733", "#c04a63"],
  ["#06251f", "#0d463a", "#176a58", "#4ba18c"],
  ["#0c1238", "#17225e", "#26378a", "#5f72bd"],
  ["#260a36", "#471560", "#6a2789", "#a064bb"],
];
const TILE = 0.3;

/** Crushed velvet: dense short pile, light where it leans away and deep where it stands, in soft strokes. Takes colours in the pile. */
export const velvet: Material = {
  id: "velvet",
  class: "fabric",
  words: ["velvet", "crushed velvet", "velour", "velveteen", "plush", "velvety", "velvet fabric"],
  tileSize: TILE,
  shade: shadeVelvet,
};

function shadeVelvet({ size, draw, colours, scale }: ShadeContext): Surface {
  const field = (name: string, cells: number, cellsY: number, octaves: number, gain = 0.5) =>
    fbm(size, {
      cells: featureCount(cells, scale),
      cellsY: featureCount(cellsY, scale),
      octaves,
      gain,
      seed: draw.seed32(name),
    });
  const strokes = warpKernel(
    field("strokes", 12, 5, 5),
    field("bend x", 4, 4, 3),
    field("bend y", 4, 4, 3),
    size,
    size * 0.07 * Math.min(1, scale),
  );
  const folds = field("folds", 4, 3, 3);
  const pile = field("pile", 210, 210, 2, 0.9);
  const velours = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const s = strokes[i] as number;
    const p = pile[i] as number;
    const fold = folds[i] as number;
    // pile brushed over an edge shows its lit side in a narrow band
    const crest = smoothstep(0.3, 0.0, Math.abs(s - 0.2));
    const lean = smoothstep(-0.95, 0.95, s);
    paintFrom(velours, 0.16 + lean * 0.4 + crest * 0.2 + p * 0.1 + fold * 0.08, texel);
    texel.height = 0.0011 * s + 0.0016 * fold + 0.00016 * p;
    texel.roughness = 0.82 - crest * 0.22 + p * 0.05;
  });
}
