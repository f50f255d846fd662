import type { Rgb } from "../math/color.ts";

/** What is made of each of the artist's colours; once of none where there are none. */
export const tonesOf = <T>(colours: readonly Rgb[], make: (colour: Rgb | undefined) => T): readonly T[] =>
  colours.length > 1 ? colours.map((colour) => make(colour)) : [make(colours[0])];

/** Which of several tones a piece has, from a uniform number: each as often as the others. */
export const dealTone = (tones: number, chance: number): number => Math.min(tones - 1, Math.floor(chance * tones));

/** The tone of each piece, from a uniform number for each. */
export const dealTones = <T>(tones: readonly T[], chances: Float32Array): readonly T[] =>
  Array.from(chances, (chance) => tones[dealTone(tones.length, chance)] as T);
