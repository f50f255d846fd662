import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

test("a map on a table lies flat", () => {
  const prompt = "a map on a table";
  const brief = readPrompt(prompt, null, engineLexicon());
  const { model } = buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 2 }).recipe);
  const sheet = model.parts.find(({ name }) => /^map/.test(name));
  const { min, max } = boundsOf(sheet ? [sheet.geometry.positions] : []);
  expect(max[1] - min[1]).toBeLessThan(0.2 * (max[2] - min[2]));
});
