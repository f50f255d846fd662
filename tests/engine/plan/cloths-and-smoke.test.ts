import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const partsOf = (prompt: string) =>
  buildModel(planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe).model.parts;

describe("what lies under things", () => {
  test.each([
    ["a pear on a red cloth", "tablecloth"],
    ["a jug on a checkered linen cloth", "tablecloth"],
    ["a plush rabbit lying on a striped tablecloth", "tablecloth"],
    ["a dog sleeping on a green blanket", "blanket"],
    ["three pears on a checkered tablecloth", "tablecloth"],
  ])("%s: a cloth spread flat, wider than it is high", (prompt, concept) => {
    const { objects, relations } = briefOf(prompt);
    const at = objects.findIndex((object) => object.concept === concept);
    expect(relations).toMatchObject([{ from: 0, to: at }]);
    const cloth = partsOf(prompt).filter(({ name }) => /cloth$/.test(name));
    const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
    expect(max[1] - min[1]).toBeLessThan(0.2 * (max[0] - min[0]));
  });

  test("a doll of cloth lies on nothing", () => {
    expect(briefOf("a doll made of cloth").objects).toHaveLength(1);
  });
});

test.each(["a candle on a checkered tablecloth", "a checkered tablecloth"])("%s: of cloth, not of tiles", (prompt) => {
  const { objects } = planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe;
  expect(objects.find(({ concept }) => concept === "table")?.materials.cloth?.base).toBe("gingham");
});

test.each([
  ["a ghost on a surfing board", "surfboard"],
  ["a pug on a skating board", "skateboard"],
])("%s: the word before says which board", (prompt, concept) => {
  expect(briefOf(prompt).objects[1]?.concept).toBe(concept);
});

describe("what smokes", () => {
  test.each([
    "a cottage with smoke rising from the chimney",
    "a log cabin with a smoking chimney",
    "a steam train with smoke coming out of its funnel",
  ])("%s: out of the top of the chimney", (prompt) => {
    const parts = partsOf(prompt);
    const boundsIn = (name: RegExp) =>
      boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
    const [smoke, chimney] = [boundsIn(/^smoke$/), boundsIn(/^chimney/)];
    expect(smoke.min[1]).toBeLessThan(chimney.max[1]);
    expect(smoke.max[1]).toBeGreaterThan(chimney.max[1]);
    expect(smoke.min[0]).toBeLessThan(chimney.max[0]);
  });

  test.each(["a bakery with a chimney", "a sailor smoking a pipe"])("%s has no plume", (prompt) => {
    expect(partsOf(prompt).map(({ slot }) => slot)).not.toContain("smoke");
  });
});
