import { describe, expect, test } from "vitest";
import { singular } from "../../../src/engine/language/terms/singular.ts";
import { tokenize } from "../../../src/engine/language/terms/tokenize.ts";
import { hypernyms, nounSenses, senseNode } from "../../../src/engine/language/word-net.ts";
import { COLOURS, SEVERAL_COLOURS } from "../../../src/engine/language/words/colours.ts";
import { CONDITION_WORDS, COVERINGS } from "../../../src/engine/language/words/conditions.ts";
import { KIND_OF, KINDS } from "../../../src/engine/language/words/kinds.ts";
import { SURFACE_KINDS } from "../../../src/engine/language/words/surface-words.ts";
import { CONDITIONS } from "../../../src/engine/materials/material.ts";
import { fromHex } from "../../../src/engine/math/color.ts";

describe("the word lists hold what they promise", () => {
  test("every colour is a colour", () => {
    for (const hex of COLOURS.values()) expect(() => fromHex(hex)).not.toThrow();
    for (const names of SEVERAL_COLOURS.values()) for (const name of names) expect(COLOURS.has(name)).toBe(true);
  });

  test("every condition is one that materials know, between 0 and 1", () => {
    const known: readonly string[] = CONDITIONS;
    for (const [name, amount] of [...[...CONDITION_WORDS.values()].flat(), ...COVERINGS.values()]) {
      expect(known).toContain(name);
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThanOrEqual(1);
    }
  });

  test("every kind stands on senses WordNet has", () => {
    const senses = [...KINDS.flatMap((kind) => kind.senses), ...SURFACE_KINDS.map(([sense]) => sense)];
    expect(senses.filter((sense) => senseNode(sense) === undefined)).toEqual([]);
    const names = new Set(KINDS.map(({ name }) => name));
    expect([...KIND_OF.values()].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("WordNet's nouns", () => {
  test("lead up from a dachshund to an animal, nearest first", () => {
    const [dachshund, dog, animal] = ["dachshund", "dog", "animal"].map(senseNode) as [number, number, number];
    const above = hypernyms(dachshund);
    expect(above.get(dachshund)).toBe(0);
    expect(above.get(animal)).toBeGreaterThan(above.get(dog) as number);
    const steps = [...above.values()];
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  test("have the sense an artist means first", () => {
    const isA = (noun: string, kind: string) => {
      const first = nounSenses(noun)[0];
      return first !== undefined && hypernyms(first.node).has(senseNode(kind) as number);
    };
    expect(isA("crane", "bird")).toBe(true);
    expect(isA("whale", "animal")).toBe(true);
    expect(isA("watermelon", "food#2")).toBe(true);
    expect(isA("hanger", "person")).toBe(false);
  });

  test("know no words of JavaScript", () => {
    for (const word of ["__proto__", "hasownproperty", "tostring", ""]) expect(senseNode(word)).toBeUndefined();
  });
});

describe("words are taken apart", () => {
  test.each([
    ["mugs", "mug"],
    ["boxes", "box"],
    ["knives", "knife"],
    ["glasses", "glass"],
    ["horses", "horse"],
    ["buses", "bus"],
    ["cherries", "cherry"],
    ["cookies", "cookie"],
    ["leaves", "leaf"],
    ["shoes", "shoe"],
    ["potatoes", "potato"],
    ["glass", "glass"],
    ["bus", "bus"],
    ["cactus", "cactus"],
    ["dice", "die"],
  ])("%s is the plural of %s, or itself", (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  test("a hyphen makes two tokens of one word, an apostrophe an owner", () => {
    const { words, tokens } = tokenize("Three-legged stool, the king’s. 4.5");
    expect(words).toEqual(["Three-legged", "stool", "the", "king’s", "4.5"]);
    expect(tokens.map(({ lower, word }) => [lower, word])).toEqual([
      ["three", 0],
      ["legged", 0],
      ["stool", 1],
      ["the", 2],
      ["king", 3],
      ["4.5", 4],
    ]);
    expect(tokens.map(({ pause }) => pause)).toEqual(["none", "none", "none", "comma", "none", "sentence"]);
    expect(tokens[4]?.possessive).toBe(true);
  });
});
