import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe).model
    .parts;
const boxOf = (parts: ReturnType<typeof partsOf>, name: RegExp) =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
const middle = ({ min, max }: ReturnType<typeof boundsOf>, axis: 0 | 1 | 2) => (min[axis] + max[axis]) / 2;

test("on each corner of a table there is one", () => {
  const parts = partsOf("a dining table with an apple on each corner");
  const table = boxOf(parts, /^table/);
  const corners = [1, 2, 3, 4].map((i) => {
    const apple = boxOf(parts, new RegExp(`^apple-${i}-`));
    expect(apple.min[1]).toBeGreaterThan(0.8 * table.max[1]);
    return `${Math.sign(middle(apple, 0) - middle(table, 0))} ${Math.sign(middle(apple, 2) - middle(table, 2))}`;
  });
  expect(new Set(corners).size).toBe(4);
});

test("cats on each armrest are on the arms of the seat, not on its cushion", () => {
  const parts = partsOf("an armchair with a kitten on each armrest");
  const seat = boxOf(parts, /^armchair/);
  const third = (seat.max[0] - seat.min[0]) / 3;
  const [left, right] = [1, 2].map((i) => middle(boxOf(parts, new RegExp(`^cat-${i}-`)), 0)) as [number, number];
  expect(Math.min(left, right)).toBeLessThan(seat.min[0] + third);
  expect(Math.max(left, right)).toBeGreaterThan(seat.max[0] - third);
});

test("what is on each step climbs the staircase", () => {
  const parts = partsOf("a staircase with a lantern on each step");
  const heights = [1, 2, 3, 4, 5].map((i) => boxOf(parts, new RegExp(`^lantern-${i}-|^lamp-${i}-`)).min[1]);
  for (const [i, height] of heights.entries()) if (i > 0) expect(height).toBeGreaterThan(heights[i - 1] as number);
});

test.each([
  ["a four-armed robot", /^arm-(?:left|right)(?:-2)?-upper/, 4],
  ["a four-armed alien", /^further-hands/, 1],
])("%s has further arms", (prompt, name, count) => {
  expect(partsOf(prompt).filter((part) => name.test(part.name))).toHaveLength(count);
});

test("a third leg of an alien stands before the other two", () => {
  const depth = (prompt: string) => {
    const { min, max } = boxOf(partsOf(prompt), /^skin/);
    return max[2] - min[2];
  };
  expect(depth("a three-legged alien")).toBeGreaterThan(1.2 * depth("an alien"));
});

test("each scoop has the colour that was said of it, and no sauce hides it", () => {
  const parts = partsOf("an ice cream cone with a blue scoop, a yellow scoop and a red scoop");
  expect(parts.filter(({ name }) => /^scoop/.test(name)).map(({ slot }) => slot)).toEqual(["first", "second", "third"]);
  expect(parts.some(({ slot }) => slot === "sauce")).toBe(false);
});

test.each([
  ["riding boots with brass spurs", /spur-/],
  ["a viking shield with spikes", /^spike/],
  ["tower bridge", /^walkways/],
])("%s has them on it", (prompt, name) => {
  expect(partsOf(prompt).some((part) => name.test(part.name))).toBe(true);
});

test("a part of the lender of a form is no thing of its own", () => {
  expect(readPrompt("a fox-shaped vase with a chipped ear", null, lexicon).objects).toHaveLength(1);
});
