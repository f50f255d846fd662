import { type Mention, newMention, type Scene, type Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { findOwn } from "../things/find-concept.ts";
import { ASHORE, BARE_GROUNDS, FOLDS, GROUNDS, INTERIORS, SHORES, STOPS, standsThere } from "../words/grounds.ts";
import { AROUND, mannerOfWord } from "../words/manners.ts";
import { isHollow } from "./hollow.ts";
import { strew } from "./strew.ts";

/** Id of the concept that every place is shown by. */
const GROUND = "ground";
/** Id of what somebody has left in it. */
const FOOTPRINTS = "footprints";

export const isGround = ({ concept }: Pick<Mention, "concept">): boolean => concept.id === GROUND;

/** Places that are also seen in the sky: one stands on them, but howls at them, jumps over them, and sits on the crescent. */
const HEAVENLY: ReadonlySet<string> = new Set(["moon"]);
const AT_REST: ReadonlySet<string> = new Set(["sitting", "lying", "sleeping", "fishing"]);

/** Families of what is kept in a fold. */
const BEASTS: ReadonlySet<string> = new Set(["animal", "bird"]);

/** Ties of what is partly below the ground. */
const SUNK = /buried|sunk|sinking|submerged/;

/** The ground's own word for a place: the noun's, or that of what it is compounded of: "garden area". */
function groundWord(
  terms: readonly Term[],
  family: string,
  vocabulary: Vocabulary,
): { term: Term; word: string } | undefined {
  for (const term of terms.toReversed()) {
    const { entry, lemma } = term;
    const fold = BEASTS.has(family) ? FOLDS.get(lemma) : family === "vehicle" ? STOPS.get(lemma) : undefined;
    if (fold !== undefined) return { term, word: fold };
    // a beach by itself is an island's, but here it is where things are
    if (entry.object?.own && entry.object.concept.id !== GROUND && !GROUNDS.has(lemma)) continue;
    const last = lemma.slice(lemma.lastIndexOf(" ") + 1);
    const own = entry.object?.concept.id === GROUND ? entry.object.word : undefined;
    const word = own ?? GROUNDS.get(lemma) ?? GROUNDS.get(last);
    if (word !== undefined && findOwn([word], vocabulary)) return { term, word };
  }
  return undefined;
}

/**
 * Puts a piece of ground under what stands in a place: "in a field", "on the snow". One picture has one ground; a place
 * by its own name comes before a mere substance.
 *
 * @param terms The noun phrase that names the place, its head last.
 * @returns The ground, with nothing said of it yet, where the phrase names one.
 */
export function layGround(
  terms: readonly Term[],
  { kind, word: tied, source }: Tie,
  { mentions, links }: Scene,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): Mention | undefined {
  if (!source || isGround(source) || !standsThere(kind, tied)) return undefined;
  const named = groundWord(terms, source.concept.family, vocabulary);
  if (!named) return undefined;
  const { term } = named;
  const word = (ASHORE.test(tied) ? SHORES.get(named.word) : undefined) ?? named.word;
  if (INTERIORS.has(word) && /^(?:beside|on|over|riding)$/.test(kind) && !/^(?:at|around)$/.test(tied))
    return undefined;
  if (HEAVENLY.has(term.lemma) && (kind !== "on" || source.qualities.traits.some((pose) => AT_REST.has(pose))))
    return undefined;
  if (SUNK.test(tied)) source.qualities.addTrait({ trait: "sunken" });
  const laid = mentions.find(isGround);
  if (laid && (mentions[0] === laid || !BARE_GROUNDS.has(laid.text))) return undefined;
  const found = findOwn([word], vocabulary);
  if (!found) return undefined;
  const ground = newMention({ ...found, text: term.lemma, assumed: false, count: 1 });
  ledger.mark(term, "object", GROUND);
  if (laid) {
    mentions.splice(mentions.indexOf(laid), 1, ground);
    links.splice(0, links.length, ...links.map((link) => (link.to === laid ? { ...link, to: ground } : link)));
  } else {
    mentions.push(ground);
    const around = AROUND.test(tied) && { around: true as const };
    if (mannerOfWord(tied) === "rising") source.qualities.addTrait({ trait: "airborne" });
    const link = { kind: kind === "in" ? ("in" as const) : ("on" as const), to: ground, ...around };
    links.push({ ...link, from: source, ...strew(source, tied) });
    const pressed = mentions.filter((one) => one.concept.id === FOOTPRINTS && one.owner === source);
    for (const from of [...swimmingWith(source), ...pressed]) links.push({ ...link, from });
  }
  return ground;
}

/** "A swan and her cygnets swimming in a pond": all of them are in it. */
const swimmingWith = ({ qualities, partners = [] }: Mention): readonly Mention[] =>
  qualities.traits.includes("swimming") ? partners.filter((one) => one.qualities.traits.includes("swimming")) : [];

/** "A teacup with a storm at sea inside": what it was said to stand on is in it. False where nothing was, or it holds nothing. */
export function fillWithGround({ links }: Scene, vessel: Mention | undefined): boolean {
  const at = links.findIndex(({ from, to }) => from === vessel && isGround(to));
  const link = links[at];
  if (!link || !isHollow(link.from)) return false;
  links.splice(at, 1, { kind: "in", from: link.to, to: link.from });
  return true;
}
