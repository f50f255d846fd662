import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 2 }).recipe;
const conceptsOf = (prompt: string) => briefOf(prompt).objects.map(({ concept }) => concept);
const topOf = (prompt: string, name: RegExp) =>
  boundsOf(
    buildModel(recipeOf(prompt))
      .model.parts.filter((part) => name.test(part.name))
      .map(({ geometry }) => geometry.positions),
  ).max[1];

describe("what somebody works at", () => {
  test.each([
    ["a raccoon playing cards", ["raccoon", "playing-card", "card-table"]],
    ["a pig playing solitaire", ["pig", "playing-card", "card-table"]],
    ["a nun rolling out dough", ["person", "dough"]],
    ["a panda painting on a canvas", ["panda", "paint-brush", "easel"]],
    ["a goat painting a picture on an easel", ["goat", "easel", "paint-brush"]],
    ["a wizard cooking soup in a pot", ["person", "cooking-pot", "ladle"]],
  ])("%s has it before it", (prompt, concepts) => {
    expect(conceptsOf(prompt)).toEqual(concepts);
    expect(briefOf(prompt).relations).toContainEqual(expect.objectContaining({ kind: "beside", facing: true }));
  });

  test("dough that is kneaded lies on a table, by itself it is a lump or a sheet", () => {
    const styleOf = (prompt: string) =>
      recipeOf(prompt).objects.find(({ concept }) => concept === "dough")?.parameters.style;
    expect(styleOf("a nun kneading bread dough")).toBe("table");
    expect(styleOf("pizza dough")).toBe("sheet");
    expect(styleOf("a ball of dough")).not.toBe("table");
  });

  test("a card table is low enough for who plays at it", () => {
    const prompt = "a cat playing cards";
    expect(topOf(prompt, /^card-table-1-felt/)).toBeLessThan(0.75 * topOf(prompt, /^cat/));
  });

  test("playing cards by themselves are a hand of them, a card game a table", () => {
    expect(conceptsOf("playing cards")).toEqual(["playing-card"]);
    expect(conceptsOf("a card table")).toEqual(["card-table"]);
  });

  test("a salad is a bowl of leaves", () => {
    expect(conceptsOf("a bowl of salad")).toEqual(["salad"]);
    const { parts } = buildModel(recipeOf("a green salad")).model;
    for (const slot of ["bowl", "leaf", "tomato", "cucumber"])
      expect(
        parts.some((part) => part.slot === slot),
        slot,
      ).toBe(true);
  });

  test("a baby elephant has no tusks and a larger head than an old one", () => {
    const [young, old] = [recipeOf("a baby elephant"), recipeOf("an elephant")].map(
      ({ objects }) => objects[0]?.parameters,
    );
    expect(young?.young).toBe(true);
    expect(young?.head as number).toBeGreaterThan(1.2 * (old?.head as number));
  });
});
