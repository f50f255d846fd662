import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

test("a snowball is a ball of snow", () => {
  const prompt = "a snowball";
  const brief = readPrompt(prompt, null, engineLexicon());
  const { recipe } = planRecipe(brief, { prompt, negativePrompt: null, seed: 3 });
  expect(recipe.objects.map(({ concept }) => concept)).toEqual(["ball"]);
  expect(recipe.objects[0]?.materials.body?.base).toBe("snow");
});
