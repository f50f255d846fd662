import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe;

test.each([
  ["a couple waltzing", "leading", "following", "danced"],
  ["a sailor dancing with a nurse", "leading", "following", "danced"],
  ["two old friends hugging", "clasping", "clinging", "hugged"],
  ["a farmer hugging his wife", "clasping", "clinging", "hugged"],
  ["a pirate kissing a queen", "clasping", "clinging", "kissed"],
  ["two businessmen shaking hands", "handshake", "handshake", "together"],
  ["two boys high-fiving", "highfive", "highfive", "together"],
])("%s: the one as %s, the other as %s", (prompt, one, other, where) => {
  const [first, second] = recipeOf(prompt).objects;
  expect([first?.parameters.pose, second?.parameters.pose]).toEqual([one, other]);
  expect(second?.placement?.where).toBe(where);
});

test("who has no arms for it stands close instead", () => {
  const [, second] = recipeOf("two horses kissing").objects;
  expect(second?.placement?.where).toBe("together");
});

test("two who hug are in each other's arms", () => {
  const { parts } = buildModel(recipeOf("two women hugging")).model;
  const of = (part: string) => {
    const found = parts.filter(({ name }) => name === part);
    return boundsOf(found.map(({ geometry }) => geometry.positions));
  };
  const [one, other] = [of("person-1-head"), of("person-2-head")];
  // trunks less than half a head apart, and hands behind the other's back
  const depth = one.max[2] - one.min[2];
  expect(Math.abs(one.min[2] - other.min[2])).toBeLessThan(1.1 * depth);
  const middle = (other.min[2] + other.max[2]) / 2;
  expect(of("person-1-hands").max[2]).toBeGreaterThan(middle);
});

test.each(["two crossed swords", "crossed keys", "two crossed spoons", "crossed bones"])(
  "%s: exactly two of them, the one across the other",
  (prompt) => {
    const { objects } = recipeOf(prompt);
    expect(objects).toHaveLength(2);
    expect(objects[1]?.placement).toMatchObject({ target: 0, where: "crossed" });
  },
);

test("crossed swords stand on the ground in an X, points up", () => {
  const { parts } = buildModel(recipeOf("two crossed swords")).model;
  const pair = ["sword-1-", "sword-2-"].map((own) => parts.filter(({ name }) => name.startsWith(own)));
  const [one, other] = pair.map((each) => boundsOf(each.map(({ geometry }) => geometry.positions)));
  if (!one || !other) throw new Error("No two swords");
  const wide = one.max[0] - one.min[0];
  expect((one.max[1] - one.min[1]) / wide).toBeGreaterThan(0.6);
  expect(Math.abs(one.max[0] + one.min[0] - other.max[0] - other.min[0])).toBeLessThan(0.1 * wide);
  expect(one.min[1]).toBeLessThan(0.05 * wide);
  const guard = parts.find(({ name }) => /sword-1-(?:.*guard|.*hilt|.*grip)/.test(name));
  expect(boundsOf([guard?.geometry.positions as Float32Array]).max[1]).toBeLessThan(0.6 * one.max[1]);
});
