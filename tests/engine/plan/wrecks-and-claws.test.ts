import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const read = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const recipeOf = (prompt: string) => planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe;
const sizeOf = (prompt: string) => {
  const { min, max } = boundsOf(buildModel(recipeOf(prompt)).model.parts.map(({ geometry }) => geometry.positions));
  return [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
};

test("a destroyed car is folded up at its front, a dusty one is not", () => {
  expect(recipeOf("a destroyed van").objects[0]?.styles).toEqual(expect.arrayContaining(["dented", "smashed"]));
  expect(recipeOf("a dusty van").objects[0]?.styles).not.toContain("smashed");
  expect(sizeOf("a destroyed van")[2]).toBeLessThan(0.92 * sizeOf("a van")[2]);
});

test("what a robot arm picks up is between its fingers", () => {
  const { relations, objects } = read("a robot arm picking up a yellow cube");
  expect(objects.map(({ concept }) => concept)).toEqual(["robot-arm", "cube"]);
  expect(relations).toContainEqual(expect.objectContaining({ kind: "holding", from: 0, to: 1 }));
  const [, high] = sizeOf("a robot arm picking up a yellow cube");
  // no cube as large as the arm stands on it
  expect(high).toBeLessThan(1.15 * sizeOf("a robot arm")[1]);
});

test("a play is where something is known from", () => {
  expect(read("a crown in a Shakespeare play").objects).toHaveLength(1);
  expect(read("a wizard from a fantasy film").objects).toHaveLength(1);
  expect(read("a cat with a film camera").objects).toHaveLength(2);
  expect(read("a toddler in a play pen").relations).toHaveLength(1);
});

test("a road bike is of no asphalt, a sport car is a sports car", () => {
  expect(read("a violet road bike").objects[0]?.materials).toEqual([]);
  expect(read("a wooden road bike").objects[0]?.materials).not.toEqual([]);
  expect(recipeOf("a super sport car").objects[0]?.parameters.style).toBe(
    recipeOf("a sports car").objects[0]?.parameters.style,
  );
});

test("who is like a person has arms and legs; many holes are in the stuff", () => {
  expect(read("an anthropomorphic pear").objects[0]?.traits).toContain("limbed");
  expect(read("a bowl with many holes").objects[0]?.traits).toContain("porous");
});
