import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

/** How the first person of it wears hair and beard, whatever the seed. */
function worn(prompt: string) {
  const brief = readPrompt(prompt, null, engineLexicon());
  const drawn = [1, 2, 3, 4].map((seed) => {
    const { hair, beard } =
      planRecipe(brief, { prompt, negativePrompt: null, seed }).recipe.objects[0]?.parameters ?? {};
    return { hair, beard };
  });
  return { hairs: [...new Set(drawn.map(({ hair }) => hair))], beards: [...new Set(drawn.map(({ beard }) => beard))] };
}

test("a beard, a moustache and a goatee grow where they were asked for, as long as they were said to be", () => {
  expect(worn("a farmer with a long white beard").beards).toEqual(["long"]);
  expect(worn("a chef with a thin black moustache").beards).toEqual(["moustache"]);
  expect(worn("a man with a goatee").beards).toEqual(["goatee"]);
});

test("hair is worn as it was said, a bald head has none", () => {
  expect(worn("a woman with blonde braids").hairs).toEqual(["braids"]);
  expect(worn("a woman in a green dress with a ponytail").hairs).toEqual(["ponytail"]);
  expect(worn("a man with curly red hair").hairs).toEqual(["curly"]);
  expect(worn("a bald man").hairs).toEqual(["none"]);
});

test("hair keeps its colour", () => {
  const [person] = readPrompt("a man with a long grey beard", null, engineLexicon()).objects;
  expect(person?.parts.find(({ slot }) => slot === "hair")?.colours.map(({ word }) => word)).toEqual(["grey"]);
});
