import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

test("who rows has the paddle across both hands, and no other lies in the boat", () => {
  const recipe = recipeOf("an otter paddling a kayak");
  expect(recipe.objects.find(({ concept }) => concept === "oar")?.placement?.where).toBe("across");
  const { parts } = buildModel(recipe).model;
  expect(parts.some(({ name }) => /^(?:kayak|boat)-1-(?:oars|shaft|blades)/.test(name))).toBe(false);
});

test("who rolls out dough on a table stands at the one it lies on", () => {
  const { objects } = recipeOf("a grandmother rolling out dough with a rolling pin on a table");
  expect(objects.map(({ concept }) => concept)).not.toContain("table");
  expect(objects[0]?.placement).toBeUndefined();
});

test("what is wound around it is so, though it is named first", () => {
  const { objects } = recipeOf("a pillar with a snake coiled around it");
  expect(objects.find(({ concept }) => concept === "snake")?.placement?.where).toBe("coiled");
});
