import { expect, test } from "vitest";
import { measureUvOverlap } from "../../src/measure/uv-overlap.ts";

test("two halves of a square do not overlap", () => {
  expect(measureUvOverlap([0.1, 0.1, 0.9, 0.1, 0.9, 0.9, 0.1, 0.9], [0, 1, 2, 0, 2, 3])).toBe(0);
});

test("a triangle laid on itself overlaps wholly", () => {
  expect(measureUvOverlap([0.1, 0.1, 0.9, 0.1, 0.9, 0.9], [0, 1, 2, 2, 1, 0])).toBe(1);
});

test("a square half over another shares a third of what both cover", () => {
  const square = (x: number) => [x, 0.25, x + 0.5, 0.25, x + 0.5, 0.75, x, 0.75];
  const share = measureUvOverlap([...square(0.125), ...square(0.375)], [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]);
  expect(share).toBeCloseTo(1 / 3, 2);
});
