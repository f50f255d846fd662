import type { Tread } from "../surface-names.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { COLOURED_PARTS, PART_WORDS, type PartWord, SUCH_WORDS } from "../words/part-words.ts";
import { treadOf } from "./tread-of.ts";

/** What a prompt says of one part of a surface: the `rusty` of "planks with rusty nails". */
export interface PartPhrase {
  readonly word: PartWord;
  /** The part's own word. */
  readonly noun: Term;
  /** What is said of it, and of nothing else. */
  readonly own: readonly Term[];
  /** Whose footprints, and the words that say so. */
  readonly trod?: { readonly tread: Tread; readonly terms: readonly Term[] };
}

export interface TakenParts {
  /** The prompt without its parts. */
  readonly rest: readonly Term[];
  readonly parts: readonly PartPhrase[];
  /** Words that tied the parts to the whole. */
  readonly ties: readonly Term[];
}

/** What ties a part to the whole; a comma does too. */
const TIES: ReadonlySet<ConnectorKind> = new Set(["with", "and", "covered", "made", "holding"]);

interface Clause {
  readonly tie?: Term;
  readonly terms: readonly Term[];
}

/** Takes out of a prompt for a material what is said of a part of it only, so that it befalls nothing else. */
export function takeParts(terms: readonly Term[]): TakenParts {
  const rest: Term[] = [];
  const parts: PartPhrase[] = [];
  const ties: Term[] = [];
  let lane: boolean | undefined;
  const isOnRoad = (): boolean => {
    lane ??= terms.some(({ lemma }) => LANE.test(lemma));
    return lane;
  };
  const clauses = clausesOf(stuffFirst(terms));
  const alone = clauses.length === 1 ? printAlone(terms) : undefined;
  if (alone) return { rest: alone.rest, parts: [alone.part], ties: [] };
  for (const [at, clause] of clauses.entries()) {
    const grown = growingIn(clause, clauses[at + 1]);
    if (grown) {
      addPart(parts, grown);
      ties.push(...[clause.tie, clauses[at + 1]?.tie].flatMap((tie) => tie ?? []));
      clauses.splice(at + 1, 1);
      continue;
    }
    const part = at > 0 || isPressedIn(clauses[at + 1]) ? partOf(clause, at > 0) : undefined;
    if (part && isMouldedIn(part, terms)) {
      ties.push(...(clause.tie?.entry.connector ? [clause.tie] : []), ...clause.terms);
    } else if (part && !isLit(part) && !(isLaneLine(part) && isOnRoad()) && !(isTape(part) && !terms.some(isPieced))) {
      addPart(parts, part);
      if (clause.tie?.entry.connector) ties.push(clause.tie);
    } else {
      if (clause.tie) rest.push(clause.tie);
      rest.push(...takeSuch(clause.terms, parts));
    }
  }
  return { rest, parts, ties };
}

/** Studs of what is moulded with them are its own, and no heads of nails: "toy bricks with round studs". */
const isMouldedIn = ({ noun, own }: PartPhrase, terms: readonly Term[]): boolean =>
  lastWord(noun) === "stud" &&
  !own.some(({ entry }) => entry.colours || entry.material || entry.tint || entry.condition) &&
  terms.some(({ lemma }) => MOULDED.test(lemma));
const MOULDED = /(?:^| )(?:toy|lego|building|rubber|plastic|vinyl|silicone|tactile)(?: |$)/;

/** "Streaks of red paint" are red paint streaks: the part comes after its stuff. */
function stuffFirst(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex((term, i) => isNamedBefore(term) && terms[i + 1]?.entry.connector === "of");
  const noun = terms[at];
  if (!noun) return terms;
  const next = terms.findIndex((term, i) => i > at + 2 && (term.entry.connector || term.pause !== "none"));
  const end = next < 0 ? terms.length : next;
  const [head, ...stuff] = terms.slice(at + 2, end);
  if (!head) return terms;
  // what begins a clause now is the stuff
  const turned = [{ ...head, pause: noun.pause }, ...stuff, { ...noun, pause: "none" as const }];
  return [...terms.slice(0, at), ...turned, ...stuffFirst(terms.slice(end))];
}

const isNamedBefore = (term: Term): boolean => {
  const word = PART_WORDS.get(lastWord(term));
  return word !== undefined && COLOURED_PARTS.has(word.part);
};

/** "With mold in the grout": it grows there and nowhere else. */
function growingIn({ tie, terms }: Clause, next: Clause | undefined): PartPhrase | undefined {
  if (tie?.entry.connector !== "with" || next?.tie?.entry.connector !== "in") return undefined;
  const own = terms.filter(isSaid);
  const [noun, ...others] = next.terms.filter(isSaid);
  const word = noun && PART_WORDS.get(lastWord(noun));
  if (!noun || word?.part !== "grout" || word.isPlace || others.length > 0) return undefined;
  return own.length > 0 && own.every(({ entry }) => entry.covering)
    ? { word, noun, own: own.map(asBefallen) }
    : undefined;
}

/** Mould befalls the mortar that it grows on, where moss is all that one sees. */
const asBefallen = (term: Term): Term => {
  const { covering } = term.entry;
  return covering?.[0] === "moldy" ? { ...term, entry: { condition: [covering] } } : term;
};

const isSaid = ({ entry }: Term): boolean => !entry.determiner && !entry.grammar && !entry.noise;

/** "Black mortar and mossy joints" are one: what the joints are said to be, their mortar is. */
function addPart(parts: PartPhrase[], part: PartPhrase): void {
  const at = parts.findIndex(({ word }) => word.part === "grout" && part.word.part === "grout");
  const first = parts[at];
  if (!first) parts.push(part);
  else parts[at] = { ...(first.word.isPlace ? part : first), own: [...first.own, ...part.own] };
}

/** Pieces between connectors and commas. */
function clausesOf(terms: readonly Term[]): Clause[] {
  const clauses: { tie?: Term; terms: Term[] }[] = [{ terms: [] }];
  for (const [at, term] of terms.entries()) {
    if (term.entry.connector && !isBetweenColours(terms, at)) clauses.push({ tie: term, terms: [] });
    else if (term.pause !== "none" && clauses.at(-1)?.terms.length) clauses.push({ terms: [term] });
    else clauses.at(-1)?.terms.push(term);
  }
  return clauses.flatMap(({ tie, terms: said }) =>
    groutApart(said).map((own, i) => ({ ...(tie && i === 0 ? { tie } : {}), terms: own })),
  );
}

/** "Subway tiles white dark grout": in a row of words, the grout takes the tone right before it and leaves the rest to the tiles. */
function groutApart(terms: readonly Term[]): readonly (readonly Term[])[] {
  const at = terms.findLastIndex((term) => PART_WORDS.get(term.lemma)?.part === "grout" && GROUT.test(term.lemma));
  if (at < 1 || at !== terms.length - 1) return [terms];
  let from = at;
  if (terms[from - 1]?.entry.colours || terms[from - 1]?.entry.condition) from -= 1;
  if (terms[from - 1]?.entry.tint) from -= 1;
  const whole = terms.slice(0, from);
  return from < at && whole.some(({ entry }) => entry.material && !entry.colours)
    ? [whole, terms.slice(from)]
    : [terms];
}
const GROUT = /^(?:grout|grouting|mortar)$/;

/** "black and gold studs". */
const isBetweenColours = (terms: readonly Term[], at: number): boolean =>
  terms[at]?.entry.connector === "and" &&
  terms[at - 1]?.entry.colours !== undefined &&
  terms[at + 1]?.entry.colours !== undefined &&
  !terms[at - 1]?.entry.trait;

/** "tire tracks in mud": what is pressed in comes before. */
const isPressedIn = (next: Clause | undefined): boolean => ["in", "on"].includes(next?.tie?.entry.connector ?? "");

/** "Muddy tire tracks": only the print is named, and what is said is said of the ground. */
function printAlone(terms: readonly Term[]): { readonly part: PartPhrase; readonly rest: readonly Term[] } | undefined {
  const noun = terms.at(-1);
  const word = noun && PART_WORDS.get(lastWord(noun));
  // a "running track" is what one runs on
  if (!noun || !word || !GROUND_PRINTS.has(word.part) || noun.entry.material?.exact) return undefined;
  const own = terms.filter((term) => term !== noun && term.entry.material && !term.entry.condition);
  return { part: { word, noun, own }, rest: terms.filter((term) => term !== noun && !own.includes(term)) };
}
const GROUND_PRINTS: ReadonlySet<string> = new Set(["footprints", "ruts"]);

const PRINTS: ReadonlySet<string> = new Set(["footprints", "ruts", "splashes"]);

/** @param isAdded It comes after what it is a part of, as all parts but prints do. */
function partOf({ tie, terms: worded }: Clause, isAdded: boolean): PartPhrase | undefined {
  const terms = withHeads(worded);
  const said = terms.filter(isSaid);
  const noun = terms.findLast((term) => partNamed(term) || said.includes(term));
  const isBinding = noun && TYING.test(tie?.lemma ?? "") && CORDS.has(lastWord(noun));
  const isSpilt = noun && SPILT.has(lastWord(noun)) && said.some(isPaint);
  const treads = noun && TROD.has(lastWord(noun)) ? said.filter((term) => term !== noun && treadOf(term)) : [];
  const tread =
    treads.length > 0 ? (treads.map(treadOf).findLast((kind) => kind !== "paw") ?? "paw") : noun && treadOf(noun);
  const word = isBinding
    ? PART_WORDS.get("stitch")
    : isSpilt
      ? PART_WORDS.get("splash")
      : treads.length > 0
        ? PART_WORDS.get("footprint")
        : noun && partNamed(noun);
  if (!noun || !word || !(isAdded || PRINTS.has(word.part))) return undefined;
  if (isBinding) return { word, noun, own: said };
  const own = said.filter((term) => term !== noun && !treads.includes(term));
  const kind = tie?.entry.connector;
  // "set in dark grout" names the stuff, "in the seams" the place
  if (kind && !TIES.has(kind) && !(kind === "in" && word.part === "grout" && !word.isPlace)) return undefined;
  if (own.length === 0 && isAdded && (word.isPlace || !kind || COLOURED_PARTS.has(word.part))) return undefined;
  // "white cracks" are of something, deep ones are how the whole has fared
  if (noun.lemma === "crack" && !(own.some(isDyed) && own.every(({ entry }) => !entry.trait))) return undefined;
  if ((word.part === "splashes" || word.part === "streaks") && own.some(isPaint)) return { word, noun, own };
  if (own.length > 0 && !own.some(word.isPlace || COLOURED_PARTS.has(word.part) ? isColoured : isTelling))
    return undefined;
  return { word, noun, own, ...(word.part === "footprints" && tread ? { trod: { tread, terms: treads } } : {}) };
}

/** All that one sees of nails, rivets and screws is their heads. */
function withHeads(terms: readonly Term[]): readonly Term[] {
  const [noun, head] = terms.slice(-2);
  if (!noun || head?.lemma !== "head" || partNamed(noun)?.part !== "nails") return terms;
  return [...terms.slice(0, -2), { ...noun, end: head.end }];
}

/** "Hazard stripes" are taped on; the stripes of "gold stripes" are no part but a figure. */
const partNamed = (term: Term): PartWord | undefined => PART_WORDS.get(term.lemma) ?? PART_WORDS.get(lastWord(term));

const isDyed = ({ entry }: Term): boolean => Boolean(entry.colours || entry.material);

/** Warning stripes are painted all over a plain sheet, and taped across what is put together of pieces. */
const isTape = ({ noun }: PartPhrase): boolean => /(?:stripe|tape)$/.test(noun.lemma);
const isPieced = ({ lemma }: Term): boolean => /(?:panel|wall|floor|hull|door|container|crate|tile|brick)$/.test(lemma);

/** "Glowing blue seams" are light, and no mortar. */
const isLit = ({ word, own }: PartPhrase): boolean =>
  (word.isPlace === true && own.some(({ entry }) => entry.trait?.trait === "glowing")) ||
  (word.part === "strips" && LAMPS.test(own.at(-1)?.lemma ?? ""));
const LAMPS = /^(?:light|led|neon|lamp)$/;

/** The lines of a road are what makes it one, and paper is ruled in its own lines. */
const isLaneLine = ({ noun }: PartPhrase): boolean => LANE_LINE.test(noun.lemma);
const LANE_LINE = /(?:^| )(?:line|marking|stripe)$/;
const LANE =
  /(?:^| )(?:road|circuit|circuit board|highway|street|asphalt|tarmac|motorway|(?:graph|grid|lined|ruled|squared|notebook) paper)$/;

/** What is left by what goes on foot. */
const TROD: ReadonlySet<string> = new Set("print track footprint footstep pawprint hoofprint".split(" "));

/** "tied with green string": it shows as stitches do. */
const TYING = /^(?:tied|bound|strapped|sewn|laced|lashed|stitched)\b/;
const CORDS: ReadonlySet<string> = new Set("string cord twine rope yarn ribbon lace raffia wire".split(" "));

const isTelling = ({ entry }: Term): boolean =>
  Boolean(entry.colours || entry.material || entry.tint || entry.condition || entry.covering || entry.trait);

/** What paint leaves where it fell. */
const SPILT: ReadonlySet<string> = new Set(["stain", "spot", "spill", "drop", "blob", "speck", "smear"]);

const isPaint = ({ entry }: Term): boolean => entry.covering?.[0] === "painted";

/** Said to be of a colour or a stuff, or to be rusty or overgrown, which is one. */
const isColoured = ({ entry }: Term): boolean =>
  Boolean(
    entry.colours ||
      entry.material ||
      entry.tint ||
      entry.condition?.some(([name]) => COLOURING.has(name)) ||
      COLOURING.has(entry.covering?.[0] ?? ""),
  );
const COLOURING: ReadonlySet<string> = new Set(["rusty", "mossy", "dirty", "muddy", "burnt", "moldy", "snowy"]);

/** "Gold edged", "brass-studded": takes the pair out, or where the second word is the whole's own name, the first. */
function takeSuch(terms: readonly Term[], into: PartPhrase[]): Term[] {
  const rest: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const space = term.lemma.indexOf(" ");
    const word = SUCH_WORDS.get(space < 0 ? term.lemma : term.lemma.slice(0, space));
    const before = rest.at(-1);
    // looked for where it decides only: long prompts would be read in a time that grows with its square
    const follows = word !== undefined && (space > 0 || terms.slice(at + 1).some(({ entry }) => entry.material));
    if (!word || !before || !follows || before !== terms[at - 1] || !isStuff(before, term, word)) {
      rest.push(term);
      continue;
    }
    rest.pop();
    into.push({ word, noun: term, own: [before] });
    if (space > 0) rest.push(term);
  }
  return rest;
}

/** "white riveted metal" is white metal; "brass riveted" and "white-edged" are brass and white there only. */
const isStuff = (before: Term, such: Term, { part }: PartWord): boolean =>
  before.entry.condition === undefined &&
  ((before.entry.material !== undefined && !before.entry.trait) ||
    before.entry.covering?.[0] === "rusty" ||
    (before.entry.colours !== undefined && (such.joined || COLOURED_PARTS.has(part) || part === "grout")));
