import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureVolume } from "#measure/volume.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { cylinder } from "../../../src/engine/geometry/lathe.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { showWear } from "../../../src/engine/plan/look/show-wear.ts";
import { bitten } from "../../../src/engine/style/broken/bitten.ts";
import { burst } from "../../../src/engine/style/broken/burst.ts";
import { cladWithBooks } from "../../../src/engine/style/cover/clad-with-books.ts";
import type { Cover } from "../../../src/engine/style/cover/clad-with-morsels.ts";
import { dripping } from "../../../src/engine/style/forms/dripping.ts";
import { iceBlock } from "../../../src/engine/style/forms/ice-block.ts";
import { SPILT } from "../../../src/engine/style/forms/spill.ts";
import { burntOut } from "../../../src/engine/style/wear/burnt-out.ts";

const spec = (base: string): MaterialSpec => ({ base, colours: [[0.5, 0.1, 0.1]], conditions: {}, scale: 1, seed: 1 });
const thing = (base: string) => ({
  model: standModel([makePart("body", "body", cylinder({ radius: 0.2, height: 0.5 }))], []),
  materials: { body: spec(base) },
  family: "object",
});
const draw = createDraw(5);
const isClosed = ({ geometry }: Part) => measureClosedness(geometry.indices).closed;
const extent = (parts: readonly Part[]) => boundsOf(parts.map(({ geometry }) => geometry.positions));
const painted = ({ paint }: Part, ny: number) => {
  const surface = { r: 0.5, g: 0.1, b: 0.1, roughness: 0.4, metalness: 0, height: 0 };
  paint?.(surface, 0.1, 0.4, 0.1, 0, ny, 0);
  return surface;
};

test("a block of ice holds all of a thing and is seen through", () => {
  const { model, materials } = iceBlock.apply(thing("plastic"), draw);
  const [body, ice] = ["body", "ice-block"].map((slot) => model.parts.filter((part) => part.slot === slot)) as [
    Part[],
    Part[],
  ];
  const [inner, outer] = [extent(body), extent(ice)];
  for (let k = 0; k < 3; k += 1) {
    expect(outer.min[k]).toBeLessThan(inner.min[k] as number);
    expect(outer.max[k]).toBeGreaterThan(inner.max[k] as number);
  }
  expect(materials["ice-block"]?.clear).toBe(true);
  expect(model.parts.every(isClosed)).toBe(true);
});

test("what drips hangs in closed drops above the ground, of the liquid that was said, and coats the top", () => {
  const honey: MaterialSpec = { ...spec("plastic"), colours: [[0.6, 0.3, 0.03]] };
  const given = thing("plastic");
  const { model } = dripping.apply({ ...given, materials: { ...given.materials, [SPILT]: honey } }, draw);
  const drops = model.parts.filter(({ slot }) => slot === SPILT);
  expect(drops.length).toBeGreaterThan(5);
  expect(drops.every(isClosed)).toBe(true);
  expect(extent(drops).min[1]).toBeGreaterThanOrEqual(extent(model.parts).min[1] as number);
  const body = model.parts.find(({ slot }) => slot === "body") as Part;
  expect(painted(body, 1).g).toBeGreaterThan(0.15);
});

test("stuffing wells out of cloth and of nothing else", () => {
  expect(burst.apply(thing("steel"), draw)).toEqual(thing("steel"));
  const { model } = burst.apply(thing("velvet"), draw);
  const tufts = model.parts.filter(({ slot }) => slot === "stuffing");
  expect(tufts.length).toBeGreaterThan(2);
  expect(tufts.every(isClosed)).toBe(true);
});

test("after a fire all is black, with ash on what faces up", () => {
  const [part] = burntOut.apply(thing("oak"), draw).model.parts as [Part];
  expect(painted(part, -1).r).toBeLessThan(0.2);
  expect(painted(part, 1).g).toBeGreaterThan(painted(part, -1).g);
});

test("a bite is taken out of the outline and lays the pale inside bare", () => {
  const cake = makePart("cake", "body", box([1, 0.4, 1]));
  const { model } = bitten.apply({ ...thing("plastic"), model: standModel([cake], []) }, draw);
  const [left] = model.parts as [Part];
  expect(isClosed(left)).toBe(true);
  const { positions, indices } = left.geometry;
  expect(measureVolume(positions, indices)).toBeLessThan(0.85 * 0.4);
  expect(left.paint).toBeDefined();
});

test("silver tarnishes instead of being stained, and stone takes no drink's stain", () => {
  expect(showWear({ stained: 0.5, old: 0.4 }, "silver").stained).toBeUndefined();
  expect(showWear({ stained: 0.5, old: 0.4 }, "silver").rusty).toBeGreaterThan(0.6);
  expect(showWear({ old: 0.85 }, "smooth-stone").stained).toBeUndefined();
});

test("a thing made of books is laid of closed books in level courses", () => {
  const book = { concept: "book", model: thing("plastic").model, materials: { cover: spec("leather") } };
  const { model } = cladWithBooks(thing("oak"), [book as unknown as Cover], () => false, draw);
  const books = model.parts.find(({ slot }) => slot === "books-1") as Part;
  expect(isClosed(books)).toBe(true);
  // six sides a book, so that none has charts of a few texels
  expect(books.geometry.indices.length / 3).toBeLessThanOrEqual(290 * 12);
  const greenAt = (nz: number) => {
    const surface = { r: 0, g: 0, b: 0, height: 0, roughness: 0.5, metalness: 0 };
    books.paint?.(surface as Parameters<NonNullable<Part["paint"]>>[0], 0, 0, 0, 0, 0, nz);
    return surface.g;
  };
  // paper between the boards, none on the spine
  expect(greenAt(-1)).toBeGreaterThan(0.4);
  expect(greenAt(1)).toBe(0);
  const heights = new Set(
    Array.from(
      books.geometry.positions.filter((_, i) => i % 3 === 1),
      (y) => y.toFixed(3),
    ),
  );
  // two heights to a course
  expect(heights.size).toBeLessThan(70);
});
