import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { BriefObject } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const LEXICON = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, LEXICON);
const firstOf = (prompt: string): BriefObject => read(prompt).objects[0] as BriefObject;

test.each([
  ["a belt with a skull buckle", "buckle", "skull"],
  ["a walking stick with a wolf handle", "handle", "wolf"],
])("%s has it in that form", (prompt, slot, word) => {
  const { objects } = read(prompt);
  expect(objects).toHaveLength(1);
  expect(objects[0]?.parts.find((part) => part.slot === slot)?.shapedLike?.word).toBe(word);
});

test("a chest of drawers is one, of whatever wood", () => {
  expect(firstOf("a wooden chest of drawers").concept).toBe(firstOf("a chest of drawers").concept);
  expect(read("a wooden chest of drawers").objects).toHaveLength(1);
});

test("an old wood stove burns wood, and is of none", () => {
  expect(firstOf("an old wood stove")).toMatchObject({
    concept: "wood-stove",
    materials: [],
    conditions: { old: 0.7 },
  });
});

test("a ship of which sails are told sails", () => {
  expect(firstOf("a ship with torn sails")).toMatchObject({ concept: "sailing-ship", parts: [{ slot: "sail" }] });
  expect(firstOf("a ship with a red funnel").concept).toBe("ship");
});

test("pillars of candy cane are striped red and white", () => {
  const [pillar] = firstOf("a temple with candy cane pillars").parts;
  expect(pillar?.colours.map(({ word }) => word)).toEqual(["red", "white"]);
});

test("a snail with a cottage for a shell has it on its back", () => {
  const brief = read("a snail with a house for a shell");
  expect(brief.objects.map(({ concept }) => concept)).toEqual(["snail", "house"]);
  expect(brief.relations).toMatchObject([{ kind: "on", from: 1, to: 0, how: "back" }]);
});

test("flowers on antlers are worn there", () => {
  expect(read("a stag with daisies on its antlers").relations).toMatchObject([{ kind: "wearing" }]);
});

test("a peak of a mountain is its top", () => {
  expect(firstOf("a low poly mountain with a snowy peak")).toMatchObject({
    concept: "mountain",
    traits: ["low-poly"],
    regions: [{ region: "top" }],
  });
});

test("what has two things, one of them in a word of its own, has both", () => {
  expect(read("a cactus with googly eyes and a sombrero").relations).toMatchObject([{ kind: "wearing" }]);
});

test("wear on what is told apart nowhere is the thing's", () => {
  expect(Object.keys(firstOf("a porcelain doll with a cracked cheek").conditions)).toEqual(["cracked"]);
});

test("a bed of ice is no bed, one of straw is ground", () => {
  expect(read("oysters on a bed of ice").objects[1]?.concept).toBe("heap");
  expect(read("a calf on a bed of straw").objects[1]?.concept).toBe("ground");
});

test("wax seals a scroll, and makes no map of wax", () => {
  expect(firstOf("a scroll sealed with red wax").parts).toMatchObject([{ slot: "seal" }]);
  expect(firstOf("a map sealed with red wax").materials).toEqual([]);
});

test("a beast on the cover of a book is printed", () => {
  expect(read("a book with a lion on the cover").objects).toHaveLength(1);
  expect(firstOf("a book with a lion on the cover").emblem?.concept).toBe("lion");
});

test("an axe in the top log is stuck there", () => {
  expect(read("a stack of firewood with an axe stuck in the top log").relations).toMatchObject([{ how: "stuck" }]);
});

test("a candle inside a carved pumpkin is the light in it", () => {
  const { objects } = read("a candle burning inside a carved pumpkin with a crooked grin");
  expect(objects.map(({ concept }) => concept)).toEqual(["pumpkin"]);
  expect(objects[0]?.traits).toEqual(expect.arrayContaining(["carved", "glowing"]));
});

test("a plush toy giraffe is a giraffe of plush", () => {
  expect(firstOf("a plush toy giraffe")).toMatchObject({ concept: "giraffe", traits: ["plush"] });
  expect(firstOf("a plush toy").concept).toBe("plush-toy");
});

test("gold decals are gold on what keeps its own colour, and what is beat up keeps its paint", () => {
  expect(firstOf("a black sewing machine with gold flower decals").emblem?.colours).toHaveLength(1);
  expect(firstOf("a beat up orange van").conditions.worn).toBeLessThan(0.5);
});
