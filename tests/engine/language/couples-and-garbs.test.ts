import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const first = (prompt: string) => read(prompt).objects[0];

test("a couple of robots or beasts is two of them", () => {
  expect(read("a robot couple at a bus stop").objects[0]).toMatchObject({ concept: "robot", count: 2 });
  expect(first("a giraffe couple")).toMatchObject({ concept: "giraffe", count: 2 });
  expect(first("an old couple")).toMatchObject({ concept: "person", count: 2 });
});

describe("clothes that are named by who has them on", () => {
  test.each([
    ["a lizard wearing academic regalia", "graduate"],
    ["a goat in royal attire", "king"],
    ["a mole in academic robes", "graduate"],
    ["a girl in military uniform", "soldier"],
    ["a bear karate master", "karate master"],
  ])("%s: %s", (prompt, guise) => {
    const brief = read(prompt);
    expect(brief.objects).toHaveLength(1);
    expect(brief.objects[0]?.guise).toBe(guise);
    expect(brief.words.filter(({ role }) => role === "unused")).toEqual([]);
  });
});

test("a stuff after a comma is what a building is of, a thing in a list is a thing", () => {
  expect(first("a lighthouse with a red door, stone, detailed")?.materials).toEqual(["rock"]);
  expect(read("a yard with a well, a stone, frogs").objects.length).toBeGreaterThan(2);
});

test("a ball is the one that is played with what it is named with", () => {
  const word = (prompt: string) => read(prompt).objects.find(({ concept }) => concept === "ball")?.word;
  expect(word("a squash racket next to a ball")).toBe("tennis ball");
  expect(word("a bowling pin and a ball")).toBe("bowling ball");
  expect(word("a boy with a ball")).toBe("ball");
});

test("who does something at a mirror is turned to it", () => {
  expect(read("a man shaving in front of a mirror").relations).toContainEqual(
    expect.objectContaining({ kind: "beside", from: 0, to: 1, facing: true }),
  );
  expect(read("a vase in front of a mirror").relations).not.toContainEqual(expect.objectContaining({ facing: true }));
});

test.each([
  ["snowshoes", "snowshoes"],
  ["stacking rings", "stacking-rings"],
  ["a bowl beside chattering teeth", "dentures"],
  ["nail clippers", "nail-clipper"],
])("%s are one thing", (prompt, concept) => {
  expect(read(prompt).objects.at(-1)).toMatchObject({ concept, count: 1 });
});

test("who spins records has a record player and headphones", () => {
  expect(read("a gorilla DJing").objects.map(({ concept }) => concept)).toEqual([
    "gorilla",
    "record-player",
    "headphones",
    "table",
  ]);
});

test("what a tray is said to contain is on the tray, not with what else is", () => {
  expect(read("a tray of sushi containing kittens").relations).toContainEqual(
    expect.objectContaining({ kind: "in", from: 2, to: 0 }),
  );
});

test("what takes off is off the ground, nose up; what stands there is not", () => {
  const placed = (prompt: string) =>
    planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 1 }).recipe.objects.at(-1)?.placement?.depth;
  expect(placed("a seaplane taking off from a lake")).toBeLessThan(0);
  expect(first("a glider taking off")?.traits).toContain("airborne");
  expect(placed("an airplane on a runway")).toBeUndefined();
});

test("what is made of moss is of it all over, what is covered in it is mossy", () => {
  expect(first("an armchair made of moss")).toMatchObject({ materials: ["moss"], conditions: {} });
  expect(first("an armchair covered in moss")?.materials).toEqual([]);
  const { recipe } = planRecipe(read("a scarecrow in a suit made of moss"), {
    prompt: "a scarecrow in a suit made of moss",
    negativePrompt: null,
    seed: 1,
  });
  expect(JSON.stringify(recipe.objects).match(/"base":"moss"/g)?.length).toBeGreaterThan(1);
});

test("a stack of paper is one thing, a stack of bricks many", () => {
  expect(first("a stack of unmarked paper")).toMatchObject({ word: "stack of paper", count: 1 });
  expect(first("a stack of red bricks")?.count).toBeGreaterThan(1);
});

test("weeds that a thing is covered with grow over it", () => {
  expect(read("a bus overgrown by vines and weeds").objects).toHaveLength(1);
});

test("what lies across another thing is laid down", () => {
  expect(first("a flute lying across a stool")?.traits).toContain("lying");
  expect(first("a fox lying across a stool")?.concept).toBe("fox");
});
