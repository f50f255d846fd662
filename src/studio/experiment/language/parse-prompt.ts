import type { ChoiceNode, ChoiceOption, PromptNode } from "./prompt-tree.ts";
import { promptsTexts } from "./texts.ts";
import { quote, TypedError } from "./typed-error.ts";

const DEPTH_MAX = 16;
const SEPARATOR = ", ";

const LIST = /__([\p{L}\p{N}]+(?:[-_/][\p{L}\p{N}]+)*)__/uy;
const QUANTITY = /\s*(\d*)(\s*-\s*)?(\d*)\s*\$\$/y;
const OWN_SEPARATOR = /([^{}|$\\]*)\$\$/y;
const WEIGHT = /\s*(\d+(?:\.\d+)?|\.\d+)::/y;

/** Whether a text holds anything of the prompt language, escapes included. */
export const hasSyntax = (text: string): boolean => /[{}\\]/.test(text) || /__[\p{L}\p{N}]/u.test(text);

/** The name of a list as it may stand between `__` and `__`. */
export const isListName = (name: string): boolean => /^[\p{L}\p{N}]+(?:[-_/][\p{L}\p{N}]+)*$/u.test(name);

/**
 * Reads a prompt: `{red|blue}` is one of each, `{2::red|blue}` draws red twice as often, `{1-2$$a|b|c}` takes one or two
 * together, `{2$$ and $$a|b|c}` with a separator of its own, `__colours__` is a line of that list. All of it nests.
 * A backslash takes the next character as it is.
 *
 * @throws {TypedError} where a brace does not close, a range cannot be, or nesting is deeper than 16.
 */
export function parsePrompt(text: string): PromptNode[] {
  const { nodes, end } = readNodes(text, 0, 0, "");
  if (end < text.length) {
    throw new TypedError(promptsTexts.parsePrompt.closesNothing(quote("}"), end + 1), end, 1);
  }
  return nodes;
}

/**
 * Reads one line of a list: an option, so it may have a weight.
 *
 * @throws {TypedError}
 */
export function parseLine(line: string): ChoiceOption {
  const { weight, at } = readWeight(line, 0);
  return { weight, nodes: parsePrompt(line.slice(at)) };
}

interface Read {
  nodes: PromptNode[];
  /** Where reading stopped: at one of the stop characters, at a stray `}`, or at the end. */
  end: number;
}

function readNodes(text: string, start: number, depth: number, stops: string): Read {
  const nodes: PromptNode[] = [];
  let plain = "";
  const flush = () => {
    if (plain !== "") nodes.push({ kind: "text", text: plain });
    plain = "";
  };
  let at = start;
  while (at < text.length) {
    const letter = text[at] as string;
    if (letter === "}" || stops.includes(letter)) break;
    if (letter === "\\" && at + 1 < text.length) {
      plain += text[at + 1];
      at += 2;
    } else if (letter === "{") {
      flush();
      const { node, end } = readChoice(text, at, depth + 1);
      nodes.push(node);
      at = end;
    } else {
      const list = letter === "_" ? match(LIST, text, at) : null;
      if (list) {
        flush();
        nodes.push({ kind: "list", name: list[1] as string, at });
      } else plain += letter;
      at += list ? list[0].length : 1;
    }
  }
  flush();
  return { nodes, end: at };
}

function readChoice(text: string, open: number, depth: number): { node: ChoiceNode; end: number } {
  if (depth > DEPTH_MAX) {
    throw new TypedError(promptsTexts.parsePrompt.tooDeep(open + 1, DEPTH_MAX), open, 1);
  }
  const range = readRange(text, open);
  const options: ChoiceOption[] = [];
  let at = range.at;
  for (;;) {
    const { weight, at: afterWeight } = readWeight(text, at);
    const { nodes, end } = readNodes(text, afterWeight, depth, "|");
    options.push({ weight, nodes });
    if (end >= text.length) {
      const piece = text.slice(open);
      throw new TypedError(promptsTexts.parsePrompt.neverClosed(quote(piece), open + 1), open, piece.length);
    }
    at = end + 1;
    if (text[end] === "}") break;
  }
  const piece = text.slice(open, at);
  const fail = (words: string) => new TypedError(`${quote(piece)} ${words}`, open, piece.length);
  if (options.length === 1 && options[0]?.nodes.length === 0) {
    throw fail(promptsTexts.parsePrompt.holdsNothing(open + 1));
  }
  const able = options.filter(({ weight }) => weight > 0).length;
  if (able === 0) throw fail(promptsTexts.parsePrompt.allWeightless);
  const { min, max = able, separator, typed } = range;
  if (max < min) throw fail(promptsTexts.parsePrompt.wrongOrder(typed));
  if (max > able) throw fail(promptsTexts.parsePrompt.tooFewChoices(typed, able));
  return { node: { kind: "choice", options, min, max, separator }, end: at };
}

interface Range {
  min: number;
  /** Left out: as many as there are. */
  max: number | undefined;
  separator: string;
  /** As it was typed, for messages. */
  typed: string;
  at: number;
}

function readRange(text: string, open: number): Range {
  const found = match(QUANTITY, text, open + 1);
  const [all = "", low = "", dash, high = ""] = found ?? [];
  if (!found || (low === "" && high === "")) {
    return { min: 1, max: 1, separator: SEPARATOR, typed: "1", at: open + 1 };
  }
  const at = open + 1 + all.length;
  const own = match(OWN_SEPARATOR, text, at);
  return {
    min: low === "" ? 0 : Number(low),
    max: dash === undefined ? Number(low) : high === "" ? undefined : Number(high),
    separator: own?.[1] ?? SEPARATOR,
    typed: all.replace("$$", "").trim(),
    at: at + (own?.[0].length ?? 0),
  };
}

function readWeight(text: string, at: number): { weight: number; at: number } {
  const found = match(WEIGHT, text, at);
  return found ? { weight: Number(found[1]), at: at + found[0].length } : { weight: 1, at };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
