import { describe, expect, test } from "vitest";
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

describe("what is made up of two stuffs shows the work of one and the face of the other", () => {
  test.each([
    ["quilted velvet", "quilted-fabric", ["velvet:faces"]],
    ["quilted cotton", "quilted-fabric", []],
    ["tufted velvet, navy", "tufted-leather", ["velvet:faces"]],
    ["clover between sandstone slabs", "flagstone", ["sandstone:faces", "clover:joints"]],
    ["sandstone", "sandstone", []],
    // greened along seams of its own
    ["standing seam copper roof", "copper-patina", []],
    ["lead roofing", "standing-seam", ["lead:faces"]],
    ["copper sheet", "copper", []],
    ["black kintsugi ceramic", "ceramic-glaze", ["gold:cracks"]],
  ])("%s", (prompt, base, layers) => {
    expect(read(prompt)).toMatchObject({ base, layers });
  });

  test("chips have the colours that are said of them, and what they are cast in its own", () => {
    expect(read("terrazzo with large pink and green chips").colours).toEqual(["cream", "pink", "green"]);
    expect(read("white terrazzo with pink chips").colours).toEqual(["white", "pink"]);
  });
});

test.each([
  ["black and honey onyx", "onyx", ["black", "honey"]],
  ["onyx, black and honey", "onyx", ["black", "honey"]],
  ["persian rug in faded indigo rust", "persian-rug", ["indigo", "rust"]],
  ["oriental rug navy rust", "persian-rug", ["navy", "rust"]],
  ["car paint, navy with light orange peel", "painted-metal", ["navy"]],
  ["terrazzo, pastel", "terrazzo", ["cream", "pastel pink", "pastel yellow", "pastel green", "pastel blue"]],
  ["terrazzo, pastel pink", "terrazzo", ["pastel pink"]],
  ["perforated bronze", "perforated-metal", ["bronze"]],
])("%s is of its colours, and nothing lies on it", (prompt, base, colours) => {
  expect(read(prompt)).toMatchObject({ base, colours, layers: [], conditions: {} });
});

test("swirl marks are scratches, veined marble is marble, lost tiles are broken", () => {
  expect(read("glossy black plastic with fine swirl marks")).toMatchObject({
    pattern: undefined,
    conditions: { scratched: 0.3 },
  });
  expect(read("green marble, veined").pattern).toBeUndefined();
  for (const prompt of ["blue wall tiles, some missing", "terracotta floor tiles, a few missing, dusty"])
    expect(Object.keys(read(prompt).conditions)).toContain("broken");
});

test.each([
  ["dark chocolate with hazelnut pieces", "chocolate", ["pebbles:scattered"]],
  ["walnut wood", "walnut", []],
  ["cobblestones in a fan pattern, moss in the joints", "fan-cobblestone", ["moss:joints"]],
  ["wicker tied with red cord", "wicker", ["rope:stitches"]],
])("%s: what is said to be in it lies there", (prompt, base, layers) => {
  expect(read(prompt)).toMatchObject({ base, layers });
});

test.each([
  ["red tartan track", "rubber-granules", ["red"]],
  ["blue rubber granules of a playground", "rubber-granules", ["blue"]],
  ["blackboard, wiped", "chalkboard", []],
  ["patchwork of red, blue and white cottons", "patchwork", ["red", "blue", "white"]],
  ["motley patchwork", "patchwork", []],
  ["linen paper", "linen-paper", []],
  ["grey linen wallpaper", "linen-paper", ["grey"]],
  ["oak with medullary rays", "quarter-sawn-oak", []],
  ["clear faceted diamonds", "cut-diamond", []],
  ["shells in sand", "beach-sand", []],
  ["sea shells scattered on sand", "beach-sand", []],
  ["wallpaper with a book pattern", "damask-wallpaper", []],
  ["porous coral stone", "limestone", []],
  ["diamond pattern wallpaper", "damask-wallpaper", []],
  ["orange basketball leather", "pebbled-leather", ["orange"]],
])("%s is one stuff with nothing on it", (prompt, base, colours) => {
  expect(read(prompt)).toMatchObject({ base, colours, layers: [] });
});

test("footprints are of who is said to have gone there", () => {
  const treads = (prompt: string) =>
    readMaterialPrompt(prompt, null, engineLexicon()).layers.map(({ place, tread }) => [place, tread]);
  expect(treads("snow with wolf tracks")).toEqual([["footprints", "paw"]]);
  expect(treads("gull footprints in wet sand")).toEqual([["footprints", "claw"]]);
  expect(treads("mud with hoof prints")).toEqual([["footprints", "hoof"]]);
  expect(treads("snow with boot prints")).toEqual([["footprints", undefined]]);
  expect(treads("mud with tractor tracks")).toEqual([["ruts", undefined]]);
});

test("the size of what lies on the ground is not the ground's", () => {
  const scale = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon()).scale;
  expect(scale("forest floor with moss and small cones")).toBe(1);
  expect(scale("small pebbles")).toBeLessThan(1);
});

test.each([
  ["concrete floor with oil spots", "oily"],
  ["plaster with damp patches", "stained"],
  ["pebbles under shallow water", "submerged"],
  ["mosaic underwater", "submerged"],
])("%s is %s, and no pattern", (prompt, condition) => {
  const { conditions, pattern, layers } = read(prompt);
  expect(Object.keys(conditions)).toContain(condition);
  expect(pattern).toBeUndefined();
  expect(layers).toEqual([]);
});

test("when a picture was taken colours nothing", () => {
  expect(read("wet cobblestones at night")).toMatchObject({ base: "cobblestone", colours: [] });
});

test("a ware's name lends its colour to other ware, a metal's none to its verdigris", () => {
  expect(read("celadon glaze")).toMatchObject({ base: "ceramic-glaze", colours: ["celadon"] });
  expect(read("verdigris bronze")).toMatchObject({ base: "copper-patina", colours: [] });
});

test.each([
  ["hammered pewter plate", "hammered-metal", "pewter"],
  ["brushed bronze", "brushed-steel", "bronze"],
  ["whitewashed oak floorboards", "oak-planks", "whitewashed"],
  ["volcanic black sand", "sand", "volcanic black"],
])("%s is %s in its own colour", (prompt, base, colour) => {
  expect(read(prompt)).toMatchObject({ base, colours: [colour] });
});

test("a field of grass is grass, and webbing is of cane where that is said", () => {
  expect(read("muddy grass field").base).toBe("grass");
  expect(read("rattan cane webbing").base).toBe("cane-webbing");
});

describe("a finish beside a metal's name is that metal's", () => {
  test.each([
    ["satin nickel", "brushed-steel", ["nickel"]],
    ["nickel, satin", "brushed-steel", ["nickel"]],
    ["satin bronze knob", "brushed-steel", ["bronze"]],
    ["brushed titanium", "brushed-steel", ["titanium"]],
    ["titanium, bead blasted", "blasted-metal", ["titanium"]],
    ["shot blasted steel", "blasted-metal", []],
    ["silver satin fabric", "silk", ["silver"]],
    ["plum satin", "silk", ["plum"]],
  ])("%s", (prompt, base, colours) => {
    expect(read(prompt)).toMatchObject({ base, colours });
  });
});
