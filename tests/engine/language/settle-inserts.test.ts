import { describe, expect, it } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());
const laid = (prompt: string) => read(prompt).layers.map(({ base, place }) => `${base} ${place}`);
const hues = ({ colours }: { readonly colours: readonly { readonly word: string }[] }) =>
  colours.map(({ word }) => word);

describe("what is set into a surface", () => {
  it("fills the joints where it is said to lie between the pieces", () => {
    expect(laid("navy herringbone tiles with brass strips in the joints")).toEqual(["brass grout"]);
    expect(laid("pink marble hexagons with gold inlay between")).toContain("gold grout");
    expect(laid("black tiles with copper strips between the tiles")).toContain("copper grout");
    expect(laid("white terrazzo with brass strips")).toContain("brass strips");
  });

  it("parts a wall of sheets of any metal or plastic", () => {
    const gold = read("brushed gold panels with thin black gaps");
    expect(gold.base).toBe("metal-panels");
    expect(gold.layers.map(({ base, place }) => `${base} ${place}`)).toEqual(["brushed-gold faces", "mortar grout"]);
    expect(read("white plastic panels with grey screws in the corners").base).toBe("metal-panels");
    expect(read("brushed gold").base).toBe("brushed-gold");
  });

  it("is squares between tiles whose corners are cut off", () => {
    const cut = read("white tiles with little black inserts at the corners");
    expect([cut.base, cut.scale, ...hues(cut)]).toEqual(["octagon-tiles", 1, "white", "black"]);
  });

  it("leaves the places where it sits without a say in it", () => {
    const damp = read("yellow plaster with black mould near the bottom");
    expect([damp.base, damp.layers.length, damp.conditions.moldy]).toEqual(["plaster", 0, 0.7]);
  });
});

describe("what befell what was named first", () => {
  it("keeps the first noun the base where paint came off it", () => {
    const floor = read("concrete floor with yellow hazard stripes, chipped paint");
    expect(floor.base).toMatch(/concrete/);
    expect(floor.conditions.chipped).toBeGreaterThan(0);
  });

  it("shows under a coat what was said to be there", () => {
    const wall = read("turquoise plaster flaking off to show the bricks underneath");
    expect([wall.base, ...hues(wall)]).toEqual(["plaster", "turquoise"]);
    expect(laid("turquoise plaster flaking off to show the bricks underneath")).toEqual(["brick patches"]);
  });

  it("gives the colour of a print and of a stain to them alone", () => {
    const sack = read("torn burlap with a blue stamp print");
    expect([sack.base, sack.colours.length, ...hues(sack.layers[0] as never)]).toEqual(["burlap", 0, "blue"]);
    const brick = read("old brick with salt stains");
    expect(brick.layers.map(({ base, place }) => `${base} ${place}`)).toEqual(["old-brick patches"]);
  });
});

describe("what shines", () => {
  it("glows in cracks of lava", () => {
    expect(laid("glowing lava cracks in black rock")).toEqual(["lava cracks"]);
    expect(laid("lava cracks in black rock")).toEqual(["lava cracks"]);
  });

  it("is the machine's own lamps in light strips", () => {
    const panels = read("dark sci-fi panels with blue light strips");
    expect([panels.base, panels.lights?.word, panels.layers.length]).toEqual(["sci-fi-panels", "blue", 0]);
  });

  it("colours the traces of a circuit", () => {
    expect(hues(read("circuit floor, black with neon pink lines"))).toEqual(["black", "neon pink"]);
  });
});

describe("how work is laid and sewn", () => {
  it("turns a checkerboard that is said to be of diamonds", () => {
    const floor = read("blue and white diamond checker tiles");
    expect([floor.base, floor.bond]).toEqual(["checkered-tiles", "diagonal"]);
  });

  it("stands tiles that are stacked vertically", () => {
    expect(read("green vertical stacked tiles").bond).toBe("stack");
  });

  it("lays both woods of a parquet", () => {
    const floor = read("chevron parquet in light ash and dark walnut");
    expect([floor.bond, floor.layers.length, floor.colours.length]).toEqual(["chevron", 0, 2]);
  });

  it("tufts velvet that has buttons in diamonds", () => {
    const sofa = read("red velvet with buttons in a diamond pattern");
    expect([sofa.base, sofa.layers[0]?.base]).toEqual(["tufted-leather", "velvet"]);
  });

  it.each([
    ["a half-timbered wall", "half-timbered"],
    ["black pebble grain leather", "pebbled-leather"],
    ["blue foam jigsaw puzzle mat", "puzzle-mat"],
  ])("takes %s for itself", (prompt, base) => {
    expect(read(prompt).base).toBe(base);
  });

  it("knows pebbledash, borders of waves and a few stones", () => {
    expect(read("pebbledash render").base).toBe("pebble-dash");
    expect(laid("roman mosaic with a black and white wave border").join()).not.toMatch(/ocean/);
    expect(read("forest floor with a few small rocks").layers[0]?.amount).toBeLessThan(0.1);
  });
});

describe("what fire went over", () => {
  it("is black all over where wood is charred", () => {
    const boards = read("charred cedar planks");
    expect([boards.base, boards.colours.length]).toEqual(["burnt-wood", 0]);
    expect(read("burnt oak planks").base).not.toBe("burnt-wood");
  });
});
