import type { SlotSpec } from "../concept.ts";

type Slot = Omit<SlotSpec, "colours">;

const GLOSSY = ["ceramic-glaze"];
/** What wings too are of where the whole is: panes in lead. */
const CLAIMS = ["stained-glass"];

/** What insects are made of: a hard body that takes the artist's colour, legs, clear wings, eyes. */
export const bugSlots = (...wanted: readonly ("wing" | "jaw")[]): Readonly<Record<string, Slot>> => ({
  body: { words: ["abdomen", "head", "thorax", "stripe"], materials: GLOSSY, claims: CLAIMS },
  leg: { words: ["antenna", "feeler"], materials: GLOSSY },
  ...(wanted.includes("wing") && { wing: { words: [], materials: GLOSSY, takesWhole: false, claims: CLAIMS } }),
  ...(wanted.includes("jaw") && {
    jaw: { words: ["sting", "stinger", "mandible", "proboscis"], materials: GLOSSY, takesWhole: false },
  }),
  eye: { words: [], materials: GLOSSY, takesWhole: false },
});

/** Size in metres and the colours of the slots. */
export const bugColours = (size: number, body: string, leg: string, eye: string, wing = "#dfe6ea", jaw = leg) => ({
  size,
  colours: { body, leg, eye, wing, jaw },
});
