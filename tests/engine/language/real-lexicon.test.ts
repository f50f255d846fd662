import { describe, expect, test } from "vitest";
import { conceptLexicon } from "../../../src/engine/concepts/index.ts";
import type { Lexicon } from "../../../src/engine/language/lexicon.ts";
import { readMaterialPrompt } from "../../../src/engine/language/read-material-prompt.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { senseNode } from "../../../src/engine/language/word-net.ts";
import { materialLexicon } from "../../../src/engine/materials/index.ts";
import { describeBrief } from "../../support/describe-brief.ts";
import { LIBRARY_PROMPTS } from "./fixtures/library-prompts.ts";
import { LISTED_PROMPTS } from "./fixtures/listed-prompts.ts";
import { REWORDED_PROMPTS } from "./fixtures/reworded-prompts.ts";

const REAL: Lexicon = { concepts: conceptLexicon(), materials: materialLexicon() };

describe("the library's own words are understood", () => {
  test.each(REAL.concepts)("$id: its first word, its senses and its parts", ({ id, words, senses, slots }) => {
    const word = words[0] ?? id;
    expect(readPrompt(`a ${word}`, null, REAL).objects).toMatchObject([{ concept: id, word, assumed: false }]);
    // the table leaves out most terms of several words: what they say, their last word says
    expect(senses.filter((sense) => !sense.includes(" ") && senseNode(sense) === undefined)).toEqual([]);
    for (const slot of Object.keys(slots)) {
      const named = slot.replaceAll("-", " ");
      const { objects } = readPrompt(`a ${word} with a purple ${named}`, null, REAL);
      expect(objects[0]?.parts.map((part) => part.slot)).toEqual([slot]);
      expect(readPrompt(`a ${word} without a ${named}`, null, REAL).objects[0]?.without).toEqual([slot]);
    }
  });

  test.each(REAL.materials)("$id: by its first word", ({ id, words }) => {
    expect(readMaterialPrompt(words[0] ?? id, null, REAL)).toMatchObject({ base: id, assumed: false });
  });
});

test.each([
  ["a cyberpunk wall", "sci-fi-panels", true],
  ["red and white stripes", "striped-fabric", true],
  ["a striped wall", "plaster", true],
  ["dark oak floor", "oak-planks", false],
  ["walnut parquet", "wood-parquet", false],
  ["rusty corrugated metal", "rusty-corrugated", false],
  ["mud with pebbles", "mud", false],
])("%s is made as %s", (prompt, base, assumed) => {
  expect(readMaterialPrompt(prompt, null, REAL)).toMatchObject({ base, assumed });
});

test.each([
  ["dark walnut", "walnut", ["walnut"], "", ""],
  ["dark oak planks", "oak-planks", ["oak"], "", ""],
  ["dark walnut mosaic", "wood-mosaic", ["walnut"], "", ""],
  ["green marble mosaic", "mosaic-tiles", [], "", "faces:green-marble()"],
  ["wavy black and white portuguese pavement", "portuguese-pavement", ["black", "white"], "", ""],
  ["metal welding", "welded-metal", [], "", ""],
  ["red wool fabric", "wool-cloth", ["red"], "", ""],
  ["blue ikat cotton", "woven-cotton", ["blue"], "ikat", ""],
  ["dark green marble hexagon tiles", "hexagon-tiles", [], "", "faces:green-marble(green)"],
  ["imperial jade marble tiles", "marble-tiles", [], "", "faces:jade()"],
  ["plaster in ochre and cream tones", "plaster", ["ochre", "cream"], "", ""],
  ["teal wave fabric", "woven-cotton", ["teal"], "wavy", ""],
  ["sage leaf wallpaper", "floral-wallpaper", ["sage"], "", ""],
  ["ocean waves", "ocean", [], "", ""],
  ["mottled blue linen", "linen", ["blue"], "", ""],
  ["glazed cell tiles", "hexagon-tiles", [], "", ""],
  ["stack bond brown wood", "wood-parquet", ["brown"], "", ""],
  ["padded wall", "quilted-leather", [], "", ""],
  ["padded wall of fabric", "quilted-fabric", [], "", ""],
  ["light brown oak boards", "oak-planks", ["brown"], "", ""],
  ["light cranberry painted wood", "painted-wood", ["cranberry"], "", ""],
  ["dark stone floor tiles", "stone-tiles", ["black"], "", ""],
  ["overlaped metal plates", "riveted-hull", [], "", ""],
  ["bolted square metal plates", "bolted-plates", [], "", ""],
  ["a plain sheet of metal", "sheet-metal", [], "", ""],
  ["crude medieval stone blocks", "castle-wall", [], "", ""],
  ["braided jumper knitted fabric", "cable-knit", [], "", ""],
  ["flower power wallpaper", "daisy-wallpaper", [], "", ""],
  ["blue daisy cotton", "woven-cotton", ["blue"], "daisy", ""],
  ["house facades", "facade", [], "", ""],
  ["copper tiles", "square-tiles", [], "", "faces:copper()"],
  ["gold and black chevron tiles", "square-tiles", ["gold", "black"], "", ""],
  ["black and gold marble", "nero-marble", ["black", "gold"], "", ""],
  ["red and white brick wall", "brick", ["red", "white"], "", ""],
  ["blue and white wood shingles", "wood-shingles", ["blue", "white"], "", ""],
  ["teal and dark green tweed", "tweed", ["teal", "green"], "", ""],
  ["walnut and cream parquet", "wood-parquet", ["walnut", "cream"], "", ""],
  ["walnut and brass panels", "walnut", [], "", "patches:brass()"],
  ["red and grey concrete", "concrete", ["red", "grey"], "", ""],
  ["atlantic beige wood", "oak", ["atlantic beige"], "", ""],
  ["oak planks with blue stains", "oak-planks", [], "", "patches:oak-planks(blue)"],
  ["turquoise snakeskin leather", "snakeskin", ["turquoise"], "", ""],
  ["teal striped wood shingles", "wood-shingles", ["teal"], "striped", ""],
  ["brick irregular", "old-brick", [], "", ""],
  ["circle ceramic tiles", "penny-tiles", [], "", ""],
  ["circle marble pattern", "marble", [], "circles", ""],
  ["fluted concrete", "concrete", [], "fluted", ""],
  ["wool", "wool-cloth", [], "", ""],
  ["wooden door", "oak-planks", ["door"], "", ""],
  ["overgrown brick wall", "brick", [], "", "patches:ivy()"],
  ["turf pavers", "concrete-pavers", [], "", "joints:grass()"],
  ["bronze and granite square tiles", "square-tiles", [], "", "faces:bronze() dealt:granite()"],
  ["silver and gold mosaic", "mosaic-tiles", [], "", "faces:silver() dealt:gold()"],
  ["granite checker tiles", "stone-tiles", [], "", ""],
  ["marble checker tiles", "checkered-marble", [], "", ""],
  ["white and green marble checker tiles", "checkered-marble", ["white", "green"], "", ""],
  ["carved stone wall", "limestone", [], "ornament", ""],
  ["quilted satin", "quilted-fabric", [], "", "faces:silk()"],
  ["grey plaster with white lines", "plaster", ["grey"], "", "strips:mortar(white)"],
  ["bricks with white lines", "brick", [], "", "grout:mortar(white)"],
  ["rusted steel plate", "rusty-iron", [], "", ""],
  ["rusty metal", "rusty-iron", [], "", ""],
  ["rusty metal grating", "metal-grating", [], "", ""],
  ["rusty metal pipes", "metal-pipes", [], "", ""],
  ["galvanized sheet", "galvanised-steel", [], "", ""],
  ["gravel driveway", "gravel", [], "", ""],
  ["muddy footpath", "stony-dirt", [], "", ""],
  ["white packing foam", "polystyrene", ["white"], "", ""],
  ["blue plastic crate", "plastic", ["blue"], "", ""],
  ["green velvet cushion", "velvet", ["green"], "", ""],
  ["leather cushion", "leather", [], "", ""],
  ["red christmas bauble", "bauble", ["red"], "", ""],
  ["stepping stone path", "stepping-stones", [], "", ""],
  ["plywood side", "plywood-edge", [], "", ""],
  ["brushed rose gold", "brushed-copper", [], "", ""],
  ["sand with tire tracks", "sand", [], "", "ruts:tyre-tread()"],
  ["footprints in wet sand", "sand", [], "", "footprints:soil()"],
  ["basalt with glowing cracks", "basalt", [], "", "cracks:lava(orange,red)"],
  ["rock with glowing green veins", "rock", [], "", "cracks:lava(green,green)"],
  ["cobblestone with blue glowing cracks", "cobblestone", [], "", "cracks:lava(blue,blue)"],
  ["rock with cracks glowing green", "rock", [], "", "cracks:lava(green,green)"],
  ["glowing blue sci fi panels", "sci-fi-panels", [], "", "joints:lava(blue,blue)"],
  ["glowing green crystal", "quartz-crystals", ["green"], "", ""],
  ["slate with glowing amethyst", "slate", [], "", "patches:amethyst()"],
  ["green jade with white", "jade", ["green", "white"], "", ""],
  ["ivy-covered sandstone wall", "sandstone-blocks", [], "", "patches:ivy()"],
  ["boot prints in red clay", "mud", ["red"], "", "footprints:soil()"],
  ["lawn with yellow flowers", "flower-meadow", ["yellow"], "", ""],
  ["ash wood planks", "oak-planks", ["ash"], "", ""],
  ["engraved silver", "silver", [], "ornament", ""],
  ["magma rock", "rock", [], "", "cracks:lava()"],
  ["magma tiles", "square-tiles", [], "", "faces:basalt() joints:lava()"],
  ["terracotta tiles with white swirls", "terracotta-tiles", ["white"], "marbled", ""],
  ["black marble with gold swirls", "nero-marble", [], "", "cracks:nero-marble(gold)"],
  ["ebony inlaid with mother of pearl", "ebony", [], "", "inlay:mother-of-pearl()"],
  ["oak floor with copper inlays", "oak-planks", ["oak"], "", "inlay:copper()"],
  ["green terrazzo with brass strips", "terrazzo", ["green"], "", "strips:brass()"],
  ["shoe prints in snow", "snow", [], "", "footprints:soil()"],
  ["wheel ruts", "dirt", [], "", "ruts:tyre-tread()"],
  ["muddy footprints", "mud", [], "", "footprints:soil()"],
  ["broken asphalt with weeds", "cracked-asphalt", [], "", "joints:weeds()"],
  ["painted wood parquet", "wood-parquet", [], "", ""],
  ["parched ochre earth", "cracked-earth", ["ochre"], "", ""],
  ["slate shingle roof", "slate-roof", [], "", ""],
  ["stacked slate cladding", "stacked-stone", [], "", ""],
  ["navy velvet upholstery", "velvet", ["navy"], "", ""],
  ["silk curtain", "silk", [], "", ""],
  ["fish scales teal and gold", "fish-scales", ["teal", "gold"], "", ""],
  ["glowing lava", "lava", [], "", ""],
  ["irregular white brick", "old-brick", ["white"], "", ""],
  ["checkered wool", "wool-cloth", [], "checkered", ""],
  ["navy velvet with silver stripes", "velvet", ["navy", "silver"], "striped", ""],
  ["large hexagon tiles in cream and black", "hexagon-tiles", ["cream", "black"], "", ""],
  ["mosaic in gold and cream", "mosaic-tiles", ["gold", "cream"], "", ""],
  ["pebbles in sand", "sand", [], "", "scattered:pebbles()"],
  ["fine gold stripes on black marble", "nero-marble", ["gold"], "pinstriped", ""],
  ["thin striped linen", "linen", [], "pinstriped", ""],
  ["oak planks with white stripes", "oak-planks", ["white"], "striped", ""],
  ["dark green velvet with floral pattern", "velvet", ["green"], "floral", ""],
  ["purple silk with paisley pattern", "silk", ["purple"], "paisley", ""],
  ["pink and green marbled plaster", "plaster", ["pink", "green"], "marbled", ""],
  ["black rubber floor with dots", "rubber-mat", ["black"], "", ""],
  ["concrete with red paint spots", "concrete", [], "", "splashes:enamel(red)"],
  ["brick wall with white paint splashes", "brick", [], "", "splashes:enamel(white)"],
  ["red splashes on white wall", "plaster", ["white"], "", "splashes:enamel(red)"],
  ["blue crystal", "quartz-crystals", ["blue"], "", ""],
  ["green silk with gold embroidery", "silk", ["green", "gold"], "damask", ""],
  ["seigaiha waves in indigo on cream", "woven-cotton", ["cream", "indigo"], "seigaiha", ""],
  ["argyle", "knit", [], "argyle", ""],
  ["red polka dots of two sizes on white", "woven-cotton", ["white", "red"], "mixed-dots", ""],
  ["art nouveau lily wallpaper", "damask-wallpaper", [], "lily", ""],
  ["navy diagonal stripes on white cotton", "woven-cotton", ["white", "navy"], "diagonal", ""],
  ["subway tiles white dark grout", "subway-tiles", ["white"], "", "grout:mortar(black)"],
  ["crackle-glaze tiles", "square-tiles", [], "", "faces:crackle-glaze()"],
  ["Plywood Birch", "plywood", ["birch"], "", ""],
  ["Herringbone Brick Red", "herringbone-brick", ["red"], "", ""],
  ["welded seams on steel plate", "welded-metal", [], "", ""],
  ["concrete with exposed rebar", "damaged-concrete", [], "", ""],
  ["hexagon grid panels", "hexagon-plates", [], "", ""],
])("the words of %j are taken in their place", (prompt, base, colours, pattern, laid) => {
  const brief = readMaterialPrompt(prompt, null, REAL);
  const layers = brief.layers.map((layer) => `${layer.place}:${layer.base}(${layer.colours.map(({ word }) => word)})`);
  expect({
    base: brief.base,
    colours: brief.colours.map(({ word }) => word),
    pattern: brief.pattern ?? "",
    laid: layers.join(" "),
  }).toEqual({ base, colours, pattern, laid });
});

test.each([
  ["muddy brick", "muddy"],
  ["icy rock", "frozen"],
  ["chipped tiles", "chipped"],
  ["rough steel", "rough"],
])("%j shows how it has fared", (prompt, condition) => {
  expect(readMaterialPrompt(prompt, null, REAL).conditions).toHaveProperty(condition);
});

test("with moss there is less of it than under moss, and less still in patches", () => {
  const amounts = ["rock covered in moss", "rock with moss", "rock with patches of moss"].map(
    (prompt) => readMaterialPrompt(prompt, null, REAL).conditions.mossy ?? 0,
  );
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  expect(new Set(amounts).size).toBe(3);
  expect(amounts[2]).toBeGreaterThan(0.2);
});

test("a plain colour wins over the trade name before it", () => {
  const [red = 0, , blue = 1] = readMaterialPrompt("Atlantis Beige Wood", null, REAL).colours[0]?.rgb ?? [];
  expect(red).toBeGreaterThan(1.4 * blue);
});

test("a skin is as dark as its share of melanin says, and dark skin is brown", () => {
  const light = (prompt: string) => readMaterialPrompt(prompt, null, REAL).colours[0]?.rgb[1] ?? 1;
  const shares = [0.5, 2, 8, 30].map((percent) => light(`human skin, ${percent} percent melanin`));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(shares).size).toBe(4);
  expect(readMaterialPrompt("dark skin", null, REAL).colours.map(({ word }) => word)).toEqual(["brown"]);
});

describe("a sentence over the whole library is read as a careful person would", () => {
  test.each([...LIBRARY_PROMPTS, ...LISTED_PROMPTS, ...REWORDED_PROMPTS])("%s", (prompt, ...brief) => {
    expect(describeBrief(readPrompt(prompt, null, REAL))).toEqual(brief);
  });
});

test.each([
  ["woollen carpet", "carpet"],
  ["cotton rug", "carpet"],
  ["carpet of moss", "moss"],
  ["painted green stone", "rock"],
  ["weathered painted wood siding with rusty nails", "siding"],
  ["painted wood boards", "painted-planks"],
  ["green stone, painted", "rock"],
])("the head of %s is %s", (prompt, base) => {
  expect(readMaterialPrompt(prompt, null, REAL).base).toBe(base);
});

test("dark walnut is brown, not black, and dark cherry is the wood's tone, not the fruit's", () => {
  for (const prompt of ["dark walnut", "dark cherry wood"]) {
    const [red = 0, green = 0, blue = 0] = readMaterialPrompt(prompt, null, REAL).colours[0]?.rgb ?? [];
    expect(red).toBeGreaterThan(0.05);
    expect(green).toBeGreaterThan(0.012);
    expect(red).toBeGreaterThan(2 * blue);
  }
});

test.each(["sandstone with orange lichen", "orange lichen on sandstone"])("%s has crusts of that colour", (prompt) => {
  const { base, conditions, layers } = readMaterialPrompt(prompt, null, REAL);
  expect(base).toBe("sandstone");
  expect(conditions).toEqual({});
  expect(layers).toMatchObject([{ base: "lichen", place: "crusts", colours: [{ word: "orange" }] }]);
});

test("lichen-covered stone bears lichen and no moss", () => {
  const { conditions, layers } = readMaterialPrompt("lichen-covered sandstone", null, REAL);
  expect(conditions).toEqual({});
  expect(layers).toMatchObject([{ base: "lichen" }]);
});

test("a graffitied wall is sprayed", () => {
  expect(readMaterialPrompt("concrete wall with graffiti", null, REAL).conditions).toEqual({ graffiti: 0.7 });
});

test.each([
  ["a dark green mug", "mug", "green"],
  ["a dark blue chair", "chair", "blue"],
  ["a pale green mug", "mug", "green"],
  ["a light blue chair", "chair", "blue"],
  ["a light brown table", "table", "brown"],
  ["a soft light pink teddy bear", "teddy-bear", "pink"],
])(
  "%s is one thing: a tone before a colour is no thing, whatever has a part of that name",
  (prompt, concept, colour) => {
    const { objects } = readPrompt(prompt, null, REAL);
    expect(objects).toMatchObject([{ concept, assumed: false, colours: [{ word: colour }] }]);
  },
);

test.each([
  ["a light", "lamp"],
  ["a pale yellow light", "lamp"],
])("%s is a thing all the same", (prompt, concept) => {
  expect(readPrompt(prompt, null, REAL).objects).toMatchObject([{ concept }]);
});
