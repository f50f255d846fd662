/** Where on a body something is shown. */
export type BodySpot = "chest" | "belly" | "back" | "side" | "forehead";

/** Where on a body a sign or a word can be, by the word for the place. */
export const BODY_SPOTS: ReadonlyMap<string, BodySpot> = new Map([
  ["chest", "chest"],
  ["breast", "chest"],
  ["torso", "chest"],
  ["breastplate", "chest"],
  ["belly", "belly"],
  ["stomach", "belly"],
  ["tummy", "belly"],
  ["abdomen", "belly"],
  ["back", "back"],
  ["shell", "back"],
  ["side", "side"],
  ["flank", "side"],
  ["forehead", "forehead"],
  ["brow", "forehead"],
]);
