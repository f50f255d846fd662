import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => {
  const { base, layers, colours, conditions, pattern, figured, lights } = readMaterialPrompt(
    prompt,
    null,
    engineLexicon(),
  );
  return {
    base,
    pattern,
    figured,
    conditions,
    lamps: lights?.word,
    colours: colours.map(({ word }) => word),
    layers: layers.map(({ base: of, place }) => `${of}:${place}`),
  };
};

test.each([
  ["teak end grain board", "end-grain"],
  ["waffle weave towel", "waffle-weave"],
  ["cooled lava", "pahoehoe"],
  ["fir cones", "pine-needles"],
  ["dry twigs", "twigs"],
  ["slices of chorizo", "salami"],
  ["smoked salmon", "salmon-flesh"],
  ["sweet corn", "corn-kernels"],
  ["ice with trapped bubbles", "frozen-bubbles"],
  ["veiny flesh", "alien-flesh"],
  ["hex metal floor", "hexagon-plates"],
  ["walnut veneer", "walnut"],
  ["flannel wool tartan", "tartan"],
  ["ripped posters on a wall", "torn-posters"],
])("what is known by its own name is itself: %s", (prompt, base) => {
  expect(read(prompt)).toMatchObject({ base, layers: [] });
});

test.each([
  [
    "spaceship wall panels with glowing green seams",
    { base: "sci-fi-panels", lamps: "green", layers: ["lava:joints"] },
  ],
  ["starship corridor panel with red lights", { base: "sci-fi-panels", lamps: "red" }],
  ["glowing cracks in dark slate", { base: "slate", layers: ["lava:cracks"] }],
])("what shines is light, on a wall that has lamps: %s", (prompt, expected) => {
  expect(read(prompt)).toMatchObject(expected);
});

test.each([
  ["kintsugi bowl glaze with gold seams", ["gold:cracks"]],
  ["weathered shakes, moss on the upper edges", []],
  ["magma with a grey crust", []],
])(
  "a seam of what is whole was mended, moss has settled on what it lies on, and melt has a crust of its own: %s",
  (prompt, layers) => {
    expect(read(prompt).layers).toEqual(layers);
  },
);

test("lines are in the colour that is said of them, and what they are on in its own", () => {
  expect(read("asphalt road with white lines").colours).toEqual(["asphalt", "white"]);
  expect(read("graph paper with green lines").colours).toEqual(["paper", "green"]);
  expect(read("green graph paper").colours).toEqual(["green"]);
  expect(read("black circuit board with gold traces")).toMatchObject({ colours: ["black", "gold"], layers: [] });
  expect(read("lime plaster").colours).toEqual([]);
  expect(read("cherry wood end grain").colours).toEqual(["cherry"]);
});

test("what fades to another colour flows into it", () => {
  expect(read("pink silk fading to white")).toMatchObject({ pattern: "gradient", colours: ["pink", "white"] });
  expect(read("leather fading to black")).toMatchObject({ pattern: "gradient", figured: true });
  expect(read("faded blue silk").pattern).toBeUndefined();
});

test("a figure is one also where it is named in two words", () => {
  expect(read("azulejo with a floral motif")).toMatchObject({ base: "azulejo", layers: [] });
});
