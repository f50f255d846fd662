import type { Tread } from "../surface-names.ts";
import { lastWord, type Term } from "../terms/term.ts";
import { hypernyms, nounSenses, senseNode } from "../word-net.ts";

/** What leaves a print of itself: a "floral print" is a figure. */
const TREADS: ReadonlyMap<string, Tread> = new Map<string, Tread>([
  ..."boot shoe foot sole sneaker human people bootprint shoeprint"
    .split(" ")
    .map((word): [string, Tread] => [word, "boot"]),
  ..."paw pawprint".split(" ").map((word): [string, Tread] => [word, "paw"]),
  ..."hoof hoofprint".split(" ").map((word): [string, Tread] => [word, "hoof"]),
  ["claw", "claw"],
]);

/** WordNet senses, the narrower first. */
const KINDS: readonly (readonly [sense: string, tread: Tread])[] = [
  ["ungulate", "hoof"],
  ["bird", "claw"],
  ["animal", "paw"],
];

/** Who leaves such prints as a word says: a fox goes on paws. None for what leaves none. */
export function treadOf(term: Term): Tread | undefined {
  const said = TREADS.get(lastWord(term));
  if (said || term.entry.colours || term.entry.condition) return said;
  const above = nounSenses(term.lemma)[0];
  const kinds = above && hypernyms(above.node);
  return kinds && KINDS.find(([sense]) => kinds.has(senseNode(sense) ?? -1))?.[1];
}
