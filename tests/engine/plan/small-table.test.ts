import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** Longest side of the table over that of what the prompt names besides. */
function tableOver(prompt: string, thing: string): number {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
  const { parts } = buildModel(recipe).model;
  const sideOf = (name: string) => {
    const { min, max } = boundsOf(
      parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions),
    );
    return Math.max(...[0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)));
  };
  return sideOf("table") / sideOf(thing);
}

test.each([
  ["a pair of scissors on a sewing table", "scissors"],
  ["a cup on a table", "mug"],
  ["earphones on a desk", "headphones"],
])("%s: the table is made for what is shown on it", (prompt, thing) => {
  expect(tableOver(prompt, thing)).toBeLessThan(3);
});

test("a table that is named first, or was said to be long, or has chairs at it stays as large as it is", () => {
  expect(tableOver("a table with a cup on it", "mug")).toBeGreaterThan(3);
  expect(tableOver("a cup on a long table", "mug")).toBeGreaterThan(3);
  expect(tableOver("a cup on a table with a chair beside it", "mug")).toBeGreaterThan(3);
});
