import type { BriefEmblem } from "../brief.ts";
import { isQuality } from "../phrases/noun-phrase.ts";
import { endsPhrase, lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";
import { NATIONAL, PRINTABLE, SIGNS } from "../words/emblem-words.ts";
import { MATERIAL_WORDS } from "../words/material-words.ts";
import { DEPICTED } from "../words/situations.ts";

/** Families of what a flag before their name is printed on: a ship flies one, and a flag pole bears it. */
const FLAGGED =
  /^(?:vessel|container|garment|device|toy|sport|household|tableware|bedding|accessory|instrument|furniture|vehicle|gadget)$/;
/** What of these is made in the form of a beast: a skull mug, a dragon kite. */
const OWN_FORM = /^(?:mug|kite|shield|sock|tie)$/;
/** What makes a butterfly or a flower of whoever wears it, rather than showing one. */
const DISGUISE = /^(?:costume|suit|outfit|onesie)$/;
/** Families of what is drawn or cast so. */
const PICTURED = /^(?:animal|bird|insect|fish|reptile|anatomy|symbol)$/;

const PICTURED_THINGS: ReadonlySet<string> = new Set("skull anchor crown key cross leaf feather".split(" "));
/** Family and slot of what is worn for what is set in it. */
const JEWEL = "jewel";
const GEM = "gem";

/** "An American flag suitcase", "a cat shirt", "a dragon pendant": printed on the noun after it, or the form that it is cast in. */
export function settleShown(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const terms = said.some(({ lemma }) => DEPICTED.has(lemma))
    ? said.map((term, at) => (isOnStuff(said, at) ? { ...term, lemma: "made of", entry: MADE } : term))
    : said;
  if (!terms.some((_, at) => showsOn(terms, at))) return terms;
  const having = entries.get("with");
  return terms.flatMap((term, at): Term[] => {
    const shown = showsOn(terms, at);
    if (shown) return shown === "cast" ? [] : [{ ...term, entry: shown, wordClass: "quality" }];
    const cast = showsOn(terms, at - 1) === "cast" ? terms[at - 1] : undefined;
    return cast && having ? [{ ...term, pause: cast.pause }, ...castOn(term, cast, having)] : [term];
  });
}

const MADE = { connector: "made" } as const;

/** "A raven painted on red wood": what the thing is of that shows the raven, and no second thing. */
function isOnStuff(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.lemma !== "on" || !DEPICTED.has(terms[at - 1]?.lemma ?? "")) return false;
  let last = at + 1;
  while (last < terms.length - 1 && !endsPhrase(terms[last + 1])) last += 1;
  const stuff = terms[last];
  return (
    stuff?.pause === "none" &&
    !stuff.plural &&
    stuff.entry.material !== undefined &&
    MATERIAL_WORDS.has(lastWord(stuff)) &&
    terms.slice(at + 1, last).every(({ entry, pause }) => pause === "none" && isQuality(entry))
  );
}

/** "With a dragon-shaped gem". */
const castOn = ({ end }: Term, cast: Term, having: Term["entry"]): Term[] => [
  { ...cast, start: end, end, lemma: "with", pause: "none", entry: having, wordClass: "new" },
  { ...cast, pause: "none", entry: { likeness: cast }, wordClass: "quality" },
  { ...cast, start: end, end, lemma: GEM, pause: "none", entry: { part: true }, wordClass: "thing" },
];

function showsOn(terms: readonly Term[], at: number): Term["entry"] | "cast" | undefined {
  const [term, noun] = [terms[at], terms[at + 1]];
  if (term && noun && isCastPart(terms, at)) return { likeness: term };
  const bearer = noun?.entry.object?.concept;
  if (!term || !noun || !bearer || noun.pause !== "none" || noun.joined || term.possessive || term.plural)
    return undefined;
  const shown = term.entry.object?.concept;
  const isSign = SIGNS.has(term.lemma);
  // a rose dress is pink
  if ((!shown && !isSign) || term.entry.colours) return undefined;
  if (shown?.id === "flag" && NATIONAL.test(term.lemma) && FLAGGED.test(bearer.family))
    return { emblem: emblemOf(term) };
  const isPictured = shown !== undefined && (PICTURED.test(shown.family) || PICTURED_THINGS.has(shown.id));
  if (!isSign && !isPictured) return undefined;
  if (shown && bearer.family === JEWEL && GEM in bearer.slots) return "cast";
  const words = [bearer.id, lastWord(noun)];
  const isForm = words.some((word) => DISGUISE.test(word) || (!isSign && OWN_FORM.test(word)));
  return PRINTABLE.has(bearer.id) && !isForm && !isLiving({ concept: bearer }) ? { emblem: emblemOf(term) } : undefined;
}

/** Parts that are cast or carved in a form: "a belt with a skull buckle" has one like a skull. */
const CAST_PARTS =
  /^(?:buckle|knob|handle|pommel|clasp|finial|stopper|foot|leg|spout|hilt|topper|knocker|hook|latch|head|tap|ornament)$/;

function isCastPart(terms: readonly Term[], at: number): boolean {
  const [term, noun] = [terms[at], terms[at + 1]];
  const shown = term?.entry.object?.concept;
  if (!term || !noun?.entry.part || noun.pause !== "none" || noun.joined || term.possessive || !shown) return false;
  if (!CAST_PARTS.test(noun.lemma) || !(PICTURED.test(shown.family) || PICTURED_THINGS.has(shown.id))) return false;
  const whole = terms.slice(0, at).findLast(({ entry }) => entry.object)?.entry.object;
  return whole !== undefined && !isLiving(whole) && Object.keys(whole.concept.slots).length > 0;
}

const emblemOf = ({ lemma, entry }: Term): BriefEmblem => ({
  word: lemma,
  ...(SIGNS.has(lemma) || !entry.object ? { symbol: lemma } : { concept: entry.object.concept.id }),
  colours: [],
  isPattern: false,
  isCarved: false,
});
