import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";
import { fallOnto } from "#engine/plan/slide.ts";
import { bulkBelow } from "#engine/plan/wisps.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

/** Surfaces of all parts whose names begin so. */
function sceneOf(prompt: string, seed = 1) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  const of = (name: string) => parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry);
  return {
    of,
    tall: (name: string) => {
      const { min, max } = boundsOf(of(name).map(({ positions }) => positions));
      return max[1] - min[1];
    },
  };
}

test.each([
  ["a pumpkin on a hay bale", "pumpkin", "hay-bale"],
  ["a pumpkin on a round hay bale", "pumpkin", "hay-bale"],
])("%s rests on the bulk of it, not on the tips of what sticks out", (prompt, on, below) => {
  const { of, tall } = sceneOf(prompt);
  const gap = fallOnto(of(`${on}-1`), bulkBelow(of(`${below}-1`))) as number;
  expect(Math.abs(gap)).toBeLessThan(0.04 * tall(`${on}-1`));
});

test.each([
  ["an elephant standing on a ball", "elephant", "", 0.33],
  ["a metal bunny sitting on top of a stack of broccoli", "rabbit", "", 0.33],
  ["a parrot on a globe", "parrot", "", 0.33],
])("%s: the creature is a third of the picture's height", (prompt, who, whole, least) => {
  const { tall } = sceneOf(prompt);
  expect(tall(`${who}-1`)).toBeGreaterThan(least * tall(whole));
});

test.each([
  ["a stack of apples", "apple", false],
  ["a stack of broccoli", "broccoli", false],
  ["a stack of donuts", "donut", true],
  ["a stack of books", "book", true],
])("%s", (prompt, name, isStraight) => {
  const { tall } = sceneOf(prompt);
  expect(tall("") > 3.5 * Math.min(...[1, 2, 3, 4, 5].map((i) => tall(`${name}-${i}`)))).toBe(isStraight);
});
