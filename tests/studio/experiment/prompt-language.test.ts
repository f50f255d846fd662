import { describe, expect, it } from "vitest";
import { drawPrompts } from "#studio/experiment/language/draw-prompts.ts";
import { countPrompts, expandPrompt } from "#studio/experiment/language/expand-prompt.ts";
import { hasSyntax } from "#studio/experiment/language/parse-prompt.ts";
import { neededLists, resolvePrompt, type WordLists } from "#studio/experiment/language/resolve-prompt.ts";
import { TypedError } from "#studio/experiment/language/typed-error.ts";
import { WRITING_EXAMPLES } from "#studio/experiment/set-up/writing-examples.ts";

const prompts = (text: string, lists: WordLists = {}) =>
  [...expandPrompt(resolvePrompt(text, lists))].map(({ prompt }) => prompt);
const count = (text: string, lists: WordLists = {}) => countPrompts(resolvePrompt(text, lists));

function errorOf(text: string, lists: WordLists = {}): TypedError {
  try {
    resolvePrompt(text, lists);
  } catch (error) {
    if (error instanceof TypedError) return error;
  }
  throw new Error(`"${text}" was taken.`);
}

describe("a prompt with choices", () => {
  it.each<[string, string[]]>([
    ["a plain prompt", ["a plain prompt"]],
    ["a {red|blue} vase", ["a red vase", "a blue vase"]],
    ["{red|blue|{dark|light} green} vase", ["red vase", "blue vase", "dark green vase", "light green vase"]],
    ["{a|b} {c|d}", ["a c", "a d", "b c", "b d"]],
    ["{2::red|0.5::blue} vase", ["red vase", "blue vase"]],
    ["{0::red|blue} vase", ["blue vase"]],
    ["a {|very }old chair", ["an old chair", "a very old chair"]],
    ["vase {with a lid|}, blue", ["vase with a lid, blue", "vase, blue"]],
    ["{2$$a|b|c}", ["a, b", "a, c", "b, c"]],
    ["{1-2$$a|b|c}", ["a", "b", "c", "a, b", "a, c", "b, c"]],
    ["{-1$$a|b} x", ["x", "a x", "b x"]],
    ["{2-$$a|b|c}", ["a, b", "a, c", "b, c", "a, b, c"]],
    ["{2$$ and $$a|{b|c}}", ["a and b", "a and c"]],
    ["\\{red\\|blue\\} \\\\ \\__x__", ["{red|blue} \\ __x__"]],
    ["{a\\|b|c}", ["a|b", "c"]],
    ["one | two", ["one | two"]],
    ["costs $$ a lot", ["costs $$ a lot"]],
    ["a __ b snake_case", ["a __ b snake_case"]],
    ["vase: 2::1 scale", ["vase: 2::1 scale"]],
  ])("%s", (text, expected) => {
    expect(prompts(text)).toEqual(expected);
    expect(count(text)).toBe(expected.length);
  });

  it("takes lines of the artist's own lists, and lists of lists", () => {
    const lists = { colours: "red\n# not this one\n\n  2::blue \n__greens__", greens: "{dark|light} green" };
    expect(prompts("a __colours__ hat", lists)).toEqual([
      "a red hat",
      "a blue hat",
      "a dark green hat",
      "a light green hat",
    ]);
    expect(neededLists("a __colours__ hat", { ...lists, unused: "x" })).toEqual(["colours", "greens"]);
  });

  it("names what was chosen, so that siblings can be told apart", () => {
    const [, second] = expandPrompt(resolvePrompt("{red|{dark|light} green} {vase|bowl}", {}));
    expect(second).toEqual({ prompt: "red bowl", choices: ["red", "bowl"] });
  });

  it.each<[string, string[]]>([
    ["a {copper|iron} teapot", ["a copper teapot", "an iron teapot"]],
    ["An {old|new} hat on an {oak|{ash|pine}} table", ["An old hat on an oak table"]],
    ["a {used|uncut|one-eyed|8-sided|honest|unicorn|urn}", ["a used", "an uncut", "a one-eyed", "an 8-sided"]],
    ["vase, {2$$ and a $$ink pot|egg|cup}", ["vase, ink pot and an egg", "vase, ink pot and a cup"]],
    // the letter, not the article; and what the artist chose as a word of its own
    ["a car of type A {oak|ash}", ["a car of type A oak", "a car of type A ash"]],
    ["{a|an} {oak}", ["a oak", "an oak"]],
    ["a oak table", ["a oak table"]],
  ])("has the article follow what is taken: %s", (text, first) => {
    expect(prompts(text).slice(0, first.length)).toEqual(first);
  });

  it.each(WRITING_EXAMPLES)("comes to what the help beside the field says: $prompt", ({ prompt, gives, what }) => {
    const lists = { colours: "red\nblue" };
    expect(prompts(prompt, lists)).toEqual(what === "list" ? ["a red cup", "a blue cup"] : gives);
  });

  it("tells a choice as it was typed", () => {
    const [, iron] = expandPrompt(resolvePrompt("a {copper|iron} teapot", {}));
    expect(iron).toEqual({ prompt: "an iron teapot", choices: ["iron"] });
    const drawn = drawPrompts(resolvePrompt("a {copper|iron} teapot", {}), 2, 1);
    expect(drawn).toContainEqual(iron);
  });

  it("counts what nobody could list, and lists its beginning at once", () => {
    const many = "{a|b|c|d|e|f|g|h|i|j}".repeat(15);
    expect(count(many)).toBe(1e15);
    expect(expandPrompt(resolvePrompt(many, {})).next().value?.prompt).toBe("a".repeat(15));
    expect(count("{0-20$$1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20}")).toBe(2 ** 20);
    expect(count("{0-1$$a|b}".repeat(3000))).toBe(Number.POSITIVE_INFINITY);
  });

  it("knows text that has nothing to do with it", () => {
    expect(hasSyntax("a vase, 2 | 3")).toBe(false);
    expect(hasSyntax("a {red} vase")).toBe(true);
    expect(hasSyntax("__colours__")).toBe(true);
  });
});

describe("draws", () => {
  it("are the same for the same seed, different for another, and never twice the same prompt", () => {
    const tree = resolvePrompt("{a|b|c|d} {1-2$$e|f|g} {h|i|j}", {});
    const draw = (seed: number) => drawPrompts(tree, 20, seed).map(({ prompt }) => prompt);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(new Set(draw(7)).size).toBe(20);
  });

  it("follow the weights", () => {
    const tree = resolvePrompt("{9::red|blue}", {});
    const firsts = Array.from({ length: 1000 }, (_, seed) => drawPrompts(tree, 1, seed)[0]?.prompt);
    const reds = firsts.filter((each) => each === "red").length;
    expect(reds).toBeGreaterThan(860);
    expect(reds).toBeLessThan(940);
  });

  it("stop when there is no more", () => {
    expect(drawPrompts(resolvePrompt("{red|red|blue|0::green}", {}), 50, 1)).toHaveLength(2);
  });
});

describe("what cannot be read is quoted, with its place", () => {
  it.each<[string, number, RegExp]>([
    ["a {red|blue vase", 2, /"\{red\|blue vase" at character 3 is never closed\. Add "\}"/],
    ["a {red|{blue} vase", 2, /never closed/],
    ["red} vase", 3, /"\}" at character 4 closes nothing/],
    ["a {} vase", 2, /holds nothing to choose from/],
    ["{3$$a|b}", 0, /takes 3, but there are only 2 choices/],
    ["{2-1$$a|b}", 0, /takes 2-1: the first number must not be larger/],
    ["{0::a|0::b}", 0, /weight 0/],
    ["a __hues__ hat", 2, /"__hues__" is no list of yours\. Make it first\. Write "\\__hues__"/],
    [`${"{".repeat(17)}a${"}".repeat(17)}`, 16, /deeper than 16/],
  ])("%s", (text, at, words) => {
    const error = errorOf(text);
    expect(error.message).toMatch(words);
    expect(error.at).toBe(at);
  });

  it("in lists too", () => {
    expect(errorOf("x __a__", { a: "fine\n{broken" }).message).toMatch(/^List "a", line 2: "\{broken"/);
    expect(errorOf("__a__", { a: "__b__", b: "red\n__a__" }).message).toMatch(/holds itself: a, b, a\./);
    expect(errorOf("__a__", { a: " \n# none" }).message).toMatch(/is an empty list/);
    expect(errorOf("__toString__", { a: "x" }).message).toMatch(/There are: a\./);
  });
});
