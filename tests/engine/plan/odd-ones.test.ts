import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { measureClosedness } from "#measure/closedness.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 5 }).recipe;

test("one egg of another colour lies among the others, closed as they are", () => {
  const recipe = recipeOf("a nest with some blue eggs and one silver egg");
  const { materials, parameters } = recipe.objects[0] as (typeof recipe.objects)[number];
  expect(parameters.odd).toBe(1);
  expect(materials["odd-egg"]).not.toEqual(materials.egg);
  const { parts } = buildModel(recipe).model;
  const eggs = parts.filter(({ name }) => /eggs$/.test(name));
  expect(eggs.map(({ name }) => name).sort()).toEqual(["eggs", "odd-eggs"]);
  for (const { geometry } of eggs) expect(measureClosedness(geometry.indices).closed).toBe(true);
});

test.each(["a ballerina standing on one foot", "a clown standing on one leg"])("%s has the other leg up", (prompt) => {
  expect(recipeOf(prompt).objects[0]?.parameters.pose).toBe("balancing");
});

test("gnarled branches are a cactus's own arms", () => {
  const recipe = recipeOf("a cactus with gnarled, twisted branches");
  expect(recipe.objects.map(({ concept }) => concept)).toEqual(["cactus"]);
  expect(recipe.objects[0]?.parameters.gnarled).toBe(true);
  for (const { name, geometry } of buildModel(recipe).model.parts)
    expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});
