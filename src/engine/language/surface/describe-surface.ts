import type { Lexicon, LexiconMaterial } from "../lexicon.ts";
import { applyModifiers } from "../said/modifiers.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import { tintTone } from "../said/tint-colour.ts";
import type { LayerPlace } from "../surface-names.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { COLOURS } from "../words/colours.ts";
import { CONDITION_WORDS, type ConditionWord } from "../words/conditions.ts";
import { COATS, LAID_WORK, LOOSE_THINGS } from "../words/layer-words.ts";
import { FORM_WORDS } from "../words/material-words.ts";
import { SCALES } from "../words/scales.ts";
import { TRADE_COLOURS, WOOD_TONES } from "../words/trade-colours.ts";
import type { FoundMaterial } from "./find-material.ts";
import { isStuff } from "./material-phrases.ts";
import { isCut, isMetal, metalOf, otherMaterial } from "./other-material.ts";
import {
  asFound,
  asTone,
  firstWord,
  joinColours,
  type NamedColour,
  ownColour,
  ownTone,
  plainHex,
  toneOf,
} from "./surface-tones.ts";

/** What stands in a colour of its own on the rest, and where. */
const MARKS: ReadonlyMap<string, LayerPlace> = new Map([
  ...["vein", "streak", "veining", "marbling", "swirl"].map((word): [string, LayerPlace] => [word, "cracks"]),
  ...["stain", "blotch", "splash", "splatter", "smear", "mottling"].map((word): [string, LayerPlace] => [
    word,
    "patches",
  ]),
  ...["stamp", "stamp print", "print", "logo", "emblem", "embroidery"].map((word): [string, LayerPlace] => [
    word,
    "patches",
  ]),
]);

/** What is put on with ink or thread. */
const PRINTED = /^(?:stamp|stamp print|print|logo|emblem|embroidery)$/;

export interface SurfaceSaid {
  /** 0.25 to 4. */
  readonly scale: number;
  /** What laid work is made of: the marble of "marble tile". */
  readonly faces?: string;
  /** What some of its pieces are of: the steel of "copper and steel tiles". */
  readonly dealt?: string;
  /** A second material named without a word between: the plaster of "plaster brick". */
  readonly coat?: { readonly id: string; readonly place: LayerPlace };
  /** The colour of its veins or stains, and where they lie: "orange streaks". */
  readonly marks?: { readonly colour: NamedColour; readonly place: LayerPlace };
}

/**
 * Puts all words but the material's own into `into`.
 *
 * @param found What the words are said of; none where they only add to what was said before.
 */
export function describeSurface(
  said: readonly Term[],
  found: FoundMaterial | undefined,
  material: LexiconMaterial | undefined,
  into: QualitiesDraft,
  ledger: WordLedger,
  lexicon: Lexicon,
): SurfaceSaid {
  let scale = 1;
  let faces: string | undefined;
  let dealt: string | undefined;
  let coat: SurfaceSaid["coat"];
  let tone: NamedColour | undefined;
  let marks: SurfaceSaid["marks"];
  const terms = found ? asFound(said, material) : said;
  const rest: Term[] = [];
  // "walnut mosaic": wood by itself, and walnut is its tone
  const isWork = found?.terms.some(({ lemma }) => LAID_WORK.has(lemma.slice(lemma.lastIndexOf(" ") + 1))) ?? false;
  const isLaid = material?.class !== "wood" && isWork;
  for (const [at, term] of terms.entries()) {
    const factor = SCALES.get(term.lemma);
    if (found?.terms.includes(term)) {
      for (const [name, amount] of stateInName(term, material)) into.addCondition(name, amount);
      // "dark red brick" wants more than the "red brick" that the material is by itself
      const before = terms[at - 1]?.entry.tint;
      const isWanted = before || isColourLeftOut(term, material) || isFirstOfTwo(terms, at);
      const own = material?.class === "wood" ? ownTone(term) : undefined;
      const hex = isWanted ? (own ?? plainHex(term, material) ?? ownTone(term)) : undefined;
      if (hex !== undefined) {
        const tint = rest.at(-1) === terms[at - 1] ? before : undefined;
        const shown = tint ? tintTone(hex, tint) : hex;
        if (tint) ledger.mark(rest.pop() as Term, "colour", shown);
        rest.push({ ...term, entry: { colours: [{ word: firstWord(term), hex: shown }] } });
      }
      // "black and gold marble": the black of its name is its ground, not the gold
      else if (term.entry.colours && !term.entry.material && isColourBeside(terms[at + 1], found))
        rest.push({ ...term, entry: { colours: term.entry.colours } });
      // "terracotta and cream tiles": some of its own colour, some of the other
      else if (COLOURS.has(term.lemma) && isColourBeside(terms[at + 1], found) && isApart(term, terms[at + 1]))
        rest.push({ ...term, entry: { colours: [{ word: term.lemma, hex: COLOURS.get(term.lemma) as string }] } });
    } else if (isLaid && isOfStuffPair(terms, at)) {
      const id = term.entry.material?.id;
      if (faces === undefined) faces = id;
      else dealt ??= id;
      ledger.mark(term, "material", id);
    } else if (factor !== undefined && found && isOfAnother(terms, at, found, material)) {
      ledger.mark(term, "size");
    } else if (factor !== undefined) {
      scale *= factor;
      ledger.mark(term, "size", `scale ${factor}`);
    } else if (found && isShadeOfName(term, terms[at + 1], found)) {
      ledger.mark(term, "colour");
    } else if (FORM_WORDS.has(term.lemma) && found) {
      // "oak panels": what the stuff is made into is understood, only not drawn
      ledger.mark(term, "material");
    } else {
      if (found && term.entry.material) {
        for (const [name, amount] of stateInName(term, material)) into.addCondition(name, amount);
      }
      const other =
        found && (otherMaterial(term, found, isLaid, lexicon) ?? (isWork ? metalOf(term, terms, lexicon) : undefined));
      const lies = other && material ? liesOn(term, material) : undefined;
      if (other && lies && !coat) {
        coat = { id: other, place: lies };
        ledger.mark(term, "material", other);
      } else if (
        other &&
        faces === undefined &&
        (isLaid ? isCut(term, other, lexicon) : isWork && isMetal(other, lexicon))
      ) {
        faces = other;
        ledger.mark(term, "material", other);
        // "dark walnut mosaic": a darker walnut
        const tint = rest.at(-1) === terms[at - 1] ? terms[at - 1]?.entry.tint : undefined;
        const own = tint && ownTone(term);
        if (tint && own) {
          ledger.mark(rest.pop() as Term, "colour", own);
          tone ??= { word: firstWord(term), hex: tintTone(own, tint) };
        }
      } else {
        // "Guatemala blue marble" is blue, though Guatemala marble by itself is green
        const isOverruled = material?.class === "marble" && isColourLedBy(terms[at + 1], found);
        const hex = found && !isOverruled ? toneOf(term, material) : undefined;
        const before = terms[at - 1];
        // what is stirred is a pattern, and in marble a vein
        const isStirred = term.entry.trait !== undefined && material?.class !== "marble";
        // the blue of "a blue print dress" is the dress's
        const isNamedAfter = PRINTED.test(term.lemma) && terms.slice(at).some((other) => found?.terms.includes(other));
        const place = isStirred || isNamedAfter ? undefined : MARKS.get(term.lemma);
        const [colour] = rest.at(-1)?.entry.colours ?? [];
        if (place && colour && found) {
          marks = { colour, place };
          for (const used of [rest.pop() as Term, term]) ledger.mark(used, "colour", colour.hex);
        } else if (hex === undefined) {
          rest.push(found ? asTone(term, terms[at + 1], material, found) : asAdded(term));
        } else if (isParted(terms, at)) {
          rest.push({ ...term, entry: { colours: [{ word: term.lemma, hex }] } });
        } else {
          const tint = before && rest.at(-1)?.start === before.start ? before.entry.tint : undefined;
          if (tint) ledger.mark(rest.pop() as Term, "colour", hex);
          tone ??= { word: term.lemma, hex: tint ? tintTone(hex, tint) : hex };
          ledger.mark(term, "colour", hex);
        }
      }
    }
  }
  joinColours(rest, into, ledger);
  applyModifiers(rest, into, ledger, true);
  const natural = tone ?? (found && ownColour(found));
  if (natural && into.colours.length === 0) into.addColour(natural.word, natural.hex);
  return {
    scale: Math.min(4, Math.max(0.25, scale)),
    ...(faces === undefined ? {} : { faces }),
    ...(dealt === undefined ? {} : { dealt }),
    ...(coat === undefined ? {} : { coat }),
    ...(marks === undefined ? {} : { marks }),
  };
}

/**
 * "Rusty iron plates" are plates, which are not rusty by themselves as rusty iron is. What names another material in one
 * ("cracked ceramic", which in tiles is no crackle glaze) gives the tiles all of its state.
 */
function stateInName({ lemma, entry }: Term, material: LexiconMaterial | undefined): ConditionWord {
  const [own = ""] = material?.words ?? [];
  const isSoItself = own.split(" ").some((word) => CONDITION_WORDS.has(word));
  const state =
    isSoItself || !lemma.includes(" ") ? undefined : CONDITION_WORDS.get(lemma.slice(0, lemma.indexOf(" ")));
  const isOther = entry.material?.exact === true && entry.material.id !== material?.id;
  return state?.filter(([name]) => isOther || LASTING.has(name)) ?? [];
}
const LASTING: ReadonlySet<string> = new Set(["old", "worn", "rusty", "dirty"]);

/** One of two stuffs with an "and" between them. */
const isOfStuffPair = (terms: readonly Term[], at: number): boolean =>
  isStuff(terms[at]) &&
  [at - 1, at + 1].some(
    (other) => isStuff(terms[other]) && isApart(terms[Math.min(at, other)], terms[Math.max(at, other)]),
  );

const isApart = (first: Term | undefined, second: Term | undefined): boolean =>
  first !== undefined && second !== undefined && first.end < second.start && second.pause === "none";

/** The "blue marble" that follows a stone's trade name. */
const isColourLedBy = (next: Term | undefined, found: FoundMaterial | undefined): boolean =>
  next !== undefined &&
  found?.terms.includes(next) === true &&
  COLOURS.has(firstWord(next)) &&
  next.lemma.includes(" ");

/** "black marble" in "black marble floor tiles", which are laid of any marble. */
/** "Lime plaster": lime that is burnt and slaked is no fruit's colour. */
const isSlaked = ({ lemma }: Term): boolean => /^lime (?:plaster|wash|mortar|render|paint|stucco)$/.test(lemma);
const isColourLeftOut = (term: Term, material: LexiconMaterial | undefined): boolean =>
  term.lemma.includes(" ") &&
  COLOURS.has(firstWord(term)) &&
  !isSlaked(term) &&
  !material?.words.some((name) => name.split(" ").includes(firstWord(term)));

/** "green jade with white": the colour of its name is the first where another follows. */
const isFirstOfTwo = (terms: readonly Term[], at: number): boolean => {
  const { lemma, entry } = terms[at] as Term;
  const isNamed =
    lemma.includes(" ") &&
    !isSlaked(terms[at] as Term) &&
    COLOURS.has(firstWord(terms[at] as Term)) &&
    entry.material !== undefined;
  const isOfFigure = (from: number) => {
    const next = terms[from + 1];
    return next !== undefined && (MARKS.has(next.lemma) || next.entry.trait !== undefined);
  };
  return (
    isNamed &&
    !terms.some((other) => other.entry.trait?.role === "pattern") &&
    terms.some((other, i) => i > at && other.entry.colours && !other.entry.material && !isOfFigure(i))
  );
};

/** "oasis blue marble": a trade name before the colour in the material's own name is only a shade of it. */
const isShadeOfName = ({ lemma, entry }: Term, next: Term | undefined, { terms }: FoundMaterial): boolean =>
  next !== undefined &&
  terms.includes(next) &&
  COLOURS.has(firstWord(next)) &&
  TRADE_COLOURS.has(lemma) &&
  entry.colours !== undefined;

/** The size of what lies about on it or is set into it: "grass with tiny daisies" is no finer grass, "satin with small buttons" no finer quilt. */
function isOfAnother(
  terms: readonly Term[],
  at: number,
  { terms: named }: FoundMaterial,
  material: LexiconMaterial | undefined,
): boolean {
  const thing = terms
    .slice(at + 1)
    .find(({ entry, lemma }) => !entry.colours && !entry.tint && (!entry.condition || SET_IN.has(lemma)));
  if (thing === undefined || named.includes(thing) || thing.pause !== "none") return false;
  return SET_IN.has(thing.lemma) || (material?.class === "ground" && isLooseName(thing));
}
const SET_IN: ReadonlySet<string> = new Set(
  "button puddle rivet screw bolt nail stud hole knot mark stain weed mushroom bubble crease dent plant moss".split(
    " ",
  ),
);

/** "walnut and cream parquet": two tones with an "and" between them are two colours. */
function isParted(terms: readonly Term[], at: number): boolean {
  const isShade = ({ entry }: Term) => entry.tint !== undefined && !entry.colours;
  const [term, before] = [terms[at] as Term, terms.slice(0, at).findLast((other) => !isShade(other))];
  const after = terms.slice(at + 1).find((other) => !isShade(other));
  const isTone = ({ entry, lemma }: Term) => entry.colours !== undefined || WOOD_TONES.has(lemma);
  return Boolean(
    (before && isTone(before) && isApart(before, term)) || (after && isTone(after) && isApart(term, after)),
  );
}

/** Where a material lies that is named right before another: plaster on brick, shells in sand. */
function liesOn(term: Term, { class: kind }: LexiconMaterial): LayerPlace | undefined {
  if (COATS.has(term.lemma)) return kind === "plaster" ? undefined : "patches";
  return isLooseName(term) && ["ground", "concrete", "plaster"].includes(kind) ? "scattered" : undefined;
}

const isColourBeside = (next: Term | undefined, { terms }: FoundMaterial): boolean =>
  next?.entry.colours !== undefined && !terms.includes(next);

const isLooseName = ({ lemma }: Term): boolean => LOOSE_THINGS.has(lemma) && !LAID_WORK.has(lemma);

/** Words that only add a state: the material they may also name is not meant. */
const asAdded = ({ entry, ...term }: Term): Term => {
  const { material: _, ...rest } = entry;
  return { ...term, entry: entry.covering ? rest : entry };
};
