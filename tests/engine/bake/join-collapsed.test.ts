import { expect, test } from "vitest";
import { pairHalfEdges } from "#engine/bake/half-edges.ts";
import { joinCollapsed } from "#engine/bake/join-collapsed.ts";
import { gatherParts, measureParts } from "#engine/bake/part-mesh.ts";
import { modelOf, partOf } from "./test-models.ts";

test("a speck that hangs on a chart by a collapsed face is laid beside the rest of it", () => {
  // a strip: a large triangle, one that was collapsed, and a speck behind it
  const positions = Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0.52, 0.52, 0, 0.02, 1.01, 0]);
  const indices = Uint32Array.from([0, 1, 2, 2, 1, 3, 2, 3, 4]);
  const mesh = measureParts(gatherParts(modelOf(partOf({ positions, rest: positions, indices }))));
  const twins = pairHalfEdges(indices, 5);
  const points = Float64Array.from([0, 0, 1, 0, 0, 1, 0.52, 0.52, 0.02, 1.01]);
  const cornerPoint = Uint32Array.from([0, 1, 2, 3, 3, 3, 2, 3, 4]);
  joinCollapsed(
    mesh,
    twins,
    { points, cornerPoint, start: 0, end: 5 },
    Uint32Array.from([0, 1, 2]),
    new Int8Array(3),
    0.1,
  );
  expect([...cornerPoint.subarray(0, 3)]).toEqual([0, 1, 2]);
  expect(new Set(cornerPoint.subarray(3, 6)).size).toBe(1);
  expect([...cornerPoint.subarray(6, 9)]).toEqual([2, 2, 2]);
  expect([0, 1, 2]).toContain(cornerPoint[3]);
});
