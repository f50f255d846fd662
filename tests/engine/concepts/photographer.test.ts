import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const wornIn = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
    ?.parameters;

test.each(["a photographer", "an otter photographer"])("%s has a camera and a vest, and is no painter", (prompt) => {
  expect(wornIn(prompt)).toMatchObject({ prop: "camera", outer: "vest", headgear: "none", apron: false });
});

test("a painter keeps brush and beret", () => {
  expect(wornIn("a painter")).toMatchObject({ prop: "paintbrush", headgear: "beret" });
});
