import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { BriefLayer } from "#engine/language/material-brief.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { PART_PROMPTS } from "./fixtures/part-prompts.ts";

const spoken = ({ place, base, colours, conditions }: BriefLayer): string => {
  const said = [`${place}:${base}`, ...colours.map(({ word }) => word)].join(" ");
  const fared = Object.keys(conditions).join(" ");
  return fared === "" ? said : `${said} / ${fared}`;
};

describe("what is said of a part befalls that part only", () => {
  test.each(PART_PROMPTS)("$prompt", ({ prompt, parts, ...expected }) => {
    const brief = readMaterialPrompt(prompt, null, engineLexicon());
    expect({
      base: brief.base,
      colours: brief.colours.map(({ word }) => word).join(" "),
      conditions: Object.keys(brief.conditions).join(" "),
    }).toMatchObject(expected);
    expect(brief.layers.map(spoken)).toEqual(parts);
  });
});

test("a plain colour of stone is as it is found, of paint as it is said", () => {
  const saturation = (prompt: string) => {
    const [r = 0, g = 0, b = 0] = readMaterialPrompt(prompt, null, engineLexicon()).colours[0]?.rgb ?? [];
    return (Math.max(r, g, b) - Math.min(r, g, b)) / Math.max(r, g, b);
  };
  expect(saturation("red stone wall")).toBeLessThan(saturation("red metal") - 0.1);
  expect(saturation("bright red stone wall")).toBeGreaterThan(saturation("red stone wall") + 0.1);
});
