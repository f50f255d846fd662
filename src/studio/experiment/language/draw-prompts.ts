import { countPrompts, type Expansion, join, tidy } from "./expand-prompt.ts";
import type { ResolvedChoice, ResolvedNode } from "./resolve-prompt.ts";

/** Draws that may bring nothing new in a row before a set counts as used up. */
const PATIENCE = 200;

/**
 * Draws different prompts by the weights of their choices. The same seed draws the same ones.
 *
 * @param count How many at most: fewer where the prompt holds no more.
 */
export function drawPrompts(nodes: readonly ResolvedNode[], count: number, seed: number): Expansion[] {
  const random = randomNumbers(seed);
  const wanted = Math.min(count, countPrompts(nodes));
  const drawn = new Map<string, Expansion>();
  for (let misses = 0; drawn.size < wanted && misses < PATIENCE; ) {
    const choices: string[] = [];
    const text = drawNodes(nodes, random, choices);
    const prompt = tidy(text);
    misses = drawn.has(prompt) ? misses + 1 : 0;
    if (!drawn.has(prompt)) drawn.set(prompt, { prompt, choices: choices.map(tidy) });
  }
  return [...drawn.values()];
}

function drawNodes(nodes: readonly ResolvedNode[], random: () => number, choices: string[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return node.text;
      const text = drawChoice(node, random);
      choices.push(text);
      return text;
    })
    .reduceRight((after, before) => join(before, after), "");
}

function drawChoice({ options, min, max, separator }: ResolvedChoice, random: () => number): string {
  const left = options.filter(({ weight }) => weight > 0);
  const count = min + Math.floor(random() * (max - min + 1));
  const texts: string[] = [];
  while (texts.length < count && left.length > 0) {
    const total = left.reduce((sum, { weight }) => sum + weight, 0);
    let place = random() * total;
    const found = left.findIndex(({ weight }) => {
      place -= weight;
      return place < 0;
    });
    const [option] = left.splice(found === -1 ? left.length - 1 : found, 1);
    if (option) texts.push(drawNodes(option.nodes, random, []));
  }
  const last = texts.pop() ?? "";
  return texts.reduceRight((after, before) => join(before + separator, after), last);
}

/** Mulberry32: small, and the same everywhere. */
function randomNumbers(seed: number): () => number {
  let state = (seed ^ Math.floor(seed / 2 ** 32)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
