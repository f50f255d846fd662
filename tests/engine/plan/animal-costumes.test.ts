import { expect, test } from "vitest";
import { COSTUMES } from "#engine/concepts/outfit/guises.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Part } from "#engine/geometry/part.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { measureClosedness } from "#measure/closedness.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const partsOf = (prompt: string): readonly Part[] => buildModel(recipeOf(prompt)).model.parts;
const namesOf = (prompt: string) => recipeOf(prompt).objects.map(({ name }) => name);
const has = (parts: readonly Part[], name: string) => parts.some((part) => part.name.endsWith(name));

test.each([...COSTUMES])("a girl in a %s costume hides what it should of her hair, closed", (animal) => {
  const parts = partsOf(`a girl wearing a ${animal} costume`);
  // a suit that is open at the top leaves the hair to be seen
  const isOpen = has(parts, "padded-suit") && !has(parts, "hood");
  expect(isOpen || has(parts, "hood")).toBe(true);
  if (!isOpen) expect(parts.filter(({ name }) => /hair$/.test(name))).toEqual([]);
  for (const { name, geometry } of parts) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test("animals wear them too, and keep their own face", () => {
  const parts = partsOf("a cat wearing a lion costume");
  expect(has(parts, "hood") && has(parts, "mane")).toBe(true);
  expect(namesOf("a cat wearing a lion costume")).toEqual(["cat-1"]);
});

test("a lion is no person for all that", () => {
  expect(namesOf("a lion")).toEqual(["lion-1"]);
});

test("a costume that nobody is said to wear is on somebody, with its hood", () => {
  expect(has(partsOf("a lion costume"), "hood")).toBe(true);
});

test.each(["a girl with bunny ears", "a girl wearing cat ears"])("%s has them on a band over her hair", (prompt) => {
  expect(namesOf(prompt)).toHaveLength(1);
  const parts = partsOf(prompt);
  expect(has(parts, "ear-band") && parts.some(({ name }) => name.includes("hair"))).toBe(true);
  for (const { name, geometry } of parts) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test.each([
  ["a dog in a pumpkin costume", "calyx"],
  ["a toddler in a strawberry costume", "calyx"],
  ["a beagle dressed up as a hot dog", "bun"],
])("%s is padded as that thing, and no thing beside", (prompt, own) => {
  expect(namesOf(prompt)).toHaveLength(1);
  expect(has(partsOf(prompt), own)).toBe(true);
});

test("whoever brings pizza is not dressed as one", () => {
  expect(has(partsOf("a man dressed as a pizza courier"), "crust")).toBe(false);
  expect(has(partsOf("a man dressed as a slice of pizza"), "crust")).toBe(true);
});
