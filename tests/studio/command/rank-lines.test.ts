import { expect, test } from "vitest";
import { type PaletteGroup, rankLines } from "#studio/command/rank-lines.ts";

const group = (heading: string, ...words: string[]): PaletteGroup => ({
  heading,
  lines: words.map((each) => ({ value: `${heading}.${each}`, words: each, content: each, pick: () => {} })),
});
const named = (groups: readonly PaletteGroup[]) => groups.map(({ lines }) => lines.map(({ words }) => words));

test("the best line comes first, with its group", () => {
  const groups = [group("a", "mustard", "bust"), group("b", "starling", "star")];
  expect(named(rankLines(groups, "sta"))).toEqual([["starling", "star"], ["mustard"]]);
});

test("what fits alike keeps its order, and nothing typed keeps all of it", () => {
  const groups = [group("a", "go to the library"), group("b"), group("c", "the old library", "a library")];
  expect(named(rankLines(groups, "library"))).toEqual([["go to the library"], ["the old library", "a library"]]);
  expect(named(rankLines(groups, ""))).toEqual([["go to the library"], ["the old library", "a library"]]);
  expect(rankLines(groups, "zebra")).toEqual([]);
});
