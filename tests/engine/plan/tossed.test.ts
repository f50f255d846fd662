import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

function partsOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
}

test("the middle one of three that are juggled is the highest", () => {
  const find = partsOf("a jester juggling balls");
  expect(find(/^ball-2/).min[1]).toBeGreaterThan(find(/^ball-[13]/).max[1]);
});

test("a flipped pancake is over the pan, without plate", () => {
  const find = partsOf("a sailor flipping a pancake");
  expect(find(/^pancake/).min[1]).toBeGreaterThan(find(/^frying-pan/).max[1]);
});
