import type { HeightImage } from "./decode-png.ts";

/** One level of a mip chain, bottom row first as WebGL wants it. */
export interface HeightLevel {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array<ArrayBuffer>;
}

/**
 * The image and its halvings down to 1 × 1. A vertex samples the level whose texels are as far apart as the vertices:
 * the finest one would give it single grains of noise.
 */
export function heightLevels({
  width,
  height,
  values,
}: Pick<HeightImage, "width" | "height" | "values">): HeightLevel[] {
  const levels: HeightLevel[] = [{ width, height, data: flipRows(width, height, values) }];
  for (let level = levels[0] as HeightLevel; level.width > 1 || level.height > 1; ) {
    level = halve(level);
    levels.push(level);
  }
  return levels;
}

function flipRows(width: number, height: number, values: Float32Array): Float32Array<ArrayBuffer> {
  const flipped = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    flipped.set(values.subarray(y * width, (y + 1) * width), (height - 1 - y) * width);
  return flipped;
}

/** Means of 2 × 2; an odd last row or column is dropped, as WebGL's own sizes have it. */
function halve(from: HeightLevel): HeightLevel {
  const width = Math.max(1, from.width >> 1);
  const height = Math.max(1, from.height >> 1);
  const [dx, dy] = [from.width > 1 ? 1 : 0, from.height > 1 ? from.width : 0];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * from.width + 2 * x;
      const sum = (i: number) => from.data[i] as number;
      data[y * width + x] = (sum(at) + sum(at + dx) + sum(at + dy) + sum(at + dx + dy)) / 4;
    }
  }
  return { width, height, data };
}
