import { blurKernel, type Field } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import { depthOf, levelBelow, lowShare } from "../../texture/relief-masks.ts";
import type { Surface } from "../material.ts";

/** A surface whose low ground is no more than this share has joints; one with more has hollows, of which the lowest count. */
const MOST_JOINT = 0.45;

/** Where the joints between the pieces of a surface lie, 0..1: the low ground, cut off sharply. */
export function jointMask({ size, height }: Surface): Field {
  const rise = blurKernel(height, size, size * 0.05, 2);
  for (let i = 0; i < rise.length; i += 1) rise[i] = (height[i] as number) - (rise[i] as number);
  const split = lowShare(rise);
  const level = levelBelow(rise, split > MOST_JOINT ? 0.2 : split);
  const soft = 0.18 * depthOf(rise) + 1e-9;
  for (let i = 0; i < rise.length; i += 1) rise[i] = smoothstep(level + soft, level - soft, rise[i] as number);
  return rise;
}
