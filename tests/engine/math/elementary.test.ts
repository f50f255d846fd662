import { expect, test } from "vitest";
import { createDraw } from "../../../src/engine/math/draw.ts";
import * as elementary from "../../../src/engine/math/elementary.ts";

const points = Array.from({ length: 2000 }, (_, i) => createDraw(i).number("x", -60, 60));

test.each([
  ["sin", elementary.sin, Math.sin],
  ["cos", elementary.cos, Math.cos],
  ["atan", elementary.atan, Math.atan],
  ["exp", elementary.exp, Math.exp],
  ["log", (x: number) => elementary.log(Math.abs(x)), (x: number) => Math.log(Math.abs(x))],
  ["pow", (x: number) => elementary.pow(Math.abs(x), 2.4), (x: number) => Math.abs(x) ** 2.4],
  ["acos", (x: number) => elementary.acos(x / 61), (x: number) => Math.acos(x / 61)],
  ["asin", (x: number) => elementary.asin(x / 61), (x: number) => Math.asin(x / 61)],
  ["atan2", (x: number) => elementary.atan2(x, 7 - x), (x: number) => Math.atan2(x, 7 - x)],
] as const)("%s agrees with the platform's to 14 digits", (_, own, platform) => {
  for (const x of points)
    expect(Math.abs(own(x) - platform(x))).toBeLessThanOrEqual(1e-14 * (1 + Math.abs(platform(x))));
});

test("the edges of the domains give what mathematics says", () => {
  expect(elementary.log(0)).toBe(Number.NEGATIVE_INFINITY);
  expect(elementary.log(-1)).toBeNaN();
  expect(elementary.exp(-1000)).toBe(0);
  expect(elementary.pow(0, 0)).toBe(1);
  expect(elementary.atan2(0, 0)).toBe(0);
  expect(elementary.acos(2)).toBe(0);
});
