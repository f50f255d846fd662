import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import type { Rgb } from "#engine/math/color.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { lookOf } from "#engine/style/looks.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe;

/** The names of the parts that are of a material. */
function partsOf(prompt: string, base: string): readonly string[] {
  const { model, materials } = buildModel(recipeOf(prompt));
  return model.parts.filter(({ slot }) => materials[slot]?.base === base).map(({ name }) => name);
}

const colourOf = (prompt: string, word: string): string => {
  const rgb = readPrompt(prompt, null, engineLexicon()).objects[0]?.colours.find((each) => each.word === word)?.rgb;
  return `${rgb}`;
};

/** Colour of a part at its top, as it is painted. */
function atTop(prompt: string, part: string): Rgb {
  const { model, materials } = buildModel(recipeOf(prompt));
  const found = model.parts.find(({ name }) => name === part);
  if (!found) throw new Error(`no ${part} among ${model.parts.map(({ name }) => name)}`);
  const { rest, positions } = found.geometry;
  let top = 0;
  for (let i = 0; i < positions.length; i += 3)
    if ((positions[i + 1] as number) > (positions[top + 1] as number)) top = i;
  const { colour } = lookOf(materials[found.slot] as NonNullable<(typeof materials)[string]>);
  const point = { r: colour[0], g: colour[1], b: colour[2], roughness: 0.5, metalness: 0, height: 0 };
  found.paint?.(point, rest[top] as number, rest[top + 1] as number, rest[top + 2] as number, 0, 1, 0);
  return [point.r, point.g, point.b];
}

test("the smaller parts of a thing have the second colour, the largest the first", () => {
  const prompt = "a red and black backpack";
  const { model, materials } = buildModel(recipeOf(prompt));
  const byColour = (word: string) =>
    model.parts
      .filter(({ slot }) => `${materials[slot]?.colours[0]}` === colourOf(prompt, word))
      .map(({ name }) => name);
  expect(byColour("red")).toContain("body");
  expect(byColour("black").length).toBeGreaterThan(0);
});

test("a metal beside a colour is of its smaller parts, and the colour of the rest", () => {
  const gold = partsOf("a red and gold teapot", "gold");
  expect(gold).toEqual(expect.arrayContaining(["lid", "handle", "spout"]));
  expect(gold).not.toContain("body");
});

test("what is of one piece has the second colour at its rim", () => {
  const [r, g, b] = atTop("a black and gold vase", "body");
  expect(r).toBeGreaterThan(0.3);
  expect(r).toBeGreaterThan(b * 1.5);
  expect(g).toBeGreaterThan(b);
});

test("a house has the second colour on its roof and doors", () => {
  const { model, materials } = buildModel(recipeOf("a white and blue house"));
  const roof = model.parts.find(({ slot }) => slot.startsWith("roof"));
  expect(`${materials[roof?.slot ?? ""]?.colours[0]}`).toBe(colourOf("a white and blue house", "blue"));
  expect(recipeOf("a white and blue house with a red roof").objects[0]?.tones?.apart).not.toContain("roof");
});

test("a concept that has a use for several colours lays them itself", () => {
  expect(recipeOf("a blue and yellow hot air balloon").objects[0]?.tones).toBeUndefined();
  expect(recipeOf("a black and white cow").objects[0]?.tones).toBeUndefined();
  expect(recipeOf("a red and white striped sofa").objects[0]?.tones).toBeUndefined();
});

test("balloons are sewn of the two colours, strip by strip", () => {
  const { model } = buildModel(recipeOf("a blue and yellow hot air balloon"));
  const { paint, geometry } = model.parts.find(({ name }) => name === "envelope") ?? {};
  const seen = new Set<string>();
  const rest = geometry?.rest ?? new Float32Array(0);
  for (let i = 0; i < rest.length; i += 3) {
    const point = { r: 0, g: 0, b: 0, roughness: 0.5, metalness: 0, height: 0 };
    const [x, y, z] = rest.subarray(i, i + 3) as unknown as [number, number, number];
    paint?.(point, x, y, z, 0, 1, 0);
    seen.add(point.b > point.r ? "blue" : "yellow");
  }
  expect([...seen].sort()).toEqual(["blue", "yellow"]);
});
