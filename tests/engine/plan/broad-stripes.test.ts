import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const sailsOf = (prompt: string) => {
  const [boat] = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe
    .objects;
  const { scale = 1, enlarged = 1 } = boat?.materials.sail ?? {};
  return { breadth: scale * enlarged, boat };
};

test("wide stripes on sails are wider stripes, the sails as large as they were", () => {
  const [plain, wide, narrow] = ["", "wide ", "narrow "].map((word) =>
    sailsOf(`a sailboat with ${word}red and white striped sails`),
  );
  expect(wide?.breadth).toBeGreaterThan(1.7 * (plain?.breadth ?? 0));
  expect(narrow?.breadth).toBeLessThan(0.7 * (plain?.breadth ?? 0));
  expect(wide?.boat?.proportions).toBeUndefined();
});
