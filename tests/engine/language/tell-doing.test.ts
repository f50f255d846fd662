import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const concepts = (prompt: string) => read(prompt).objects.map(({ concept }) => concept);

describe("what somebody does", () => {
  test("is the same in both forms of a verb", () => {
    const told = (prompt: string) => {
      const { objects, relations } = read(prompt);
      return { objects: objects.map(({ concept, guise }) => [concept, guise]), relations };
    };
    for (const [one, other] of [
      ["a gardener waters the roses", "a gardener watering the roses"],
      ["a barista pours tea into a mug", "a barista pouring tea into a mug"],
      ["a cook irons an apron", "a cook ironing an apron"],
    ] as const)
      expect(told(one)).toEqual(told(other));
    expect(concepts("a barista pours tea")).toContain("person");
  });

  test("is no deed where a noun is meant", () => {
    expect(concepts("dog beds")).toEqual(["bed"]);
    expect(read("a bear paws").objects[0]?.traits).toEqual([]);
  });

  test("is done with what is named, and with nothing else besides", () => {
    expect(concepts("a girl is watering plants with a hose")).not.toContain("watering-can");
    expect(concepts("a man is sawing a plank")).toEqual(["person", "saw", "plank"]);
  });
});

describe("who looks at themselves", () => {
  test.each(["a fox looking at its reflection in a mirror", "a woman admiring herself in the mirror"])(
    "%s",
    (prompt) => {
      const { objects, relations } = read(prompt);
      expect(objects).toHaveLength(2);
      expect(relations).toMatchObject([{ kind: "beside", from: 0, to: 1, facing: true }]);
    },
  );
});

test("what two fight over is between them", () => {
  expect(read("two crows fighting over a worm").relations).toMatchObject([{ kind: "beside", around: true }]);
});

test("spectacles stay spectacles behind a counted thing", () => {
  expect(concepts("a mouse on two books wearing glasses")).toContain("glasses");
  expect(concepts("two glasses")).toEqual(["drinking-glass"]);
});

test("a part keeps its colour before another deed", () => {
  const { objects } = read("a dragon with orange horns breathing fire");
  expect(objects.map(({ concept }) => concept)).toEqual(["dragon", "breath"]);
  expect(objects[0]?.parts[0]).toMatchObject({ slot: "horn" });
});

test("families are several, threads and cords a thing's own", () => {
  expect(read("a robot family").objects[0]).toMatchObject({ concept: "robot", count: 4 });
  expect(concepts("a pendant on a cord")).toEqual(["necklace"]);
  expect(concepts("a cobweb with dew between two branches")).toEqual(["spider-web"]);
});

describe("what is taken out, off and up", () => {
  test("comes out of what holds it, which is in hand", () => {
    const { objects, relations } = read("a magician pulling a dove out of a hat");
    expect(objects.map(({ concept }) => concept)).toEqual(["person", "pigeon", "hat"]);
    expect(relations).toMatchObject([
      { kind: "holding", from: 0, to: 2 },
      { kind: "in", from: 1, to: 2, how: "out" },
    ]);
  });

  test("stands on what it is pushed off", () => {
    expect(read("a cat pushing a mug off a shelf").relations).toContainEqual({ kind: "on", from: 1, to: 2 });
  });

  test("is dug up with the paws", () => {
    const { objects, relations } = read("a fox digging up a bone");
    expect(objects.map(({ concept }) => concept)).toEqual(["fox", "bone"]);
    expect(relations).toMatchObject([{ kind: "beside", facing: true }]);
  });
});

test("a rodent runs in its own wheel, a bee is on its flower, a family is several people", () => {
  expect(read("a mouse running in a wheel").objects[1]?.concept).toBe("hamster-wheel");
  expect(read("a bee gathering pollen from a daisy").relations).toMatchObject([{ kind: "on", from: 0, to: 1 }]);
  expect(read("a family around a table").objects[0]).toMatchObject({ concept: "person", count: 4 });
});

test("a beast's face may be of another colour, paper is not cut by the piece, what leans may be lined up", () => {
  expect(read("a goat with a black face behind a gate").objects[0]?.regions).toMatchObject([
    { region: "face", colours: [{ word: "black" }] },
  ]);
  expect(read("a piece of paper").objects[0]?.traits).toEqual([]);
  expect(read("a slice of chocolate cake").objects[0]?.traits).toEqual(["sliced"]);
  expect(read("oars lined up against a wall").relations[0]?.kind).toBe("leaning");
});

test("qualities in a list name no part and no thing of their own", () => {
  for (const prompt of ["a small, round, blue box", "a hollow, old box", "a square, flat, white box"])
    expect(concepts(prompt)).toEqual(["box"]);
  expect(read("a gold, red and blue ring").objects[0]?.colours.map(({ word }) => word)).toEqual([
    "gold",
    "red",
    "blue",
  ]);
  expect(concepts("an orange, a pear and a box")).toEqual(["orange", "pear", "box"]);
});

test("a flipped coin is in the air", () => {
  expect(read("a girl flipping a coin").relations).toMatchObject([{ kind: "holding", how: "thrown" }]);
});

test("what joiners make of a tree is of its wood", () => {
  for (const prompt of ["a chair of oak", "a boat of cedar with a sail", "a table of dark walnut"])
    expect(read(prompt).objects).toHaveLength(1);
  expect(read("a chair of oak, red").objects[0]).toMatchObject({ materials: ["oak"], colours: [{ word: "red" }] });
  expect(concepts("a bowl of walnuts")).toEqual(["bowl", "nut"]);
});

test("a panda has its bamboo in the paw", () => {
  expect(read("a panda munching on bamboo").relations).toMatchObject([{ kind: "holding", from: 0, to: 1 }]);
});
