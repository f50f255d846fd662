import type { Emphasis } from "./emphasis.ts";

/** How often a choice is drawn, against 1 of those without a weight. */
const WEIGHTS = [0.25, 0.5, 1, 2, 3, 4, 5, 6, 8, 10] as const;

/** "2$$", "1-2$$", "2$$ and $$": how many are taken, before the first choice. */
const QUANTITY = /^\{\s*(?:\d+\s*(?:-\s*\d*)?|-\s*\d+)\s*\$\$(?:[^{}|$\\]*\$\$)?/;
const WEIGHT = /^(\s*)(\d+(?:\.\d+)?|\.\d+)::/;

/**
 * One step more or less of the choice of `{a|b}` that a place is in, the innermost of them.
 *
 * @param at In characters.
 * @returns Undefined outside of choices, in what is not closed yet, and where no step is left.
 * @see `parsePrompt` of the experiments, which reads the whole language
 */
export function choiceWeight(prompt: string, at: number, by: 1 | -1): Emphasis | undefined {
  const choice = choiceAt(prompt, at);
  if (!choice) return undefined;
  const option = prompt.slice(choice.start, choice.end);
  const [typed = "", space = "", figure] = WEIGHT.exec(option) ?? [];
  const weight = figure === undefined ? 1 : Number(figure);
  const next = by > 0 ? WEIGHTS.find((each) => each > weight) : WEIGHTS.findLast((each) => each < weight);
  if (next === undefined) return undefined;
  const text = next === 1 ? space : `${space}${next}::`;
  const shift = text.length - typed.length;
  return {
    start: choice.start,
    end: choice.start + typed.length,
    text,
    selected: { start: choice.start + text.length, end: choice.end + shift },
  };
}

/** The innermost choice about a place, without its braces and bars, and without what says how many are taken. */
function choiceAt(prompt: string, at: number): { start: number; end: number } | undefined {
  const open: { brace: number; start: number }[] = [];
  for (let i = 0; i < prompt.length; i += 1) {
    const letter = prompt[i];
    const inner = open.at(-1);
    if (letter === "\\") i += 1;
    else if (letter === "{") {
      const [quantity = "{"] = QUANTITY.exec(prompt.slice(i)) ?? [];
      open.push({ brace: i, start: i + quantity.length });
    } else if (inner && (letter === "|" || letter === "}")) {
      if (at > inner.brace && at <= i) return isClosed(prompt, i) ? { start: inner.start, end: i } : undefined;
      if (letter === "|") inner.start = i + 1;
      else open.pop();
    }
  }
  return undefined;
}

/** Whether a brace closes the choice that a place is in. */
function isClosed(prompt: string, from: number): boolean {
  let depth = 1;
  for (let i = from; i < prompt.length; i += 1) {
    const letter = prompt[i];
    if (letter === "\\") i += 1;
    else if (letter === "{") depth += 1;
    else if (letter === "}") depth -= 1;
    if (depth === 0) return true;
  }
  return false;
}
