import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 7 }).recipe;

describe("what is there instead of a part", () => {
  test.each([
    ["an owl with brass gears for eyes", "eye", "gear"],
    ["a lamp with a swan as its base", "base", "swan"],
    ["a scarecrow with a turnip for a head", "sack", "turnip"],
  ])("%s", (prompt, slot, concept) => {
    const { objects } = briefOf(prompt);
    expect(objects).toHaveLength(1);
    expect(objects[0]?.parts.find((part) => part.slot === slot)?.shapedLike?.concept).toBe(concept);
  });

  test("gears in place of eyes are where the eyes were, both, and of brass", () => {
    const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
    const middle = (prompt: string, name: RegExp) =>
      partsOf(prompt)
        .filter((part) => name.test(part.name))
        .map(({ geometry }) => boundsOf([geometry.positions]))
        .map(({ min, max }) => (min[1] + max[1]) / 2);
    const eyes = middle("an owl", /left-eye$/);
    const gears = middle("an owl with brass gears for eyes", /^eye-/);
    expect(gears.length).toBeGreaterThan(1);
    for (const y of gears) expect(Math.abs(y - (eyes[0] as number))).toBeLessThan(0.05);
    expect(recipeOf("an owl with brass gears for eyes").objects[0]?.materials.eye?.base).toBe("brass");
  });

  test("a clock for a face is the head", () => {
    expect(briefOf("a man with a clock for a face").relations).toContainEqual({
      kind: "on",
      from: 1,
      to: 0,
      how: "as-head",
    });
  });
});

describe("who peeks out", () => {
  test.each([
    "an egg with a chick peeking out",
    "a backpack with a puppy poking out of it",
    "a barrel with a cat popping out",
  ])("%s is half in it", (prompt) => {
    const { objects, relations } = briefOf(prompt);
    expect(relations).toEqual([{ kind: "in", from: 1, to: 0, how: "out" }]);
    expect(objects[0]?.emblem).toBeUndefined();
  });

  test("what is on it is printed all the same", () => {
    expect(briefOf("a backpack with a puppy on it").objects[0]?.emblem?.word).toBe("puppy");
  });
});

describe("what is put into a drink is not printed on the cup", () => {
  test.each(["a mug with a candy cane", "a cup of hot chocolate with a candy cane"])("%s", (prompt) => {
    const { objects, relations } = briefOf(prompt);
    expect(objects[0]?.emblem).toBeUndefined();
    expect(relations).toEqual([{ kind: "in", from: 1, to: 0 }]);
  });
});

test("who does something from a bench sits on it", () => {
  const { objects, relations } = briefOf("an old woman feeding sparrows from a garden bench");
  const bench = objects.findIndex(({ concept }) => concept === "bench");
  expect(relations).toContainEqual({ kind: "sitting", from: 0, to: bench });
});

test("two who share a branch are both on it", () => {
  expect(briefOf("two magpies sharing a branch").relations).toEqual([{ kind: "on", from: 0, to: 1 }]);
});

test("a parrot on the shoulder of who rows is his, not the boat's", () => {
  expect(briefOf("a walrus steering a rowboat with a parrot on his shoulder").relations).toContainEqual({
    kind: "on",
    from: 2,
    to: 0,
    how: "shoulder",
  });
});

test("what is on her lap is hers, though she sits in a chair", () => {
  expect(briefOf("a queen in an armchair with a cat on her lap").relations).toEqual([
    { kind: "sitting", from: 0, to: 1 },
    { kind: "on", from: 2, to: 0, how: "lap" },
  ]);
});

test("who skis down a slope has skis, and they are on the snow", () => {
  const { objects, relations } = briefOf("a walrus skiing down a snowy slope");
  expect(objects.map(({ concept }) => concept)).toEqual(["walrus", "ground", "skis"]);
  expect(relations).toEqual([
    { kind: "on", from: 2, to: 1 },
    { kind: "on", from: 0, to: 2 },
  ]);
});

test("an aircraft with a door has no house's door beside it", () => {
  expect(briefOf("an aircraft with a door").objects.map(({ concept }) => concept)).toEqual(["airplane"]);
  expect(briefOf("a cottage with a green door").objects[0]?.parts.map(({ slot }) => slot)).toContain("door");
});

test("beasts and plants of rubber or felt keep their colours, a chair has the stuff's own", () => {
  const main = (prompt: string) => Object.values(recipeOf(prompt).objects[0]?.materials ?? {})[0];
  expect(main("a rubbery cactus")).toMatchObject({ base: "rubber" });
  expect(main("a rubbery cactus")?.colours).toEqual(main("a cactus")?.colours);
  expect(main("a felt chair")?.colours).toEqual([]);
  expect(main("a marble cactus")?.colours).toEqual([]);
});

test("a young dragon has a larger head on a shorter neck", () => {
  const [old, young] = ["a dragon", "a baby dragon"].map((prompt) => recipeOf(prompt).objects[0]?.parameters);
  expect(Number(young?.head)).toBeGreaterThan(1.4 * Number(old?.head));
  expect(Number(young?.neck)).toBeLessThan(0.75 * Number(old?.neck));
});
