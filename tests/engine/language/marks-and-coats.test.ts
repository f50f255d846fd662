import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => {
  const { base, layers, colours, conditions, pattern } = readMaterialPrompt(prompt, null, engineLexicon());
  return {
    base,
    pattern,
    conditions,
    colours: colours.map(({ word }) => word),
    layers: layers.map(({ base: of, place }) => `${of}:${place}`),
  };
};

test.each([
  ["yellow corrugated iron, flaking paint", "corrugated-metal", ["yellow"]],
  ["deck planks, blue paint peeling", "oak-planks", ["blue"]],
  ["yellow peeling paint", "painted-plaster", ["yellow"]],
])("paint that comes off is the coat of what else is named: %s", (prompt, base, colours) => {
  expect(read(prompt)).toMatchObject({ base, colours });
});

test.each([
  ["sci-fi wall with warning stripes", "sci-fi-panels", ["hazard-stripes:bands"]],
  ["warning stripes", "hazard-stripes", []],
  ["lake ice with white cracks", "ice", ["ice:cracks"]],
  ["white enamel with a red rim", "enamel", ["ceramic-glaze:strips"]],
  ["setts with leaves in the joints", "square-setts", ["autumn-leaves:joints", "autumn-leaves:scattered"]],
])("what marks a surface leaves it what it is: %s", (prompt, base, layers) => {
  expect(read(prompt)).toMatchObject({ base, layers });
});

test("deep cracks are how the whole has fared, and the colour of some is not that of the whole", () => {
  expect(read("granite with deep cracks")).toMatchObject({ layers: [], conditions: { cracked: expect.any(Number) } });
  expect(read("lake ice with white cracks").colours).toEqual([]);
});

test("smudges of chalk are no sludge", () => {
  expect(read("chalk smudges on a blackboard")).toMatchObject({ base: "chalkboard", layers: [] });
});

test("leaves that lie about are no print of leaves", () => {
  expect(read("tropical leaves in orange and purple").pattern).toBeUndefined();
  expect(read("tropical linen in orange and purple").pattern).toBe("tropical");
});

test("a crust that stands alone on stone is as broad as a hand", () => {
  const { layers } = readMaterialPrompt("basalt with lichen", null, engineLexicon());
  expect(layers[0]).toMatchObject({ base: "lichen", place: "crusts" });
  expect(layers[0]?.scale).toBeGreaterThan(2);
});

test.each([
  ["asphalt shingles", "asphalt-shingles"],
  ["ripped cardboard", "torn-cardboard"],
  ["torn posters in layers", "torn-posters"],
  ["concrete with form marks", "board-marked-concrete"],
  ["wheat field", "dry-grass"],
  ["dried leaves", "autumn-leaves"],
  ["smoked acrylic sheet", "clear-acrylic"],
  ["frosted acrylic sheet", "frosted-glass"],
  ["frosted polycarbonate", "frosted-glass"],
])("%s", (prompt, base) => {
  expect(read(prompt).base).toBe(base);
});
