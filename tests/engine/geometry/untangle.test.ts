import { beforeAll, expect, test } from "vitest";
import type { Geometry } from "#engine/geometry/geometry.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { deform } from "#engine/geometry/place.ts";
import { loadSimplifier, simplifyModel } from "#engine/geometry/simplify.ts";
import { sphere } from "#engine/geometry/sphere.ts";
import { untangle } from "#engine/geometry/untangle.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureSelfCrossings } from "#measure/self-crossings.ts";

beforeAll(loadSimplifier);

const round = sphere(1, 32, 16);
const crossed = ({ positions, indices }: Geometry) => measureSelfCrossings(positions, indices);
/** A ball with a dent so deep and narrow that its floor comes out at the far side, and whose top is drawn up. */
const dented = deform(round, ([x, y, z]) => {
  const deep = x > 0 && y * y + z * z < 0.04 ? 2.3 : 0;
  return [x - deep, y > 0.95 ? y + 0.3 : y, z];
});

test("opens what passes through itself", () => {
  expect(crossed(dented)).toBeGreaterThan(0.02);
  const open = untangle(dented);
  expect(crossed(open)).toBe(0);
  expect(open.indices).toBe(dented.indices);
  expect(measureClosedness(open.indices).closed).toBe(true);
});

test("leaves what is far from there where it was", () => {
  const top = dented.positions.findIndex((y, i) => i % 3 === 1 && y > 1.2);
  expect(untangle(dented).positions[top]).toBe(dented.positions[top]);
});

test("gives back the very surface that does not cross itself", () => expect(untangle(round)).toBe(round));

test.each([48, 400, 5000])("a model of %i triangles at most is opened as well", (most) => {
  const { model } = simplifyModel({ parts: [makePart("ball", "ball", dented)], sockets: [] }, most);
  expect(crossed((model.parts[0] as (typeof model.parts)[number]).geometry)).toBe(0);
});
