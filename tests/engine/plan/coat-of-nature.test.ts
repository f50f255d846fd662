import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { coatOfNature } from "#engine/plan/look/coat-of-nature.ts";

const coloursOf = (prompt: string) => {
  const [object] = readPrompt(prompt, null, engineLexicon()).objects;
  return object && coatOfNature(object).colours.map(({ word }) => word);
};

test("several colours of its own say nothing new of a beast, another colour and one alone do", () => {
  expect(coloursOf("a fox, orange and white")).toEqual([]);
  expect(coloursOf("a black and white panda")).toEqual([]);
  expect(coloursOf("a blue and white fox")).toEqual(["blue", "white"]);
  expect(coloursOf("a white fox")).toEqual(["white"]);
});
