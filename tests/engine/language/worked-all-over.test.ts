import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

test.each([
  ["black granite with hieroglyphs", "hieroglyphs", ["black-granite"]],
  ["white marble with runes", "runes", ["marble"]],
  ["sandstone blocks with hieroglyphs", "hieroglyphs", []],
  ["dented steel with hazard stripes", "hazard-stripes", []],
  ["yellow and black hazard stripe painted steel, chipped to bare metal", "hazard-stripes", []],
  ["log wall cabin", "log-wall", []],
  ["hazard stripes on worn steel", "hazard-stripes", []],
])("the figures of %s go all over it", (prompt, base, faces) => {
  const brief = read(prompt);
  expect(brief.base).toBe(base);
  expect(brief.layers.map((layer) => layer.base)).toEqual(faces);
  expect(brief.layers.every(({ place }) => place === "faces")).toBe(true);
});

test("what befell the stuff befell its figures", () => {
  expect(read("dented steel with hazard stripes").conditions.dented).toBeGreaterThan(0);
  expect(read("rusty steel with red and white hazard stripes").colours.map(({ word }) => word)).toEqual([
    "red",
    "white",
  ]);
});

test("what lies on a wall in spots still does", () => {
  expect(read("brick wall with patches of plaster").layers.map(({ place }) => place)).toContain("patches");
});
