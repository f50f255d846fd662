import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 2 }).recipe;
const boxOf = (prompt: string, name: RegExp) => {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
};

describe("places that one is inside of", () => {
  test.each([
    ["a goat in a barn", "barn"],
    ["a parrot in a zoo", "zoo"],
    ["a baker in a kitchen", "kitchen"],
    ["a sofa in a living room", "room"],
    ["a skater in the city", "city"],
  ])("%s has walls or bars behind it", (prompt, style) => {
    expect(recipeOf(prompt).objects.find(({ concept }) => concept === "ground")?.parameters.style).toBe(style);
  });

  test("what is beside a barn is not in it", () => {
    expect(briefOf("a goat next to a barn").objects.map(({ concept }) => concept)).not.toContain("ground");
  });

  test("walls reach to the middle of who stands there", () => {
    const [wall, baker] = [/^ground-1-wall/, /^person-1/].map((name) => boxOf("a baker in a kitchen", name));
    expect(wall?.max[1]).toBeGreaterThan(0.4 * (baker?.max[1] ?? 0));
  });
});

describe("what hangs from a line", () => {
  test.each([
    ["a lemur hanging from a rope", /^rope-1-rope/, /^(?!rope)/],
    ["a pair of shoes hanging from a power line", /^utility-pole-1-wire/, /^(?!utility)/],
  ])("%s is below it, off the floor", (prompt, line, thing) => {
    const [above, below] = [boxOf(prompt, line), boxOf(prompt, thing)];
    expect(below.min[1]).toBeGreaterThan(0.1 * above.max[1]);
    expect(below.max[1]).toBeLessThan(above.max[1] + 0.1 * (below.max[1] - below.min[1]));
  });

  test("a rope by itself lies in a coil", () => {
    expect(recipeOf("a rope").objects[0]?.parameters.form).toBe("coil");
  });
});

describe("in what has corners and is deep", () => {
  test("a bottle stands in its bag and looks out of it", () => {
    const [bag, bottle] = [/^bag-1-body/, /^bottle/].map((name) => boxOf("a bottle in a paper bag", name));
    expect(bottle?.min[1]).toBeLessThan(0.75 * (bag?.max[1] ?? 0));
    expect(bottle?.max[1]).toBeGreaterThan(1.1 * (bag?.max[1] ?? 0));
  });
});
