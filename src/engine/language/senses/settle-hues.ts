import { isQuality } from "../phrases/noun-phrase.ts";
import { endsPhrase, type Term } from "../terms/term.ts";
import { COLOURS } from "../words/colours.ts";

/** Families of what is served or lives in something: there an eatable is itself, and so is a plant. */
const SERVED = /^(?:animal|food)$/;
const GROWN = /^(?:food|plant)$/;
/** Of food, and food though no thing of its own: "strawberries in cream". */
const SAUCES: ReadonlySet<string> = new Set("cream mustard honey chocolate caramel butter ash sand smoke".split(" "));

/** What shines in a colour: "eyes glowing orange". */
const GLOWING = /^(?:glowing|shining|burning|flashing|lit)$/;
const isGlow = (terms: readonly Term[], at: number): boolean =>
  GLOWING.test(terms[at - 1]?.lemma ?? "") && terms.slice(0, at).some(({ entry }) => entry.object);
/** Tones that are muted by dust; a dusty black car is one that dust lies on. */
const MUTED = /pink|rose|blue|lavender|lilac|mauve|purple|violet|teal|coral|peach|sage|mint|apricot/;
const isDust = (next: Term | undefined): boolean =>
  next?.pause === "none" && next.entry.colours !== undefined && !MUTED.test(next.lemma);
const DUSTED: Term["entry"] = { condition: [["dusty", 0.7]] };

type Colours = NonNullable<Term["entry"]["colours"]>;
/** "An emerald velvet sofa": before another stuff a gem is a tone. */
function isGemTone(terms: readonly Term[], at: number): boolean {
  const [{ entry }, next] = [terms[at] as Term, terms[at + 1]];
  return (
    entry.material?.id === "gemstone" &&
    entry.colours !== undefined &&
    next?.pause === "none" &&
    !next.entry.object &&
    next.entry.material !== undefined
  );
}
/** What neon is in, of whatever colour. */
const TUBES = /^(?:tube|tubing|strip|stripe|trim|lighting|outline|ring|letter|bar)s?$/;
const GLOW = { trait: { role: "shape", trait: "glowing" } } as const;

/**
 * "a telephone in teal", "a jacket in rust and cream": after "in", without an article, what lends a colour its name is that
 * colour, not the duck, the fruit, the stone or the decay. "Red to yellow gradient" is of both.
 */
export function settleHues(said: readonly Term[]): readonly Term[] {
  const terms = settleFading(said);
  let isOpen = false;
  return terms.map((term, at) => {
    const before = terms[at - 1];
    if (term.lemma === "neon" && TUBES.test(terms[at + 1]?.lemma ?? "")) return { ...term, entry: GLOW };
    if (term.lemma === "dusty" && isDust(terms[at + 1])) return { ...term, entry: DUSTED };
    if (isGemTone(terms, at))
      return { ...term, entry: { colours: term.entry.colours as Colours }, wordClass: "seldom" };
    if (isBetweenHues(terms, at)) return { ...term, lemma: "and", entry: { connector: "and" } };
    const isTied = before?.lemma === "in" || isGlow(terms, at) || (isOpen && before?.entry.connector === "and");
    const hex = isTied || endsListing(terms, at) ? hueOf(term) : undefined;
    // after one hue the next is one too: "a fox in teal and orange"
    const isHue = hex !== undefined && endsPhrase(terms[at + 1]) && (isOpen || !isItself(terms, at));
    isOpen = isHue || (isOpen && term.entry.connector === "and");
    return isHue ? { ...term, entry: { colours: [{ word: term.lemma, hex }] }, wordClass: "seldom" } : term;
  });
}

/** Its colour, where it is also a thing, a decay or a sauce; what things are made of stays matter. */
function hueOf({ lemma, plural, quoted, pause, entry }: Term): string | undefined {
  if (plural || quoted || pause !== "none") return undefined;
  return entry.material?.exact && !entry.object && !entry.covering ? undefined : COLOURS.get(lemma);
}

const FADING =
  /^(?:fad(?:e|es|ed|ing)|blend(?:s|ed|ing)?|gradient|ombre|transition(?:s|ing)?|turn(?:s|ing)?|shift(?:s|ing)?)$/;
const INTO: ReadonlySet<string> = new Set(["to", "into"]);

/** As the colour its word is, where it is one: of ivory it is none of the stuff. */
function asHue(term: Term | undefined): Term | undefined {
  const hex = term && COLOURS.get(term.lemma);
  if (!term || !hex) return term?.entry.colours ? term : undefined;
  return { ...term, entry: { colours: [{ word: term.lemma, hex }] }, wordClass: "seldom" };
}

/** "a car fading from blue to pink", "that fades from teal into white", "with a gradient from red to gold", "blue fading to pink". */
function settleFading(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma }) => FADING.test(lemma));
  const gradient = terms[at];
  if (!gradient) return terms;
  const isFrom = /^(?:from|of)$/.test(terms[at + 1]?.lemma ?? "");
  // the first of two colours stands behind "from" or before the word
  const to = isFrom ? at + 3 : at + 1;
  const [first, second] = [asHue(terms[isFrom ? at + 2 : at - 1]), asHue(terms[to + 1])];
  if (!first || !second || !INTO.has(terms[to]?.lemma ?? "")) return terms;
  const and: Term = { ...(terms[to] as Term), lemma: "and", entry: { connector: "and" } };
  const flows: Term = { ...gradient, lemma: "gradient", entry: { trait: { role: "pattern", trait: "gradient" } } };
  if (!isFrom) return [...terms.slice(0, at - 1), first, and, second, flows, ...terms.slice(to + 2)];
  const before = terms[at - 1]?.lemma === "that" || terms[at - 1]?.lemma === "which" ? at - 1 : at;
  const leads = before < at ? before : terms.slice(0, at).findLastIndex(({ lemma }) => lemma === "with");
  const start = leads >= 0 && at - leads < 3 ? leads : at;
  const open: Term = { ...(terms[start] as Term), lemma: "in", entry: { connector: "in" } };
  const passed = terms
    .slice(start + 1, at + 2)
    .filter((term) => term !== gradient)
    .map((term): Term => ({ ...term, entry: { grammar: true } }));
  return [...terms.slice(0, start), open, ...passed, first, and, second, flows, ...terms.slice(to + 2)];
}

/** The "to" of "red to yellow". */
const isBetweenHues = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.lemma === "to" && [terms[at - 1], terms[at + 1]].every((term) => term?.entry.colours !== undefined);

/** Words of a list of qualities at most. */
const LISTED = 6;

/** "a rifle, matte black and orange", "a skull, translucent violet": after a comma and nothing but qualities it is one too. */
function endsListing(terms: readonly Term[], at: number): boolean {
  const { pause, entry } = terms[at] as Term;
  if (pause !== "none" || !entry.object) return false;
  for (let before = at - 1; before > 0 && before >= at - LISTED; before -= 1) {
    const { entry, pause } = terms[before] as Term;
    if (!isQuality(entry) && entry.connector !== "and") return false;
    if (pause !== "none") return pause === "comma";
  }
  return false;
}

/** A bee in honey, a duck in lavender, strawberries in cream. */
function isItself(terms: readonly Term[], at: number): boolean {
  const { entry, lemma } = terms[at] as Term;
  const source = terms.slice(0, at).findLast((term) => term.entry.object)?.entry.object?.concept.family ?? "";
  return SERVED.test(source) && (SAUCES.has(lemma) || GROWN.test(entry.object?.concept.family ?? ""));
}
