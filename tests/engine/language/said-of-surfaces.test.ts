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
