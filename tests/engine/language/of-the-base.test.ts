import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());
const layers = (prompt: string) => read(prompt).layers.map(({ base, place }) => `${base}:${place}`);

test.each([
  ["mossy dry stone wall with irregular rocks", "dry-stone-wall", 1],
  ["stone wall with large stones", "stone-wall", 2],
  ["brick wall with big bricks", "brick", 2],
])("%s is built of them, and they lie on nothing", (prompt, base, scale) => {
  expect(read(prompt)).toMatchObject({ base, scale, layers: [] });
});

test("what is of another colour, or lies between, is some among the others", () => {
  expect(layers("stone floor with small pebbles")).toEqual(["pebbles:scattered"]);
  expect(layers("dry stone wall with small stones in the gaps")).toEqual(["rock:joints"]);
});

test.each([
  ["old cracked stucco wall with exposed brick underneath", "brick:patches"],
  ["peeling plaster with bricks showing beneath", "brick:patches"],
  ["plaster wall with exposed brick", "brick:patches"],
])("%s shows where the coat is gone", (prompt, layer) => {
  expect(layers(prompt)).toEqual([layer]);
});

test("studs that are moulded on are no nails", () => {
  for (const prompt of [
    "rubber mat with round studs",
    "toy bricks with round studs",
    "rubber flooring with raised studs",
  ])
    expect(layers(prompt)).toEqual([]);
  expect(layers("leather with brass studs")).toEqual(["brass:nails"]);
});

test("metal shingles are of that metal", () => {
  expect(layers("brass shingles")).toEqual(["brass:faces"]);
  expect(layers("zinc shingles")).toEqual(["zinc:faces"]);
});

test("a hide that has a grain of its own is embossed with it, and a log has rings of its own", () => {
  expect(read("embossed ostrich leather").pattern).toBeUndefined();
  expect(read("embossed leather").pattern).toBe("ornament");
  expect(read("end grain wood with rings").pattern).toBeUndefined();
  expect(read("carpet with rings").pattern).toBe("circles");
});
