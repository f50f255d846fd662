import { expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import type { Paint, SurfacePoint } from "#engine/geometry/part.ts";
import type { Rgb } from "#engine/math/color.ts";
import { clearFigures } from "#engine/style/shown/clear-figures.ts";
import { dyeFigures } from "#engine/style/shown/dye-figures.ts";
import type { Dressed } from "#engine/style/style.ts";

const BLUE: Rgb = [0.05, 0.1, 0.6];
const RED: Rgb = [0.6, 0.04, 0.05];
const [YELLOW, BLACK]: [Rgb, Rgb] = [
  [0.8, 0.55, 0.02],
  [0.01, 0.01, 0.01],
];

/** A board of many faces, its slot in the first colour. */
const board = (paint: Paint, colours: readonly Rgb[]): Dressed => ({
  model: { parts: [makePart("board", "body", box([1, 1, 1], { bevel: 0.2, bevelSteps: 6 }), { paint })], sockets: [] },
  materials: { body: { base: "plastic", colours, conditions: {}, scale: 1, seed: 1 } },
  family: "weapon",
});

const lay = (surface: SurfacePoint, [r, g, b]: Rgb) => Object.assign(surface, { r, g, b });
const fields: Paint = (surface, x) => lay(surface, x > 0 ? YELLOW : BLACK);
const band: Paint = (surface, x) => (x > 0 ? lay(surface, YELLOW) : undefined);

function shown(thing: Dressed | undefined, x: number, [r, g, b]: Rgb): number[] {
  const surface: SurfacePoint = { r, g, b, roughness: 0.5, metalness: 0, height: 0 };
  thing?.model.parts[0]?.paint?.(surface, x, 0, 0, 0, 1, 0);
  return [surface.r, surface.g, surface.b].map((tone) => Math.round(tone * 100) / 100);
}

test("fields that cover a thing have the two colours that were said", () => {
  const thing = dyeFigures(board(fields, [BLUE, RED]), [BLUE, RED]);
  const both = [shown(thing, 0.4, BLUE), shown(thing, -0.4, BLUE)];
  expect(both).toContainEqual(BLUE);
  expect(both).toContainEqual(RED);
});

test("a band on the ground has the second, the ground the first", () => {
  const thing = dyeFigures(board(band, [BLUE, RED]), [BLUE, RED]);
  expect(shown(thing, 0.4, BLUE)).toEqual(RED);
  expect(shown(thing, -0.4, BLUE)).toEqual(BLUE);
  expect(thing?.materials.body?.colours).toEqual([BLUE]);
});

test("a band that has a said colour already keeps it, whichever is named first", () => {
  const thing = dyeFigures(board(band, [YELLOW, RED]), [YELLOW, RED]);
  expect(shown(thing, 0.4, RED)).toEqual(YELLOW);
  expect(thing?.materials.body?.colours).toEqual([RED]);
});

test("a single colour takes the place of the colourful field, and leaves the black", () => {
  const thing = dyeFigures(board(fields, [BLUE]), [BLUE]);
  expect(shown(thing, 0.4, BLUE)).toEqual(BLUE);
  expect(shown(thing, -0.4, BLUE)).toEqual(BLACK);
});

test("a single colour takes the place of a black field where nothing is colourful", () => {
  const thing = dyeFigures(
    board((surface) => lay(surface, BLACK), [BLUE]),
    [BLUE],
  );
  expect(shown(thing, 0.4, BLUE)).toEqual(BLUE);
});

test("where the stuff has a pattern the fields give way to it, their relief stays, and a band on the ground stays", () => {
  const relief: Paint = (surface, x, y, z, nx, ny, nz) => {
    fields(surface, x, y, z, nx, ny, nz);
    surface.height = 0.5;
  };
  const patterned = (paint: Paint): Dressed => {
    const plain = board(paint, [BLUE]);
    return { ...plain, materials: { body: { ...plain.materials.body, pattern: "checkered" } } as Dressed["materials"] };
  };
  const cleared = clearFigures(patterned(relief));
  expect([shown(cleared, 0.4, RED), shown(cleared, -0.4, RED)]).toEqual([RED, RED]);
  const surface: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0.5, metalness: 0, height: 0 };
  cleared.model.parts[0]?.paint?.(surface, 0.4, 0, 0, 0, 1, 0);
  expect(surface.height).toBe(0.5);
  expect(shown(clearFigures(patterned(band)), 0.4, RED)).toEqual(YELLOW);
  expect(shown(clearFigures(board(fields, [BLUE])), 0.4, RED)).toEqual(YELLOW);
});

test("a small print, a fold's shade and another slot stay as they are", () => {
  const print: Paint = (surface, x, y) => (x > 0.42 && y > 0.42 ? lay(surface, YELLOW) : undefined);
  const shade: Paint = (surface) =>
    Object.assign(surface, { r: surface.r * 0.7, g: surface.g * 0.7, b: surface.b * 0.7 });
  for (const paint of [print, shade]) expect(dyeFigures(board(paint, [BLUE, RED]), [BLUE, RED])).toBeUndefined();
  expect(dyeFigures(board(fields, [RED]), [BLUE, RED])).toBeUndefined();
});
