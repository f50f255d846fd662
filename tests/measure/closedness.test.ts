import { expect, test } from "vitest";
import { measureClosedness } from "#measure/closedness.ts";
import { measureArea, measureVolume } from "#measure/volume.ts";

const corner = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const tetrahedron = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];

test("a tetrahedron is closed and has a sixth of the cube", () => {
  expect(measureClosedness(tetrahedron).closed).toBe(true);
  expect(measureVolume(corner, tetrahedron)).toBeCloseTo(1 / 6);
  expect(measureArea(corner, tetrahedron)).toBeCloseTo(1.5 + Math.sqrt(3) / 2);
});

test("a missing triangle leaves three border edges", () => {
  expect(measureClosedness(tetrahedron.slice(3))).toMatchObject({ closed: false, borderEdges: 3 });
});

test("a triangle turned over is not manifold", () => {
  expect(measureClosedness([0, 1, 2, ...tetrahedron.slice(3)])).toMatchObject({ closed: false, nonManifoldEdges: 3 });
});

test("a triangle that uses a vertex twice is counted", () => {
  expect(measureClosedness([...tetrahedron, 0, 0, 1]).degenerateTriangles).toBe(1);
});

test("nothing is not closed", () => {
  expect(measureClosedness([]).closed).toBe(false);
});
