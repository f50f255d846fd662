import { expect, test } from "vitest";
import { paletteScore } from "#studio/command/palette-score.ts";

test("every word typed must be there, in any order", () => {
  expect(paletteScore("Go to the library", "lib")).toBeGreaterThan(0);
  expect(paletteScore("Go to the library", "library go")).toBeGreaterThan(0);
  expect(paletteScore("Go to the library", "library compare")).toBe(0);
  expect(paletteScore("anything", "  ")).toBe(1);
});

test("the beginning is worth most, the middle of a word least", () => {
  const start = paletteScore("Star", "sta");
  const inside = paletteScore("Three quarters, as it first stood", "sto");
  const middle = paletteScore("Mustard", "sta");
  expect(start).toBeGreaterThan(inside);
  expect(inside).toBeGreaterThan(middle);
});
