import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

function boxesOf(prompt: string, ...names: readonly RegExp[]) {
  const parts = partsOf(prompt);
  return names.map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
}

type Box = ReturnType<typeof boundsOf>;
const span = ({ min, max }: Box, axis: 0 | 1 | 2): number => max[axis] - min[axis];
const longest = (box: Box): number => Math.max(span(box, 0), span(box, 1), span(box, 2));

test("stacked cups stand one in the other without their saucers", () => {
  expect(partsOf("a stack of three cups").filter(({ name }) => /saucer/.test(name))).toEqual([]);
  expect(partsOf("a cup with a saucer").some(({ name }) => /saucer/.test(name))).toBe(true);
});

test("what lies about has been folded first: an umbrella", () => {
  const { objects } = recipeOf("a red umbrella lying on a park bench");
  expect(objects.find(({ concept }) => concept === "umbrella")?.parameters.open).toBe(false);
});

test("records beside a low player lean on its flank and leave it to be seen from the front", () => {
  const [record, player] = boxesOf("vinyl records leaning against a record player", /^vinyl/, /^record-player/) as [
    Box,
    Box,
  ];
  expect(
    record.min[0] > player.max[0] - 0.2 * span(player, 0) || record.max[0] < player.min[0] + 0.2 * span(player, 0),
  ).toBe(true);
});

test("a loaf that comes out of an oven is half out of its door, not on its hob", () => {
  const [loaf, oven] = boxesOf("a loaf of bread coming out of an oven", /^bread/, /^oven/) as [Box, Box];
  expect(loaf.max[1]).toBeLessThan(oven.min[1] + 0.8 * span(oven, 1));
});

test("a boat full of oranges is full from end to end", () => {
  const [oranges, boat] = boxesOf("a wooden rowboat full of oranges", /^orange/, /^boat/) as [Box, Box];
  const along = span(boat, 0) > span(boat, 2) ? 0 : 2;
  expect(span(oranges, along)).toBeGreaterThan(0.38 * span(boat, along));
  expect(span(oranges, along === 0 ? 2 : 0)).toBeLessThan(span(boat, along === 0 ? 2 : 0));
});

test.each([
  ["a basket full of apples", /^apple/, /^basket-1-(?!handle)/],
  ["a cart full of pumpkins", /^pumpkin/, /^wagon-1-sides/],
])("%s: they heap up over the rim, and fill it from side to side", (prompt, filling, vessel) => {
  const [many, around] = boxesOf(prompt, filling, vessel) as [Box, Box];
  expect(many.max[1]).toBeGreaterThan(around.max[1]);
  for (const axis of [0, 2] as const) {
    expect(span(many, axis)).toBeGreaterThan(0.6 * span(around, axis));
    expect(span(many, axis)).toBeLessThan(1.1 * span(around, axis));
  }
});

test.each([
  ["a saddle on a fence", /^saddle/, /^fence/, 0.25],
  ["a mouse beside a house", /^mouse/, /^house/, 0.4],
  ["a telescope pointing out of a window", /^telescope/, /^window/, 0.45],
])("%s: the small one is large enough to be seen", (prompt, small, large, least) => {
  const [a, b] = boxesOf(prompt, small, large) as [Box, Box];
  expect(longest(a)).toBeGreaterThan(least * longest(b));
});

test("a thing that is half buried has heeled over", () => {
  const upright = boxesOf("an old wooden rowboat on the sand", /^boat/)[0] as Box;
  const sunk = boxesOf("an old wooden rowboat half-buried in sand", /^boat/)[0] as Box;
  expect(span(sunk, 1)).toBeGreaterThan(1.1 * span(upright, 1));
});

test("what is on the arm of a couch lies on the arm", () => {
  const [thing, couch] = boxesOf("a remote control on the arm of a couch", /^remote/, /^sofa/) as [Box, Box];
  expect(Math.abs((thing.min[0] + thing.max[0]) / 2)).toBeGreaterThan(0.35 * span(couch, 0));
});
