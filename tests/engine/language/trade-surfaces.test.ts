import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

test.each([
  ["cor ten steel facade", "rusty-iron"],
  ["rusted treadplate", "diamond-plate"],
  ["silk tie", "silk"],
  ["kitchen paper towels", "paper-towel"],
  ["grey suit cloth", "suit-cloth"],
  ["smooth grey stone", "smooth-stone"],
  ["chateau parquet floor", "versailles-parquet"],
  ["patterned floor", "cement-tiles"],
  ["plowed soil", "ploughed-field"],
  ["white punched leather", "perforated-leather"],
  ["old corrugated polycarbonate", "corrugated-plastic"],
  ["azul macaubas slab", "blue-marble"],
  ["a blue marble countertop", "blue-marble"],
])("%s is %s", (prompt, base) => {
  expect(readMaterialPrompt(prompt, null, engineLexicon())).toMatchObject({ base, assumed: false });
});

test("light brown wood is a warm pale brown, however it is spelt, and no dark one", () => {
  for (const prompt of ["light brown boards", "boards, llight brown"]) {
    const [colour] = readMaterialPrompt(prompt, null, engineLexicon()).colours;
    const [r, g, b] = colour?.rgb ?? [0, 0, 0];
    expect([r > 0.4, r < 0.6, g < 0.65 * r, b < 0.55 * g]).toEqual([true, true, true, true]);
  }
});

test("matte is said of what has gloss", () => {
  const { base, conditions } = readMaterialPrompt("matte green plastic", null, engineLexicon());
  expect({ base, conditions }).toEqual({ base: "plastic", conditions: { matte: 0.8 } });
});

test("embers in cracks glow as lava does", () => {
  const { layers } = readMaterialPrompt("oak planks with embers in the cracks", null, engineLexicon());
  expect(layers).toMatchObject([{ base: "lava", place: "cracks" }]);
});

test("spots have the colour that is said of them, and the ground keeps its own", () => {
  for (const prompt of ["leather with purple spots", "skin with green spots"]) {
    expect(readMaterialPrompt(prompt, null, engineLexicon())).toMatchObject({ pattern: "spotted", figured: true });
  }
});
