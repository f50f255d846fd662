import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Brief, BriefObject } from "#engine/language/brief.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const LEXICON = engineLexicon();
const read = (prompt: string): Brief => readPrompt(prompt, null, LEXICON);
const firstOf = (prompt: string): BriefObject => read(prompt).objects[0] as BriefObject;
const named = ({ objects }: Brief) => objects.map(({ concept }) => concept);

test.each([
  ["a Union Jack teapot", "flag"],
  ["a Canadian flag backpack", "flag"],
  ["a fox shirt", "fox"],
])("%s has it printed on", (prompt, concept) => {
  expect(read(prompt).objects).toHaveLength(1);
  expect(firstOf(prompt).emblem?.concept).toBe(concept);
});

test.each([
  ["a mouse in a bear costume", ["mouse"]],
  ["a pirate flag on a mast", ["flag", "mast"]],
  ["a goldfish bowl", ["fish-bowl"]],
])("%s shows nothing on anything", (prompt, [first]) => {
  const { objects } = read(prompt);
  expect(objects[0]?.concept).toBe(first);
  expect(objects.every(({ emblem }) => emblem === undefined)).toBe(true);
});

test("a mug of a beast has its form, and one with a sign before it shows that", () => {
  expect(firstOf("a skull mug").shapedLike?.concept).toBe("skull");
  expect(firstOf("a heart mug").emblem?.symbol).toBe("heart");
});

test("a rose skirt is of that colour", () => {
  expect(firstOf("a rose skirt").emblem).toBeUndefined();
  expect(firstOf("a rose skirt").colours.map(({ word }) => word)).toEqual(["rose"]);
});

test.each(["an owl pendant", "skull earrings", "a gold lion ring"])("%s is cast in that form", (prompt) => {
  const gem = firstOf(prompt).parts.find(({ slot }) => slot === "gem");
  expect(prompt).toContain(gem?.shapedLike?.word);
});

test.each([
  ["a bronze bull on a marble plinth", "marble"],
  ["a jade frog figurine on a gold base", "gold"],
])("%s stands on that", (prompt, material) => {
  expect(read(prompt).objects).toHaveLength(1);
  expect(firstOf(prompt).parts).toMatchObject([{ slot: "pedestal", materials: [material] }]);
});

test("what has a base of its own is on no second one", () => {
  expect(firstOf("a trophy on a black base").parts).toMatchObject([{ slot: "base" }]);
});

test.each(["ivy growing over an old gate", "vines climbing up a brick wall", "green ivy wrapped around a lamp post"])(
  "%s is that, overgrown",
  (prompt) => {
    const [thing, ...others] = read(prompt).objects;
    expect(others).toEqual([]);
    expect(thing?.traits).toContain("overgrown");
    expect(thing?.concept).not.toBe("bush");
  },
);

test("what lies in front of a box is no part of it", () => {
  const brief = read("a toolbox with a saw and a hammer lying in front of it");
  expect(named(brief)).toEqual(["toolbox", "saw", "hammer"]);
  expect(brief.objects[0]?.parts).toEqual([]);
});

test("what is beside a beast is not in its paws", () => {
  expect(read("a griffin with an egg beside it").relations).toMatchObject([{ kind: "beside" }]);
});

test.each([
  ["a penguin on roller skates", "roller-skate"],
  ["a puppy with a yellow bow", "ribbon"],
  ["a goat with a blue ribbon", "ribbon"],
])("%s wears them", (prompt, concept) => {
  const brief = read(prompt);
  expect(named(brief)[1]).toBe(concept);
  expect(brief.relations).toMatchObject([{ kind: "wearing", from: 0, to: 1 }]);
});

test("who is in full gear stands on no cogwheel", () => {
  expect(named(read("a soldier in full gear"))).toEqual(["person"]);
});

test("a ship of gingerbread is made of it, and so are wheels of candy", () => {
  expect(firstOf("a gingerbread boat").materials).toEqual(["gingerbread"]);
  expect(firstOf("a wagon with candy wheels").parts).toMatchObject([{ slot: "wheel", materials: ["sprinkles"] }]);
  expect(firstOf("a chocolate dog").materials).toEqual([]);
});

test("flowers that decorate a violin are painted on it, those on a cake lie there", () => {
  expect(firstOf("a violin decorated with daisies").emblem).toMatchObject({ symbol: "daisy", isPattern: true });
  expect(firstOf("a cake decorated with roses").emblem).toBeUndefined();
});

test("a decade is a fashion", () => {
  expect(firstOf("a 1960s radio").traits).toContain("vintage");
});
