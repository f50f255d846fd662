import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { accentOf } from "../things/part-owner.ts";

const TOYS = /^(?:plush|stuffed|soft|cuddly|plushie) toy$|^stuffed animal$/;
const isBeast = (next: Term | undefined): boolean =>
  next?.pause === "none" && next.entry.object?.concept.family === "animal";

const CANDY_STRIPED: Term["entry"] = {
  colours: [
    { word: "red", hex: "#c4161f" },
    { word: "white", hex: "#f6f3ee" },
  ],
  trait: { role: "pattern", trait: "striped" },
};

/** What is done by hand. */
const HANDIWORK = /^(?:painted|carved|made|crafted|woven|blown|forged|stitched|sewn|knitted|thrown|built|tooled)$/;

/** "A little girl", "a little red house" are small; "a little rusty" is so by half. "Hand-painted" has no hand in it, a bare tree no leaves, and what is still so is no still. */
export function settleAdjectives(said: readonly Term[], { entries, slots }: Vocabulary): readonly Term[] {
  const terms = countedParts(said, slots);
  const small = entries.get("little");
  return terms.flatMap((term, at) => {
    const leafless = term.lemma === "bare" && isOfTree(terms, at) ? entries.get("leafless") : undefined;
    if (leafless) return [{ ...term, lemma: "leafless", entry: leafless, wordClass: "quality" }];
    if (/^(?:still|piece)$/.test(term.lemma) && (isYet(terms, at) || isOneOfMen(terms, at)))
      return [{ ...term, entry: { grammar: true }, wordClass: "quality" }];
    const metal = CHAINED.test(term.lemma) && STRAP.test(terms[at + 1]?.lemma ?? "") ? term.lemma.split(" ")[0] : "";
    const plated = metal ? entries.get(metal) : undefined;
    if (metal && plated) return [{ ...term, lemma: metal, entry: plated }];
    const white = WHITEWALL.test(term.lemma) && isOfTyre(terms[at + 1]) ? entries.get("white") : undefined;
    if (white) {
      const of: Term = { ...term, lemma: "white", entry: white };
      return [{ ...term, entry: { partInside: { word: "wall", of } }, wordClass: "quality" }];
    }
    if (term.lemma === "thatched" && isWalled(terms, at))
      return [{ ...term, entry: { partInside: { word: "roof", of: term } }, wordClass: "quality" }];
    const weather = isOfLandscape(term, terms[at + 1]) ? entries.get(term.lemma.split(" ")[0] as string) : undefined;
    if (weather?.condition)
      return [{ ...term, lemma: term.lemma.split(" ")[0] as string, entry: weather, wordClass: "quality" }];
    const armored = term.plural && isArmour(terms, at) ? entries.get("armored") : undefined;
    if (armored) return [{ ...term, lemma: "armored", plural: false, entry: armored, wordClass: "quality" }];
    // "with a rose relief" as with a rose engraving: only a temple has a frieze of that name
    if (term.lemma === "relief" && terms[at - 1]?.entry.object && term.pause === "none")
      return [{ ...term, lemma: "engraving", entry: entries.get("engraving") ?? {} }];
    const accent = HIGHLIGHT.test(term.lemma) && isTone(terms[at - 1]) ? entries.get("accent") : undefined;
    const whole = accent && terms.slice(0, at - 1).findLast(({ entry }) => entry.object)?.entry.object;
    if (accent?.part && whole && accentOf(whole.concept) !== undefined)
      return [{ ...term, lemma: "accent", entry: accent, wordClass: "thing" }];
    // a plush toy elephant is an elephant of plush
    const plush = TOYS.test(term.lemma) && isBeast(terms[at + 1]) ? entries.get("plush")?.trait : undefined;
    if (plush) return [{ ...term, lemma: "plush", entry: { trait: plush }, wordClass: "quality" }];
    // pillars of candy cane are striped as it is
    if (term.lemma === "candy cane" && terms[at + 1]?.pause === "none" && terms[at + 1]?.entry.part)
      return [{ ...term, entry: CANDY_STRIPED, wordClass: "quality" }];
    // that syrup is of no wood
    if (term.lemma === "maple" && terms[at + 1]?.lemma === "syrup") return [{ ...term, entry: { grammar: true } }];
    if (isByHand(terms, at)) return [{ ...term, entry: { grammar: true }, wordClass: "quality" }];
    if (term.lemma !== "a little" || !small || !isOfThing(terms, at)) return [term];
    const article: Term = { ...term, end: term.end - 1, lemma: "a", entry: { determiner: true, grammar: true } };
    return [article, { ...term, start: term.end - 1, lemma: "little", pause: "none", entry: small }];
  });
}

/** "A six-string lute" has six strings: there are no six of it, and it is of no string. */
function countedParts(terms: readonly Term[], slots: Vocabulary["slots"]): readonly Term[] {
  const at = terms.findIndex(({ entry }, i) => {
    const [part, thing] = [terms[i + 1], terms[i + 2]];
    if (entry.count === undefined || entry.count < 2 || !part || !thing?.entry.object) return false;
    if (part.plural || part.pause !== "none" || thing.pause !== "none") return false;
    // "three candle holders" hold candles, and there are three
    return (part.joined || !thing.plural) && slots.get(thing.entry.object.concept.id)?.get(part.lemma) !== undefined;
  });
  const [count, part] = [terms[at], terms[at + 1]];
  if (!count || !part) return terms;
  const inside: Term = {
    ...part,
    start: count.start,
    pause: count.pause,
    joined: false,
    entry: { partInside: { word: part.lemma, of: count } },
    wordClass: "quality",
  };
  return [...terms.slice(0, at), inside, ...terms.slice(at + 2)];
}

/** "With its tail still wagging", "a car, still smoking": it distils nothing. */
function isYet(terms: readonly Term[], at: number): boolean {
  const [before, after] = [terms[at - 1], terms[at + 1]];
  if (terms[at]?.lemma !== "still" || !before || before.entry.determiner || before.entry.connector) return false;
  const isSaidOf = before.entry.material !== undefined || before.entry.condition !== undefined;
  return !isSaidOf || after?.wordClass === "action";
}

/** "A chess knight piece" is a chess knight. */
const isOneOfMen = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.lemma === "piece" && terms[at - 1]?.entry.object?.concept.id === "chess-piece";

/** "A gold chain strap" is of gold: nobody's necklace. */
const CHAINED = /^(?:gold|silver) chain$/;
const STRAP = /^(?:strap|handle|belt|lead|leash|cord)$/;

/** "A snowy mountain cabin": no mountain is there, and the cabin is snowy. */
const isOfLandscape = ({ lemma, entry }: Term, next: Term | undefined): boolean =>
  lemma.includes(" ") &&
  entry.object?.concept.family === "nature" &&
  next?.pause === "none" &&
  next.entry.object !== undefined;

/** "A bus with welded plates": nobody eats off them. */
const isArmour = (terms: readonly Term[], at: number): boolean => {
  const { lemma, pause } = terms[at] as Term;
  const said = /^(?:(.+) )?plate$/.exec(lemma);
  if (!said || !PLATED.test(said[1] ?? (pause === "none" ? terms[at - 1]?.lemma : undefined) ?? "")) return false;
  const tie = terms.slice(0, at).findLast(({ entry }) => entry.connector && entry.connector !== "and");
  return (
    tie?.entry.connector === "with" &&
    terms.slice(0, at).some(({ entry }) => BEARERS.test(entry.object?.concept.family ?? ""))
  );
};
const PLATED = /^(?:welded|armou?r|armou?red|steel|iron|riveted|metal|welded metal|bolted)$/;
const BEARERS = /^(?:vehicle|animal|figure)$/;

/** "With gold details", "red highlights": accents by another name, where a colour is said of them. */
const HIGHLIGHT = /^(?:detail|highlight|detailing)$/;
const isTone = (before: Term | undefined): boolean =>
  before !== undefined && (before.entry.colours !== undefined || before.entry.material !== undefined);

/** "Whitewall tyres" are white there and nowhere else. */
const WHITEWALL = /^white-?wall(?:ed)?$/;
/** "A thatched stone cottage": the stuff of its walls is said besides. */
const isWalled = (terms: readonly Term[], at: number): boolean =>
  terms[at + 1]?.pause === "none" &&
  terms[at + 1]?.entry.material !== undefined &&
  terms[at + 2]?.entry.object?.concept.family === "building";

const isOfTyre = (next: Term | undefined): boolean => /^(?:tyre|tire|wheel)s?$/.test(next?.lemma ?? "");

/** What loses its leaves. */
const TREES = /^(?:tree|branch|bush|bonsai)$/;
const isOfTree = (terms: readonly Term[], at: number): boolean =>
  terms
    .slice(at + 1, at + 3)
    .some(({ entry, pause }) => pause === "none" && TREES.test(entry.object?.concept.id ?? ""));

/** "Hand-painted wooden doll", "a chest, hand painted"; but a hand may be painted red. */
const isByHand = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.lemma === "hand" &&
  HANDIWORK.test(terms[at + 1]?.lemma ?? "") &&
  terms[at + 1]?.pause === "none" &&
  (namesThing(terms, at + 1) || terms[at]?.pause !== "none");

function namesThing(terms: readonly Term[], at: number): boolean {
  const end = terms.findIndex(({ pause, entry }, i) => i > at && (pause !== "none" || entry.connector !== undefined));
  return terms.slice(at + 1, end < 0 ? undefined : end).some(({ entry }) => entry.object);
}

/** A noun comes right after it, or after colours and what it is made of. */
function isOfThing(terms: readonly Term[], at: number): boolean {
  for (const next of terms.slice(at + 1, at + 4)) {
    if (next.pause !== "none" || next.entry.connector) return false;
    if (next.entry.object && isNounLike(next)) return true;
    if (next.entry.condition || next.entry.trait) return false;
  }
  return false;
}
