import { expect, test } from "vitest";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { holdApart } from "#engine/geometry/hold-apart.ts";
import { deform } from "#engine/geometry/place.ts";
import { sphere } from "#engine/geometry/sphere.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

const round = sphere(1, 32, 16);
const crossed = (geometry: Geometry) => measureSelfCrossings(geometry.positions, geometry.indices);
/** A ball whose right side is pushed in so far that it comes out at the left, and whose top is drawn up. */
const pushed = deform(round, ([x, y, z]) => [x > 0.3 ? x - 3.4 * (x - 0.3) : x, y > 0.95 ? y + 0.3 : y, z]);

test("takes back what drives a surface through itself", () => {
  expect(crossed(pushed)).toBeGreaterThan(0.02);
  expect(crossed(holdApart(round.positions, pushed))).toBe(0);
});

test("leaves what is far from a crossing where it was moved to, and every face as it was", () => {
  const held = holdApart(round.positions, pushed);
  const top = round.positions.findIndex((y, i) => i % 3 === 1 && y > 0.99);
  expect(pushed.positions[top]).toBeGreaterThan(1.2);
  expect(held.positions[top]).toBe(pushed.positions[top]);
  expect(held.indices).toBe(pushed.indices);
  expect(measureClosedness(held.indices).closed).toBe(true);
});

test("gives back the very surface that does not cross itself", () => {
  const wide = deform(round, ([x, y, z]) => [2 * x, y, z]);
  expect(holdApart(round.positions, wide)).toBe(wide);
});
