import type { DogColour, DogPattern } from "./dog-colours.ts";

/** How a breed is built, what it wears and how it carries itself: what tells one dog from another. */
export interface Breed {
  readonly words: readonly string[];
  /** Metres at the withers. */
  readonly height: number;
  readonly legs: number;
  readonly length: number;
  readonly girth: number;
  readonly bone: number;
  readonly neck: number;
  readonly tuck: number;
  readonly head: number;
  /** Length of the muzzle in half skull widths. */
  readonly muzzle: number;
  readonly muzzleWidth: number;
  readonly ears: "floppy" | "pricked" | "folded" | "long" | "bat";
  readonly earSize: number;
  readonly tail: "otter" | "curl" | "stub" | "whip" | "plume" | "pompom";
  /** `puffy` is a ball of hair: a great ruff, breeches, cheeks in which the ears drown. */
  readonly coat: "smooth" | "fluffy" | "puffy" | "curly";
  /** Long brows and whiskers that hang from the muzzle. */
  readonly beard: boolean;
  readonly pattern: DogPattern;
  /** Coat colours, the most usual first, as keys of `DOG_COLOURS`. */
  readonly colours: readonly DogColour[];
  readonly marking: DogColour;
}

/** What all others are told by: how they differ from it. */
export const LABRADOR: Breed = {
  words: ["labrador", "labrador retriever", "lab", "retriever", "puppy", "dog", "hound", "pup", "mutt"],
  height: 0.57,
  legs: 0.5,
  length: 1.06,
  girth: 1.04,
  bone: 1.05,
  neck: 1,
  tuck: 0.45,
  head: 1.12,
  muzzle: 1.15,
  muzzleWidth: 1.05,
  ears: "floppy",
  earSize: 1,
  tail: "otter",
  coat: "smooth",
  beard: false,
  pattern: "solid",
  colours: ["yellow", "golden", "chocolate", "black"],
  marking: "cream",
};

/** A breed by how it differs from another. */
export const like = (base: Breed, changes: Partial<Breed>): Breed => ({ ...base, ...changes });
