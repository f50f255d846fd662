import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const first = (prompt: string) => read(prompt).objects[0];

describe("what a thing is put together from", () => {
  test.each([
    ["a star made of brass pipes", "piped"],
    ["a robot made of boxes", "boxed"],
    ["a house made of cardboard boxes", "boxed"],
    ["a rabbit made of boxes", "voxel"],
    ["a giraffe made of balloons", "balloon"],
    ["a swan made of wire", "wireframe"],
  ])("%s is %s", (prompt, trait) => {
    expect(read(prompt).objects).toHaveLength(1);
    expect(first(prompt)?.traits).toContain(trait);
  });

  test("pipes are of their metal and boxes of cardboard", () => {
    expect(first("a star made of copper pipes")?.materials).toEqual(["copper"]);
    expect(first("a robot made of boxes")?.materials).toEqual(["cardboard"]);
  });
});

describe("what a thing is covered in", () => {
  test.each([
    "a rowing boat covered in barnacles",
    "an anchor covered in seashells",
    "a van covered in mushrooms",
    "a helmet covered in flowers",
  ])("%s: they lie on it", (prompt) => {
    expect(read(prompt).objects).toHaveLength(1);
    expect(first(prompt)?.madeOf).toMatchObject({ isStrewn: true });
  });

  test("what has a top has them there", () => {
    expect(first("a table covered in flowers")?.madeOf).toBeUndefined();
  });
});

test("of several that are missing some are left", () => {
  expect(first("a piano with missing keys")?.proportions).toMatchObject([{ part: "key", hasGaps: true }]);
  expect(first("a ladder with a missing rung")?.proportions).toMatchObject([{ part: "rung", count: 1, hasGaps: true }]);
  expect(first("a cart with a missing wheel")?.proportions).toBeUndefined();
});

test("a compass rose is no rose, and flames on a truck are painted", () => {
  expect(first("a round table with a compass rose inlaid")?.emblem).toMatchObject({ symbol: "compass rose" });
  expect(first("a truck with flames on its sides")?.emblem).toMatchObject({ symbol: "flame" });
});

test("a stained glass shade is of stained glass, and racing stripes are white on what is not", () => {
  expect(read("a lamp with a stained-glass shade").objects).toHaveLength(1);
  expect(first("a lamp with a stained-glass shade")?.parts).toMatchObject([
    { slot: "shade", materials: ["stained-glass"] },
  ]);
  expect(first("a car with racing stripes")?.regions).toMatchObject([
    { region: "stripe", count: 2, colours: [{ word: "white" }] },
  ]);
  expect(first("a white car with racing stripes")?.regions).toMatchObject([{ colours: [{ word: "black" }] }]);
});

test("a rim can go in waves", () => {
  expect(first("a vase with a scalloped rim")?.traits).toContain("scalloped");
});

test("a saddle lies on a horse's back without its stand", () => {
  const { recipe } = planRecipe(read("a horse with a saddle"), { prompt: "", negativePrompt: null, seed: 1 });
  expect(recipe.objects.find(({ concept }) => concept === "saddle")?.without).toContain("stand");
});
