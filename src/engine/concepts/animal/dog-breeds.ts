import { type Breed, LABRADOR } from "./breed.ts";
import { LARGE_BREEDS } from "./large-breeds.ts";
import { SMALL_BREEDS } from "./small-breeds.ts";
import { TERRIER_BREEDS } from "./terrier-breeds.ts";

/** The first is the dog nobody said more about. */
export const BREEDS = {
  labrador: LABRADOR,
  ...LARGE_BREEDS,
  ...SMALL_BREEDS,
  ...TERRIER_BREEDS,
} as const satisfies Record<string, Breed>;

export type BreedName = keyof typeof BREEDS;
export const BREED_NAMES = Object.keys(BREEDS) as BreedName[];

/** The breed a word means; a plain `dog` is none in particular. */
export const breedOfWord = (word: string): BreedName =>
  BREED_NAMES.find((name) => (BREEDS[name].words as readonly string[]).includes(word)) ?? "labrador";
