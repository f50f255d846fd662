import { parseLine, parsePrompt } from "./parse-prompt.ts";
import type { ChoiceNode, ListNode, PromptNode, TextNode } from "./prompt-tree.ts";
import { promptsTexts } from "./texts.ts";
import { quote, TypedError } from "./typed-error.ts";

/** The artist's own lists: name to text, a line each. Empty lines and lines that begin with `#` count for nothing. */
export type WordLists = Readonly<Record<string, string>>;

/** What is left when lists have been looked up: text and choices. */
export type ResolvedNode = TextNode | ResolvedChoice;

export interface ResolvedChoice extends Omit<ChoiceNode, "options"> {
  readonly options: readonly { readonly weight: number; readonly nodes: readonly ResolvedNode[] }[];
}

/** The lines of a list that count. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/**
 * Reads a prompt and puts the lines of its lists in their places. Lists may name lists.
 *
 * @throws {TypedError} for what cannot be read, for a list that is unknown or empty, and for one that holds itself.
 */
export function resolvePrompt(text: string, lists: WordLists): ResolvedNode[] {
  const known = new Map<string, ResolvedChoice>();

  const resolve = (nodes: readonly PromptNode[], within: readonly string[]): ResolvedNode[] =>
    nodes.map((node) => {
      if (node.kind === "text") return node;
      if (node.kind === "list") return lookUp(node, within);
      return { ...node, options: node.options.map((each) => ({ ...each, nodes: resolve(each.nodes, within) })) };
    });

  const lookUp = ({ name, at }: ListNode, within: readonly string[]): ResolvedChoice => {
    const place = `__${name}__`;
    const fail = (words: string) => new TypedError(`${quote(place)} ${words}`, at, place.length);
    if (within.includes(name)) throw fail(promptsTexts.resolvePrompt.holdsItself([...within, name].join(", ")));
    const found = known.get(name);
    if (found) return found;
    const content = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (content === undefined) {
      const names = Object.keys(lists);
      throw fail(promptsTexts.resolvePrompt.unknownList(names.join(", "), place));
    }
    const lines = linesOf(content);
    if (lines.length === 0) throw fail(promptsTexts.resolvePrompt.emptyList);
    const options = lines.map((line, index) => {
      const { weight, nodes } = readLine(line, name, index);
      return { weight, nodes: resolve(nodes, [...within, name]) };
    });
    if (options.every(({ weight }) => weight === 0)) throw fail(promptsTexts.resolvePrompt.allWeightless);
    const choice: ResolvedChoice = { kind: "choice", min: 1, max: 1, separator: "", options };
    known.set(name, choice);
    return choice;
  };

  return resolve(parsePrompt(text), []);
}

function readLine(line: string, name: string, index: number) {
  try {
    return parseLine(line);
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    throw new TypedError(promptsTexts.resolvePrompt.inLine(quote(name), index + 1, error.message), 0, 0);
  }
}

const NAMED = /(?<!\\)__([\p{L}\p{N}]+(?:[-_/][\p{L}\p{N}]+)*)__/gu;

/** Names of all lists that a text needs, through lists of lists. Text that cannot be read needs none. */
export function neededLists(text: string, lists: WordLists): string[] {
  const needed = new Set<string>();
  const visit = (part: string) => {
    for (const [, name] of part.matchAll(NAMED)) {
      if (!name || needed.has(name) || !Object.hasOwn(lists, name)) continue;
      needed.add(name);
      visit(lists[name] ?? "");
    }
  };
  visit(text);
  return [...needed];
}

/** The first list that a text names and that there is not yet. */
export function missingList(text: string, lists: WordLists): string | undefined {
  for (const [, name] of text.matchAll(NAMED)) if (name && !Object.hasOwn(lists, name)) return name;
  return undefined;
}
