import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

test.each([
  ["a raven dropping a key", "mouth"],
  ["a crow holding a ring", "mouth"],
  ["a crow holding an umbrella", undefined],
])("%s: %s", (prompt, where) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  expect(recipe.objects[1]?.placement?.where).toBe(where);
});
