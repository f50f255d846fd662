import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string, seed = 3) =>
  planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed }).recipe;

/** Bounds of all parts whose names begin so. */
function thingsOf(prompt: string, seed = 3) {
  const { parts } = buildModel(recipeOf(prompt, seed)).model;
  return (name: string) => {
    const { min, max } = boundsOf(
      parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions),
    ) as { min: [number, number, number]; max: [number, number, number] };
    const middle = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2);
    return { min, max, x: middle[0] as number, z: middle[2] as number, tall: max[1] - min[1], wide: max[0] - min[0] };
  };
}

describe("what is taken up", () => {
  test.each([
    ["a goat serving a pie on a tray", "pie", "tray"],
    ["a butler serving a lobster on a plate", "lobster", "plate"],
  ])("%s has the food on what is in hand", (prompt, food, tray) => {
    const { objects, relations } = briefOf(prompt);
    const at = (id: string) => objects.findIndex(({ concept }) => concept === id);
    expect(relations).toContainEqual(expect.objectContaining({ kind: "holding", from: 0, to: at(tray) }));
    expect(relations).toContainEqual(expect.objectContaining({ kind: "on", from: at(food), to: at(tray) }));
    expect(relations).toHaveLength(2);
  });

  test("what is flipped is over the pan, and nobody is in it", () => {
    const { objects, relations } = briefOf("a pig flipping an omelette in a frying pan");
    const pan = objects.findIndex(({ concept }) => concept === "frying-pan");
    expect(relations.filter(({ to }) => to === pan).map(({ kind, from }) => [kind, from === 0])).toEqual(
      expect.arrayContaining([
        ["holding", true],
        ["over", false],
      ]),
    );
  });

  test("what is chopped lies on a board on a table as high as who chops reaches", () => {
    const thing = thingsOf("a mouse chopping a carrot");
    const [mouse, table, board] = [thing("mouse-1"), thing("table-1"), thing("cutting-board-1")];
    expect(table.tall).toBeLessThan(0.6 * mouse.tall);
    expect(board.min[1]).toBeGreaterThan(0.8 * table.tall);
  });

  test.each([
    ["a tennis ball", "ball"],
    ["a gold coin", "coin"],
    ["a lemon", "lemon"],
  ])("a hand holding %s has its fingers around it", (thing, id) => {
    const find = thingsOf(`a hand holding ${thing}`);
    const [hand, held] = [find("human-hand-1"), find(`${id}-1`)];
    expect(held.min[1]).toBeGreaterThan(0.3 * hand.tall);
    expect(held.max[1]).toBeLessThan(1.02 * hand.tall);
    expect(held.min[2]).toBeLessThan(hand.max[2]);
  });

  test("a stem is held between thumb and forefinger, the flower over the hand", () => {
    const find = thingsOf("a hand holding a tulip");
    expect(find("tulip-1").max[1]).toBeGreaterThan(find("human-hand-1").max[1]);
  });

  test("who licks a cone sits up and has it upright at the mouth", () => {
    const find = thingsOf("a lion licking an ice cream cone");
    const [lion, cone] = [find("lion-1"), find("ice-cream-1")];
    expect(cone.tall).toBeGreaterThan(cone.wide);
    expect(cone.min[1]).toBeGreaterThan(0.3 * lion.tall);
    expect(lion.tall).toBeGreaterThan(lion.wide);
  });

  test("a cup at the lips has its handle at the hand and no saucer", () => {
    const { parts } = buildModel(recipeOf("a robot sipping a cup of tea")).model;
    expect(parts.some(({ name }) => name.includes("saucer"))).toBe(false);
    const find = thingsOf("a robot sipping a cup of tea");
    const side = (name: string) => find(name).x - find("robot-1").x;
    expect(side("mug-1-handle")).toBeLessThan(side("mug-1"));
  });

  test("young ones in one basket look out of it side by side", () => {
    const find = thingsOf("three puppies in a basket");
    const all = [1, 2, 3].map((n) => find(`dog-${n}`));
    const basket = find("basket-1");
    for (const one of all) expect(one.tall).toBeGreaterThan(0.4 * basket.tall);
    const lowest = Math.min(...all.map(({ min }) => min[1]));
    for (const one of all) expect(one.min[1] - lowest).toBeLessThan(0.3 * one.tall);
  });

  test("what is juggled is a small ball of rubber", () => {
    const { objects } = recipeOf("a bear juggling three balls");
    expect(objects.find(({ concept }) => concept === "ball")?.parameters.form).toBe("rubber");
  });
});

test("what lines a way stands in two rows with the way between them", () => {
  const find = thingsOf("a road lined with cypresses");
  const names = [1, 2, 3, 4, 5, 6].map((n) => find(`tree-${n}`));
  const [near, far] = [names.filter((_, i) => i % 2 === 0), names.filter((_, i) => i % 2 === 1)];
  const mean = (row: typeof names, of: "x" | "z") => row.reduce((sum, one) => sum + one[of] / row.length, 0);
  const apart = Math.hypot(mean(near, "x") - mean(far, "x"), mean(near, "z") - mean(far, "z"));
  expect(apart).toBeGreaterThan(1.5 * Math.min(...names.map(({ wide }) => wide)));
});

test("girls are seen to be girls: none has the short hair of boys", () => {
  const hairs = Array.from({ length: 12 }, (_, seed) => recipeOf("a girl", seed).objects[0]?.parameters.hair);
  expect(hairs.filter((hair) => /long|bob|ponytail|bun|pigtails/.test(String(hair))).length).toBeGreaterThan(9);
});
