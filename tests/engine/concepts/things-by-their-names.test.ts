import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

function planned(prompt: string, seed = 7) {
  const { objects } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
  const [first] = objects;
  return { count: objects.length, concept: first?.concept, ...first?.parameters };
}

test("a can of a dairy is no drinks can", () => {
  expect(planned("a milk can").concept).toBe("milk-can");
  expect(planned("an old milk churn").concept).toBe("milk-can");
});

test("hats for the winter, knitted ones and those with a pompom are beanies", () => {
  for (const prompt of ["a winter hat", "a knitted hat with a pompom", "a hat with a pompom"])
    expect(planned(prompt)).toMatchObject({ concept: "hat", style: "beanie" });
});

test("an oven mitt is a mitt of its own", () => {
  expect(planned("an oven mitt")).toMatchObject({ concept: "hand-glove", style: "oven" });
});

test("a bell that is pulled by a rope hangs from a bracket", () => {
  for (const prompt of ["a ship's bell", "a bell with a rope pull"])
    expect(planned(prompt)).toMatchObject({ concept: "bell", style: "ship" });
});

test("what hangs on a braid is one thing", () => {
  for (const [prompt, kind] of [
    ["a string of garlic", "garlic"],
    ["a braid of onions", "onion"],
    ["a string of chili peppers", "chili"],
  ] as const)
    expect(planned(prompt)).toMatchObject({ count: 1, concept: "strung", kind });
});

test("a bunch of lavender is tied, a plant of it is not", () => {
  expect(planned("a bunch of lavender")).toMatchObject({ concept: "lavender", style: "bunch" });
  expect(planned("a lavender plant")).toMatchObject({ concept: "lavender", style: "sprig" });
});
