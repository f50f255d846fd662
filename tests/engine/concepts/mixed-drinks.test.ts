import { expect, test } from "vitest";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const built = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 5 }).recipe)
    .model;

test("a mixed drink is told by what is in it: mint and lime in a mojito, lime in a gin and tonic", () => {
  const slots = (prompt: string) => new Set(built(prompt).parts.map(({ slot }) => slot));
  expect([...slots("a cold mojito")]).toEqual(expect.arrayContaining(["mint", "lime", "ice", "limeade"]));
  expect([...slots("a gin and tonic")]).toEqual(expect.arrayContaining(["lime", "ice", "water"]));
  expect(slots("a gin and tonic").has("mint")).toBe(false);
});

test("what is in a mojito is closed", () => {
  for (const { geometry } of built("a cold mojito").parts)
    expect(measureClosedness(geometry.indices).closed).toBe(true);
});
