import { expect, test } from "vitest";
import { findWordSwaps, type WordSwap, withWord } from "#studio/create/word-swaps.ts";

test("colours, materials and conditions of a prompt can be changed, other words cannot", () => {
  const swaps = findWordSwaps("text-to-3d", "an old Wooden chair with a gray cushion");
  expect(swaps.map(({ word }) => word)).toEqual(["old", "Wooden", "gray"]);
  expect(swaps[2]?.alternatives).toContain("red");
  expect(swaps[2]?.alternatives).not.toContain("grey");
});

test("the new word stands in the place of the old one, with its case and its article", () => {
  const prompt = "A red vase, a red bowl";
  const [first, second] = findWordSwaps("text-to-3d", prompt) as [WordSwap, WordSwap];
  expect(withWord(prompt, first, "orange")).toBe("An orange vase, a red bowl");
  expect(withWord(prompt, second, "orange")).toBe("A red vase, an orange bowl");
  const [old] = findWordSwaps("text-to-3d", "an old hat") as [WordSwap];
  expect(withWord("an old hat", old, "new")).toBe("a new hat");
  const [oak] = findWordSwaps("material", "Oak planks") as [WordSwap];
  expect(withWord("Oak planks", oak, "walnut")).toBe("Walnut planks");
});

test("words of metal belong together in a material", () => {
  expect(findWordSwaps("material", "rusty iron").map(({ alternatives }) => alternatives[0])).toEqual([
    "mossy",
    "steel",
  ]);
});
