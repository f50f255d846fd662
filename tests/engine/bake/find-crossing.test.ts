import { expect, test } from "vitest";
import { findCrossing } from "#engine/bake/find-crossing.ts";
import { flatArea } from "#engine/bake/flat-charts.ts";
import { pairHalfEdges } from "#engine/bake/half-edges.ts";
import { mendFolds, moveAcross } from "#engine/bake/mend-folds.ts";

const chartOf = (points: readonly number[], corners: readonly number[]) => ({
  points: Float64Array.from(points),
  cornerPoint: Uint32Array.from(corners),
  start: 0,
  end: points.length / 2,
});
const allFaces = (count: number) => Uint32Array.from({ length: count }, (_, face) => face);

/** Seven triangles about a point, each as wide an angle: a fan that goes round more than once where that is more than a seventh turn. */
function fan(degrees: number) {
  const rim = Array.from({ length: 8 }, (_, i) => (i * degrees * Math.PI) / 180).flatMap((turn) => [
    Math.cos(turn),
    Math.sin(turn),
  ]);
  const corners = Array.from({ length: 7 }, (_, i) => [0, i + 1, i + 2]).flat();
  const chart = chartOf([0, 0, ...rim], corners);
  return findCrossing(chart, allFaces(7), pairHalfEdges(chart.cornerPoint, chart.end), 0.001);
}

test("the border of a fan crosses itself only when the fan goes round more than once", () => {
  expect(fan(50)).toBeUndefined();
  expect(fan(52)).toBeDefined();
});

test("a border that reaches over itself by a hair is moved clear of itself", () => {
  // a strip of three quads bent into a C, whose one end has a corner just across the other end's edge
  const rim = [0, 0, 0, 1, 1, 1, 1, 0.501, 0.5, 0.1, 0.8, 0.1, 0.6, 0.502, 0.7, 0.499];
  const chart = chartOf(rim, [0, 4, 1, 1, 4, 2, 2, 4, 3, 5, 7, 6]);
  chart.points.set([0.5, 0.5], 8);
  const twins = pairHalfEdges(chart.cornerPoint, chart.end);
  for (let left = 4; left > 0; left -= 1) {
    const crossing = findCrossing(chart, allFaces(4), twins, 1e-6);
    if (!crossing) break;
    expect(crossing.depth).toBeLessThan(0.01);
    moveAcross(chart, allFaces(4), crossing.point, crossing.line, 0.01);
  }
  expect(findCrossing(chart, allFaces(4), twins, 1e-6)).toBeUndefined();
});

test("a large face that folded over by a hair is unfolded, not collapsed", () => {
  const chart = chartOf([0, 0, 1, 0, 0, 1, 0.49, 0.49], [0, 1, 2, 1, 3, 2]);
  mendFolds(chart, allFaces(2), () => false, 0.05);
  for (const face of allFaces(2)) expect(flatArea(chart.cornerPoint, chart.points, face)).toBeGreaterThan(0);
});

test("a corner that folded over an edge is moved back into the middle of its neighbours", () => {
  const chart = chartOf([0, 0, 1, 0, 1, 1, 0, 1, 1.05, 0.5], [0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4]);
  mendFolds(chart, allFaces(4), () => true, 0.05);
  for (const face of allFaces(4)) expect(flatArea(chart.cornerPoint, chart.points, face)).toBeGreaterThan(0);
});

test("a face folded over at the border covers nothing any more", () => {
  const chart = chartOf([0, 0, 1, 0, 0, 1, 0.2, 0.2], [0, 1, 2, 1, 3, 2]);
  mendFolds(chart, allFaces(2), (face) => face === 1, 0.05);
  expect(flatArea(chart.cornerPoint, chart.points, 0)).toBeGreaterThan(0);
  expect(flatArea(chart.cornerPoint, chart.points, 1)).toBeGreaterThanOrEqual(0);
});
