import { expect, test } from "vitest";
import { triangulate } from "#studio/viewer/load/triangulate.ts";

/** Cuts the polygon through the given points and gives its triangles with the sum of their signed areas about Z. */
function cut(points: readonly (readonly [number, number])[]) {
  const positions = points.flatMap(([x, y]) => [x, y, 3]);
  const triangles: [number, number, number][] = [];
  triangulate(
    positions,
    points.map((_, index) => index),
    (a, b, c) => triangles.push([a, b, c]),
  );
  const areas = triangles.map(([a, b, c]) => {
    const [p, q, r] = [a, b, c].map((i) => points[i] as readonly [number, number]) as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    return ((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2;
  });
  return { triangles, areas, sum: areas.reduce((total, area) => total + area, 0) };
}

test("a convex polygon is a fan", () => {
  expect(
    cut([
      [0, 0],
      [2, 0],
      [3, 1],
      [2, 2],
      [0, 2],
    ]).triangles,
  ).toEqual([
    [0, 1, 2],
    [0, 2, 3],
    [0, 3, 4],
  ]);
});

test("an arrow keeps its area and no triangle is turned over", () => {
  const { areas, sum } = cut([
    [0, 0],
    [4, 0],
    [1, 1],
    [0, 4],
  ]);
  expect(sum).toBeCloseTo(4);
  for (const area of areas) expect(area).toBeGreaterThan(0);
});

test("a comb keeps its area in either turn", () => {
  const comb = Array.from({ length: 9 }, (_, i) => [i, i % 2 ? 1 : 4] as const);
  const outline = [...comb, [8, 0] as const, [0, 0] as const];
  const backward = cut(outline);
  const forward = cut(outline.toReversed());
  expect(forward.sum).toBeCloseTo(20);
  expect(backward.sum).toBeCloseTo(-20);
  expect(Math.min(...forward.areas)).toBeGreaterThan(0);
  expect(Math.max(...backward.areas)).toBeLessThan(0);
});

test("points in one place and crossing outlines still give a triangle less than corners by two", () => {
  expect(
    cut([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]).triangles.length,
  ).toBe(2);
  expect(
    cut([
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [2, 2],
    ]).triangles.length,
  ).toBe(3);
});
