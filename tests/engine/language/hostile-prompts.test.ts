import { describe, expect, test } from "vitest";
import { readMaterialPrompt } from "../../../src/engine/language/read-material-prompt.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { LEXICON } from "../../support/lexicon.ts";

const CASES: readonly (readonly [name: string, prompt: string])[] = [
  ["nothing", ""],
  ["only space", " \n\t \u00a0\u2003"],
  ["only marks", "!?.,;:-–—'\"()[]{}<>/\\|&%$#@*^~`+=_"],
  ["only emoji", "🐶🐱👩‍👩‍👧‍👦🏳️‍🌈".repeat(30)],
  ["right to left", "كرسي خشبي قديم مع وسادة حمراء ".repeat(30)],
  ["control characters", "a\u0000chair\u0001with\u0007a\u001bcushion\u200b\u202e"],
  ["lone surrogates", "\ud83d chair \udc36"],
  ["names of the object prototype", "constructor __proto__ toString hasOwnProperty valueOf prototype"],
  ["one letter a thousand times", "a".repeat(1000)],
  ["one word a hundred times", "chair ".repeat(166)],
  ["hyphens", "a-".repeat(500)],
  ["apostrophes", "'s".repeat(500)],
  ["nested ofs", "a statue of ".repeat(83)],
  ["nested withs", "with a ".repeat(142)],
  ["only ands", "and ".repeat(250)],
  ["only digits", "1234567890 ".repeat(90)],
  ["ings", "ing".repeat(333)],
  ["suffixes alone", "legged shaped covered ".repeat(45)],
  ["markup", "<script>alert(1)</script> $(7*7) {{x}} ' OR 1=1 --"],
];

describe("any text is read without complaint", () => {
  test.each(CASES)("%s", (_, prompt) => {
    for (const negative of [null, prompt]) {
      const brief = readPrompt(prompt, negative, LEXICON);
      expect(brief.objects.length).toBeGreaterThan(0);
      for (const { from, to } of brief.relations) {
        expect(from).not.toBe(to);
        expect(brief.objects[from]).toBeDefined();
        expect(brief.objects[to]).toBeDefined();
      }
      for (const { count } of brief.objects) expect(count).toBeGreaterThan(0);
      const material = readMaterialPrompt(prompt, negative, LEXICON);
      expect(LEXICON.materials.map(({ id }) => id)).toContain(material.base);
      expect(material.words.map(({ text }) => text)).toEqual(brief.words.map(({ text }) => text));
    }
  });

  test("the same text is read the same way however often", () => {
    const prompt = "an ancient flibberwock riding a dachshund, with a hat";
    expect(readPrompt(prompt, null, LEXICON)).toEqual(readPrompt(prompt, null, LEXICON));
  });
});
