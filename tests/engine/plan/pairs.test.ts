import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";
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
