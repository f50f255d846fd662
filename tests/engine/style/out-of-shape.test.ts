import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const sizesOf = (prompt: string) => {
  const { min, max } = boundsOf(partsOf(prompt).map(({ geometry }) => geometry.positions));
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
};

test.each([
  ["a crushed soda can", "a soda can", 0.75],
  ["a deflated soccer ball", "a soccer ball", 0.75],
])("%s is lower than %s, and closed", (prompt, whole, share) => {
  expect(sizesOf(prompt)[1]).toBeLessThan(share * sizesOf(whole)[1]);
  for (const { name, geometry } of partsOf(prompt)) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test("a bent spoon stands up from where a straight one lies", () => {
  expect(sizesOf("a bent spoon")[1]).toBeGreaterThan(3 * sizesOf("a spoon")[1]);
});

test("a dented bucket is knocked in, and its tile is not hammered besides", () => {
  const [dented] = recipeOf("a dented metal bucket").objects;
  expect(dented?.styles).toContain("dented");
  const lightest = (prompt: string) => {
    const body = partsOf(prompt).filter(({ slot }) => slot === "body");
    return body.flatMap(({ geometry }) => [...geometry.positions]).length;
  };
  expect(lightest("a dented metal bucket")).toBeGreaterThan(0);
  expect(
    Object.values(buildModel(recipeOf("a dented metal bucket")).materials).every((m) => !m.conditions.dented),
  ).toBe(true);
});
