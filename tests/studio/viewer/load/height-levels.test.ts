import { expect, test } from "vitest";
import { heightLevels } from "#studio/viewer/load/height-levels.ts";

test("the bottom row comes first and every level is the mean of the finer one", () => {
  const levels = heightLevels({ width: 4, height: 2, values: Float32Array.of(0, 1, 2, 3, 4, 5, 6, 7) });
  expect(levels.map(({ width, height }) => [width, height])).toEqual([
    [4, 2],
    [2, 1],
    [1, 1],
  ]);
  expect([...(levels[0]?.data ?? [])]).toEqual([4, 5, 6, 7, 0, 1, 2, 3]);
  expect([...(levels[1]?.data ?? [])]).toEqual([2.5, 4.5]);
  expect([...(levels[2]?.data ?? [])]).toEqual([3.5]);
});

test("odd sizes halve down to one texel", () => {
  const levels = heightLevels({ width: 5, height: 3, values: new Float32Array(15).fill(0.25) });
  expect(levels.map(({ width, height }) => [width, height])).toEqual([
    [5, 3],
    [2, 1],
    [1, 1],
  ]);
  for (const { data } of levels) for (const value of data) expect(value).toBe(0.25);
});
