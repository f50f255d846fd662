import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

test.each([
  ["a telephone with the receiver off the hook"],
  ["an old rotary phone with its receiver hanging by the cord"],
  ["a phone off the hook"],
])("%s has its handset beside it on the table", (prompt) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  const { parts } = buildModel(recipe).model;
  const of = (test: RegExp) =>
    boundsOf(parts.filter(({ name }) => test.test(name)).map(({ geometry }) => geometry.positions));
  const [handset, body] = [of(/^handset/), of(/^body$/)];
  expect(handset.min[1]).toBeLessThan(0.1 * body.max[1]);
  expect((handset.min[0] + handset.max[0]) / 2).toBeGreaterThan(0.9 * body.max[0]);
});
