import type { SlotSpec } from "../concept.ts";

type Slot = Omit<SlotSpec, "colours">;

const EXTRA: Readonly<Record<string, Slot>> = {
  fin: { words: ["flipper"], materials: ["skin"] },
  tail: { words: [], materials: ["skin"] },
  leg: { words: [], materials: ["ceramic-glaze"] },
  claw: { words: ["pincer", "arm"], materials: ["ceramic-glaze"] },
  antenna: { words: ["feeler"], materials: ["ceramic-glaze"], takesWhole: false },
  tooth: { words: ["teeth", "fang"], materials: ["ceramic-glaze"], takesWhole: false },
  spine: { words: ["spike", "thorn", "quill"], materials: ["ceramic-glaze"] },
  eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
};

/** The body in the material, and the other slots an animal of the sea has. */
export const seaSlots = (
  material: string,
  ...wanted: readonly (keyof typeof EXTRA)[]
): Readonly<Record<string, Slot>> => ({
  body: { words: ["skin", "shell", "head", "belly"], materials: [material] },
  ...Object.fromEntries(wanted.map((slot) => [slot, EXTRA[slot] as Slot])),
});
