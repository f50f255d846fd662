import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 1 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const boxOf = (parts: ReturnType<typeof partsOf>, name: RegExp): Bounds =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
const extent = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => max[axis] - min[axis];
const middle = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => (min[axis] + max[axis]) / 2;

describe("what is draped", () => {
  test("a jacket hangs by its shoulders on the back of a chair, without a hanger", () => {
    const parts = partsOf("a jacket draped over a wooden chair");
    expect(parts.some(({ name }) => name.endsWith("hanger"))).toBe(false);
    const jacket = boxOf(parts, /^jacket/);
    const chair = boxOf(parts, /^chair/);
    // over its top rail, broader than it, and clear of the front of the seat
    expect(jacket.max[1]).toBeGreaterThan(chair.max[1]);
    expect(jacket.min[1]).toBeGreaterThan(chair.min[1] + 0.35 * extent(chair, 1));
    expect(extent(jacket, 0)).toBeGreaterThan(extent(chair, 0));
    expect(jacket.max[2]).toBeLessThan(middle(chair, 2) + 0.1 * extent(chair, 2));
  });

  test("over a fence it is folded double, its sleeves lower than the rest", () => {
    const parts = partsOf("a jacket thrown over a fence");
    const [sleeve, all] = [boxOf(parts, /^jacket-1-sleeve-1$/), boxOf(parts, /^jacket/)];
    expect(sleeve.min[1]).toBeCloseTo(all.min[1], 2);
    expect(boxOf(parts, /^jacket-1-trunk$/).min[1]).toBeGreaterThan(sleeve.min[1] + 0.01);
  });
});

describe("what is scattered", () => {
  test("marbles lie singly all over the floor, few of one colour", () => {
    const prompt = "an assortment of marbles, each a different color, scattered across a floor";
    const { objects } = recipeOf(prompt);
    const marbles = objects.filter(({ concept }) => concept === "marbles");
    expect(marbles.length).toBeGreaterThan(5);
    expect(new Set(marbles.map(({ materials }) => String(materials.marble?.colours[0]))).size).toBe(marbles.length);
    const parts = partsOf(prompt).filter(({ name }) => name.startsWith("marbles"));
    expect(parts).toHaveLength(marbles.length);
    const places = parts.map(({ geometry }) => boundsOf([geometry.positions]));
    const wide = extent(places[0] as Bounds, 0);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(middle(a, 0) - middle(b, 0), middle(a, 2) - middle(b, 2))).toBeGreaterThan(wide);
    const floor = boxOf(partsOf(prompt), /^ground/);
    expect(extent(boundsOf(parts.map(({ geometry }) => geometry.positions)), 0)).toBeGreaterThan(
      0.5 * extent(floor, 0),
    );
  });

  test("coins lie on the table, a good many of them", () => {
    expect(briefOf("coins scattered on a table").objects[0]?.count).toBe(12);
    expect(briefOf("three coins scattered on a table").objects[0]?.count).toBe(3);
    const parts = partsOf("coins scattered on a table");
    const table = boxOf(parts, /^table/);
    expect(parts.filter(({ name }) => name.startsWith("coin"))).toHaveLength(12);
    for (const { name, geometry } of parts.filter(({ name }) => name.startsWith("coin")))
      expect(boundsOf([geometry.positions]).max[1], name).toBeLessThan(table.max[1] + 0.1 * extent(table, 1));
  });
});

test("paddles lie along a canoe, on the side that is seen, as long as they are", () => {
  const parts = partsOf("two worn paddles next to an overturned canoe");
  const canoe = boxOf(parts, /^boat/);
  const long = (box: Bounds): number => Math.hypot(extent(box, 0), extent(box, 2));
  for (const n of [1, 2]) {
    const paddle = boxOf(parts, new RegExp(`^oar-${n}-`));
    expect(long(paddle)).toBeGreaterThan(0.22 * long(canoe));
    expect(paddle.max[1]).toBeLessThan(canoe.min[1] + 0.35 * extent(canoe, 1));
  }
});

test("the snow is no higher than what lies on it", () => {
  const parts = partsOf("a snowboard and gloves laying in the snow");
  const board = boxOf(parts, /^snowboard-1-(?!bind)/);
  const snow = parts.filter(({ name }) => name.startsWith("ground"));
  let above = 0;
  for (const { geometry } of snow)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as [number, number, number];
      const isUnder = x > board.min[0] && x < board.max[0] && z > board.min[2] && z < board.max[2];
      if (isUnder && y > board.max[1]) above += 1;
    }
  expect(above).toBe(0);
});

test("a garden of roses in a case is those roses and no other flowers", () => {
  const { objects, relations } = briefOf("a violin case, which opens to reveal a garden of miniature roses");
  expect(objects.map(({ concept }) => concept)).toEqual(["instrument-case", "rose"]);
  expect(relations).toContainEqual(expect.objectContaining({ kind: "in", from: 1, to: 0 }));
});

test("a bag is open for what is in it, and that sticks out", () => {
  const parts = partsOf("a yoga mat rolled up in a gym bag");
  expect(parts.some(({ name }) => name === "gym-bag-1-lining")).toBe(true);
  const [mat, bag] = [boxOf(parts, /^yoga-mat/), boxOf(parts, /^gym-bag-1-body/)];
  expect(mat.max[1]).toBeGreaterThan(bag.max[1] + 0.3 * extent(bag, 1));
  expect(mat.min[1]).toBeLessThan(bag.max[1]);
  expect(extent(mat, 1)).toBeGreaterThan(0.6 * extent(bag, 0));
});

test("who paints is seen with the picture, half turned to the viewer", () => {
  const { model, view } = buildModel(recipeOf("an artist painting on a blank canvas"));
  const canvas = model.parts.find(({ name }) => name === "easel-1-canvas");
  const painter = boxOf(model.parts, /^person/);
  const box = boundsOf([canvas?.geometry.positions ?? new Float32Array()]);
  // beside the painter as the camera sees it, not before
  const right = [Math.cos(view.azimuth), -Math.sin(view.azimuth)] as const;
  const aside = (middle(box, 0) - middle(painter, 0)) * right[0] + (middle(box, 2) - middle(painter, 2)) * right[1];
  expect(Math.abs(aside)).toBeGreaterThan(0.2 * extent(painter, 1));
});
