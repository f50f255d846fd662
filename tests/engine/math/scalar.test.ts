import { expect, test } from "vitest";
import { clamp, clamp01, smoothstep } from "#engine/math/scalar.ts";

test.each([
  [-1, 0],
  [-0, 0],
  [0.25, 0.25],
  [1, 1],
  [2, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, 0],
  // nothing that is no number reaches a file
  [Number.NaN, 0],
])("clamp01 of %f is %f", (x, held) => {
  expect(clamp01(x)).toBe(held);
});

test("clamp keeps to its bounds, the upper one where they cross", () => {
  expect([clamp(-3, -2, 5), clamp(7, -2, 5), clamp(1, -2, 5), clamp(3, 4, 2)]).toEqual([-2, 5, 1, 2]);
});

test("a smoothstep rises from 0 to 1, and falls where its bounds are turned round", () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((x) => smoothstep(0.25, 0.75, x))).toEqual([0, 0, 0.5, 1, 1]);
  expect(smoothstep(0.75, 0.25, 0.1)).toBe(1);
});
