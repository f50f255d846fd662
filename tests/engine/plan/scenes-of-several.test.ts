import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** The box of each object, by the start of its name, in the recipe's order. */
function boxesOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const box = (start: string) =>
    boundsOf(parts.filter(({ name }) => name.startsWith(start)).map(({ geometry }) => geometry.positions));
  return {
    parts,
    box,
    of: (concept: string) =>
      recipe.objects.filter((object) => object.concept === concept).map(({ name }) => box(`${name}-`)),
  };
}
const middle = ({ min, max }: { min: readonly number[]; max: readonly number[] }, axis: number) =>
  ((min[axis] as number) + (max[axis] as number)) / 2;

test("two stacks of boxes stand side by side, one box of each below", () => {
  const boxes = boxesOf("two stacks of four cardboard boxes").of("box");
  const low = boxes.filter(({ min }) => (min[1] as number) < 0.01);
  expect(boxes).toHaveLength(8);
  expect(low).toHaveLength(2);
});

test("three piles on a table are apart", () => {
  const coins = boxesOf("three piles of coins on a table").of("coin");
  const piles = [0, 6, 12].map((first) => coins.slice(first, first + 6).map((coin) => middle(coin, 0)));
  expect(Math.max(...(piles[0] as number[]))).toBeLessThan(Math.min(...(piles[1] as number[])));
  expect(Math.max(...(piles[1] as number[]))).toBeLessThan(Math.min(...(piles[2] as number[])));
});

test("seven cans in a pyramid have four below and one on top", () => {
  const cans = boxesOf("seven cans stacked in a pyramid").of("can");
  expect(cans.filter(({ min }) => (min[1] as number) < 0.01)).toHaveLength(4);
});

test("jars on a shelf stand in a row, and nothing else is there", () => {
  const { of, parts } = boxesOf("a shelf with four jars");
  const deep = of("jar").map((jar) => middle(jar, 2));
  expect(Math.max(...deep) - Math.min(...deep)).toBeLessThan(0.01);
  expect(parts.some(({ name }) => name.startsWith("shelf-1-books"))).toBe(false);
});

test("a potted palm that a shelf is with is on it", () => {
  const { of } = boxesOf("a shelf with two potted plants and a radio");
  const board = of("shelf")[0]?.max[1] as number;
  for (const { max } of [...of("house-plant"), ...of("radio")]) expect(max[1]).toBeGreaterThan(board);
  expect(Math.min(...of("house-plant").map(({ min }) => min[1]))).toBeGreaterThan(0.1);
});

test("stockings hang below the mantel, a candle stands on it", () => {
  const { of, box } = boxesOf("a fireplace with two stockings hanging from the mantel");
  const mantel = box("fireplace-1-mantel");
  for (const sock of of("sock")) expect(middle(sock, 1)).toBeLessThan(mantel.min[1] as number);
  const lit = boxesOf("a fireplace with a candle on the mantel");
  expect(lit.of("candle")[0]?.min[1]).toBeGreaterThan(lit.box("fireplace-1-mantel").min[1] as number);
});

test("people in a balloon's basket are under the envelope", () => {
  const { of, box } = boxesOf("a hot air balloon with two people in its basket");
  const envelope = box("hot-air-balloon-1-envelope");
  for (const { max } of of("person")) expect(max[1]).toBeLessThan(middle(envelope, 1));
});

test("what an aquarium has is behind its glass", () => {
  const { of } = boxesOf("an aquarium with a treasure chest");
  const [tank, chest] = [of("aquarium")[0], of("chest")[0]];
  for (const axis of [0, 2]) {
    expect(chest?.min[axis]).toBeGreaterThan(tank?.min[axis] as number);
    expect(chest?.max[axis]).toBeLessThan(tank?.max[axis] as number);
  }
});

test("what is sold on a stall lies on its board, large enough to be seen", () => {
  const { of } = boxesOf("a market stall with pumpkins");
  const [stall] = of("market-stall");
  const tall = (stall?.max[1] as number) - (stall?.min[1] as number);
  const sold = of("pumpkin");
  expect(sold).toHaveLength(6);
  for (const { min, max } of sold) {
    expect(min[1]).toBeGreaterThan(0.2 * tall);
    expect(Math.max(max[0] - min[0], max[1] - min[1])).toBeGreaterThan(0.06 * tall);
  }
});

test("what is on a window's ledge is not on its frame", () => {
  const { of } = boxesOf("a window with a flower box");
  expect(of("flower-pot")[0]?.max[1]).toBeLessThan(middle(of("window")[0] as never, 1));
});
