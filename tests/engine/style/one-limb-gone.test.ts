import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const made = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 7 }).recipe;

/** How far the arms reach to the left and to the right. */
function armsOf(prompt: string): readonly [left: number, right: number] {
  const arms = buildModel(made(prompt)).model.parts.filter(({ name }) => /(?:^|-)arm(?:-|$)/.test(name));
  const { min, max } = boundsOf(arms.map(({ geometry }) => geometry.positions));
  return [max[0], -min[0]];
}

test.each([
  "a mech missing its left arm",
  "a mech with one arm missing",
  "a robot missing one arm",
  "a robot with one arm missing",
])("%s has one arm, the whole of it", (prompt) => {
  const [left, right] = armsOf(prompt);
  expect(left).toBeLessThan(0.2 * right);
  expect(right).toBeGreaterThan(0);
});

test("a mech has two arms", () => {
  const [left, right] = armsOf("a mech");
  expect(left).toBeCloseTo(right, 1);
});

test("a beekeeper has the smoker of beekeepers, and a pit has another one", () => {
  expect(made("a beekeeper with a smoker").objects.map(({ concept }) => concept)).toContain("bee-smoker");
  expect(made("a smoker with ribs on it").objects.map(({ concept }) => concept)).not.toContain("bee-smoker");
});
