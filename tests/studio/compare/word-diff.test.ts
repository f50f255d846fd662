import { expect, test } from "vitest";
import { diffWords } from "#studio/compare/word-diff.ts";

const own = (texts: readonly string[]) =>
  diffWords(texts).map((words) => words.filter(({ isCommon }) => !isCommon).map(({ text }) => text));

test("only the words that differ are marked, commas and capitals aside", () => {
  expect(own(["a red mug, glazed", "A blue mug glazed"])).toEqual([["red"], ["blue"]]);
});

test("three texts share what runs through all of them", () => {
  expect(own(["an old oak chair", "an old pine chair", "an oak chair"])).toEqual([
    ["old", "oak"],
    ["old", "pine"],
    ["oak"],
  ]);
});

test("a word that comes twice is matched once", () => {
  expect(own(["red on red", "red"])).toEqual([["on", "red"], []]);
});

test("texts with nothing in common, and empty ones", () => {
  expect(own(["stone", "wood"])).toEqual([["stone"], ["wood"]]);
  expect(own(["", "wood"])).toEqual([[], ["wood"]]);
  expect(diffWords([])).toEqual([]);
});
