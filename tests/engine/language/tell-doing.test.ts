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
    expect(objects.map(({ concept }) => concept)).toEqual(["fox", "bone", "heap"]);
    expect(relations).toMatchObject([
      { kind: "beside", from: 0, to: 2, facing: true },
      { kind: "in", from: 1, to: 2 },
    ]);
  });
});

test("a flipped coin is in the air", () => {
  expect(read("a girl flipping a coin").relations).toMatchObject([{ kind: "holding", how: "thrown" }]);
});

test("a panda has its bamboo in the paw", () => {
  expect(read("a panda munching on bamboo").relations).toMatchObject([{ kind: "holding", from: 0, to: 1 }]);
});

describe("what somebody is known for", () => {
  test.each([
    ["a skier in the snow", "on", "skis"],
    ["a penguin dressed as a surfer", "on", "surfboard"],
    ["a golfer with a white cap", "holding", "golf-club"],
    ["a tennis player", "holding", "racket"],
  ])("is known of who is named for it: %s", (prompt, kind, tool) => {
    const { objects, relations } = read(prompt);
    const at = objects.findIndex(({ concept }) => concept === tool);
    expect(relations).toContainEqual(expect.objectContaining({ from: 0, to: at, kind }));
  });

  test("is not done by who carries what it is done with", () => {
    const { relations } = read("a skier carrying skis");
    expect(relations.map(({ kind }) => kind)).toEqual(["carrying"]);
  });

  test("on a mount is riding, where nobody stands there", () => {
    const kinds = (prompt: string) => read(prompt).relations.map(({ kind }) => kind);
    expect(kinds("a knight holding a lance on a white horse")).toEqual(["holding", "riding"]);
    expect(kinds("a robot on a camel")).toEqual(["riding"]);
    expect(kinds("a girl standing on a horse")).toEqual(["on"]);
  });

  test.each(["a woman walking her dog", "a robot walking two cats"])("leads whom it walks: %s", (prompt) => {
    expect(read(prompt).relations).toContainEqual({ from: 1, to: 0, kind: "beside", how: "leashed" });
  });
});
