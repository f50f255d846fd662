import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 7) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;

test("a fishing boat has nets that hang outboard from its outriggers, and a mast over its wheelhouse", () => {
  for (const prompt of ["a trawler", "an old fishing boat"]) {
    const { parts } = buildModel(recipeOf(prompt)).model;
    const of = (name: string) =>
      boundsOf(parts.filter((part) => part.name === name).map(({ geometry }) => geometry.positions));
    expect(of("nets").max[0], prompt).toBeGreaterThan(1.2 * of("hull").max[0]);
    expect(of("iron").max[1], prompt).toBeGreaterThan(1.3 * of("house").max[1]);
  }
});

test("a fisherman sits in an open boat", () => {
  expect(recipeOf("a fisherman in a fishing boat").objects.map(({ concept }) => concept)).toContain("boat");
});
