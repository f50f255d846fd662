import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";

const subjectOf = (prompt: string) => {
  const [subject] = readPrompt(prompt, null, engineLexicon()).objects;
  if (!subject) throw new Error("no subject");
  return subject;
};

test("every member of a list behind what is carved into the surface is read", () => {
  const jug = subjectOf("a jug with star patterns engraved into the surface, a cracked base, and a long, slim neck");
  expect(jug.emblem).toMatchObject({ symbol: "star", isCarved: true, isPattern: true });
  expect(jug.regions).toMatchObject([{ region: "base", conditions: { cracked: 0.7 } }]);
  expect(jug.proportions).toMatchObject([{ part: "neck", sizes: ["long", "thin"] }]);
});

test("a print that is cut into the surface is carved", () => {
  expect(subjectOf("an urn with swirling patterns etched into its surface").traits).toEqual(
    expect.arrayContaining(["swirl-print", "carved"]),
  );
});

test("a list of qualities goes on behind its comma after and a", () => {
  const mug = subjectOf("a mug with a chipped rim and a thin, red handle");
  expect(mug.traits).toEqual([]);
  expect(mug.parts).toMatchObject([{ slot: "handle", colours: [{ word: "red" }], traits: ["thin"] }]);
});
