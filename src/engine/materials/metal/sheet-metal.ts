import type { Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.8;
const STEEL: readonly Rgb[] = [
  [0.36, 0.365, 0.37],
  [0.46, 0.465, 0.47],
  [0.57, 0.57, 0.57],
];

/** One sheet of cold rolled steel without a joint: fine marks of the rollers, small dents, scratches and smears of handling. Takes colours as an anodised coat. */
export const sheetMetal: Material = {
  id: "sheet-metal",
  class: "metal",
  words: ["sheet metal", "metal sheet", "steel sheet", "sheet steel", "rolled steel", "sheet iron"],
  tileSize: TILE,
  shade: shadeSheetMetal,
};

function shadeSheetMetal(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const rolled = fbm(size, {
    cells: featureCount(180, scale),
    cellsY: 3,
    octaves: 2,
    gain: 0.8,
    seed: draw.seed32("rolled"),
  });
  const bands = fbm(size, {
    cells: featureCount(24, scale),
    cellsY: 1,
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("bands"),
  });
  const dents = fbm(size, { cells: featureCount(6, scale), octaves: 3, gain: 0.45, seed: draw.seed32("dents") });
  const roughness = draw.number("roughness", 0.26, 0.42);
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: STEEL,
    roughness,
    scratches: 420,
    scratchLength: 0.3,
    smudge: 1.3,
  });
  return paintSurface(size, TILE, (texel, i) => {
    const r = rolled[i] as number;
    const b = bands[i] as number;
    metal(texel, i);
    shade(texel, 1 + r * 0.06 + b * 0.05);
    texel.roughness += r * 0.03 + b * 0.03;
    texel.height += TILE * (r * 0.00003 + (dents[i] as number) * 0.0007);
  });
}
