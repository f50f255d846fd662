import { describe, expect, it } from "vitest";
import { readSweep } from "#studio/experiment/language/read-sweep.ts";
import { readTerms } from "#studio/experiment/language/read-terms.ts";
import { TypedError } from "#studio/experiment/language/typed-error.ts";

describe("readSweep", () => {
  it.each<[string, number[]]>([
    ["7", [7]],
    ["1-10", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ["1-10 (+2)", [1, 3, 5, 7, 9]],
    ["1-10(+3)", [1, 4, 7, 10]],
    ["1-10 [5]", [1, 3, 6, 8, 10]],
    ["5-5", [5]],
    ["100-200 [1]", [100]],
    ["3, 7, 42", [3, 7, 42]],
    ["3, 7, 42, 1-3, 10-30 (+10)", [3, 7, 42, 1, 2, 10, 20, 30]],
    ["10-7", [10, 9, 8, 7]],
    ["10-1 (-4)", [10, 6, 2]],
    ["-3--1", [-3, -2, -1]],
    ["-1 - 1", [-1, 0, 1]],
    ["1..3", [1, 2, 3]],
    ["1, 1, 1", [1]],
    [" 4 ,, 5,", [4, 5]],
    ["9007199254740990-9007199254740991", [9007199254740990, 9007199254740991]],
  ])("%s", (text, expected) => expect(readSweep(text, 256)).toEqual(expected));

  it.each<[string, number, RegExp]>([
    ["", 0, /Nothing to go through/],
    ["1, x", 3, /^"x" is no number and no range\. Write numbers/],
    ["1.5", 0, /"1.5" is no number/],
    ["1-10 (+0)", 0, /steps by 0/],
    ["1-10 (-2)", 0, /from 1 to 10 the step must be positive/],
    ["10-1 (2)", 0, /from 10 to 1 the step must be negative/],
    ["1-10 [0]", 0, /asks for 0 numbers/],
    ["1-9 [300]", 0, /at most 256/],
    ["5, 1-1000", 3, /"1-1000" is 1,000 values; at most 256/],
    ["1-200, 300-400", 7, /more than 256/],
    ["9007199254740993", 0, /largest whole number/],
  ])("refuses %s", (text, at, words) => {
    const refuse = () => readSweep(text, 256);
    expect(refuse).toThrow(words);
    try {
      refuse();
    } catch (error) {
      expect((error as TypedError).at).toBe(at);
    }
  });
});

describe("readTerms", () => {
  it.each<[string, string[]]>([
    ["red, blue, dark green", ["red", "blue", "dark green"]],
    ["red\nblue\n", ["red", "blue"]],
    ['red, "a, b", ""', ["red", "a, b", ""]],
    ["a\\, b, c", ["a, b", "c"]],
    ['say "hi", there', ['say "hi"', "there"]],
    ['"\\"x\\""', ['"x"']],
    ["", []],
  ])("%s", (text, expected) => expect(readTerms(text)).toEqual(expected));

  it("quotes a quotation without an end", () => {
    expect(() => readTerms('red, "blue')).toThrow(new TypedError('""blue" has no quotation mark at its end.', 5, 5));
  });
});
