import { createField } from "../../kernels/field-pool.ts";
import { reduce } from "../../texture/noises/resize.ts";
import type { Surface } from "../material.ts";
import type { RedrawSurface } from "./redraw-surface.ts";

/** Blocks along a side of the tile. */
const BLOCKS = 64;
const TONES = 12;

/** As in an old game: square blocks of one colour and one height, few tones. */
export const pixelated: RedrawSurface = (surface: Surface) => {
  const { size, albedo, height, roughness, metalness } = surface;
  if (size <= BLOCKS) return surface;
  const channel = (from: Float32Array, stride: number, c: number) => {
    const one = createField(size * size);
    for (let i = 0; i < one.length; i += 1) one[i] = from[i * stride + c] as number;
    return reduce(one, size, BLOCKS);
  };
  const block = size / BLOCKS;
  const fill = (into: Float32Array, stride: number, c: number, toned: boolean) => {
    const coarse = channel(into, stride, c);
    for (let i = 0; i < size * size; i += 1) {
      const at = Math.floor(Math.floor(i / size) / block) * BLOCKS + Math.floor((i & (size - 1)) / block);
      const value = coarse[at] as number;
      const root = Math.round(Math.sqrt(Math.max(0, value)) * TONES) / TONES;
      into[i * stride + c] = toned ? root * root : value;
    }
  };
  for (let c = 0; c < 3; c += 1) fill(albedo, 3, c, true);
  fill(height, 1, 0, false);
  fill(roughness, 1, 0, false);
  fill(metalness, 1, 0, false);
  return surface;
};
