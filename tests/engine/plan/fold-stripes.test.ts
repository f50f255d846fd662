import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

const styleOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe.objects[0]?.parameters
    .style;

test("a lighthouse is painted in the stripes that were said, straight or winding", () => {
  expect(styleOf("a lighthouse with red and white stripes")).toBe("striped");
  expect(styleOf("a lighthouse with red and white spiral stripes")).toBe("wound");
  expect(styleOf("a red and white spiral striped lighthouse")).toBe("wound");
});
