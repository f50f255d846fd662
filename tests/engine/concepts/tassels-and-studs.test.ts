import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const partsOf = (prompt: string, slot: string) =>
  buildModel(
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe,
  ).model.parts.filter((part) => part.slot === slot);

test("a footstool has tassels all round where they were said, else none", () => {
  for (const prompt of ["a footstool with golden tassels", "a round ottoman with fringe"])
    expect(partsOf(prompt, "tassel").length, prompt).toBeGreaterThan(12);
  expect(partsOf("a footstool", "tassel")).toHaveLength(0);
});
