import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 7 }).recipe)
    .model.parts;

test.each([
  ["a cat", "a cat with a bandaged paw"],
  ["a dog", "a dog with a bandaged leg"],
  ["an elephant", "a bandaged elephant"],
])("%s and %s: one leg alone is wound about", (plain, said) => {
  const before = new Map(partsOf(plain).map(({ name, geometry }) => [name, geometry.positions]));
  const moved = partsOf(said).flatMap(({ name, geometry: { positions } }) => {
    const old = before.get(name) as Float32Array;
    return Array.from({ length: positions.length / 3 }, (_, v) => 3 * v)
      .filter((i) => [0, 1, 2].some((k) => positions[i + k] !== old[i + k]))
      .map((i) => ({ x: positions[i] as number, z: positions[i + 2] as number }));
  });
  expect(moved.length).toBeGreaterThan(40);
  expect(Math.min(...moved.map(({ x }) => x))).toBeGreaterThan(0);
});
