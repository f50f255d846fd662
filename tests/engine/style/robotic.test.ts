import { expect, test } from "vitest";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Paint } from "../../../src/engine/geometry/part.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { robotic } from "../../../src/engine/style/styles/robotic.ts";

const SILVER = { r: 0.7, g: 0.7, b: 0.7, roughness: 0.05, metalness: 1, height: 0 };

/** The middle of a plate of polished silver whose concept paints it so. */
function middleOf(paint: Paint) {
  const body = makePart("body", "body", box([1, 1, 1]), { paint });
  const spec = { base: "silver", colours: [], conditions: {}, scale: 1, seed: 5 };
  const thing = { model: standModel([body], []), materials: { body: spec }, family: "animal" };
  const painted = robotic.apply(thing, createDraw(1)).model.parts[0]?.paint;
  const surface = { ...SILVER };
  painted?.(surface, 0.03, 0.03, 0.5, 0, 0, 1);
  return surface;
}

test("polished metal stays what it is, though it shines like an eye", () => {
  const { r, g, b } = middleOf(() => undefined);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.05);
});

test("an eye that is painted on is lit", () => {
  const { r, g, b } = middleOf((surface) => {
    surface.roughness = 0.02;
  });
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeGreaterThan(0.3);
});
