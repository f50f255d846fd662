import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { fallOnto } from "#engine/plan/contact/slide.ts";
import { bulkBelow } from "#engine/plan/contact/wisps.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
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
  ["a pumpkin on a hay bale", 1, "pumpkin", "hay-bale"],
  ["a pumpkin on a hay bale", 2, "pumpkin", "hay-bale"],
  ["a pumpkin on a hay bale", 3, "pumpkin", "hay-bale"],
  ["a pumpkin on a round hay bale", 1, "pumpkin", "hay-bale"],
] as const)("%s (%i) rests on the bulk of it, not on the tips of what sticks out", (prompt, seed, on, below) => {
  const { of, tall } = sceneOf(prompt, seed);
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

test.each([
  ["a bowl of ramen with a boiled egg", ["ramen"]],
  ["a slice of watermelon with black seeds", ["watermelon"]],
  ["a hamburger with bacon", ["burger", "bacon"]],
])("%s: what a dish has a part for is that part", (prompt, concepts) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  expect(recipe.objects.map(({ concept }) => concept)).toEqual(concepts);
});

test.each([
  ["a hamburger with bacon", "bacon-1", "burger-1"],
  ["a salad with an egg", "egg-1", "salad-1"],
  ["a floating island with a castle", "castle-1", "island-1"],
  ["an island with a lighthouse", "lighthouse-1", "island-1"],
])("%s: the one is on top of the other", (prompt, on, below) => {
  const { of } = sceneOf(prompt);
  const [upper, lower] = [on, below].map((name) => boundsOf(of(name).map(({ positions }) => positions)));
  expect(upper?.max[1]).toBeGreaterThan(lower?.max[1] ?? 9);
  expect(upper?.min[1]).toBeGreaterThan((lower?.min[1] ?? 0) + 0.2 * ((lower?.max[1] ?? 0) - (lower?.min[1] ?? 0)));
});

test("a castle on an island stands where its trees would, and is no speck there", () => {
  const { of, tall } = sceneOf("a floating island with a castle");
  expect(of("island-1-tree")).toEqual([]);
  expect(tall("castle-1")).toBeGreaterThan(0.2 * tall(""));
});

test("a small thing on a heap of paper is seen, and the pages lie", () => {
  const { of, tall } = sceneOf("a pen on a pile of manuscripts");
  const { min, max } = boundsOf(of("pen-1").map(({ positions }) => positions));
  const all = boundsOf(of("").map(({ positions }) => positions));
  expect(Math.max(max[0] - min[0], max[2] - min[2])).toBeGreaterThan(0.3 * (all.max[0] - all.min[0]));
  expect(tall("")).toBeLessThan(0.5 * (all.max[0] - all.min[0]));
});

test.each([
  ["three eggs in a nest", "egg", 3],
  ["four apples in a bowl", "apple", 4],
])("%s lie side by side, none on the others", (prompt, name, count) => {
  const { of, tall } = sceneOf(prompt, 7);
  const feet = Array.from(
    { length: count },
    (_, i) => boundsOf(of(`${name}-${i + 1}-`).map((g) => g.positions)).min[1],
  );
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.55 * tall(`${name}-1-`));
});

test.each([
  ["a globe next to a pile of books", "globe", "book"],
  ["a vase between a candle and a pile of coins", "vase", "coin"],
  ["a dragon behind a pile of gold coins", "dragon", "coin"],
])("%s: the heap lies on the floor, and not on what it is beside", (prompt, other, heaped) => {
  const { of } = sceneOf(prompt);
  const [thing, heap] = [other, heaped].map((name) => boundsOf(of(name).map(({ positions }) => positions)));
  expect(heap?.min[1]).toBeLessThan(0.02 * ((thing?.max[1] ?? 0) - (thing?.min[1] ?? 0)));
});
