import { expect, test } from "vitest";
import { cutLongEdges } from "#engine/bake/cut-long-edges.ts";
import { box } from "#engine/geometry/box.ts";
import type { Model } from "#engine/geometry/part.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureArea, measureVolume } from "#measure/volume.ts";

const model = (width: number): Model => ({
  parts: [{ name: "rail", slot: "rail", geometry: box([width, 0.02, 0.02]) }],
  sockets: [],
});
const longestEdge = ({ parts }: Model): number => {
  let longest = 0;
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    for (let i = 0; i < indices.length; i += 1) {
      const a = (indices[i] as number) * 3;
      const b = (indices[i % 3 === 2 ? i - 2 : i + 1] as number) * 3;
      longest = Math.max(
        longest,
        Math.hypot(...[0, 1, 2].map((k) => (positions[a + k] as number) - (positions[b + k] as number))),
      );
    }
  }
  return longest;
};

test("a long rail is cut across, without a hole and without a change of its form", () => {
  const before = model(4);
  const after = cutLongEdges(before, 10_000);
  const [rail] = after.parts;
  if (!rail) throw new Error("cutLongEdges lost a part");
  const { positions, indices, rest } = rail.geometry;
  expect(longestEdge(after)).toBeLessThan(0.4);
  expect(measureClosedness(indices).closed).toBe(true);
  expect(rest.length).toBe(positions.length);
  const was = before.parts[0]?.geometry;
  if (!was) throw new Error("no rail");
  expect(measureArea(positions, indices)).toBeCloseTo(measureArea(was.positions, was.indices), 5);
  expect(measureVolume(positions, indices)).toBeCloseTo(measureVolume(was.positions, was.indices), 7);
});

test("what is not long, or may not have more faces, stays as it was", () => {
  const cube = model(0.02);
  expect(cutLongEdges(cube, 10_000)).toBe(cube);
  const rail = model(4);
  const faces = (rail.parts[0]?.geometry.indices.length ?? 0) / 3;
  expect(cutLongEdges(rail, faces)).toBe(rail);
});
