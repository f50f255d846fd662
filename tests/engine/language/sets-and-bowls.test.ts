import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";

test.each([
  ["a blue tea set", "tea-set"],
  ["a tea service on a tray", "tea-set"],
  ["a warm bowl of porridge", "porridge"],
  ["an old drinking horn", "drinking-horn"],
])("%s is its own thing", (prompt, concept) => {
  expect(readPrompt(prompt, null, engineLexicon()).objects.map((object) => object.concept)).toEqual([concept]);
});

test("a happy birthday is a greeting, no mood", () => {
  const [cake] = readPrompt("a happy birthday cake", null, engineLexicon()).objects;
  expect(JSON.stringify(cake)).not.toContain('"happy"');
});
