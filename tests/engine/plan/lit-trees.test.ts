import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

function partsOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  return buildModel(recipe).model.parts;
}

test("a lamp in the form of a tree has no leaves, and bulbs on its branches alone shine", () => {
  const parts = partsOf("a lamp in the form of a tree, branches holding lights");
  expect(parts.filter(({ name }) => /leaves|crown/.test(name))).toEqual([]);
  expect(parts.filter(({ shines }) => shines).map(({ name }) => name)).toEqual(["bulbs"]);
});

test("a tandem has saddles, handlebars and pedals for two", () => {
  const parts = partsOf("a tandem bicycle");
  for (const name of ["saddle", "handlebar", "pedals"])
    expect(parts.filter((part) => part.name === name || part.name === `first-${name}`)).toHaveLength(2);
  expect(partsOf("a bicycle").filter(({ name }) => name.startsWith("first-"))).toEqual([]);
});
