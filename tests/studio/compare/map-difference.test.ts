import { expect, test } from "vitest";
import { fittingDoublings } from "#studio/compare/map-difference.ts";

const pixels = (count: number, value: (index: number) => number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: count * 4 }, (_, at) => (at % 4 === 1 ? value(Math.floor(at / 4)) : 0));

test("a difference is shown as strong as it bears: a large one as it is, a faint one many times as strong", () => {
  expect(fittingDoublings(pixels(100, () => 200))).toBe(0);
  expect(fittingDoublings(pixels(100, () => 60))).toBe(2);
  expect(fittingDoublings(pixels(100, () => 3))).toBe(6);
  expect(fittingDoublings(pixels(100, () => 0))).toBe(6);
});

test("a few bright specks may be clipped for the sake of all the rest", () => {
  expect(fittingDoublings(pixels(1000, (index) => (index < 10 ? 255 : 30)))).toBe(3);
  expect(fittingDoublings(pixels(1000, (index) => (index < 100 ? 255 : 30)))).toBe(0);
});
