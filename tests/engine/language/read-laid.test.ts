import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => {
  const { base, bond, pattern, layers, colours, words } = readMaterialPrompt(prompt, null, engineLexicon());
  return { base, bond, pattern, layers, colours: colours.map(({ word }) => word), words };
};

describe("the shape or the bond that is said of laid work is how it is laid", () => {
  test.each([
    ["worn hexagonal terracotta tiles", "terracotta-tiles", "hexagon"],
    ["terracotta tiles laid in a herringbone pattern", "terracotta-tiles", "herringbone"],
    ["marble tiles in a chevron layout", "marble-tiles", "chevron"],
    ["octagonal slate tiles", "stone-tiles", "octagon"],
    ["stack bond brick wall", "brick", "stack"],
    ["basketweave concrete pavers", "concrete-pavers", "basket"],
    ["fish scale roof tiles", "terracotta-tiles", "beavertail"],
    ["fish scale terracotta tiles", "terracotta-tiles", "scale"],
    ["granite setts laid in arcs", "square-setts", "fan"],
    ["hexagonal walnut floor", "oak-planks", "hexagon"],
    ["checkerboard terracotta tiles", "terracotta-tiles", "checker"],
    ["oak and walnut checkerboard parquet", "wood-parquet", "checker"],
    ["weathered chevron barn wood", "weathered-planks", "chevron"],
    ["terracotta and cream harlequin tiles", "terracotta-tiles", "diamond"],
    ["triangular wood panels", "oak-planks", "triangle"],
    ["round stone slabs", "flagstone", "penny"],
    ["penny floor", "oak-planks", "penny"],
  ])("%s", (prompt, base, bond) => {
    const brief = read(prompt);
    expect(brief).toMatchObject({ base, bond, layers: [] });
    expect(brief.pattern).toBeUndefined();
    expect(brief.words.filter(({ role }) => role === "unused")).toEqual([]);
  });

  test.each([
    ["hexagonal tiles", "hexagon-tiles"],
    ["bricks in a herringbone bond", "herringbone-brick"],
    ["herringbone walnut parquet", "herringbone-parquet"],
    ["brick wall in flemish bond", "flemish-brick"],
    ["checkered marble floor", "checkered-marble"],
    ["crazy paving", "crazy-paving"],
    ["Versailles parquet", "versailles-parquet"],
  ])("%s are a material by themselves", (prompt, base) => {
    expect(read(prompt)).toMatchObject({ base, bond: undefined, layers: [] });
  });

  test.each([
    ["hexagonal cork tiles", "cork", "hexagon"],
    ["hexagonal leather panels", "leather", "hexagon"],
    ["herringbone marble planks", "marble", "herringbone"],
    ["marble planks", "marble", "plank"],
  ])("%s are tiles cut from the sheet", (prompt, stuff, bond) => {
    expect(read(prompt)).toMatchObject({ bond, layers: [{ base: stuff, place: "faces" }] });
    expect(read(prompt).words.filter(({ role }) => role === "unused")).toEqual([]);
  });

  test("of a stuff and a colour some are of the stuff's own", () => {
    expect(read("terracotta and cream diamond tiles").colours).toEqual(["terracotta", "cream"]);
  });

  test("the grout takes its colour, the tiles theirs", () => {
    expect(read("blue hexagonal terracotta tiles with teal grout")).toMatchObject({
      bond: "hexagon",
      colours: ["blue"],
      layers: [{ place: "grout", colours: [{ word: "teal" }] }],
    });
  });

  test.each([
    "round cobblestone path",
    "herringbone wool fabric",
    "diamond plate floor",
    "checkered metal plate",
    "old wooden planks",
    "diamond quilted leather panel",
    "carved wood with a honeycomb pattern",
  ])("%s says no bond", (prompt) => {
    expect(read(prompt).bond).toBeUndefined();
  });
});

test("panels of a machine cut for a bond are of metal, and its lights shine from between them", () => {
  const { base, bond, layers } = read("sci-fi hexagon panels with orange lights");
  expect({ base, bond }).toEqual({ base: "hexagon-plates", bond: undefined });
  expect(layers.map((layer) => [layer.base, layer.place, layer.colours.map(({ word }) => word)])).toEqual([
    ["lava", "joints", ["orange"]],
  ]);
});

test("two stones of a checkerboard lie in turns", () => {
  const { bond, layers } = read("white marble and black marble checkerboard floor");
  expect(bond).toBe("checker");
  expect(layers.map((layer) => [layer.base, layer.place])).toEqual([
    ["marble", "faces"],
    ["nero-marble", "dealt"],
  ]);
});

test.each(["sci-fi hexagon floor", "spaceship floor, hex", "hexagonal sci-fi panels"])(
  "%s is of plates with six sides",
  (prompt) => {
    expect(read(prompt)).toMatchObject({ base: "hexagon-plates", layers: [] });
  },
);
