import { agreeArticle } from "../../api/agree-article.ts";
import type { ResolvedChoice, ResolvedNode } from "./resolve-prompt.ts";

/** One prompt out of many. */
export interface Expansion {
  readonly prompt: string;
  /** What was taken at each outermost choice: tells the prompt from its siblings. */
  readonly choices: readonly string[];
}

/** How many prompts a tree holds, each combination once. Infinity where a number cannot say it. */
export const countPrompts = (nodes: readonly ResolvedNode[]): number =>
  nodes.reduce((product, node) => product * (node.kind === "text" ? 1 : countChoice(node)), 1);

function countChoice({ options, min, max }: ResolvedChoice): number {
  // ways[k]: how many there are with k options taken
  const ways = [1, ...Array.from({ length: max }, () => 0)];
  for (const { weight, nodes } of options) {
    if (weight === 0) continue;
    const own = countPrompts(nodes);
    for (let k = max; k > 0; k--) {
      // no way times infinitely many is no way
      const add = ways[k - 1] === 0 ? 0 : (ways[k - 1] as number) * own;
      ways[k] = (ways[k] as number) + add;
    }
  }
  return ways.slice(min).reduce((sum, each) => sum + each, 0);
}

/**
 * Every combination, the last choice of the prompt changing fastest. Options taken together stay in their order. Articles
 * before a choice follow what is taken; what was taken is told as it was typed. Lazy: take as many as are wanted.
 */
export function* expandPrompt(nodes: readonly ResolvedNode[]): Generator<Expansion> {
  const isPlain = nodes.every((node) => node.kind === "text");
  for (const { text, choices } of sequence(nodes, 0)) {
    yield { prompt: isPlain ? text.trim() : tidy(text), choices: choices.map(tidy) };
  }
}

interface Piece {
  text: string;
  choices: readonly string[];
}

const NOTHING: Piece = { text: "", choices: [] };

function* sequence(nodes: readonly ResolvedNode[], from: number): Generator<Piece> {
  const node = nodes[from];
  if (!node) {
    yield NOTHING;
    return;
  }
  for (const head of node.kind === "text" ? [{ text: node.text, choices: [] }] : choose(node)) {
    for (const tail of sequence(nodes, from + 1)) {
      yield { text: join(head.text, tail.text), choices: [...head.choices, ...tail.choices] };
    }
  }
}

function* choose({ options, min, max, separator }: ResolvedChoice): Generator<Piece> {
  const able = options.filter(({ weight }) => weight > 0);
  for (let count = min; count <= max; count++) {
    for (const chosen of combinations(able, count)) {
      for (const text of joined(chosen, separator)) yield { text, choices: [text] };
    }
  }
}

function* combinations<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - count; index++) {
    for (const rest of combinations(items, count - 1, index + 1)) yield [items[index] as T, ...rest];
  }
}

function* joined(options: readonly { nodes: readonly ResolvedNode[] }[], separator: string): Generator<string> {
  const [first, ...others] = options;
  if (!first) {
    yield "";
    return;
  }
  for (const { text } of sequence(first.nodes, 0)) {
    for (const rest of joined(others, separator)) yield others.length > 0 ? join(text + separator, rest) : text;
  }
}

/** Two neighbours of a prompt; an article that the first ends with follows what comes: "a {copper|iron} pot" has "an iron pot". */
export const join = (before: string, after: string): string => agreeArticle(before, after) + after;

/** Takes away the double spaces and the spaces before a comma that an empty choice leaves. */
export const tidy = (text: string): string =>
  text
    .replace(/[ \t]+/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .trim();
