import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { splitShells } from "#engine/geometry/shells.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const legsOf = (prompt: string) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 });
  return buildModel(recipe).model.parts.filter(({ name }) => /legs-\d+$/.test(name));
};
/** Segments of legs: four to each. */
const segments = (prompt: string) => legsOf(prompt).flatMap(({ geometry }) => splitShells(geometry)).length;

test("a spider has the legs that were counted", () => {
  expect(segments("a spider")).toBe(32);
  expect(segments("a six-legged spider")).toBe(24);
  expect(segments("a six-legged robot spider")).toBe(24);
});

test("a robot's jointed legs are stouter than an animal's", () => {
  const area = (prompt: string) =>
    legsOf(prompt)
      .flatMap(({ geometry }) => splitShells(geometry))
      .map(({ positions }) => boundsOf([positions]))
      .reduce((sum, { min, max }) => sum + (max[0] - min[0]) * (max[2] - min[2]), 0);
  expect(area("a robot spider")).toBeGreaterThan(1.1 * area("a spider"));
});
