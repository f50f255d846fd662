import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

test.each([
  ["cor ten steel facade", "rusty-iron"],
  ["rusted treadplate", "diamond-plate"],
  ["silk tie", "silk"],
  ["Cobblestone color", "mixed-cobblestone"],
  ["grey cobblestone", "cobblestone"],
  ["wood grid", "wood-lattice"],
  ["toxic slime", "slime"],
  ["grey barnacles", "barnacles"],
  ["patched asphalt road", "patched-asphalt"],
  ["coral reef ground", "coral-reef"],
  ["navy art deco fans", "deco-wallpaper"],
  ["old delft tiles", "delft-tiles"],
  ["worn epoxy paint", "epoxy-floor"],
  ["marbles", "glass-marbles"],
  ["pink marble", "marble"],
  ["animal hide", "leather"],
  ["grid panels", "metal-panels"],
  ["old wooden shingles", "wood-shingles"],
  ["peeling plaster", "plaster"],
  ["peeling leather", "leather"],
  ["adobe with straw", "mud-wall"],
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
  ["a tadelakt bathroom wall", "venetian-plaster"],
  ["white marble gravel", "marble-chippings"],
  ["red brick rubble", "brick-rubble"],
  ["red granite gravel", "gravel"],
  ["grey granite pebbles", "pebbles"],
  ["grey wool overcoat", "wool-cloth"],
  ["spaceship floor tiles", "sci-fi-panels"],
  ["blue moroccan tiles", "star-and-cross-tiles"],
  ["cracked lava ground", "lava"],
  ["black penny round mosaic", "penny-tiles"],
  ["red and black buffalo plaid flannel", "buffalo-plaid"],
  ["golden honeycomb", "honeycomb"],
  ["office ceiling", "ceiling-tiles"],
  ["silver glitter", "glitter"],
  ["old metal walkway", "metal-grating"],
  ["rusty manhole cover", "diamond-plate"],
  ["cashmere", "wool-cloth"],
  ["crepe georgette", "silk"],
  ["coffee grounds", "soil"],
  ["red laterite", "stony-dirt"],
  ["navy pinstripe wool", "pinstripe"],
  ["old whitewashed brick wall", "whitewashed-brick"],
  ["small swimming pool mosaic", "pool-tiles"],
  ["columnar basalt", "basalt-columns"],
  ["a green bamboo blind", "slat-mat"],
  ["palisade", "log-wall"],
  ["riven slate paving", "flagstone"],
  ["black granite gravel", "gravel"],
  ["black marble gravel", "gravel"],
  ["concrete bathroom wall", "concrete"],
  ["wooden kitchen floor", "oak-planks"],
  ["a kitchen floor of slate", "stone-tiles"],
  ["white bathroom wall", "bathroom-tiles"],
  ["glossy red toy bricks with round studs", "toy-bricks"],
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

test("stones that lie loose have the colour of their rock", () => {
  const toneOf = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon()).colours[0]?.rgb ?? [0, 0, 0];
  const [r, , b] = toneOf("porphyry gravel");
  expect(r).toBeGreaterThan(1.8 * b);
  expect(toneOf("quartz chippings")[1]).toBeGreaterThan(0.6);
  expect(toneOf("slate paving")[1]).toBeLessThan(0.2);
});

test("tarnish is what a metal turns to", () => {
  for (const prompt of ["silver with black tarnish", "brass with tarnish", "tarnish on a pewter plate"]) {
    expect(readMaterialPrompt(prompt, null, engineLexicon()).conditions.rusty).toBeGreaterThan(0.3);
  }
});

test("a library's mark before a colon says nothing of the surface", () => {
  const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());
  for (const mark of ["TH: ", "BS:", " A1: "]) {
    const { words, ...marked } = read(`${mark}Sandstone Cracks`);
    expect({ ...marked, words: [] }).toEqual({ ...read("Sandstone Cracks"), words: [] });
    expect(words[0]).toMatchObject({ role: "unused" });
  }
  expect(read("Wood: planks").base).toBe(read("wood planks").base);
});
