import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const dogOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe.objects[0]
    ?.parameters as Record<string, unknown>;

describe("dogs told apart by breed", () => {
  test("a collie is a long-haired red dog with a pointed muzzle, a border collie a black one", () => {
    expect(dogOf("a collie")).toMatchObject({ breed: "collie", coat: "puffy", pattern: "irish" });
    expect(dogOf("a collie").colour).toMatch(/red|golden/);
    expect(dogOf("a collie").muzzle).toBeGreaterThan(dogOf("a border collie").muzzle as number);
    expect(dogOf("a border collie").colour).toBe("black");
  });

  test.each([
    ["a yorkshire terrier", "yorkie", "tanned"],
    ["a miniature schnauzer", "schnauzer", "tipped"],
    ["a westie", "westie", "solid"],
  ])("%s has whiskers", (prompt, breed, pattern) => {
    expect(dogOf(prompt)).toMatchObject({ breed, pattern, beard: true });
  });

  test("a bernese mountain dog has tan between black and white, a saint bernard is larger than a labrador", () => {
    expect(dogOf("a bernese mountain dog")).toMatchObject({ colour: "black", marking: "tan" });
    expect(dogOf("a saint bernard").height).toBeGreaterThan(dogOf("a labrador").height as number);
  });
});

test.each([
  ["a puppy", "a labrador"],
  ["a kitten", "a cat"],
])("%s has a larger head on shorter legs than %s", (young, old) => {
  const [small, large] = [dogOf(young), dogOf(old)];
  expect(small.head).toBeGreaterThan(1.25 * (large.head as number));
  expect(small.legs).toBeLessThan(0.92 * (large.legs as number));
});
