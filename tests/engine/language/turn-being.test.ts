import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

const briefOf = (prompt: string) => readPrompt(prompt, null, engineLexicon());

test.each([
  ["a tulip with a stem that is a spoon", "stem", "spoon"],
  ["a mushroom whose cap is a strawberry, on a plate", "cap", "strawberry"],
  ["a table with legs which are carrots", "leg", "carrot"],
])("%s", (prompt, slot, concept) => {
  const { objects, words } = briefOf(prompt);
  expect(objects[0]?.parts.find((part) => part.slot === slot)?.shapedLike?.concept).toBe(concept);
  expect(words.filter(({ role }) => role === "unused")).toEqual([]);
});

test("what a part is like is no thing", () => {
  const { objects } = briefOf("a fox whose fur is red");
  expect(objects).toHaveLength(1);
  expect(objects[0]?.parts[0]?.colours.map(({ word }) => word)).toEqual(["red"]);
});
