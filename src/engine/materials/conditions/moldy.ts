import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, blendPaint, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const COLONY = palette(...["#d6d8c8", "#8d9a80", "#4d5a4a", "#23291f"].map(fromHex));
const DAMP = fromHex("#4a4a34");

/** Mould: round furry colonies, dark in the middle and pale at their rims, crowding where it is damp. */
export const moldy: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const damp = evenNoise(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.62, seed: draw.seed32("damp") });
  const fuzz = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.8, seed: draw.seed32("fuzz") });
  const bend = (name: string) =>
    fbm(size, { cells: featureCount(40, scale), octaves: 4, gain: 0.65, seed: draw.seed32(name), strength: 0.5 });
  const warp = { warpX: bend("bend x"), warpY: bend("bend y") };
  const large = colonies(size, { cells: featureCount(13, scale), ...warp }, draw.seed32("large"));
  const small = colonies(size, { cells: featureCount(36, scale), ...warp }, draw.seed32("small"));
  const mixed = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const f = fuzz[i] as number;
    const wet = (damp[i] as number) + amount * 1.2 - 0.55;
    const near = Math.min(large[i] as number, (small[i] as number) * 1.15 + 0.06) + f * 0.12;
    const reach = 0.3 + 0.34 * wet;
    // hyphae thin out towards the rim
    const colony = smoothstep(reach, reach - 0.2, near) * smoothstep(-0.2, 0.1, wet);
    blendColour(texel, DAMP, smoothstep(-0.3, 0.5, wet) * 0.38);
    paintFrom(COLONY, (reach - near) * 2.3 + f * 0.16, mixed);
    blendPaint(texel, mixed, colony * 0.9);
    texel.height += surface.tileSize * 0.0007 * colony * (1 + f * 0.5);
    texel.roughness = lerp(texel.roughness, 0.97, colony);
    texel.metalness *= 1 - colony;
  });
};

/** Its warps are in cells: the same bend is a smaller share of a large colony. */
const colonies = (size: number, { cells, warpX, warpY }: Net, seed: number) =>
  cellsKernel(size, { cellsX: cells, cellsY: cells, jitter: 1, seed, warpX, warpY }, ["nearest"]).nearest;

interface Net {
  readonly cells: number;
  readonly warpX: Field;
  readonly warpY: Field;
}
