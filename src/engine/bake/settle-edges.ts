import type { Image } from "../files/image.ts";
import { normalsKernel, stepsKernel } from "../kernels/kernels.ts";
import type { Surface } from "../materials/material.ts";
import { occlusion } from "../texture/occlusion.ts";
import { deriveAlbedo, deriveGrey } from "./derive-maps.ts";

/** Lines on either side that a line is compared with. */
const BESIDE = 4;

/**
 * Mean steps from texel to texel that no eye sees, in levels of a map's bytes: a nearly flat map must not decide where to
 * cut. Of the relief in shares of its range.
 */
const UNSEEN = { byte: 0.1, sky: 0.8, gloss: 0.3, relief: 0.0006 };

/**
 * Moves the tile under its frame so that the frame cuts it where every map is as busy as beside the cut and as on the
 * whole: through the middle of bricks and boards, not along a joint. The surface is periodic, so nothing else changes.
 */
export function settleEdges(surface: Surface): Surface {
  const { size, height, albedo, roughness, metalness } = surface;
  const normals = new Float32Array(normalsKernel(height, size, surface.tileSize / size));
  const sky = occlusion(height, size, surface.tileSize);
  const bytes = ({ data }: Image) => new Float32Array(data);
  const steps = [
    stepsKernel(bytes(deriveAlbedo(surface)), size, 3),
    stepsKernel(normals, size, 3),
    stepsKernel(bytes(deriveGrey(sky, size)), size, 1),
    stepsKernel(bytes(deriveGrey(roughness, size)), size, 1),
    stepsKernel(bytes(deriveGrey(metalness, size)), size, 1),
    stepsKernel(height, size, 1),
  ];
  const { byte, sky: open, gloss, relief } = UNSEEN;
  const unseen = [byte, byte, open, gloss, gloss, relief * spanOf(height)].map((step) => step * size);
  const left = calmestLine(
    steps.map(({ columns }) => columns),
    unseen,
  );
  const top = calmestLine(
    steps.map(({ rows }) => rows),
    unseen,
  );
  if (left === 0 && top === 0) return surface;
  return {
    ...surface,
    height: rolled(height, size, 1, left, top),
    albedo: rolled(albedo, size, 3, left, top),
    roughness: rolled(roughness, size, 1, left, top),
    metalness: rolled(metalness, size, 1, left, top),
  };
}

const spanOf = (height: Float32Array): number => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < height.length; i += 1) {
    const h = height[i] as number;
    if (h < low) low = h;
    if (h > high) high = h;
  }
  return high - low;
};

/** The line whose steps are least unlike the steps beside it and the mean step, in the map where they are most unlike. */
function calmestLine(maps: readonly Float32Array[], unseen: readonly number[]): number {
  const size = maps[0]?.length ?? 0;
  const worst = new Float32Array(size);
  for (const [map, steps] of maps.entries()) {
    let mean = 0;
    for (const step of steps) mean += step / size;
    if (mean === 0) continue;
    // in a quiet map a single texel would else outweigh all the others; the mean only settles ties
    const quiet = unseen[map] as number;
    for (let line = 0; line < size; line += 1) {
      const here = (steps[line] as number) + quiet;
      let beside = 0;
      for (let k = 1; k <= BESIDE; k += 1) {
        beside += (steps[(line + k) % size] as number) + (steps[(line - k + size) % size] as number);
      }
      beside = beside / (2 * BESIDE) + quiet;
      const unlike = Math.max(apart(here, beside), 0.002 * apart(here, mean + quiet));
      if (unlike > (worst[line] as number)) worst[line] = unlike;
    }
  }
  let best = 0;
  for (let line = 1; line < size; line += 1) if ((worst[line] as number) < (worst[best] as number)) best = line;
  return best;
}

/** How far the ratio of two steps is from 1, either way. */
const apart = (a: number, b: number): number => (a === b ? 0 : Math.max(a, b) / Math.max(1e-12, Math.min(a, b)) - 1);

function rolled(field: Float32Array, size: number, channels: number, left: number, top: number): Float32Array {
  const out = new Float32Array(field.length);
  const stride = size * channels;
  const cut = left * channels;
  for (let y = 0; y < size; y += 1) {
    const row = field.subarray(((y + top) & (size - 1)) * stride, (((y + top) & (size - 1)) + 1) * stride);
    out.set(row.subarray(cut), y * stride);
    out.set(row.subarray(0, cut), y * stride + stride - cut);
  }
  return out;
}
