import { expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { makePart, standModel } from "#engine/geometry/make-part.ts";
import type { Model } from "#engine/geometry/part.ts";
import { move } from "#engine/geometry/place.ts";
import type { Vec3 } from "#engine/math/vec3.ts";
import { holdTogether, withoutLeftovers } from "#engine/plan/contact/hold-together.ts";
import { boundsOf } from "#measure/bounds.ts";

const cube = (name: string, size: number, at: Vec3) => makePart(name, "body", move(box([size, size, size]), at));
const model = (...parts: ReturnType<typeof cube>[]): Model => standModel(parts, []);
const boundsIn = ({ parts }: Model, name: string) =>
  boundsOf(parts.filter((part) => part.name === name).map(({ geometry }) => geometry.positions));

test("what came loose is moved up to the rest", () => {
  const before = model(cube("body", 1, [0, 0.5, 0]), cube("knob", 0.1, [0.54, 0.5, 0]));
  const after = model(cube("body", 0.6, [0, 0.3, 0]), cube("knob", 0.1, [0.54, 0.3, 0]));
  const held = holdTogether(before, after);
  expect(boundsIn(held, "knob").min[0]).toBeLessThanOrEqual(boundsIn(held, "body").max[0]);
});

test("what was apart stays apart, and what holds is left as it is", () => {
  const apart = model(cube("pen", 1, [0, 0.5, 0]), cube("cap", 0.3, [1, 0.15, 0]));
  expect(holdTogether(apart, apart)).toBe(apart);
});

test("a thing in a hand is without what lies beside it, but a pair stays a pair", () => {
  const names = ({ parts }: Model) => parts.map(({ name }) => name);
  const pen = model(cube("pen", 1, [0, 0.5, 0]), cube("nib", 0.2, [0, 1.05, 0]), cube("cap", 0.3, [1, 0.15, 0]));
  expect(names(withoutLeftovers(pen))).toEqual(["pen", "nib"]);
  const boots = model(cube("left", 1, [0, 0.5, 0]), cube("right", 1, [2, 0.5, 0]));
  expect(names(withoutLeftovers(boots))).toEqual(["left", "right"]);
});
