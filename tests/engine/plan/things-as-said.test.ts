import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 5) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const has = (prompt: string, of: RegExp) => partsOf(prompt).some(({ name, slot }) => of.test(`${name} ${slot}`));

test("what is made of gears is covered with whole wheels, with rubies at their hubs where they are said", () => {
  const prompt = "a tortoise made of cogs with ruby bearings";
  expect(has(prompt, /cover-wheels-1/)).toBe(true);
  expect(recipeOf(prompt).objects.map(({ concept }) => concept)).toHaveLength(1);
  expect(recipeOf(prompt).objects[0]?.styles).toContain("ruby-bearings");
  expect(recipeOf("a tortoise made of cogs").objects[0]?.styles).not.toContain("ruby-bearings");
});

test("a sculpture of gears that is of nobody is a rounded form", () => {
  expect(recipeOf("a sculpture made of gears").objects[0]?.concept).toBe("abstract-sculpture");
  expect(recipeOf("a sculpture made of marble").objects[0]?.concept).toBe("statue");
});

test("a crown whose jewels are missing shows the empty settings, and no pearls", () => {
  const prompt = "a crown with missing jewels";
  expect(has(prompt, /hollow/)).toBe(true);
  expect(has(prompt, /gem|pearl/)).toBe(false);
  expect(has("a crown", /hollow/)).toBe(false);
});

test("a long narrow neck makes a bottle of a vase", () => {
  expect(recipeOf("a vase with a long, narrow neck").objects[0]?.parameters.style).toBe("bottle");
  expect(recipeOf("a vase with a wide neck").objects[0]?.parameters.style).not.toBe("bottle");
});

test("an unstable cairn is wider high up than where it stands", () => {
  const wide = (prompt: string, high: number) => {
    const stones = partsOf(prompt).filter(({ name }) => /stone-/.test(name));
    const { min, max } = boundsOf([stones[high]?.geometry.positions as Float32Array]);
    return max[0] - min[0];
  };
  expect(wide("a precarious cairn", 3)).toBeGreaterThan(1.2 * wide("a precarious cairn", 0));
  expect(wide("a cairn", 3)).toBeLessThan(wide("a cairn", 0));
});

test("wellies are of smooth rubber, hiking boots are not", () => {
  expect(recipeOf("a pair of wellies").objects[0]?.parameters.rubber).toBe(true);
  expect(recipeOf("a pair of hiking boots").objects[0]?.parameters.rubber).toBe(false);
});

test("banana shoes end in a stalk, orange shoes do not", () => {
  const { parts } = buildModel(recipeOf("banana shoes", 1)).model;
  expect(parts.some(({ slot }) => /stalk/.test(slot))).toBe(true);
  expect(has("orange fruit shoes", /stalk/)).toBe(false);
});

test("a cookbook has a dish on it, a sewing box is no carton, a brownie is a square piece", () => {
  expect(recipeOf("a recipe book").objects[0]?.parameters.style).toBe("cookery");
  expect(has("a sewing box", /cushion/)).toBe(true);
  const { min, max } = boundsOf(partsOf("a brownie").map(({ geometry }) => geometry.positions));
  expect((max[0] - min[0]) / (max[2] - min[2])).toBeCloseTo(1, 1);
});

test("an American airliner bears a roundel and a flag, and snow lies on a hut in a snowy forest", () => {
  expect(recipeOf("an American airplane").objects[0]?.parameters).toMatchObject({
    style: "airliner",
    marks: "american",
  });
  expect(recipeOf("an airplane").objects[0]?.parameters.marks).toBe("none");
  const roofs = Object.values(recipeOf("a hut in a snow-covered forest").objects[0]?.materials ?? {});
  expect(roofs.some(({ conditions }) => (conditions.snowy ?? 0) > 0.5)).toBe(true);
});
