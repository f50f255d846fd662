import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());
const hues = (prompt: string) => read(prompt).colours.map(({ word }) => word);

test.each([
  "teal paint with rust in the chips",
  "metal with chipped paint, rust in the chips",
  "red paint on steel, rust underneath",
  "blue paint with rust showing through",
  "old painted metal with rust in the scratches",
])("%s is one material: paint on metal that rusts where it has chipped", (prompt) => {
  expect(read(prompt)).toMatchObject({ base: "rusty-painted-metal", layers: [] });
});

test("rust on what is no painted metal stays where it was", () => {
  expect(read("concrete with rust in the cracks").base).toBe("concrete");
});

test.each([
  ["chipped teal paint over white paint", ["teal", "white"]],
  ["white paint under teal, chipped", ["teal", "white"]],
  ["cream paint over dark green", ["cream", "green"]],
])("of %s the coat on top is the first colour", (prompt, expected) => {
  expect(hues(prompt)).toEqual(expected);
});

test("what paint lies on is no second coat", () => {
  expect(read("gold paint over black wood").base).toBe("ebony");
});

test.each([
  ["hieroglyphs carved into black granite", "hieroglyphs", "black-granite"],
  ["runes carved into dark stone", "runes", "rock"],
])("%s are cut into that stone", (prompt, base, stone) => {
  expect(read(prompt)).toMatchObject({ base, layers: [{ base: stone, place: "faces" }] });
});

test("shards in cement lie as slabs with mortar between", () => {
  const { base, layers } = read("terracotta shards in cement");
  expect(base).toBe("crazy-paving");
  expect(layers).toMatchObject([{ base: "mortar", place: "grout" }]);
});

test.each([
  ["wallpaper, cream and chocolate brown", "damask-wallpaper"],
  ["striped silk, cream and chocolate brown", "silk"],
])("the chocolate of %s is a brown", (prompt, base) => {
  expect(read(prompt)).toMatchObject({ base, layers: [] });
  expect(hues(prompt)).toHaveLength(2);
});

test("hazard stripes on concrete are painted on it", () => {
  const { base, pattern } = read("concrete with yellow and black hazard stripes");
  expect([base, pattern]).toEqual(["concrete", "diagonal"]);
  expect(hues("concrete with hazard stripes")).toEqual(["yellow", "black"]);
});
