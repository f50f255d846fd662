import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

test("only the heads rust of boards with rusty nail heads", () => {
  for (const prompt of ["grey planks with rusty nail heads", "silvery boards with rusted screw heads"]) {
    const { conditions, layers } = read(prompt);
    expect(conditions.rusty).toBeUndefined();
    expect(layers.map(({ place }) => place)).toEqual(["nails"]);
  }
});

test("metals at the end of a list of colours are the colour of a thread", () => {
  const { base, colours, layers } = read("embroidered silk, navy and gold");
  expect(base).toBe("damask");
  expect(colours.map(({ word }) => word)).toEqual(["navy", "gold"]);
  expect(layers).toEqual([]);
});

test("the earth is seen through a patchy lawn, and not on patchy paint", () => {
  expect(read("patchy lawn").layers.map(({ base }) => base)).toEqual(["dirt", "dry-grass"]);
  expect(read("lawn").layers).toEqual([]);
  expect(read("patchy plaster").layers).toEqual([]);
});

test("ripples in sand are of sand", () => {
  const { base, layers } = read("damp sand with ripples");
  expect(base).toBe("rippled-sand");
  expect(layers).toEqual([]);
});

test("yellowed plastic is of a colour of its own, and old besides where that is said", () => {
  const { base, colours, conditions } = read("aged yellowed plastic");
  expect(base).toBe("scratched-plastic");
  expect(colours).toHaveLength(1);
  expect(conditions.old).toBeGreaterThan(0.5);
});

test("old asphalt shingles are shingles of asphalt that are old, and old asphalt is a road", () => {
  expect(read("old asphalt shingles")).toMatchObject({ base: "asphalt-shingles", conditions: { old: 0.7 } });
  expect(read("old asphalt").base).toBe("cracked-asphalt");
});

test("bricks that are white between mortar of another colour are not painted over", () => {
  const { base, colours, layers } = read("white brick with black mortar");
  expect(base).toBe("brick");
  expect(colours.map(({ word }) => word)).toEqual(["white"]);
  expect(layers.map(({ place }) => place)).toEqual(["grout"]);
  expect(read("white painted brick with black mortar").base).toBe("painted-brick");
  expect(read("white brick").base).toBe("painted-brick");
});
