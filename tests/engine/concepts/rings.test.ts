import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;
const namesOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts.map(({ name }) => name);

test("stones counted beside the large one stand at its sides, in the cut that was said", () => {
  const prompt = "a ring with an oval sapphire and two small diamonds";
  expect(recipeOf(prompt).objects[0]?.parameters).toMatchObject({ cut: "oval", sides: 2, sideHue: "diamond" });
  expect(namesOf(prompt)).toEqual(expect.arrayContaining(["gem", "side-stone-1", "side-stone-2"]));
  expect(recipeOf("a silver ring with three stones").objects[0]?.parameters.sides).toBe(2);
  expect(recipeOf("a diamond ring").objects[0]?.parameters.sides).toBe(0);
});

test("a signet ring has a seal and no stone", () => {
  const names = namesOf("a gold signet ring");
  expect(names).toContain("seal");
  expect(names).not.toContain("gem");
});

test.each([
  "a serpent ring with ruby eyes",
  "a silver ring in the shape of a coiled snake with ruby eyes",
  "a gold bracelet shaped like a snake",
  "a snake bracelet with emerald eyes",
])("%s is a snake in coils, its eyes in its head, and nothing else", (prompt) => {
  const { objects } = recipeOf(prompt);
  expect(objects).toHaveLength(1);
  expect(objects[0]?.likeness).toBeUndefined();
  expect(namesOf(prompt).sort()).toEqual(["coils", "eyes", "head"]);
});
