import type { Mention, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { BODY_PARTS } from "../words/body-parts.ts";
import { goneOf, slotOf } from "./part-owner.ts";

/** Parts that are one piece with the body, and the trait of those who lack them. */
const CUT_OFF: ReadonlyMap<string, string> = new Map([
  ["head", "headless"],
  ["arm", "armless"],
]);

/** "wingless", "toothless", "headless", "sleeveless": takes away what the word names. False where the thing has no such part. */
export function lacks(term: Term, mention: Mention, ledger: WordLedger, vocabulary: Vocabulary): boolean {
  const { lemma, entry } = term;
  if (!lemma.endsWith("less") || entry.material || entry.condition || entry.trait) return false;
  return takeAway({ ...term, lemma: lemma.slice(0, -4) }, mention, ledger, vocabulary);
}

/** Verbs of what lacks one of several. */
const MISSING = /^(?:missing|lacking)$/;
/** Slots of what there are two of. */
const PAIRED_SLOTS = /^(?:eye|ear|arm|leg|wing|horn|wheel|hand|foot)$/;

/** Words for one of many in a row: without it, the others are there. */
const OF_ROWS =
  /^(?:rung|spoke|key|tooth|plank|board|string|petal|step|brick|tile|slat|rail|picket|pane|blade|candle|feather|finger|tine|prong|bar|bead|button)$/;

/** Slots of what is set in by pieces, all of which may have fallen out. */
const SET_IN = /^(?:gem|jewel|pearl|bead|button|stone)s?$/;

/** Parts of which there are so few that without them none is left: "with its wheels missing". */
const FEW = /^(?:wheel|leg|arm|wing|ear|eye|horn|door|handle|tyre|tire|hand|foot|antler|pedal|sail|rotor|sleeve)$/;

/** What is said of a part: its slot, its noun, the words before that, and what ties it to the whole. */
interface PartSaid {
  readonly slot: string;
  readonly head: Term;
  readonly modifiers: readonly Term[];
  readonly tie: Tie | undefined;
}

/** Takes a part away that is not there: "without a handle", "with a missing eye", "with missing jewels"; of "missing keys" some are. False where it is. */
export function tellAbsence(mention: Mention, said: PartSaid, ledger: WordLedger, vocabulary: Vocabulary): boolean {
  const { slot, head, modifiers, tie } = said;
  // "two legs missing" leaves the others
  const isSome = modifiers.some(({ entry }) => entry.count !== undefined) || !FEW.test(singular(lastWord(head)));
  if (head.plural && !SET_IN.test(slot) && isSome && modifiers.some(({ lemma }) => lemma === "missing")) {
    mention.proportions.push({ part: singular(lastWord(head)), sizes: [], slot, hasGaps: true });
    for (const term of [...modifiers, head]) ledger.mark(term, term === head ? "part" : "negation", slot);
    return true;
  }
  const isGone = modifiers.some(({ lemma }) => lemma === "missing");
  const counted = modifiers.find(({ entry }) => entry.count !== undefined)?.entry.count;
  // "missing a string" and "missing two strings" leave the others, "missing its strings" none
  const isSingled = isGone ? tie?.kind !== "without" : MISSING.test(tie?.word ?? "") && (!head.plural || counted);
  if (isSingled && OF_ROWS.test(singular(lastWord(head)))) {
    mention.proportions.push({ part: singular(lastWord(head)), sizes: [], count: counted ?? 1, slot, hasGaps: true });
    for (const term of [...modifiers, head]) ledger.mark(term, term === head ? "part" : "negation", slot);
    return true;
  }
  if (tie?.kind !== "without" && !isGone) return false;
  const word = tie?.kind === "without" ? tie.word : "missing";
  if (!takeAway(head, mention, ledger, vocabulary, word)) mention.without.add(slot);
  ledger.mark(head, "part", `no ${slot}`);
  for (const term of modifiers) ledger.mark(term, term.lemma === "missing" ? "negation" : "unused");
  return true;
}

/**
 * "without a head", "with no wings".
 *
 * @param word The word that says so: "missing an eye" takes one of the pair away, whatever its parts' names are.
 */
export function takeAway(term: Term, mention: Mention, ledger: WordLedger, vocabulary: Vocabulary, word = ""): boolean {
  const isOne = MISSING.test(word) && !term.plural;
  const [main] = Object.keys(mention.concept.slots);
  const named = slotOf(vocabulary, mention, term);
  const noun = singular(lastWord(term));
  const isBody = /^(?:animal|figure)$/.test(mention.concept.family);
  const cut = isBody ? CUT_OFF.get(noun) : undefined;
  // a horse's body answers to "head" too and a statue's figure to "arm", yet without those they are not gone
  const isOfBody = isBody && named === main && noun !== main && BODY_PARTS.has(noun);
  const slot = isOfBody ? undefined : named;
  if (slot === undefined && cut === undefined) return isOfBody && leaveOn(term, ledger);
  const gone = slot && goneOf(slot, noun);
  if (gone !== undefined && isOne && PAIRED_SLOTS.test(gone))
    for (const one of [`left-${gone}`, `${gone}-1`, `${gone}-left`]) mention.without.add(one);
  else if (gone !== undefined) mention.without.add(gone);
  if (cut !== undefined && !isOne) mention.qualities.addTrait({ trait: cut });
  ledger.mark(term, "part", `no ${gone ?? lastWord(term)}`);
  return true;
}

/** One piece with the body: it stays. */
function leaveOn(term: Term, ledger: WordLedger): boolean {
  ledger.mark(term, "unused");
  return true;
}
