import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";

const read = (prompt: string) => {
  const { base, colours, pattern } = readMaterialPrompt(prompt, null, engineLexicon());
  return { base, pattern, colours: colours.map(({ word }) => word) };
};

describe("what soils or grows on a stuff keeps its colour to itself", () => {
  test.each([
    ["gold with black grime in the grooves", "gold", []],
    ["brass with brown tarnish", "brass", []],
    ["white tiles with black mould", "square-tiles", ["white"]],
    ["slate with lichen in yellow spots", "slate", []],
    ["brick wall with moss in dark green patches", "brick", []],
  ])("%s", (prompt, base, colours) => {
    expect(read(prompt)).toMatchObject({ base, colours, pattern: undefined });
  });

  test("lichen has the colour of its spots", () => {
    const { layers } = readMaterialPrompt("granite wall with lichen in orange spots", null, engineLexicon());
    expect(layers.find(({ base }) => base === "lichen")?.colours.map(({ word }) => word)).toEqual(["orange"]);
  });
});
