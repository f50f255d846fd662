import { createField } from "../../kernels/field-pool.ts";
import { smoothstep } from "../../math/scalar.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { heightBlend } from "../../texture/tones/height-blend.ts";
import type { Surface } from "../material.ts";

/** How far above the level its edge reaches, in shares of its depth. */
const EDGE = 0.06;

/**
 * Lays a net, a grid or loose leaves over all of the first: what lies between its strands is the first. What is sewn or woven
 * of holes covers by its strands alone, where other stuff lies in patches.
 *
 * @param openAbove The second's (see `Material.openAbove`).
 * @see heightBlend the first is changed in place.
 */
export function layOpenwork(first: Surface, second: Surface, openAbove: number): Surface {
  const { size, height } = first;
  const lowest = second.height.reduce((low, level) => Math.min(low, level), Infinity);
  const highest = second.height.reduce((high, level) => Math.max(high, level), -Infinity);
  const span = Math.max(1e-9, highest - lowest);
  const level = lowest + span * openAbove;
  // drawn taut over the crowns of the first
  const rest = depthOf(height) * 0.5;
  const mask = createField(size * size);
  const bed = createField(size * size);
  let mean = 0;
  for (let i = 0; i < height.length; i += 1) mean += (height[i] as number) / height.length;
  for (let i = 0; i < mask.length; i += 1) {
    const above = (second.height[i] as number) - level;
    mask[i] = smoothstep(0, span * EDGE, above);
    bed[i] = Math.max(mean + rest, height[i] as number) + above;
  }
  return heightBlend(first, second, mask, bed);
}
