import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const boundsWhere = (prompt: string, of: RegExp) =>
  boundsOf(
    partsOf(prompt)
      .filter(({ name, slot }) => of.test(`${name} ${slot}`))
      .map(({ geometry }) => geometry.positions),
  );

test("a license plate is on the front of the vehicle that has it", () => {
  const prompt = "a green motorbike with an Ohio license plate";
  const sign = boundsWhere(prompt, /heading/);
  const wheel = boundsWhere(prompt, /tyre/);
  expect(sign.min[1]).toBeGreaterThan(0.4 * wheel.max[1]);
  expect(sign.max[2]).toBeLessThan(wheel.max[2] + 0.1);
});

test("the name of a state heads the plate instead of the usual one", () => {
  const { objects } = recipeOf("a Vermont license plate");
  expect(objects[0]?.inscription?.text).toMatch(/vermont/i);
  expect(objects[0]?.parameters.style).toBe("named");
  expect(recipeOf("a license plate").objects[0]?.parameters.style).toBe("american");
});

test("what is on a Christmas tree hangs among its branches, a star at its top", () => {
  const tall = boundsWhere("a mitten on a Christmas tree", /branch|leaf|needle|tier|foliage/).max[1];
  const mitten = boundsWhere("a mitten on a Christmas tree", /mitten|hand|cuff|thumb/);
  expect(mitten.max[1]).toBeLessThan(0.75 * tall);
  expect(mitten.max[1] - mitten.min[1]).toBeGreaterThan(0.1 * tall);
});

test("the walls of a room are as high as what stands in it", () => {
  const prompt = "a tall fridge in a room";
  const [wall, all] = [boundsWhere(prompt, /wall/), boundsWhere(prompt, /body|door/)];
  expect(wall.max[1]).toBeGreaterThan(all.max[1]);
});

test("a door that is said to be open stands open, slightly or wide", () => {
  expect(recipeOf("an open fridge").objects[0]?.styles).toContain("open");
  expect(recipeOf("a wardrobe with its door ajar").objects[0]?.styles).toContain("ajar");
});
