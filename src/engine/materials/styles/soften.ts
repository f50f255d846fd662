import { createField } from "../../kernels/field-pool.ts";
import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { Surface } from "../material.ts";

/** Blurs the colours by a share of the tile: what a broad brush leaves of the grain. */
export function softenColour({ albedo, size }: Surface, reach: number): void {
  const channel = createField(size * size);
  for (let c = 0; c < 3; c += 1) {
    for (let i = 0; i < channel.length; i += 1) channel[i] = albedo[i * 3 + c] as number;
    const soft = blurKernel(channel, size, reach * size, 2);
    for (let i = 0; i < channel.length; i += 1) albedo[i * 3 + c] = soft[i] as number;
  }
}

/** The height without its grain, and `boldness` times as deep. */
export function simplifyRelief({ height, size }: Surface, reach: number, boldness: number): Field {
  const soft = blurKernel(height, size, reach * size, 2);
  for (let i = 0; i < height.length; i += 1) height[i] = (soft[i] as number) * boldness;
  return height;
}
