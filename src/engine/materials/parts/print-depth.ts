import { blurKernel } from "../../kernels/kernels.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import type { Surface } from "../material.ts";

/** Metres to which something heavy sinks in: more than the ground is uneven by itself, so that its print is seen. */
export const printDepth = ({ height, tileSize }: Surface): number =>
  clamp(1.6 * depthOf(height), tileSize * 0.008, tileSize * 0.022);

/** How far (0..1) what is trodden down bares the ground under it: blades and leaves give way, sand and earth are the ground. */
export function baring({ size, height, tileSize }: Surface): number {
  const fine = blurKernel(height, size, size * 0.01, 2);
  for (let i = 0; i < fine.length; i += 1) fine[i] = (height[i] as number) - (fine[i] as number);
  return smoothstep(0.003, 0.0045, depthOf(fine) / tileSize);
}
