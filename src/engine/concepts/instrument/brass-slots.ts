import { fromHex } from "../../math/color.ts";
import type { SlotSpec } from "../concept.ts";

/** What wind instruments of metal are made of. */
export const BRASS_SLOTS = {
  body: { words: ["tube", "bell", "horn"], materials: ["gold", "gold", "silver"], group: "brass" },
  key: { words: ["valve", "pad", "slide"], materials: ["gold", "gold", "silver"], group: "brass" },
  mouthpiece: { words: [], materials: ["silver"], takesWhole: false },
  pearl: {
    words: ["button", "finger button"],
    materials: ["plastic"],
    colours: [fromHex("#ece6da")],
    takesWhole: false,
  },
} satisfies Record<string, SlotSpec>;
