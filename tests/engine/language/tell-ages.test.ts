import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const plan = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 5 }).recipe.objects[0];

test.each(["an elderly woman", "an old bearded postman", "an aged wizard"])("%s has years, no stains", (prompt) => {
  const person = plan(prompt);
  expect(person?.parameters.age).toBe("old");
  expect(person?.styles).not.toContain("weathered");
});

test("old things and old statues still weather", () => {
  expect(plan("an old chair")?.styles).toContain("weathered");
  expect(plan("an old bronze man")?.parameters.age).not.toBe("old");
});

test.each([
  ["a man with a mullet", "hair", "mullet"],
  ["a girl sitting cross-legged", "pose", "tailor"],
  ["a ballerina in an arabesque", "pose", "arabesque"],
])("%s: %s %s", (prompt, key, value) => {
  expect(plan(prompt)?.parameters[key]).toBe(value);
});
