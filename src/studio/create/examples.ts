import type { Family } from "#contract/family.ts";

/** Prompts to start from: one click fills the form. Long ones between short ones, so that no line of chips holds one alone. */
export const EXAMPLES: Record<Family, readonly string[]> = {
  "text-to-3d": [
    "an old wooden chair with a red cushion",
    "a friendly tin robot",
    "a small stone cottage with a thatched roof",
    "a tall green glass bottle",
    "three red mushrooms on a log",
    "a golden table lamp",
  ],
  material: [
    "mossy cobblestone",
    "white marble with grey veins",
    "old oak planks",
    "red brick wall with dark mortar",
    "rusty iron",
    "brown leather",
  ],
};
