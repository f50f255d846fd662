import { expect, test } from "vitest";
import { hollowBark } from "../../../src/engine/concepts/plant/hollow-bark.ts";

const TREE = { height: 7, girth: 2, bole: 0.4 };
const seenAt = (x: number, y: number, z: number) => {
  const surface = { r: 0.3, g: 0.2, b: 0.1, roughness: 0.8, metalness: 0, height: 0 };
  hollowBark(TREE)(surface, x, y, z, 0, 0, 1);
  return surface.r;
};

test("a hollow tree is dark within the hole, plain bark behind and above", () => {
  const middle = 0.52 * TREE.bole * TREE.height;
  expect(seenAt(0.2, middle, 0.45)).toBeLessThan(0.02);
  expect(seenAt(-0.2, middle, -0.45)).toBeCloseTo(0.3, 5);
  expect(seenAt(0.2, 0.7 * TREE.height, 0.45)).toBeCloseTo(0.3, 5);
});
