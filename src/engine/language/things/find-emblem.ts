import { fromHex } from "../../math/color.ts";
import type { BriefEmblem } from "../brief.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving, PICTURES } from "../ties/relate.ts";
import { FILLING } from "../ties/tie-things.ts";
import {
  ALL_OVER,
  CARVED,
  EMBLEM_HEADS,
  NATIONAL,
  PATTERNED,
  PLAIN_PRINTS,
  PLAIN_SIGNS,
  PRINTABLE,
  SHOWN_WITH,
  SIGN_BEARERS,
  SIGNS,
} from "../words/emblem-words.ts";
import { DEPICTED, DRUNK_FROM, MOTIFS, PUT_IN } from "../words/situations.ts";
import { findConcept } from "./find-concept.ts";
import { slotOf } from "./part-owner.ts";

/** What of a phrase is shown on the thing before it, and the words for its colours. */
export interface FoundEmblem {
  readonly emblem: BriefEmblem;
  readonly colours: readonly Term[];
}

/**
 * "a lion emblem", "painted with birds", "a shirt with a heart": what is shown on a thing and does not stand by it.
 *
 * @param form The form it is meant in: the `picture` of "a picture of a wolf".
 */
export function findEmblem(
  terms: readonly Term[],
  head: Term | undefined,
  tie: Tie,
  form: Term | undefined,
  vocabulary: Vocabulary,
): FoundEmblem | undefined {
  const { source, word, kind } = tie;
  const isCoat = kind === "covered" && head?.plural === true && PLAIN_SIGNS.has(head.lemma);
  if (
    !source ||
    (isLiving(source) && !isPaintedWare(source, word) && !isCoat) ||
    PICTURES.has(source.concept.id) ||
    !/^(?:with|covered|in|of|place)$/.test(kind)
  )
    return undefined;
  const last = terms.at(-1);
  const isNamed = last !== undefined && EMBLEM_HEADS.has(lastWord(last));
  const subject = compassRose(terms) ?? (isNamed ? namedBy(terms, last, vocabulary) : head);
  if (!subject || !isShowable(subject, vocabulary)) return undefined;
  const isForm = form !== undefined && EMBLEM_HEADS.has(lastWord(form));
  const isShown = SHOWN_WITH.test(word) || isForm || terms.some(({ lemma }) => DEPICTED.has(lemma));
  if (!isNamed && !isShown && !isPrinted(subject, tie, source, vocabulary)) return undefined;
  const said = [word, ...terms.map(({ lemma }) => lemma), form?.lemma ?? ""].join(" ");
  const isPattern = isNational(subject)
    ? false
    : subject.plural || (isNamed && (last.plural || ALL_OVER.has(lastWord(last))));
  // cloth is woven or printed so by itself
  if (isPattern && isNamed && PLAIN_PRINTS.has(subject.lemma) && SOFT.test(source.concept.family)) return undefined;
  const colours = terms.filter(({ entry }) => entry.colours && !entry.object);
  const emblem = emblemOf(subject, colours, vocabulary);
  return emblem && { emblem: { ...emblem, isPattern, isCarved: CARVED.test(said) }, colours };
}

/** "A porcelain tortoise painted with windmills": a beast of a stuff that takes paint. */
const isPaintedWare = ({ qualities }: Mention, word: string): boolean =>
  /^(?:hand-)?painted (?:with|in)|^decorated with/.test(word) && qualities.materials.length > 0;

const SOFT = /^(?:garment|furniture)$/;
const DECORATED = /^(?:decorated|adorned|featuring|bearing|displaying|showing|emblazoned)/;
/** Concepts of what is dunked rather than printed on a cup. */
const BAKED = /^(?:cookie|croissant|macaron|donut|muffin|cupcake|brownie|scone)$/;
const isEaten = ({ object }: Term["entry"]): boolean => object?.concept.family === "food";
const DRIVEN = /car|truck|van|bus|motorcycle|scooter|bicycle|kart/;
const EATEN_OR_GROWN = /^(?:food|plant|building|nature)$/;

/** Nothing says that it is painted on, but so it is: "a shirt with a heart", "a bowl decorated with fish". */
function isPrinted(subject: Term, { kind, word }: Tie, source: Mention, vocabulary: Vocabulary): boolean {
  const { lemma, plural, entry } = subject;
  const { concept } = source;
  // "a mug filled with wildflowers"
  if (FILLING.test(word)) return false;
  // "a giraffe covered in stars"; a Christmas tree has them hung on it
  if (kind === "covered") return plural && PLAIN_SIGNS.has(lemma) && !EATEN_OR_GROWN.test(concept.family);
  if (kind !== "with" || slotOf(vocabulary, source, subject) !== undefined || EATEN_OR_GROWN.test(concept.family))
    return false;
  if (DRUNK_FROM.test(concept.id) && PUT_IN.test(`${entry.object?.concept.id} ${lemma}`)) return false;
  // a biscuit is had with the tea
  const isFull = ["tea", "coffee", "saucer"].some((slot) => source.parts.has(slot));
  if (DRUNK_FROM.test(concept.id) && (isFull || BAKED.test(entry.object?.concept.id ?? "")) && isEaten(entry))
    return false;
  if (PRINTABLE.has(concept.id)) return true;
  // a rocket has them behind it
  if (plural && lemma === "flame" && (DRIVEN.test(concept.id) || concept.family === "instrument")) return true;
  if (isNational(subject) && (FLAG_BEARERS.test(concept.family) || PATTERNED.has(concept.id))) return true;
  if (PLAIN_SIGNS.has(lemma) && SIGN_BEARERS.test(concept.family)) return true;
  if (source.qualities.conditions.has("painted") && entry.object?.concept.family === "animal") return true;
  if (plural && isSign(lemma) && (PATTERNED.has(concept.id) || isOfPaper(source))) return true;
  // a hand-painted doll with blue flowers has them painted on, a painted vase has them in it
  if (plural && isSign(lemma) && source.qualities.conditions.has("painted") && concept.family !== "vessel") return true;
  if (!DECORATED.test(word)) return false;
  const isPainted = plural && isSign(lemma) && BORNE_PAINT.test(concept.family);
  return isPainted || /^(?:animal|figure)$/.test(entry.object?.concept.family ?? "") || PLAIN_SIGNS.has(lemma);
}

/** "A crane of red paper with gold flowers". */
const isOfPaper = ({ qualities }: Mention): boolean => qualities.materials.includes("paper");

/** Families of what nobody sticks cut flowers on: they are painted there. */
const BORNE_PAINT = /^(?:instrument|device|vehicle|container|tool|weapon|sport|gadget|tableware)$/;

/** Families of what a flag is printed on that is no flag's mast: a boat flies one. */
const FLAG_BEARERS = /^(?:vessel|container|garment|device|toy|sport|household|tableware|bedding|accessory|instrument)$/;
const isNational = ({ lemma, entry }: Term): boolean => entry.object?.concept.id === "flag" && NATIONAL.test(lemma);

/** Two nouns that are one sign. */
function compassRose(terms: readonly Term[]): Term | undefined {
  const at = terms.findIndex(({ lemma }, i) => lemma === "compass" && terms[i + 1]?.lemma === "rose");
  const rose = terms[at + 1];
  return at >= 0 && rose ? { ...rose, lemma: "compass rose", entry: {} } : undefined;
}

/** "a lion emblem", "a heart-shaped logo", "a floral pattern": what the noun's first word shows. */
function namedBy(terms: readonly Term[], last: Term, vocabulary: Vocabulary): Term | undefined {
  const first = last.lemma.slice(0, last.lemma.lastIndexOf(" "));
  if (SIGNS.has(first)) return { ...last, lemma: first, entry: {} };
  return terms
    .filter((term) => term !== last)
    .map((term) => (/-shaped$/.test(term.lemma) ? { ...term, lemma: term.lemma.slice(0, -7), entry: {} } : term))
    .findLast((term) => isShowable(term, vocabulary));
}

/** "flowers" where the plural is a word of its own. */
const signOf = (lemma: string): string => (SIGNS.has(lemma) ? lemma : lemma.replace(/s$/, ""));
const isSign = (lemma: string): boolean => SIGNS.has(signOf(lemma));

/** What a thing named just now would be as a picture on another. */
export const asEmblem = ({ concept, text, qualities, count }: Mention, isCarved: boolean): BriefEmblem => ({
  word: text,
  ...(isSign(text.toLowerCase()) ? { symbol: signOf(text.toLowerCase()) } : { concept: concept.id }),
  colours: qualities.colours.map(({ rgb }) => rgb),
  isPattern: count > 1,
  isCarved,
});

function emblemOf(subject: Term, colours: readonly Term[], vocabulary: Vocabulary) {
  const said = colours.flatMap(({ entry }) => entry.colours?.map(({ hex }) => fromHex(hex)) ?? []);
  if (isSign(subject.lemma)) return { word: signOf(subject.lemma), symbol: signOf(subject.lemma), colours: said };
  const { concept, word, assumed } = findConcept(subject, "", vocabulary);
  return assumed ? undefined : { word, concept: concept.id, colours: said };
}

const PICTURED = /^(?:animal|figure|plant|vehicle|building|bird|anatomy|nature|food)$/;

/** Signs, and what people draw: not a further part or stuff. */
function isShowable(term: Term, vocabulary: Vocabulary): boolean {
  if (isSign(term.lemma)) return true;
  const { entry } = term;
  if (entry.material || entry.colours || entry.covering || EMBLEM_HEADS.has(lastWord(term))) return false;
  if (isNational(term)) return true;
  if (entry.object) return PICTURED.test(entry.object.concept.family) || PICTURED_THINGS.has(entry.object.concept.id);
  if (term.wordClass !== "thing" || entry.part) return false;
  const { concept, assumed } = findConcept(term, "", vocabulary);
  return !assumed && PICTURED.test(concept.family);
}

/** Things of other families that are drawn as signs. */
const PICTURED_THINGS: ReadonlySet<string> = new Set(
  "anchor crown skull sword rocket key guitar cupcake ball".split(" "),
);

/** "an engraving of a lion": how what follows is shown. */
export const wordOfMotif = ({ lemma }: Term): string | undefined =>
  MOTIFS.has(lemma) ? (CARVED.test(lemma) ? "engraved with" : "painted with") : undefined;
