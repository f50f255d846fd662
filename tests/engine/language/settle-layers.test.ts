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
  ["runes carved into dark stone", "carved-runes", "rock"],
  ["granite with engraved runes", "carved-runes", "granite"],
  ["glowing runes carved into dark stone", "runes", "rock"],
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

test("a wood's stain is its colour, and that of a cup is none", () => {
  expect(hues("oak with a dark walnut stain")).toEqual(["walnut"]);
  expect(read("grey stained pine boards").conditions).toEqual({});
  expect(read("coffee stained wood").conditions.stained).toBeGreaterThan(0);
});

test("what is inlaid in a stuff is set into it", () => {
  expect(read("gold inlay in black wood")).toMatchObject({ base: "ebony", layers: [{ base: "gold", place: "inlay" }] });
});

test("a marble floor is laid of the marble that is named", () => {
  expect(read("nero marquina marble floor")).toMatchObject({
    base: "marble-tiles",
    layers: [{ base: "nero-marble", place: "faces" }],
  });
});

test("rubies among coins are stones", () => {
  const { base, layers } = read("gold coins with rubies");
  expect(base).toBe("coins");
  expect(layers).toMatchObject([{ base: "gemstone", place: "scattered", colours: [{ word: "ruby" }] }]);
});

test("the green of oxidised copper is its patina's", () => {
  expect(read("hammered copper, oxidised green").colours).toEqual([]);
  expect(hues("green brass")).toEqual(["green"]);
});

test.each([
  ["cobblestone with leaves", "autumn-leaves"],
  ["brick with ivy leaves", "ivy"],
])("the leaves of %s are %s", (prompt, base) => {
  expect(read(prompt).layers).toMatchObject([{ base }]);
});

test.each([
  ["translucent resin with bubbles", "amber-resin"],
  ["knitted wool sweater, cream, cable pattern", "cable-knit"],
  ["blue and white azulejo tiles", "azulejo"],
  ["panels with rivets along the edges", "metal-panels"],
])("%s is %s", (prompt, base) => {
  expect(read(prompt).base).toBe(base);
});

test("snow that is smooth has no lumps", () => {
  expect(read("smooth snow").conditions.smooth).toBeGreaterThan(0);
  expect(read("smooth leather").conditions.smooth).toBeUndefined();
});
