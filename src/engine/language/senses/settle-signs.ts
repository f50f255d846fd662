import { fromHex } from "../../math/color.ts";
import type { BriefEmblem } from "../brief.ts";
import { isQuality } from "../phrases/noun-phrase.ts";
import { lastWord, type Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";
import { BODY_SPOTS } from "../words/body-spots.ts";
import { CARVED, EMBLEM_HEADS, PLAIN_SIGNS, SIGNS } from "../words/emblem-words.ts";

const HAVING = /^(?:with|has|have|having|and|bearing|sporting|wearing|displaying|showing|of)$/;
const ONTO = /^(?:on|across|upon|over|in|painted on|drawn on|printed on|tattooed on|engraved on|carved on)$/;
const WHOSE = /^(?:its|his|her|their|the)$/;
/** Signs that are also things one carries: on a back they are only painted where that is said. */
const SIGNED =
  /^(?:emblem|crest|insignia|symbol|badge|logo|sigil|tattoo|mark|marking|print|design|decal|motif|brand|rune|glyph)$/;
const DEPICTED =
  /^(?:painted|tattooed|printed|drawn|emblazoned|engraved|carved|etched|branded|embroidered|stamped|inked)$/;
const MORE_SIGNS = /^(?:cross|bolt|lightning|star|flame|sun|moon|rune|letter|plus)$/;
/** Words between what has the sign and the place it is on at most. */
const LONGEST = 7;

/**
 * "A bear with a heart on its belly", "a monk with a dragon tattoo on his back", "runes on its chest": a sign on somebody's body is painted there, and
 * nobody stands on a chest.
 */
export function settleSigns(terms: readonly Term[]): readonly Term[] {
  const place = terms.findIndex(
    ({ lemma, pause }, at) =>
      pause === "none" &&
      BODY_SPOTS.has(lemma) &&
      WHOSE.test(terms[at - 1]?.lemma ?? "") &&
      ONTO.test(terms[at - 2]?.lemma ?? ""),
  );
  const from = terms.findLastIndex(({ lemma }, at) => at < place - 2 && HAVING.test(lemma));
  const bearer = terms.findLastIndex((term, at) => at < (from < 0 ? place : from) && isBody(term));
  if (place < 0 || bearer < 0) return terms;
  const said = terms.slice(from + 1, place - 2);
  // "a man in a hoodie with a skull on his chest": what is named of who is dressed is printed
  const isClad = terms.slice(bearer + 1, from).some(({ entry }) => entry.object?.concept.family === "garment");
  const emblem = from < 0 || said.length > LONGEST ? undefined : emblemOf(said, terms[place - 2]?.lemma ?? "", isClad);
  const spot = BODY_SPOTS.get((terms[place] as Term).lemma);
  const marked = from < 0 || !/^(?:chest|belly)$/.test(spot ?? "") ? undefined : markedOf(said);
  if (marked) return [...terms.slice(0, from + 1), ...marked, asPart(terms[place] as Term), ...terms.slice(place + 1)];
  if (!emblem) return isChest(terms, place) ? terms.map((term, at) => (at === place ? asPart(term) : term)) : terms;
  const shown: Term = {
    ...(terms[from] as Term),
    end: (terms[place] as Term).end,
    lemma: emblem.word,
    plural: false,
    pause: terms[bearer]?.pause ?? "none",
    entry: { emblem: { ...emblem, ...(spot && { spot }) } },
    wordClass: "quality",
  };
  const body: Term = { ...(terms[bearer] as Term), pause: "none" };
  return [...terms.slice(0, bearer), shown, body, ...terms.slice(bearer + 1, from), ...terms.slice(place + 1)];

  function emblemOf(words: readonly Term[], tie: string, isPrinted: boolean): BriefEmblem | undefined {
    const heads = words.filter(({ lemma }) => SIGNED.test(lastWord({ lemma })) || EMBLEM_HEADS.has(lemma));
    const isDepicted = heads.length > 0 || words.some(({ lemma }) => DEPICTED.test(lemma)) || /ed on$/.test(tie);
    const what = words.findLast(
      (term) => !heads.includes(term) && (SIGNS.has(plain(term)) || term.entry.object) && !term.entry.colours,
    );
    const first = heads.map(({ lemma }) => lemma.split(" ")[0] ?? "").find((word) => SIGNS.has(word));
    const sign = what ? plain(what) : first;
    if (sign === undefined) return undefined;
    const isSign = SIGNS.has(sign);
    if (!isDepicted && !isPrinted && !(isSign && (PLAIN_SIGNS.has(sign) || MORE_SIGNS.test(sign)))) return undefined;
    const colours = words.flatMap(({ entry }) => (entry.colours && !entry.object ? entry.colours : []));
    const concept = what?.entry.object?.concept.id;
    if (!isSign && concept === undefined) return undefined;
    return {
      word: sign,
      ...(isSign ? { symbol: sign } : { concept }),
      colours: colours.map(({ hex }) => fromHex(hex)),
      isPattern: false,
      isCarved: words.some(({ lemma }) => CARVED.test(lemma)) || CARVED.test(tie),
    };
  }
}

const PATCHES = /^(?:patch|spot|mark|marking|bib|blaze|splotch|blotch|stripe)$/;

/** The colours of "a white patch": the place itself is white. */
function markedOf(said: readonly Term[]): readonly Term[] | undefined {
  const colours = said.filter(({ entry }) => entry.colours && !entry.object);
  const isPatch = PATCHES.test(said.at(-1)?.lemma ?? "") && colours.length > 0;
  return isPatch && said.every(({ lemma, entry }) => PATCHES.test(lemma) || entry.determiner || isQuality(entry))
    ? colours
    : undefined;
}

const plain = ({ lemma }: Term): string => (SIGNS.has(lemma) ? lemma : lemma.replace(/s$/, ""));

const isBody = ({ entry }: Term): boolean => entry.object !== undefined && isLiving(entry.object);

/** Whose chest it is, and nobody sits on it. */
const isChest = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.lemma === "chest" &&
  !/^(?:sitting|sits|standing|stands|lying|sleeping|perched)$/.test(terms[at - 3]?.lemma ?? "");

const asPart = (term: Term): Term => ({ ...term, entry: { part: true }, wordClass: "thing" });
