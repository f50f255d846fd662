import type { Family } from "#contract/family.ts";

/** Prompts to start from: one click fills the form. */
export const EXAMPLES: Record<Family, readonly string[]> = {
  "text-to-3d": [
    "an old wooden chair with a red cushion",
    "a small stone cottage with a thatched roof",
    "a friendly tin robot",
    "a tall green glass bottle",
    "three red mushrooms on a log",
    "a golden table lamp",
  ],
  material: [
    "mossy cobblestone",
    "old oak planks",
    "rusty iron",
    "white marble with grey veins",
    "red brick wall with dark mortar",
    "brown leather",
  ],
};
