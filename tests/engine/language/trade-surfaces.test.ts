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
  ["botticino floor", "cream-marble"],
  ["quartzite worktop", "quartzite"],
  ["rapakivi granite slab", "baltic-brown"],
  ["knapped flint", "flint-wall"],
  ["a church wall of flint", "flint-wall"],
  ["sandstone rubble", "stone-wall"],
  ["rubble", "gravel"],
  ["blue lino", "linoleum"],
  ["zinc roofing", "standing-seam"],
  ["dented bucket", "galvanised-steel"],
  ["santa cecilia", "granite"],
  ["yorkstone", "flagstone"],
  ["chippings", "gravel"],
  ["soft chenille", "terry-towel"],
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

test("a quarry's name tells the colour of the granite", () => {
  for (const [prompt, isSo] of [
    ["kashmir white granite", ([r, , b]: readonly number[]) => (b as number) > 0.5 && (r as number) > 0.6],
    ["tan brown granite", ([r, , b]: readonly number[]) => (r as number) > 2 * (b as number)],
    ["blue pearl granite", ([r, , b]: readonly number[]) => (b as number) > 1.4 * (r as number)],
  ] as const) {
    const { base, colours } = readMaterialPrompt(prompt, null, engineLexicon());
    expect([base, colours.length, isSo(colours[0]?.rgb ?? [])]).toEqual(["granite", 1, true]);
  }
});

test("weathered zinc has weathered", () => {
  const { base, conditions } = readMaterialPrompt("zinc, weathered", null, engineLexicon());
  expect([base, (conditions.old ?? 0) > 0.5]).toEqual(["zinc", true]);
});
