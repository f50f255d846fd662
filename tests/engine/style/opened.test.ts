import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { ajar, open } from "../../../src/engine/style/broken/opened.ts";
import type { Style } from "../../../src/engine/style/style.ts";

const spec: MaterialSpec = { base: "plastic", colours: [], conditions: {}, scale: 1, seed: 1 };
const fridge = [
  makePart("body", "body", move(box([0.6, 1, 0.6]), [0, 0.5, 0])),
  makePart("door", "door", move(box([0.58, 0.96, 0.06]), [0, 0.5, 0.33])),
  makePart("handle", "metal", move(box([0.03, 0.3, 0.03]), [0.24, 0.5, 0.38])),
];
const apply = (style: Style, parts: Part[] = fridge) =>
  style.apply(
    {
      model: standModel(parts, []),
      materials: Object.fromEntries(parts.map(({ slot }) => [slot, spec])),
      family: "device",
    },
    createDraw(1),
  );
const reach = (parts: readonly Part[], name: string) => {
  const found = parts.filter((part) => part.name === name).map(({ geometry }) => geometry.positions);
  return boundsOf(found);
};

test("an open door hangs on its outer edge with its handle, and behind it is a hollow with shelves", () => {
  const { parts } = apply(open).model;
  expect(reach(parts, "door").max[2]).toBeGreaterThan(0.7);
  expect(reach(parts, "door").max[0]).toBeLessThan(-0.1);
  expect(reach(parts, "handle").max[0]).toBeLessThan(-0.1);
  expect(reach(parts, "inside-shelves").min[2]).toBeLessThan(0.1);
  // nothing of the body is left where the shelves are
  const body = parts.find(({ name }) => name === "body") as Part;
  const { positions } = body.geometry;
  const inside = Array.from({ length: positions.length / 3 }, (_, v) => v * 3).filter(
    (i) => Math.abs(positions[i] as number) < 0.2 && Math.abs((positions[i + 1] as number) - 0.5) < 0.3,
  );
  expect(inside.every((i) => (positions[i + 2] as number) < -0.1)).toBe(true);
});

test("ajar is less than open", () => {
  const wide = (style: Style) => reach(apply(style).model.parts, "door").max[0];
  expect(wide(ajar)).toBeGreaterThan(wide(open) + 0.2);
});

test("what has no door stays as it is", () => {
  const bare = [makePart("body", "body", box([1, 1, 1]))];
  expect(apply(open, bare).model.parts.map(({ name }) => name)).toEqual(["body"]);
});
