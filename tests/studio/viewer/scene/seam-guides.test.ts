import { expect, test } from "vitest";
import { seamLines } from "#studio/viewer/scene/seam-guides.tsx";

const crossings = (tiling: number) => {
  const lines = seamLines(tiling, 2);
  return Array.from({ length: lines.length / 12 }, (_, index) => lines[12 * index]);
};

test("lines stand where tiles meet, and a lone tile is cut in the middle", () => {
  expect(crossings(4)).toEqual([-0.5, 0, 0.5]);
  expect(crossings(2)).toEqual([0]);
  expect(crossings(1)).toEqual([0]);
});
