import { expect, test } from "vitest";
import { readMaterialPrompt } from "../../../src/engine/language/read-material-prompt.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { WIDE_LEXICON } from "../../support/wide-lexicon.ts";

/** What makes careless expressions and searches backtrack: long runs of what nearly matches, with something at the end that does not. */
const PATTERNS = [
  "a",
  "a ",
  "aab aab ",
  "a-",
  "'s",
  "((",
  "1 ",
  "10 x ",
  "-legged ",
  "with a ",
  "made of ",
  "a statue of ",
  "no very ",
  "red and blue and ",
  "chair, ",
  "wood wooden ",
  "qwxz",
  " \t\n",
  "😀",
  "\u0430",
  "<!--",
  '"',
];

const SHORT = 250;
const LONG = 1000;

/** Four times the length: work that grows with its square is 16 times as much, with its cube 64, and what backtracks never ends. */
const MOST = 32;

test.each(PATTERNS)("a prompt of nothing but %j costs no more than its length squared", (pattern) => {
  const work = (length: number): number => {
    const prompt = `${pattern.repeat(length).slice(0, length - 1)}!`;
    const costs = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      for (let i = 0; i < 3; i += 1) {
        readPrompt(prompt, prompt, WIDE_LEXICON);
        readMaterialPrompt(prompt, prompt, WIDE_LEXICON);
      }
      const { user, system } = process.cpuUsage(before);
      // how a short while falls to the two is only estimated, but their sum is exact
      return user + system;
    });
    return Math.min(...costs);
  };
  // what costs next to nothing is compared with a millisecond
  const short = Math.max(work(SHORT), 1000);
  expect(work(LONG) / short).toBeLessThan(MOST);
});
