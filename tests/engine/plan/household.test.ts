import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/plan-recipe.ts";
import { boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 5) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const thingsIn = (prompt: string) => recipeOf(prompt).objects.map(({ concept }) => concept);
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const placesOf = (prompt: string, of: RegExp) =>
  boundsOf(
    partsOf(prompt)
      .filter(({ name }) => of.test(name))
      .map(({ geometry }) => geometry.positions),
  );

test("a tablecloth hangs over a table of its own, and what stands on it stands there", () => {
  const prompt = "a blue vase on a red tablecloth";
  expect(thingsIn(prompt)).toEqual(["table", "vase"]);
  const [cloth, vase] = [
    placesOf(prompt, /cloth$/),
    placesOf(prompt, /^(?!table|side|.*(?:cloth|leg|apron|top)).*body/),
  ];
  expect(cloth.min[1]).toBeGreaterThan(0.05);
  expect(cloth.max[1] - cloth.min[1]).toBeGreaterThan(0.1);
  expect(vase.min[1]).toBeGreaterThan(cloth.max[1] - 0.02);
  expect(recipeOf(prompt).objects[0]?.materials.cloth?.colours).not.toEqual([]);
  expect(thingsIn("a napkin")).toEqual(["tablecloth"]);
});
