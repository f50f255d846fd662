import { beforeAll, expect, test } from "vitest";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { sphere } from "../../../src/engine/geometry/sphere.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { contourLines } from "../../../src/engine/style/styles/contour-lines.ts";
import { surfaceDistance } from "../../../src/engine/style/styles/surface-distance.ts";
import { wireframe } from "../../../src/engine/style/styles/wireframe.ts";

beforeAll(loadSimplifier);

const ball = sphere(1, 48);
const top = [...Array(ball.positions.length / 3).keys()].reduce((best, v) =>
  (ball.positions[v * 3 + 1] as number) > (ball.positions[best * 3 + 1] as number) ? v : best,
);

test("the way over a ball is its arc", () => {
  const { far } = surfaceDistance(ball, top);
  expect(Math.max(...far)).toBeGreaterThan(2.9);
  expect(Math.max(...far)).toBeLessThan(3.3);
});

test("a ball is drawn in level loops, evenly far from its top, and lines that run down it", () => {
  const lines = contourLines(ball, 0.4);
  const loops = lines.filter(({ isClosed }) => isClosed);
  expect(loops.length).toBeGreaterThan(6);
  for (const { path } of loops) {
    const heights = path.map(([, y]) => y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.12);
  }
  expect(lines.length - loops.length).toBeGreaterThan(2);
});

const spec: MaterialSpec = { base: "copper", colours: [], conditions: {}, scale: 1, seed: 1 };
const wired = (...parts: Part[]) =>
  wireframe.apply(
    {
      model: standModel(parts, []),
      materials: { body: spec, pedestal: { ...spec, base: "granite" } },
      family: "object",
    },
    createDraw(1),
  );

test("the block a sculpture of wire stands on stays a block", () => {
  const block = makePart("pedestal", "pedestal", box([1, 0.4, 1]));
  const { model, materials } = wired(makePart("ball", "body", move(sphere(0.5, 32), [0, 1, 0])), block);
  expect(model.parts.find(({ name }) => name === "pedestal")?.geometry.indices.length).toBe(
    block.geometry.indices.length,
  );
  expect(materials.pedestal?.base).toBe("granite");
});

test("no wire runs where another part hides it", () => {
  const outer = makePart("outer", "body", sphere(1, 40));
  const inner = makePart("inner", "body", sphere(0.6, 40));
  expect(wired(outer, inner).model.parts.map(({ name }) => name)).toEqual(["outer"]);
});
