import { expect, test } from "vitest";
import { findOverlap } from "#engine/bake/find-overlap.ts";
import type { FlatChart } from "#engine/bake/flat-charts.ts";

/** Two faces with a common edge lie flat in a square of one metre, the second one's free corner where it is put. */
const chartWith = (free: readonly [number, number]): FlatChart => ({
  points: Float64Array.from([0, 0, 1, 0, 0, 1, ...free]),
  cornerPoint: Uint32Array.from([0, 1, 2, 1, 3, 2]),
  start: 0,
  end: 4,
});
const find = (chart: FlatChart) => findOverlap(chart, Uint32Array.from([0, 1]), 0.05, () => undefined);

test("faces beside each other do not overlap", () => {
  expect(find(chartWith([1, 1]))).toBeUndefined();
});

test("a face that folded over its neighbour overlaps it", () => {
  expect(find(chartWith([0.2, 0.2]))).toEqual([0, 1]);
});
