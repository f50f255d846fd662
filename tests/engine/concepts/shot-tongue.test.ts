import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

test.each(["chameleon", "frog"])("the tongue of a %s reaches far out to what it catches", (who) => {
  const prompt = `a ${who} catching a fly with its tongue`;
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const boundsFor = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [tongue, body] = [boundsFor(/tongue/), boundsFor(/^(?:\w+-)*body$/)];
  const across = (bounds: typeof tongue, axis: 0 | 1 | 2) => bounds.max[axis] - bounds.min[axis];
  expect(across(tongue, 2)).toBeGreaterThan(4 * across(tongue, 0));
  expect(across(tongue, 2)).toBeGreaterThan(0.2 * across(body, 2));
});
