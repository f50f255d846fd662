import { expect, test } from "vitest";
import { easeBends } from "#engine/geometry/ease-bends.ts";
import { tube } from "#engine/geometry/sweep.ts";
import type { Vec3 } from "#engine/math/vec3.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

const zigzag = Array.from({ length: 41 }, (_, i): Vec3 => [0.04 * Math.abs((i % 8) - 4), 0.02 * i, 0]);
const crossings = (path: readonly Vec3[]): number => {
  const { positions, indices } = tube(0.05, path, 12);
  return measureSelfCrossings(positions, indices);
};

test("what is thicker than the bends of its line are wide no longer passes through itself once they are eased", () => {
  const eased = easeBends(zigzag, () => 0.05);
  expect(crossings(zigzag)).toBeGreaterThan(0);
  expect(crossings(eased)).toBe(0);
  expect([eased[0], eased.at(-1)]).toEqual([zigzag[0], zigzag.at(-1)]);
});

test("a line of wide bends stays as it is", () => expect(easeBends(zigzag, () => 0.001)).toEqual(zigzag));
