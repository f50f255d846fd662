import { PICKED_SEED_MAX } from "#contract/limits.ts";

/** A seed as a server would pick it. */
export const randomSeed = (random: () => number = Math.random): number => Math.floor(random() * (PICKED_SEED_MAX + 1));
