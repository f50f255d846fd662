import { expect, test } from "vitest";
import { findUvCharts } from "#studio/viewer/load/uv-charts.ts";

/** Two squares side by side in space, of two triangles each; `gap` between them on the sheet. */
function squares(gap: number) {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (const [left, shift] of [
    [0, 0],
    [1, gap],
  ] as const) {
    const first = positions.length / 3;
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      positions.push(left + x, y, 0);
      uvs.push((left + x) / 4 + shift, y / 4);
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  return findUvCharts(new Float32Array(positions), new Float32Array(uvs), new Uint32Array(indices));
}

test("what meets in space and on the sheet is one chart, though its vertices are two", () => {
  const { count, outlines, area } = squares(0);
  expect(count).toBe(1);
  expect(outlines.length / 4).toBe(6);
  expect(area).toBeCloseTo(2 / 16, 6);
});

test("a gap on the sheet parts the charts, each with an outline of its own", () => {
  const { count, outlines } = squares(0.25);
  expect(count).toBe(2);
  expect(outlines.length / 4).toBe(8);
  // the inner diagonal is no outline
  for (let i = 0; i < outlines.length; i += 4) {
    const [du, dv] = [0, 1].map((axis) => (outlines[i + 2 + axis] as number) - (outlines[i + axis] as number));
    expect(Math.abs(du as number) * Math.abs(dv as number)).toBe(0);
  }
});

test("charts that touch on the sheet but not in space stay apart", () => {
  const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 0, 0, 6, 0, 0, 5, 1, 0]);
  const uvs = new Float32Array([0, 0, 0.5, 0, 0, 0.5, 0, 0, 0.5, 0, 0, 0.5]);
  expect(findUvCharts(positions, uvs, new Uint32Array([0, 1, 2, 3, 4, 5])).count).toBe(2);
});
