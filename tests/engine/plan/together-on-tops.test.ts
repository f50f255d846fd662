import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Relation } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { foldDishes } from "#engine/plan/fold/fold-dishes.ts";
import { gatherOnTops } from "#engine/plan/fold/gather-on-tops.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const briefOf = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 7 }).recipe;
const tied = (kind: Relation["kind"], relations: readonly Relation[]) =>
  relations.filter((each) => each.kind === kind).map(({ from, to }) => `${from}-${to}`);

describe("lists", () => {
  test.each([
    ["a candle, a skull and a book on a bench", "on", ["2-3", "0-3", "1-3"]],
    ["a leek, a turnip and an onion in a basket", "in", ["2-3", "0-3", "1-3"]],
    ["a tower, a dog and a cat on a mat", "on", ["2-3", "1-3"]],
    ["a dog. a cat and a duck on a sofa", "on", ["2-3", "1-3"]],
  ] as const)("%s", (prompt, kind, ties) => {
    expect(tied(kind, briefOf(prompt).relations)).toEqual(ties);
  });
});

describe("what fits on a table too", () => {
  test.each([
    ["a radio on a desk next to a cup of tea", ["0-1", "2-1"]],
    ["a plate next to a jug of milk on a table", ["0-2", "1-2"]],
    ["a vase on a table next to a chair", ["0-1"]],
    ["a vase on a table beside a dog", ["0-1"]],
    ["a boot on a rock next to a cup", ["0-1"]],
  ])("%s", (prompt, ties) => {
    expect(tied("on", gatherOnTops(briefOf(prompt)).relations).sort()).toEqual(ties);
  });

  test("stands there side by side in the picture", () => {
    const { model, view } = buildModel(recipeOf("a radio on a desk next to a cup of tea"));
    const spanOf = (name: RegExp) => {
      const { azimuth } = view;
      const across = model.parts
        .filter((part) => name.test(part.name))
        .flatMap(({ geometry: { positions } }) =>
          Array.from({ length: positions.length / 3 }, (_, i) => {
            return (
              (positions[i * 3] as number) * Math.cos(azimuth) - (positions[i * 3 + 2] as number) * Math.sin(azimuth)
            );
          }),
        );
      return [Math.min(...across), Math.max(...across)] as const;
    };
    const [radio, cup] = [spanOf(/^radio/), spanOf(/^mug/)];
    expect(radio[1]).toBeLessThan((cup[0] + cup[1]) / 2);
  });
});

test("what is done with one's own tool is done by its owner", () => {
  expect(tied("holding", briefOf("a reporter capturing a wasp with his camera").relations)).toEqual(["0-2"]);
});

test("a pet is beside who flies a kite, and not printed on it", () => {
  const { objects, relations } = briefOf("a girl flying a kite with her dog running beside her");
  expect(objects[1]?.emblem).toBeUndefined();
  expect(tied("beside", relations)).toEqual(["0-2"]);
});

test("who howls at the moon is on the hill, not the moon", () => {
  expect(tied("on", briefOf("a coyote howling at the moon on a cliff").relations)).toEqual(["0-2"]);
});

test.each([
  "a scarf in rainbow colours",
  "a plume that fades through rainbow hues",
  "a jug in the colours of the rainbow",
])("%s has them all", (prompt) => {
  const { objects } = briefOf(prompt);
  expect(objects).toHaveLength(1);
  expect(objects[0]?.colours.map(({ word }) => word)).toEqual(["red", "orange", "yellow", "green", "blue", "purple"]);
});

describe("dishes", () => {
  const onTable = (prompt: string) => foldDishes(briefOf(prompt));

  test("what has a plate of its own is on the one that was said", () => {
    const { objects } = onTable("a purple plate piled high with spaghetti");
    expect(objects.map(({ concept }) => concept)).toEqual(["spaghetti"]);
    expect(objects[0]?.parts).toMatchObject([{ slot: "plate", colours: [{ word: "purple" }] }]);
  });

  test("several on one plate have none of their own", () => {
    const { objects } = onTable("a waffle and pancakes on a plate");
    expect(objects.map(({ concept, without }) => `${concept} ${without}`)).toEqual([
      "waffle plate",
      "pancake plate",
      "plate ",
    ]);
  });

  test("a plate of food is full, and holds what is said of it instead", () => {
    expect(onTable("a plate of food").objects.map(({ concept }) => concept)).toEqual(["dinner"]);
    const said = onTable("a plate of food with a steak and potatoes").objects.map(({ concept }) => concept);
    expect(said).toEqual(["plate", "steak", "potato"]);
  });

  test("a plant stays in the pot that was said", () => {
    const { objects } = onTable("a terracotta pot with a cactus");
    expect(objects).toHaveLength(1);
    expect(objects[0]?.parts).toMatchObject([{ slot: "pot", materials: ["terracotta"] }]);
  });
});

test("a heap and what is beside it share the top", () => {
  const { model, view } = buildModel(recipeOf("a pile of dice on a table next to some playing cards"));
  const boundsFor = (name: RegExp) =>
    boundsOf(model.parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [table, dice, cards] = [boundsFor(/^table/), boundsFor(/^die/), boundsFor(/^playing-card/)];
  for (const each of [dice, cards]) expect(each.min[1]).toBeGreaterThan(0.8 * table.max[1]);
  const across = ({ min, max }: typeof dice) =>
    (min[0] + max[0]) * Math.cos(view.azimuth) - (min[2] + max[2]) * Math.sin(view.azimuth);
  expect(across(dice)).toBeLessThan(across(cards) - 0.1);
});

test.each([
  ["beads scattered on a tray", "marbles"],
  ["a bowl of beads", "marbles"],
  ["a string of beads", "necklace"],
])("%s", (prompt, concept) => {
  expect(briefOf(prompt).objects.map((object) => object.concept)).toContain(concept);
});

test("what looks like a dragon has no weighing scales", () => {
  expect(briefOf("a dragon-shaped kite with scales that shimmer").objects).toHaveLength(1);
});

test("jars of spice stay where the jars were said to be", () => {
  expect(briefOf("spices in tiny jars stand beside a cookbook").relations).toMatchObject([
    { kind: "beside", from: 0, to: 1 },
  ]);
});

test("a hat with who sits on a thing is worn", () => {
  expect(tied("wearing", briefOf("a toad on a stump with a bowler hat").relations)).toEqual(["0-2"]);
  expect(tied("wearing", briefOf("a bag on a chair with a hat").relations)).toEqual([]);
});

test.each([
  ["a fern in a clay pot", "terracotta"],
  ["a cactus in a copper pot", "copper"],
])("%s", (prompt, material) => {
  expect(briefOf(prompt).objects[0]?.parts).toMatchObject([{ slot: "pot", materials: [material] }]);
});
