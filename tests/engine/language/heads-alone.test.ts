import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

test.each([
  ["a doll's face", "doll-head"],
  ["a chipped porcelain doll's head", "doll-head"],
  ["a doll with a rosy face", "doll"],
  ["a doll's dress", "dress"],
])("%s is a %s", (prompt, concept) => {
  expect(readPrompt(prompt, null, engineLexicon()).objects.map((object) => object.concept)).toContain(concept);
});

test("a doll's head has hair and eyes, and neither hands nor a dress", () => {
  const prompt = "a cracked doll's face";
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 2 });
  const [head] = recipe.objects;
  if (!head) throw new Error("No object.");
  const names = conceptById(head.concept)
    .build(head.parameters)
    .parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["head", "hair", "left-eye", "right-eye"]));
  expect(names.some((name) => /hand|skin|dress|skirt|shoe/.test(name))).toBe(false);
});
