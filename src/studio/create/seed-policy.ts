import type { Draft, SeedPolicy } from "../api/draft.ts";
import { randomSeed } from "../api/random-seed.ts";

export const VARIATIONS_MAX = 16;

/**
 * The seeds of one click: consecutive from the first one on, going down where going up would leave the safe integers.
 * One alone without a seed is left to the server; several need a first one to be consecutive.
 */
export function seedsOf(
  first: number | undefined,
  variations: number,
  random: () => number = Math.random,
): (number | undefined)[] {
  if (variations === 1) return [first];
  const start = first ?? randomSeed(random);
  const step = start > Number.MAX_SAFE_INTEGER - variations ? -1 : 1;
  return Array.from({ length: variations }, (_, index) => start + index * step);
}

/** What stands in the seed box after a run. */
export function seedAfterRun(
  { seed, seedLocked, seedPolicy }: Pick<Draft, "seed" | "seedLocked" | "seedPolicy">,
  sent: readonly (number | undefined)[],
  random: () => number = Math.random,
): string {
  const last = sent.at(-1);
  if (seedLocked) return seed;
  const next: Record<SeedPolicy, () => string> = {
    keep: () => seed,
    next: () => (last === undefined || last >= Number.MAX_SAFE_INTEGER ? seed : String(last + 1)),
    random: () => String(randomSeed(random)),
  };
  return next[seedPolicy]();
}
