import { describe, expect, test } from "vitest";
import type { Qualities } from "../../../src/engine/language/brief.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { LEXICON } from "../../support/lexicon.ts";
import { type ExpectedQualities, MODEL_PROMPTS } from "./fixtures/model-prompts.ts";

const named = (qualities: Qualities): Required<ExpectedQualities> => ({
  colours: qualities.colours.map(({ word }) => word).join(" "),
  materials: qualities.materials.join(" "),
  conditions: Object.keys(qualities.conditions).join(" "),
  traits: qualities.traits.join(" "),
});

describe("a prompt is read as an artist means it", () => {
  test.each(MODEL_PROMPTS)("$prompt", ({ prompt, negative, objects, relations, avoid }) => {
    const brief = readPrompt(prompt, negative ?? null, LEXICON);
    const seen = brief.objects.map((object) => ({
      ...object,
      ...named(object),
      without: object.without.join(" "),
      parts: Object.fromEntries(
        object.parts.map((part) => [part.slot, { count: part.count, ...named(part) }] as const),
      ),
    }));
    expect(seen).toHaveLength(objects.length);
    expect(seen).toMatchObject(objects);
    if (relations) expect(brief.relations.map(({ kind, from, to }) => `${from} ${kind} ${to}`)).toEqual(relations);
    if (avoid !== undefined) {
      const { colours, materials, conditions } = brief.avoid;
      expect([...colours, ...materials, ...conditions].join(" ")).toBe(avoid);
    }
  });
});

describe("every word is accounted for", () => {
  test("in order, prompt first, with what it was taken for", () => {
    const { words } = readPrompt("an old wooden chair", "cushion, blurry", LEXICON);
    expect(words).toEqual([
      { text: "an", role: "grammar" },
      { text: "old", role: "wear", meaning: "old" },
      { text: "wooden", role: "material", meaning: "oak" },
      { text: "chair", role: "object", meaning: "chair" },
      { text: "cushion", role: "part", meaning: "no cushion" },
      { text: "blurry", role: "unused" },
    ]);
  });

  test.each(MODEL_PROMPTS)("none is lost: $prompt", ({ prompt }) => {
    const typed = prompt.split(/\s+/).map((word) => word.replaceAll(/[.,!?]/g, ""));
    expect(readPrompt(prompt, null, LEXICON).words.map(({ text }) => text)).toEqual(typed);
  });

  test("a guess says so, in the word and in a sentence", () => {
    const { words, notes } = readPrompt("a red flibberwock", null, LEXICON);
    expect(words.at(-1)).toEqual({ text: "flibberwock", role: "object", meaning: "vase", assumed: true });
    expect(notes).toEqual(['"flibberwock" is in no dictionary: made a vase of it.']);
  });

  test("a noun WordNet knows as a kind of the concept is no guess", () => {
    const { notes, objects } = readPrompt("a whippet", null, LEXICON);
    expect(objects[0]).toMatchObject({ concept: "dog", text: "whippet", assumed: false });
    expect(notes).toEqual(['No concept for "whippet" yet: made as a dog.']);
  });
});

describe("one changed word leaves the others alone", () => {
  const others = (prompt: string, changed: number) =>
    readPrompt(prompt, null, LEXICON).words.filter((_, i) => i !== changed);

  test.each([
    ["an old wooden chair with a red cushion", 6, "blue"],
    ["an old wooden chair with a red cushion", 2, "flibberwock"],
    ["a green vase next to a blue bottle", 1, "quixotic"],
    ["a green vase next to a blue bottle", 7, "katana"],
    ["a cat wearing a tall hat", 1, "dog"],
    ["a DSLR photo of a corgi on a table", 5, "penguin"],
  ])("%s: word %i becomes %s", (prompt, changed, word) => {
    const other = prompt.split(" ");
    other[changed] = word;
    const isPart = ({ role }: { role: string }) => role === "part";
    const before = others(prompt, changed).filter((use) => !isPart(use));
    const after = others(other.join(" "), changed);
    expect(after).toEqual(expect.arrayContaining(before));
  });
});
