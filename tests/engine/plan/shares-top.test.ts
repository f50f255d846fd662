import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

/** Lowest point of each object over the tallest one's height, by concept. */
function feetOf(prompt: string): Record<string, number> {
  const brief = readPrompt(prompt, null, engineLexicon());
  const { recipe } = planRecipe(brief, { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const bounds = recipe.objects.map(({ name }) =>
    boundsOf(parts.filter((part) => part.name.startsWith(`${name}-`)).map(({ geometry }) => geometry.positions)),
  );
  const tall = Math.max(...bounds.map(({ min, max }) => max[1] - min[1]));
  return Object.fromEntries(bounds.map(({ min }, i) => [recipe.objects[i]?.concept ?? "", min[1] / tall]));
}

test("what has no room on a barrel stands beside it", () => {
  const { cannon = 1, badger = 0 } = feetOf("a badger sitting on a barrel beside a cannon");
  expect(cannon).toBeLessThan(0.02);
  expect(badger).toBeGreaterThan(0.5);
});

test("what has room on a window sill stands there too", () => {
  const {
    cat = 0,
    window = 1,
    "house-plant": plant = 0,
  } = feetOf("a cat sitting on a windowsill next to a potted plant");
  expect(window).toBeLessThan(0.01);
  expect(Math.min(cat, plant)).toBeGreaterThan(0.02);
});
