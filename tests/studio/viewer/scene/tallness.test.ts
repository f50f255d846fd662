import { expect, test } from "vitest";
import { tallness } from "#studio/viewer/scene/tallness.ts";

test("what lies flat is as tall as it is, what has depth shows some of it above its front", () => {
  expect(tallness({ min: [-0.65, 0, 0], max: [0.65, 1.3, 0] })).toBeCloseTo(1);
  expect(tallness({ min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] })).toBeCloseTo(Math.SQRT1_2 + 0.3);
  expect(tallness({ min: [-1, 0, -0.5], max: [1, 0.02, 0.5] })).toBeLessThan(0.3);
});

test("what has no breadth at all is taller than anything", () => {
  expect(tallness({ min: [0, 0, 0], max: [0, 1, 0] })).toBe(Number.POSITIVE_INFINITY);
});
