import { expect, test } from "vitest";
import { createDraw } from "#engine/math/draw.ts";
import { broadCracks, cracks } from "#engine/texture/marks/cracks.ts";
import { double } from "#engine/texture/noises/resize.ts";

test("a doubled tile keeps its mean, what is straight in it, and closes", () => {
  const side = 8;
  const small = Float32Array.from({ length: side * side }, (_, i) => Math.abs((i % side) - 4));
  const large = double(small, side);
  const mean = (field: Float32Array) => field.reduce((a, b) => a + b, 0) / field.length;
  expect(mean(large)).toBeCloseTo(mean(small), 6);
  // a quarter of a texel either way of the middles, on the slope and across the wrap edge
  expect(Array.from(large.slice(4, 8))).toEqual([1.75 + 0.5, 1.75, 1.25, 0.75].map((n) => expect.closeTo(n, 5)));
  expect(large[0]).toBeCloseTo(0.75 * 4 + 0.25 * 3, 5);
});

test("broad cracks lie where the others do", () => {
  const size = 512;
  const [broad, full] = [broadCracks, cracks].map((find) => find(size, createDraw(4), 5, 0.6, 0.16));
  let off = 0;
  for (let i = 0; i < size * size; i += 1) off += Math.abs((broad?.[i] as number) - (full?.[i] as number));
  expect(off / (size * size)).toBeLessThan(0.01);
});
