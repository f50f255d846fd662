import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { coatFirst } from "#engine/plan/look/coat-first.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const bodyOf = (prompt: string) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 });
  return `${Object.values(recipe.objects[0]?.materials ?? {})[0]?.colours[0]}`;
};

test.each([
  ["a black and yellow wasp", "a yellow and black wasp"],
  ["a black and orange tiger", "an orange and black tiger"],
])("%s is %s", (one, other) => {
  expect(bodyOf(one)).toBe(bodyOf(other));
});

test("colours far from the coat stay in the order they were said in", () => {
  const [blue, green, yellow] = [
    [0, 0, 0.6],
    [0, 0.5, 0],
    [0.8, 0.6, 0],
  ] as const;
  expect(coatFirst([blue, green], yellow)).toEqual([blue, green]);
  expect(coatFirst([blue, yellow], yellow)).toEqual([yellow, blue]);
  expect(coatFirst([blue, yellow], undefined)).toEqual([blue, yellow]);
});
