import { clamp } from "./scalar.ts";

/**
 * Chance, by name. Every draw says what it is for, and its value depends on the seed and that name alone: a draw added
 * later, or a word changed elsewhere in the prompt, reshuffles nothing.
 */
export interface Draw {
  /** Uniform in [min, max). */
  number(name: string, min: number, max: number): number;
  /** Uniform whole number, both ends included. */
  integer(name: string, min: number, max: number): number;
  /** True with this probability. */
  chance(name: string, probability: number): boolean;
  /** One of `items`; `weights` default to equal. @throws {Error} when `items` is empty. */
  pick<T>(name: string, items: readonly T[], weights?: readonly number[]): T;
  /** About normal around `mean`, never further than three `deviation`s. */
  normal(name: string, mean: number, deviation: number): number;
  /** An unsigned 32-bit seed for a kernel. */
  seed32(name: string): number;
  /** An endless sequence of uniform numbers in [0, 1), for scatters whose length is not known beforehand. */
  stream(name: string): () => number;
  /** Independent draws under a name. */
  fork(name: string): Draw;
}

/** Draws for a seed: any safe integer, all of whose bits count. */
export function createDraw(seed: number): Draw {
  return drawAt(`${seed}`);
}

function drawAt(path: string): Draw {
  const first = (name: string) => sfc32(`${path}/${name}`)();
  return {
    number: (name, min, max) => min + (max - min) * first(name),
    integer: (name, min, max) => min + Math.floor(first(name) * (max - min + 1)),
    chance: (name, probability) => first(name) < probability,
    pick: (name, items, weights) => pickFrom(first(name), items, weights),
    normal: (name, mean, deviation) => {
      const next = sfc32(`${path}/${name}`);
      // sum of twelve uniforms: variance 1, and exact arithmetic, unlike Box-Muller's logarithm
      let sum = -6;
      for (let i = 0; i < 12; i += 1) sum += next();
      return mean + deviation * clamp(sum, -3, 3);
    },
    seed32: (name) => hash128(`${path}/${name}`)[0],
    stream: (name) => sfc32(`${path}/${name}`),
    fork: (name) => drawAt(`${path}/${name}`),
  };
}

function pickFrom<T>(chance: number, items: readonly T[], weights: readonly number[] = items.map(() => 1)): T {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = chance * total;
  for (const [index, item] of items.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new Error("pick: items must not be empty, got none.");
  return last;
}

/** Chris Doty-Humphrey's sfc32 (PractRand), seeded by a 128-bit hash of `text`. */
function sfc32(text: string): () => number {
  let [a, b, c, d] = hash128(text);
  const next = () => {
    const t = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = ((c << 21) | (c >>> 11)) >>> 0;
    c = (c + t) >>> 0;
    return t / 4294967296;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/** MurmurHash3-like mixing of UTF-16 units into four 32-bit words (after bryc's cyrb128, public domain). */
export function hash128(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i += 1) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}
