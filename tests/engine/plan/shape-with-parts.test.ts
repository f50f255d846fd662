import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

function planned(prompt: string, seed: number) {
  return planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("seed %i: a jacket with red buttons is one of those that have buttons", (seed) => {
  const { model } = buildModel(planned("a jacket with red buttons", seed));
  expect(model.parts.some(({ slot }) => slot === "button")).toBe(true);
});

test("what has its parts anyway keeps its shape when one of them is spoken of", () => {
  const [plain, said] = ["a teapot", "a teapot with a handle"].map((prompt) => planned(prompt, 7).objects[0]);
  expect(said?.parameters).toEqual(plain?.parameters);
});
