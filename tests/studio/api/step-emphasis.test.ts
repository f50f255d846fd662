import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { GRADED, stepEmphasis } from "#studio/api/step-emphasis.ts";

/** The prompt after steps, the caret at `^` or the selection between two of them; what is selected then in brackets. */
function stepped(marked: string, ...steps: (1 | -1)[]): string {
  const [first = "", second, third] = marked.split("^");
  let prompt = marked.replaceAll("^", "");
  let selection = { start: first.length, end: first.length + (third === undefined ? 0 : (second ?? "").length) };
  for (const by of steps) {
    const step = stepEmphasis(prompt, selection, by);
    if (!step) return `${prompt} stays`;
    prompt = prompt.slice(0, step.start) + step.text + prompt.slice(step.end);
    selection = step.selected;
  }
  const { start, end } = selection;
  return `${prompt.slice(0, start)}[${prompt.slice(start, end)}]${prompt.slice(end)}`;
}

test("a word of wear gets more and less, step by step, and stays selected", () => {
  expect(stepped("a ru^sty gate", 1)).toBe("a very [rusty] gate");
  expect(stepped("a ^rusty^ gate", -1)).toBe("a slightly [rusty] gate");
  expect(stepped("a ^rusty^ gate", -1, -1)).toBe("a barely [rusty] gate");
  expect(stepped("a ^rusty^ gate", -1, -1, 1, 1, 1)).toBe("a very [rusty] gate");
  expect(stepped("a ^rusty^ gate", 1, 1)).toBe("a very rusty gate stays");
  expect(stepped("a ^rusty^ gate", -1, -1, -1)).toBe("a barely rusty gate stays");
});

test("the adverb that stands there already is the one that changes, and the caret may be on it", () => {
  expect(stepped("a sli^ghtly rusty gate", 1)).toBe("a [rusty] gate");
  expect(stepped("an extremely mossy^ wall", -1)).toBe("a [mossy] wall");
  expect(stepped("a wall, somewhat ^dusty", -1)).toBe("a wall, barely [dusty]");
  // what stands before in another phrase is not meant
  expect(stepped("very, ^rusty", 1)).toBe("very, very [rusty]");
});

test("articles and capitals follow", () => {
  expect(stepped("an ol^d chair", 1)).toBe("a very [old] chair");
  expect(stepped("a very ^old chair", -1)).toBe("an [old] chair");
  expect(stepped("Ru^sty gate", 1)).toBe("Very [rusty] gate");
  expect(stepped("Very ru^sty gate", -1)).toBe("[Rusty] gate");
});

test("what has no degrees stays", () => {
  for (const marked of ["a ^red gate", "^", "a gate^", "a {red|^blue gate", "very ^big"]) {
    expect(stepped(marked, 1)).toMatch(/ stays$/);
  }
});

test("in a choice its weight changes, the innermost one's", () => {
  expect(stepped("a {r^ed|blue} cup", 1)).toBe("a {2::[red]|blue} cup");
  expect(stepped("a {red|bl^ue} cup", 1, 1)).toBe("a {red|3::[blue]} cup");
  expect(stepped("a {2::r^ed|blue} cup", -1)).toBe("a {[red]|blue} cup");
  expect(stepped("a {red|bl^ue} cup", -1, -1)).toBe("a {red|0.25::[blue]} cup");
  expect(stepped("a {red|{dark|li^ght} green} cup", 1)).toBe("a {red|{dark|2::[light]} green} cup");
  expect(stepped("a {red|{dark|light} gr^een} cup", 1)).toBe("a {red|2::[{dark|light} green]} cup");
  expect(stepped("{2$$ and $$c^at|dog|owl}", 1)).toBe("{2$$ and $$2::[cat]|dog|owl}");
  expect(stepped("{10::re^d|blue}", 1)).toMatch(/ stays$/);
  expect(stepped("\\{re^d|blue\\}", 1)).toMatch(/ stays$/);
});

test("of each word that has degrees the engine makes more at each of them", () => {
  const flat: string[] = [];
  for (const word of GRADED) {
    const amounts = ["barely ", "slightly ", "", "very "].map((degree) => {
      const [bench] = readPrompt(`bench, ${degree}${word}`, null, engineLexicon()).objects;
      return Object.values(bench?.conditions ?? {}).reduce((sum, amount) => sum + amount, 0);
    });
    if (amounts.some((amount, at) => at > 0 && amount <= (amounts[at - 1] ?? 0))) flat.push(`${word} ${amounts}`);
  }
  expect(flat).toEqual([]);
});
