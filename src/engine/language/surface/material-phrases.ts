import type { LayerPlace } from "../surface-names.ts";
import type { Term } from "../terms/term.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { COATS, COLOURS_FIRST, LAID_WORK, LOOSE_THINGS, PIECES, PLACE_WORDS, SPREADING } from "../words/layer-words.ts";
import { WOOD_TONES } from "../words/trade-colours.ts";
import type { TraitWord } from "../words/traits.ts";
import { inPaint, isFigure } from "./figure-of.ts";
import { inHalves } from "./in-halves.ts";
import { isLaidAfter } from "./laid-after.ts";
import { isGroundHue, isPiecesOf, isRepeated, isUncovered, type Segment, SHOWN } from "./of-the-base.ts";
import { isGrowth, isHueOfSoil, isMarkOf } from "./soil-and-growth.ts";
import { METALLIC } from "./surface-tones.ts";

/** A material prompt taken apart: what the base is said to be, and what lies in or on it. */
export interface MaterialPhrases {
  readonly base: readonly Term[];
  readonly layers: readonly { readonly place: LayerPlace; readonly amount: number; readonly terms: readonly Term[] }[];
  /** Figures laid on the base with the colours they are said to be of: "with gold stripes". In `base` too. */
  readonly figures: readonly Term[];
  /** Words that say where: understood, without a meaning of their own. */
  readonly places: readonly Term[];
}

type LayerPhrase = MaterialPhrases["layers"][number];

/** Connectors that part one material from another. */
const TIES: ReadonlySet<ConnectorKind> = new Set([
  "with",
  "in",
  "on",
  "over",
  "covered",
  "under",
  "beside",
  "and",
  "place",
]);

/**
 * Finds in a prompt for a material the one that is meant and those that lie in or on it.
 *
 * @param isMaterial Whether a term can stand for a whole material. */
export function partMaterials(terms: readonly Term[], isMaterial: (term: Term) => boolean): MaterialPhrases {
  const halves = inHalves(terms, isMaterial);
  if (halves) return halves;
  const segments = segmentsOf(terms, isMaterial);
  const places: Term[] = [];
  const figures: Term[] = [];
  let base = segments[0]?.terms ?? [];
  const layers: LayerPhrase[] = [];
  for (const [at, segment] of segments.entries()) {
    if (at === 0) continue;
    const own = segment.terms.filter((term) => !PLACE_WORDS.has(term.lemma));
    const place = segment.terms.map(({ lemma }) => PLACE_WORDS.get(lemma)).find((found) => found !== undefined);
    // "lichen in orange spots": what grows there has the colour, and not the stone
    if (segment.tie === "in" && isMarkOf(segment.terms) && segments[at - 1]?.terms.some(isGrowth)) {
      const grown = layers.at(-1);
      const hues = segment.terms.filter(({ entry }) => entry.tint || entry.colours);
      if (grown?.terms.some(isGrowth)) layers[layers.length - 1] = { ...grown, terms: [...hues, ...grown.terms] };
      places.push(...segment.terms);
      continue;
    }
    // "moss in spots" says where, "purple spots" what
    const isMarked = segment.terms.some(({ entry }) => entry.colours) && isFigure(segment.terms);
    if ((isFigure(own) || isMarked) && base.some(isMaterial)) {
      figures.push(...segment.terms.map(inPaint));
      continue;
    }
    if (at === 1 && (segment.tie === "in" || segment.tie === "on") && isGlowAlone(base) && !base.some(isMaterial)) {
      base = [...own, ...base];
      places.push(...segment.terms.filter((term) => !own.includes(term)));
      continue;
    }
    if (at === 1 && segment.tie === "on" && isFigure(base) && own.some(isMaterial)) {
      // "gold stripes on black marble"
      figures.push(...base.map(inPaint));
      base = segment.terms;
      continue;
    }
    if (tiesCarving(segment, base)) {
      // "carved with leaves": what is carved is no stuff
      const [first] = segment.terms;
      const isTold = /^carved|^engraved/.test(segment.tieWords);
      if (first && isTold) base = [...base, { ...first, lemma: "carved", entry: { trait: CARVED } }];
      places.push(...segment.terms);
      continue;
    }
    if (isPiecesOf(segment, base)) {
      // "with large stones": how the pieces are, the wall is
      const noun = own.at(-1) as Term;
      base = [...base, ...own.filter((term) => term !== noun)];
      places.push(noun);
      continue;
    }
    if (isGroundHue(segment, base)) {
      base = [...segment.terms, ...base];
      continue;
    }
    const isNamed = own.some(isMaterial) && !isPalette(segment) && !isWallUnder(segment, base, isMaterial);
    const last = layers.at(-1);
    const { tie } = segment;
    const isBetween = last !== undefined && segment.tieWords === "between" && own.every(isPieceOrSmall);
    if (!isNamed || isBetween || isRepeated(own, base)) {
      // "with gold" + "in the cracks", "with grass" + "between the bricks"
      const named = place ?? (tie === "beside" || tie === "in" ? "joints" : tie === "on" ? "top" : undefined);
      if (isBetween || isRepeated(own, base) || (last && named)) places.push(...segment.terms);
      if (last && named) layers[layers.length - 1] = { ...last, place: asLoose(named, last.terms) };
      else if (!isRepeated(own, base)) {
        // "black grime" is as black as grime is, and gives nothing of that to what it lies on
        const hues = segment.terms.filter((term, i) => isHueOfSoil(term, segment.terms.slice(i + 1)));
        places.push(...hues);
        base = [...base, ...segment.terms.filter((term) => !hues.includes(term))];
      }
      continue;
    }
    places.push(...segment.terms.filter(({ lemma }) => PLACE_WORDS.has(lemma)));
    if (turnsAround(segment, last, place)) {
      layers.push({
        place: placeTurned(segment, base),
        amount: tie === "on" || tie === "over" ? 0.6 : 0.5,
        terms: base,
      });
      base = own;
    } else {
      const isShown = isUncovered(segment, segments[at + 1]);
      if (isShown) places.push(...own.filter(({ lemma }) => SHOWN.test(lemma)));
      const where = isShown ? { place: place ?? ("patches" as const), amount: 0.35 } : placeOf(segment, place, own);
      layers.push({ ...where, terms: own.filter((term) => !isShown || !SHOWN.test(term.lemma)) });
    }
  }
  return { base: [...base, ...figures], layers, figures, places };
}

/** "Glowing cracks in black rock": the rock's own. */
const isGlowAlone = (terms: readonly Term[]): boolean =>
  terms.some(({ entry }) => entry.trait?.trait === "glowing") && terms.some(({ lemma }) => PLACE_WORDS.has(lemma));

function segmentsOf(terms: readonly Term[], isMaterial: (term: Term) => boolean): Segment[] {
  const segments: Segment[] = [{ tieWords: "", terms: [] }];
  for (const [at, term] of terms.entries()) {
    const { connector } = term.entry;
    const last = segments.at(-1) as Segment;
    // "cobblestones in a fan, leaves in the joints": what stands before its place lies there
    if (term.pause !== "none" && last.terms.length > 0 && isLaidAfter(terms, at, isMaterial))
      segments.push({ tie: "with", tieWords: "with", terms: [term] });
    else if (!connector) last.terms.push(term);
    else if (TIES.has(connector) && last.terms.length + segments.length > 1) {
      const isJoined =
        isColourPair(terms, at, isMaterial) || isTwiceDescribed(terms, at, isMaterial) || isStuffPair(terms, at);
      if (!isJoined) segments.push({ tie: connector, tieWords: term.lemma, terms: [] });
    }
  }
  return segments;
}

/** "black and gold marble": what stands on both sides of the "and" are colours of what follows. */
function isColourPair(terms: readonly Term[], at: number, isMaterial: (term: Term) => boolean): boolean {
  if (terms[at]?.entry.connector !== "and") return false;
  const before = terms[at - 1];
  const after = terms.slice(at + 1).find(({ entry }) => !entry.tint || entry.colours);
  if (!before || !after || !isPairOf(before, after)) return false;
  // "dragon scales emerald and gold", "embroidered silk, teal and chocolate brown"
  const named = terms[at - 2];
  const isSaidAfter = named !== undefined && isMaterial(named) && terms.slice(at + 1).every(isTone);
  return (
    isSaidAfter ||
    terms.slice(at + 2).some((term) => isMaterial(term) && !term.entry.connector) ||
    !terms.slice(0, at).some(isMaterial) ||
    isDyedIn(terms.slice(0, at))
  );
}

/** "copper and steel hexagon tiles": what stands on both sides of the "and" is what the laid work is of. */
function isStuffPair(terms: readonly Term[], at: number): boolean {
  const [before, after, work] = [terms[at - 1], terms[at + 1], terms.slice(at + 2).find(isMadeOfStuffs)];
  return (
    terms[at]?.entry.connector === "and" &&
    isStuff(before) &&
    isStuff(after) &&
    work !== undefined &&
    !terms.slice(at + 2, terms.indexOf(work)).some(({ entry }) => entry.connector)
  );
}

/** Chips of several stuffs cast in one, as well as work laid of them. */
const isMadeOfStuffs = (term: Term): boolean => term.lemma === "terrazzo" || isLaidWork(term);

const isLaidWork = ({ lemma }: Term): boolean => LAID_WORK.has(lemma.slice(lemma.lastIndexOf(" ") + 1));

/** What pieces can be made of, said by its own name. */
export const isStuff = (term: Term | undefined): boolean =>
  term?.entry.material?.exact === true &&
  !term.entry.covering &&
  !term.entry.trait &&
  !term.entry.condition &&
  !isLaidWork(term) &&
  !COLOURS_FIRST.has(term.lemma) &&
  !LOOSE_THINGS.has(term.lemma);

/** Two colours, or the tones of two woods, or one of each: "walnut and cream". */
function isPairOf(first: Term, second: Term): boolean {
  if (first.entry.colours && second.entry.colours) return true;
  const isTone = ({ entry, lemma }: Term) =>
    WOOD_TONES.has(lemma) || (entry.colours !== undefined && !METALLIC.has(lemma));
  return isTone(first) && isTone(second);
}

/** "wet and mossy brick": both are said of the brick, for before the "and" there is nothing yet that they could be said of. */
function isTwiceDescribed(terms: readonly Term[], at: number, isMaterial: (term: Term) => boolean): boolean {
  const next = terms.find(({ entry }, i) => i > at && entry.degree === undefined);
  return (
    terms[at]?.entry.connector === "and" &&
    Boolean(next?.entry.condition) &&
    !terms.slice(0, at).some((term) => isMaterial(term) && !term.entry.condition) &&
    terms.slice(at + 2).some((term) => isMaterial(term) && !term.entry.connector)
  );
}

const isTone = ({ entry }: Term): boolean => Boolean(entry.colours || entry.tint);

/** "a mosaic in turquoise and gold": since the "in" nothing but colours was named, the first no material's. */
function isDyedIn(before: readonly Term[]): boolean {
  const since = before.findLastIndex(({ entry }) => entry.connector === "in");
  const named = before.slice(since + 1).filter(({ entry }) => !entry.connector);
  return (
    since >= 0 &&
    named.every(isTone) &&
    named.some(({ entry, lemma }) => entry.colours && (!entry.material || WOOD_TONES.has(lemma)))
  );
}

/** The two or three colours of what stands before. */
const isPalette = ({ tie, terms }: Segment): boolean =>
  tie === "in" && terms.length > 1 && terms.every(isTone) && terms.some(({ entry }) => !entry.material);

/** What one carves into stone and wood, and tools into hide. */
const CARVING = /^(?:leaf|leaves|vine|flower|ivy|acanthus|rose|scroll|shell|feather|swirl|foliage)$/;
const CARVED: TraitWord = { role: "shape", trait: "carved" };
const tiesCarving = ({ tie, tieWords, terms }: Segment, base: readonly Term[]): boolean =>
  tie === "with" &&
  (/^carved|^engraved/.test(tieWords) || /^(?:carved|engraved|pressed)$/.test(base.at(-1)?.entry.trait?.trait ?? "")) &&
  terms.some(({ lemma }) => CARVING.test(lemma)) &&
  terms.every(({ lemma, entry }) => CARVING.test(lemma) || !entry.material);

/** "Torn posters on a wall": of the wall one sees nothing, and it is of no stuff that were said. */
const isWallUnder = ({ tie, terms }: Segment, base: readonly Term[], isMaterial: (term: Term) => boolean): boolean =>
  (tie === "on" || tie === "and") &&
  terms.filter(isMaterial).every(({ lemma }) => /^(?:wall|floor|ceiling|surface|roof)$/.test(lemma)) &&
  base.some(({ entry }) => entry.material?.exact) &&
  !base.some(({ lemma, entry }) => entry.covering || LOOSE_THINGS.has(lemma) || LOOSE_THINGS.has(lastWord(lemma)));
const lastWord = (lemma: string): string => lemma.slice(lemma.lastIndexOf(" ") + 1);

const isPieceOrSmall = ({ lemma, entry }: Term): boolean =>
  Boolean(PIECES.has(lemma) || entry.determiner || entry.grammar);

/** "grass on soil", "pebbles in sand", "grass between paving stones": the second named is the ground. */
function turnsAround({ tie, terms }: Segment, last: LayerPhrase | undefined, place: LayerPlace | undefined): boolean {
  if (last || terms.length === 0) return false;
  return (
    tie === "on" ||
    tie === "over" ||
    (tie === "in" && place === undefined) ||
    tie === "beside" ||
    (place === "joints" && tie === "in")
  );
}

/** Places that tell the shape of what lies there too. */
const SHAPES: ReadonlySet<LayerPlace> = new Set(["cracks", "flecks", "patches"]);

function placeTurned({ tie, tieWords, terms }: Segment, laid: readonly Term[]): LayerPlace {
  if (tie === "beside" || terms.some(({ lemma }) => PLACE_WORDS.get(lemma) === "joints")) return "joints";
  const spread = SPREADING.find(([stem]) => tieWords.includes(stem))?.[1];
  if (spread) return spread;
  // "gold veins in black marble"
  const shape = laid.map(({ lemma }) => PLACE_WORDS.get(lemma)).find((place) => place && SHAPES.has(place));
  if (shape) return shape;
  return isLoose(laid) ? "scattered" : tie === "in" ? "patches" : "top";
}

const isLoose = (terms: readonly Term[]): boolean => terms.some(({ lemma }) => LOOSE_THINGS.has(lemma));

/** Leaves and stones lie about on top one by one, and are no coat. */
const asLoose = (at: LayerPlace, terms: readonly Term[]) => (at === "top" && isLoose(terms) ? "scattered" : at);

function placeOf(
  { tie, tieWords }: Segment,
  said: LayerPlace | undefined,
  terms: readonly Term[],
): { place: LayerPlace; amount: number } {
  if (said) return { place: asLoose(said, terms), amount: said === "patches" ? 0.3 : 0.5 };
  const spread = SPREADING.find(([stem]) => tieWords.includes(stem))?.[1];
  if (spread) return { place: spread, amount: 0.5 };
  if (isLoose(terms)) return { place: "scattered", amount: tie === "covered" ? 0.8 : 0.5 };
  if (terms.some(({ lemma }) => COATS.has(lemma))) return { place: "patches", amount: 0.5 };
  if (tie === "covered" || tie === "under") return { place: "top", amount: 0.85 };
  if (tie === "beside") return { place: "joints", amount: 0.5 };
  return { place: "patches", amount: tie === "with" ? 0.35 : 0.5 };
}
