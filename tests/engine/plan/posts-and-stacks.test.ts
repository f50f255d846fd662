import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string, seed: number) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;

function boxesOf(prompt: string, ...names: readonly RegExp[]) {
  const { parts } = buildModel(recipeOf(prompt, 7)).model;
  return names.map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
}

describe("what hangs", () => {
  test.each([
    ["a lantern hanging from a wooden post", /^lamp/, /^wooden-post.*post$/],
    ["a lantern hanging from a pine tree", /^lamp/, /^(?:pine|tree)/],
  ])("%s hangs before it, off the ground, where it is seen", (prompt, thing, holder) => {
    const [hung, post] = boxesOf(prompt, thing, holder) as [Box, Box];
    const tall = post.max[1] - post.min[1];
    expect(hung.min[1]).toBeGreaterThan(post.min[1] + 0.3 * tall);
    expect(hung.max[1]).toBeLessThan(post.max[1]);
    expect(hung.max[1] - hung.min[1]).toBeGreaterThan(0.1 * tall);
    expect(hung.max[2]).toBeGreaterThan((post.min[2] + post.max[2]) / 2);
  });
});

test("suitcases in a stack lie flat, each on the one below; old leather ones have no wheels", () => {
  const [first, second] = boxesOf("a stack of old leather suitcases", /^suitcase-1-/, /^suitcase-2-/) as Box[];
  for (const box of [first, second] as Box[])
    expect(box.max[1] - box.min[1]).toBeLessThan(0.6 * (box.max[0] - box.min[0]));
  expect((second as Box).min[1]).toBeGreaterThan(0.9 * (first as Box).max[1]);
  expect(recipeOf("an old leather suitcase", 7).objects[0]?.parameters.style).toBe("vintage");
});

test("who is in a space suit is dressed so", () => {
  const { objects } = readPrompt("a puppy in a space suit", null, lexicon);
  expect(objects.map(({ concept, guise }) => [concept, guise])).toEqual([["dog", "space suit"]]);
});

test("a kitten has the coat of its breed", () => {
  expect(recipeOf("a calico kitten", 3).objects[0]?.parameters.pattern).toBe("calico");
});

type Vec = readonly [number, number, number];
type Box = { readonly min: Vec; readonly max: Vec };
