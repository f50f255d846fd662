import { expect, test } from "vitest";
import { seamRatio } from "#measure/seam-ratio.ts";

const SIZE = 64;
const tile = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: SIZE * SIZE }, (_, i) => value(i % SIZE, Math.floor(i / SIZE)));

test("a wave that fits the tile has no seam", () => {
  const wave = tile((x, y) => Math.sin((x / SIZE) * 2 * Math.PI) + Math.sin((y / SIZE) * 2 * Math.PI));
  const { x, y } = seamRatio(wave, SIZE, SIZE, 1);
  expect(x).toBeCloseTo(1, 1);
  expect(y).toBeCloseTo(1, 1);
});

test("a ramp that jumps back at the right edge shows its seam in x alone", () => {
  const { x, y } = seamRatio(
    tile((column, row) => column + Math.sin((row / SIZE) * 2 * Math.PI)),
    SIZE,
    SIZE,
    1,
  );
  expect(x).toBeGreaterThan(10);
  expect(y).toBeCloseTo(1, 1);
});

test("a flat tile has ratio 1", () => {
  expect(seamRatio(new Uint8Array(SIZE * SIZE * 3), SIZE, SIZE, 3)).toEqual({ x: 1, y: 1 });
});
