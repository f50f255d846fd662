import { applyModifiers } from "../said/modifiers.ts";
import type { Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { isLiving } from "../ties/relate.ts";
import { PLAIN_COLOURS } from "../words/colours.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { ARMOURS, COSTUMES, GARBS, WARRIORS } from "../words/form-heads.ts";
import { isNounLike, isQuality } from "./noun-phrase.ts";

/** Clothes that are the name of who wears them, too: a space suit stands up by itself. */
const SUITS = /^\w+ suit$/;

const ROBES = /^robes?$/;

/** A pumpkin costume is a pumpkin's: a costume is of a thing before it is of the colour or stuff that bears the thing's name. */
export const isThingOf = ({ entry, lemma }: Term, head: Term): boolean =>
  lastWord(head) === "costume" && entry.object?.own === true && !PLAIN_COLOURS.has(lemma);

const isFigure = ({ entry }: Term): boolean => entry.object?.concept.family === "figure";
/** Garments that tell a trade where it is said whose they are, and who has none: "a doctor's coat", "a man's coat". */
const COATS: ReadonlySet<string> = new Set("coat jacket smock gown overalls tunic".split(" "));
const ANYBODY: ReadonlySet<string> = new Set(
  "man woman boy girl child kid lady gentleman person baby toddler father mother human".split(" "),
);

/** "A robot as a gardener" is dressed as one; "a lamp as a gift", "as big as a house" say nothing of dress. */
export function asWhom(kind: ConnectorKind, terms: readonly Term[], at: number): ConnectorKind {
  if (kind !== "guise" || !/^as an?$/.test(terms[at]?.lemma ?? "")) return kind;
  const end = terms.findIndex(({ entry, pause }, i) => i > at && (entry.connector !== undefined || pause !== "none"));
  const head = terms.slice(at + 1, end < 0 ? terms.length : end + 1).find(isFigure);
  return head?.entry.object?.concept.words[0] === "person" ? kind : "place";
}

/** "in a lion costume", "wearing a chef's outfit", "in samurai armor": the terms that say whom that makes of the wearer. */
export function guiseIn(
  terms: readonly Term[],
  { kind, source }: Tie,
  ledger: WordLedger,
): readonly Term[] | undefined {
  if (kind !== "wearing" && kind !== "in" && kind !== "with") return undefined;
  const head = terms.at(-1);
  if (!head || !source || !isLiving(source)) return undefined;
  const before = terms.slice(0, -1);
  if (SUITS.test(head.lemma) && head.entry.object?.concept.id === "person") return [head];
  if (ARMOURS.has(lastWord(head))) {
    const warrior = terms.flatMap(({ lemma }) => lemma.split(" ")).find((word) => WARRIORS.has(word));
    return warrior === undefined ? undefined : [{ ...head, lemma: warrior }];
  }
  const isNamed = before.some(
    (term) => (isNounLike(term) && !isQuality(term.entry) && term.wordClass !== "seldom") || isThingOf(term, head),
  );
  const garb = terms
    .flatMap(({ lemma }) => lemma.split(" "))
    .map((word) => GARBS.get(word))
    .find((whose) => whose !== undefined);
  // robes are a garment of their own unless it is said whose: academic robes
  const isSomebodys =
    (head.lemma === "suit" && before.some(isFigure)) ||
    (COATS.has(lastWord(head)) && before.some((term) => isFigure(term) && !ANYBODY.has(term.lemma)));
  const isClothes = COSTUMES.has(head.lemma) || isSomebodys || (garb !== undefined && ROBES.test(lastWord(head)));
  if (!isClothes || !(garb !== undefined || isNamed)) return undefined;
  for (const term of garb === undefined ? [head] : terms) ledger.mark(term, "style", "dressed");
  // "in green scrubs"
  const dyes = garb === undefined ? [] : before.filter(({ entry }) => entry.colours || entry.tint);
  if (dyes.length > 0 && source.concept.words[0] === "person") applyModifiers(dyes, source.qualities, ledger, false);
  return garb === undefined ? before : [{ ...head, lemma: garb }];
}

/**
 * "A jester in a purple and gold costume": the clothes are those that somebody has on anyway, and what is said of them is their
 * colour.
 *
 * @returns Whether the phrase says that, and nothing else.
 */
export function dyeClothes(terms: readonly Term[], { kind, source }: Tie, ledger: WordLedger): boolean {
  const head = terms.at(-1);
  const before = terms.slice(0, -1);
  if ((kind !== "wearing" && kind !== "in" && kind !== "with") || !head || !COSTUMES.has(head.lemma)) return false;
  const areColours = before.every(({ entry }) => entry.colours || entry.tint || entry.connector === "and");
  const isDyed = areColours && before.some(({ entry }) => entry.colours);
  if (source?.concept.words[0] !== "person" || !isDyed) return false;
  applyModifiers(before, source.qualities, ledger, false);
  ledger.mark(head, "grammar");
  return true;
}
