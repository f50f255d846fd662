import { expect, test } from "vitest";
import { packShapes } from "#engine/bake/pack-shapes.ts";
import { turnCharts } from "#engine/bake/turn-charts.ts";

const SIZE = 256;
const CELLS = 64;
const MARGIN = 0.5;
const SCALE = 11;
const COUNT = 90;

/** Triangles, each a chart, that are not a whole number of cells wide or high. */
function triangles() {
  const corners = Array.from({ length: COUNT }, (_, i) => [
    ...[0, 0],
    ...[1.01 + 0.23 * (i % 7), 0],
    ...[0.3 * (i % 4), 1.33 + 0.37 * (i % 11)],
  ]);
  return {
    count: COUNT,
    points: Float64Array.from(corners.flat()),
    firstPoint: Uint32Array.from({ length: COUNT + 1 }, (_, i) => i * 3),
    cornerPoint: Uint32Array.from({ length: COUNT * 3 }, (_, i) => i),
  };
}

test("charts turned in quarters keep their margins to their neighbours", () => {
  const charts = triangles();
  const turned = turnCharts(charts, SIZE);
  const places = packShapes(charts, turned, SCALE, SIZE, MARGIN, CELLS) ?? [];
  expect(new Set(places.map(({ quarters }) => quarters)).size).toBeGreaterThan(1);
  const laid = places.map(({ x, y, quarters }, chart) => {
    const [right, top] = [(turned.widths[chart] as number) * SCALE, (turned.heights[chart] as number) * SCALE];
    return [0, 1, 2].map((k) => {
      const px = (turned.points[(chart * 3 + k) * 2] as number) * SCALE;
      const py = (turned.points[(chart * 3 + k) * 2 + 1] as number) * SCALE;
      const turns = [
        [px, py],
        [top - py, px],
        [right - px, top - py],
        [py, right - px],
      ] as const;
      const [atX, atY] = turns[quarters] as readonly [number, number];
      return [x + atX, y + atY] as const;
    });
  });
  for (const [i, one] of laid.entries()) {
    for (const other of laid.slice(0, i)) expect(gap(one, other)).toBeGreaterThan(MARGIN);
  }
});

type Triangle = readonly (readonly [number, number])[];

/** How far apart two triangles are at least, across the sides of either. */
function gap(one: Triangle, other: Triangle): number {
  let widest = Number.NEGATIVE_INFINITY;
  for (const ring of [one, other]) {
    for (const [k, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(k + 1) % 3] as readonly [number, number];
      const long = Math.hypot(bx - ax, by - ay);
      const across = (triangle: Triangle) => triangle.map(([x, y]) => ((by - ay) * x - (bx - ax) * y) / long);
      const [a, b] = [across(one), across(other)];
      widest = Math.max(widest, Math.min(...a) - Math.max(...b), Math.min(...b) - Math.max(...a));
    }
  }
  return widest;
}
