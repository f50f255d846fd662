import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readMaterialPrompt } from "../../../src/engine/language/read-material-prompt.ts";
import { LEXICON } from "../../support/lexicon.ts";
import { MATERIAL_PROMPTS } from "./fixtures/material-prompts.ts";

const base = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon()).base;
const colours = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon()).colours.map(({ word }) => word);

describe("a material prompt is read as an artist means it", () => {
  test.each(MATERIAL_PROMPTS)("$prompt", ({ prompt, negative, ...expected }) => {
    const brief = readMaterialPrompt(prompt, negative ?? null, LEXICON);
    const { colours, materials, conditions } = brief.avoid;
    expect({
      base: brief.base,
      assumed: brief.assumed,
      colours: brief.colours.map(({ word }) => word).join(" "),
      conditions: Object.keys(brief.conditions).join(" "),
      layers: brief.layers.map(({ base, place }) => `${base}:${place}`).join(" "),
      traits: brief.traits.join(" "),
      scale: brief.scale,
      avoid: [...colours, ...materials, ...conditions].join(" "),
    }).toMatchObject(expected);
  });
});

test("a degree before a condition makes more or less of it", () => {
  const amount = (prompt: string) => readMaterialPrompt(prompt, null, LEXICON).conditions.cracked ?? 0;
  expect(amount("slightly cracked concrete")).toBeLessThan(amount("cracked concrete"));
  expect(amount("very cracked concrete")).toBeGreaterThan(amount("cracked concrete"));
  expect(amount("extremely cracked concrete")).toBeLessThanOrEqual(1);
});

test("a tint before a colour changes it and keeps its name", () => {
  const colour = (prompt: string) => readMaterialPrompt(prompt, null, LEXICON).colours[0];
  const [plain, dark, pale] = [colour("green felt"), colour("dark green felt"), colour("pale green felt")];
  expect([plain?.word, dark?.word, pale?.word]).toEqual(["green", "green", "green"]);
  expect(dark?.rgb[1]).toBeLessThan(plain?.rgb[1] ?? 0);
  expect(pale?.rgb[1]).toBeGreaterThan(plain?.rgb[1] ?? 1);
});

test("a dusty red wall has dust on it, a dusty pink one is greyish pink", () => {
  const dust = (prompt: string) => readMaterialPrompt(prompt, null, LEXICON).conditions.dusty ?? 0;
  expect(dust("dusty red brick wall")).toBeGreaterThan(0.5);
  expect(dust("dusty pink plaster")).toBe(0);
});

test("how work is laid is heard beside its colour: white herringbone brick, in any order", () => {
  for (const prompt of ["herringbone white brick", "white herringbone brick"]) {
    const { base, colours } = readMaterialPrompt(prompt, null, engineLexicon());
    expect([prompt, base, colours.map(({ word }) => word)]).toEqual([prompt, "herringbone-brick", ["white"]]);
  }
  expect(readMaterialPrompt("white brick wall", null, engineLexicon()).base).toBe("painted-brick");
});

test("hieroglyphs are Egypt's, runes the north's", () => {
  expect(base("egyptian hieroglyphs wall")).toBe("hieroglyphs");
  expect(base("runic stone")).toBe("runes");
});

test("a pattern and a trade name tell more of a wall than its colour and its form", () => {
  expect(base("herringbone red brick wall")).toBe("herringbone-brick");
  expect(base("delft wall tiles")).toBe("delft-tiles");
  expect(base("black and white houndstooth wool")).toBe("houndstooth");
  expect(base("rusty corrugated roof")).toBe("rusty-corrugated");
});

test("what stands after an in is a list of colours, be one of them a metal or a food", () => {
  expect([base("mosaic in turquoise and gold"), colours("mosaic in turquoise and gold")]).toEqual([
    "mosaic-tiles",
    ["turquoise", "gold"],
  ]);
  expect([base("striped wallpaper in navy and cream"), colours("striped wallpaper in navy and cream")]).toEqual([
    "striped-wallpaper",
    ["navy", "cream"],
  ]);
  expect(readMaterialPrompt("pebbles in sand and grass", null, engineLexicon()).layers).toHaveLength(2);
});

test("the colour of a stone is kept where it is laid in tiles", () => {
  expect(colours("black marble floor tiles")).toEqual(["black"]);
});

test("sandy asphalt has sand on it, sandy suede its colour", () => {
  expect(readMaterialPrompt("sandy asphalt", null, engineLexicon()).conditions.sandy).toBeGreaterThan(0.5);
  expect(readMaterialPrompt("sandy suede", null, engineLexicon()).conditions.sandy).toBeUndefined();
  expect(colours("sandy suede")).toEqual(["sandy"]);
});

test("worn leather is rubbed, not split into a net of cracks", () => {
  const { base: id, conditions } = readMaterialPrompt("worn leather", null, engineLexicon());
  expect([id, Object.keys(conditions)]).toEqual(["leather", ["worn"]]);
});

test("red brick is red as brick is", () => {
  const [red] = readMaterialPrompt("herringbone red brick", null, engineLexicon()).colours;
  const [paint] = readMaterialPrompt("red square tiles", null, engineLexicon()).colours;
  expect(red?.rgb[1]).toBeGreaterThan(3 * (paint?.rgb[1] ?? 1));
});

test("what a stain is of tells the stain, and is no second material", () => {
  const brief = readMaterialPrompt("grey fabric with coffee stains", null, engineLexicon());
  expect([Object.keys(brief.conditions), brief.layers]).toEqual([["stained"], []]);
  expect(readMaterialPrompt("concrete with rust stains", null, engineLexicon()).conditions.stained).toBeUndefined();
});

test("brown is a colour of bricks as red and white are", () => {
  expect(colours("a brown brick wall")).toEqual(["brown"]);
});

test.each([
  ["carved walnut panels with vine scrolls", "panels"],
  ["brushed steel sheet", "sheet"],
  ["hammered brass surface", "surface"],
])("in '%s' what the stuff is made into is told as understood", (prompt, form) => {
  const { words } = readMaterialPrompt(prompt, null, engineLexicon());
  expect(words.find(({ text }) => text === form)?.role).toBe("material");
});

test.each([
  ["chewed bubblegum", "plastic"],
  ["hanging vines", "ivy"],
  ["gnarled roots", "tree-roots"],
  ["woodland toadstools", "mushrooms"],
])("%s is a surface of its own: %s", (prompt, expected) => {
  expect(base(prompt)).toBe(expected);
});

test.each([
  ["mossy soil with mushrooms", "mushrooms"],
  ["pine needles with roots", "tree-roots"],
])("%s has them lie about on it", (prompt, laid) => {
  const { layers } = readMaterialPrompt(prompt, null, engineLexicon());
  expect(layers.map(({ base: second, place }) => [second, place])).toEqual([[laid, "scattered"]]);
});

test.each(["sci-fi panel with blue lights", "sci-fi panel, blue neon lights"])(
  "%s: the lamps are blue, the shell is not",
  (prompt) => {
    const { base: made, lights, colours: said } = readMaterialPrompt(prompt, null, engineLexicon());
    expect([made, lights?.word, said.map(({ word }) => word)]).toEqual(["sci-fi-panels", "blue", []]);
  },
);

test.each(["marble and glass terrazzo", "marble and quartz terrazzo"])("%s is one floor, cast of both", (prompt) => {
  const { base: made, layers } = readMaterialPrompt(prompt, null, engineLexicon());
  expect([made, layers.map(({ place }) => place)]).toEqual(["terrazzo", []]);
});

test("cracks that are filled are all there are", () => {
  const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());
  expect(read("cracked teal tiles").conditions.cracked).toBeGreaterThan(0);
  const filled = read("cracked teal tiles with copper in the cracks");
  expect(filled.layers.map(({ place }) => place)).toContain("cracks");
  expect(filled.conditions.cracked).toBeUndefined();
});

test("what a word of laid work says of itself is kept: a roof's tiles, shingles of wood", () => {
  expect(base("turquoise glazed roof tiles")).toBe("roof-tiles");
  expect(base("hand-painted wooden shingles")).toBe("wood-shingles");
  expect(base("hand-painted wood")).toBe("stylized-planks");
});

test("cracked mud of a desert is the mud, not the dunes", () => {
  expect(base("cracked desert mud")).toBe("cracked-earth");
});

test("flecks of a metal are all through the stone", () => {
  const [layer] = readMaterialPrompt("green granite with copper flecks", null, engineLexicon()).layers;
  expect([layer?.base, layer?.place]).toEqual(["copper", "flecks"]);
});

test("the blue of a ship's lights is not its walls'", () => {
  const { colours, lights } = readMaterialPrompt("sci-fi hangar wall panel with red lights", null, engineLexicon());
  expect([colours.length, lights?.word]).toEqual([0, "red"]);
});

test("brass inlaid in a laid floor follows its blocks", () => {
  const [layer] = readMaterialPrompt("oak chevron with brass inlay", null, engineLexicon()).layers;
  expect([layer?.base, layer?.place]).toEqual(["brass", "joints"]);
});

test("names that tell textures of one stuff apart give each a surface of its own; what says something keeps the pieces", () => {
  const called = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon()).called ?? "";
  const named = ["pine floor", "pine floor 007", "pine floor 008", "natural pine floor", "pine floor v2"].map(called);
  expect(new Set(named).size).toBe(named.length);
  for (const said of ["dark pine floor", "a photo of a pine floor, 8k, seamless", "wet pine floor"])
    expect([said, called(said)]).toEqual([said, called("pine floor")]);
});

test("what has imperfections is a little worn and scratched", () => {
  for (const prompt of ["brass with imperfections", "imperfect brass", "brass imperfections"]) {
    const { base, conditions } = readMaterialPrompt(prompt, null, engineLexicon());
    expect([prompt, base, Object.keys(conditions)]).toEqual([prompt, "brass", ["worn", "scratched"]]);
  }
});

test("rocks seen from the air are seen from further off", () => {
  expect(readMaterialPrompt("aerial cliff rocks", null, engineLexicon()).scale).toBeLessThan(1);
});

test("old boards are old boards whatever stands between the two words, and old red brick keeps its colour", () => {
  expect([base("old brown boards"), base("old grey planks"), base("new brown boards")]).toEqual([
    "weathered-planks",
    "weathered-planks",
    "oak-planks",
  ]);
  expect(colours("old red brick")).toEqual([]);
});

test("a colour that is said outdoes the one a stone's trade name has", () => {
  expect(colours("guatemala blue marble")).toEqual([]);
  expect(base("guatemala blue marble")).toBe("blue-marble");
  expect(base("verde guatemala marble")).toBe("green-marble");
});

test("mould or moss in the grout grows there alone", () => {
  const read = (prompt: string) => {
    const { conditions, layers } = readMaterialPrompt(prompt, null, engineLexicon());
    return [
      Object.keys(conditions),
      ...layers.map((layer) => [layer.place, layer.base, Object.keys(layer.conditions)]),
    ];
  };
  expect(read("kitchen tiles with mould in the grout")).toEqual([[], ["grout", "mortar", ["moldy"]]]);
  expect(read("kitchen tiles with moss in the grout")).toEqual([[], ["grout", "moss", []]]);
});

test("trade words say what they stand for", () => {
  const read = (prompt: string) => {
    const { base, colours, conditions, pattern } = readMaterialPrompt(prompt, null, engineLexicon());
    return [base, colours.map(({ word }) => word).join(" "), Object.keys(conditions).join(" "), pattern ?? ""];
  };
  expect(read("coated maple wood")).toEqual(["maple", "", "polished", ""]);
  expect(read("paper with coffee rings")).toEqual(["paper", "", "stained", ""]);
  expect(read("deep ocean tiles")).toEqual(["square-tiles", "deep ocean", "", ""]);
  expect(read("motley felt")).toEqual(["felt", "red mustard teal violet", "", ""]);
  expect(base("crystal matrix wooden floor")).toBe("diamond-parquet");
  expect(base("broken wall")).toBe("damaged-plaster");
  expect(base("factory wall")).toBe("old-brick");
});

test.each([
  ["cracked grey clay", "cracked-earth"],
  ["cracked green leather", "cracked-leather"],
])("%s is %s: what is cracked by name, whatever stands between the words", (prompt, base) => {
  const brief = readMaterialPrompt(prompt, null, engineLexicon());
  expect(brief.base).toBe(base);
  expect(brief.conditions).not.toHaveProperty("cracked");
});

test("snowflakes on cloth are figures, not stripes", () => {
  expect(readMaterialPrompt("blue jumper with white snowflakes", null, engineLexicon()).pattern).toBe("snowflake");
});

test.each([
  ["daisy print", "daisy", "woven-cotton"],
  ["Hawaiian pattern", "tropical", "woven-cotton"],
  ["snowflake print", "snowflake", "woven-cotton"],
  ["floral print", undefined, "floral-fabric"],
] as const)("%s is printed on cloth, in its very figure", (prompt, pattern, base) => {
  const brief = readMaterialPrompt(prompt, null, engineLexicon());
  expect(brief.pattern).toBe(pattern);
  expect(brief.base).toBe(base);
  expect(brief.work).toBeUndefined();
});

test("paint flakes off what it is on, and no plaster lies there", () => {
  const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());
  expect(read("green iron with flaking paint")).toMatchObject({
    base: "iron",
    layers: [],
    conditions: { peeling: 0.75 },
  });
  expect(read("teal shutters with peeling paint")).toMatchObject({ base: "louvred-shutters", layers: [] });
  expect(read("flaking paint").base).toBe("painted-plaster");
});
