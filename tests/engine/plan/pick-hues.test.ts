import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const materialsOf = (prompt: string, seed: number) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed }).recipe.objects[0]
    ?.materials;
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

test("of several paints a radiator has one, by the seed", () => {
  const painted = seeds.map((seed) => materialsOf("a cast iron radiator", seed)?.body?.colours ?? []);
  expect(painted.every((colours) => colours.length === 1)).toBe(true);
  expect(new Set(painted.map((colours) => JSON.stringify(colours))).size).toBeGreaterThan(1);
});

test("a bread bin has its lid in the colour of its body", () => {
  for (const seed of seeds) {
    const { body, lid } = materialsOf("an enamel bread bin", seed) ?? {};
    expect(lid?.colours).toEqual(body?.colours);
  }
});
