import type { Bond } from "../surface-names.ts";
import { singular } from "../terms/singular.ts";
import type { Token, Tokens } from "../terms/tokenize.ts";
import { BOND_LEADS, BOND_NOUNS, BOND_WORDS, LAID_NOUNS, LOOSE_BONDS } from "../words/bond-words.ts";
import { COLOURS } from "../words/colours.ts";

/** A bond that is said of laid work. */
export interface SaidBond {
  readonly bond: Bond;
  /** By what words. */
  readonly phrase: string;
  /** What the work is mostly called: `tile`, `brick`, `paver`, `parquet`, or `floor` for whatever may be laid. */
  readonly noun: string;
  /** Said in no word: planks are laid so. */
  readonly isImplied: boolean;
  /** The prompt without the words of the bond, and those words' places among the typed ones. */
  readonly rest: Tokens;
  readonly words: ReadonlySet<number>;
  /** Of what the work is, alone: the prompt without the words of the bond and the work's own noun. */
  readonly stuff: Tokens;
}

const LONGEST = 3;

/** Finds how laid work is said to be laid: "hexagonal terracotta tiles", "marble floor laid in herringbone". */
export function takeBond(tokens: Tokens): SaidBond | undefined {
  if (tokens.tokens.some(isToy)) return undefined;
  const found = findWords(tokens.tokens) ?? inPlanks(tokens.tokens);
  const work = found && findWork(tokens.tokens, found);
  if (!found || !work || isPrinted(tokens.tokens, found, work)) return undefined;
  const noun = LAID_NOUNS.get(singular(work.lower)) as string;
  // "checkered plate" has a tread
  if (found.bond === "checker" && /^plates?$/.test(work.lower)) return undefined;
  const isLoose = LOOSE_BONDS.has(found.bond) && !isOfPieces(found, work);
  if (noun === "floor" && (isLoose || tokens.tokens.some(({ lower }) => WORKED.has(lower)))) return undefined;
  const { start, end } = found.end > 0 ? withCompany(tokens.tokens, found) : found;
  const isLeft = ({ index }: Token) => index < start || index >= end;
  const keep = (isKept: (token: Token) => boolean): Tokens => ({
    words: tokens.words,
    tokens: tokens.tokens.filter(isKept).map((token, index) => ({ ...token, index })),
  });
  return {
    bond: meant(found.bond, noun, tokens),
    phrase: tokens.tokens
      .slice(found.start, found.end)
      .map(({ lower }) => lower)
      .join(" "),
    noun,
    isImplied: found.end === 0,
    rest: keep(isLeft),
    words: new Set(tokens.tokens.slice(start, end).map(({ word }) => word)),
    stuff: keep((token) => isLeft(token) && token !== work),
  };
}

/** Toy bricks are put together in one way: what is round on them is their studs. */
const isToy = ({ lower, index }: Token, _: number, tokens: readonly Token[]): boolean =>
  /^legos?$/.test(lower) ||
  (/^(?:toy|building|lego)$/.test(lower) && /^(?:brick|block)s?$/.test(tokens[index + 1]?.lower ?? ""));

/** "Triangular wood panels", "scale plates", "a penny floor": several of them have that shape, or it is the name of a floor. */
function isOfPieces({ bond, start, end }: Found, { lower, index }: Token): boolean {
  if (index < start || index - end > 1) return false;
  if (FLOOR_NAMES.has(bond) && /^(?:floor|flooring|backsplash|splashback)$/.test(lower)) return true;
  // a diamond plate has a tread
  return PIECED.has(bond) && /^(?:panel|slab|plate)s$/.test(lower) && !(bond === "diamond" && lower === "plates");
}
const PIECED: ReadonlySet<Bond> = new Set<Bond>(["penny", "diamond", "triangle", "scale"]);
const FLOOR_NAMES: ReadonlySet<Bond> = new Set<Bond>(["penny", "triangle", "scale"]);

/** The last noun of laid work that the bond's own words leave; "floor" and its like only where there is no other. */
function findWork(tokens: readonly Token[], { start, end }: Found): Token | undefined {
  const works = tokens.filter(({ lower, index }) => LAID_NOUNS.has(singular(lower)) && (index < start || index >= end));
  return works.findLast(({ lower }) => LAID_NOUNS.get(singular(lower)) !== "floor") ?? works.at(-1);
}

/** Setts are laid in fans, and a tile of that name is a scallop; on a roof scales hang. */
function meant(bond: Bond, noun: string, { tokens }: Tokens): Bond {
  if (bond === "fan" && noun !== "paver" && noun !== "brick") return "scale";
  return bond === "scale" && tokens.some(({ lower }) => ROOFS.has(lower)) ? "beavertail" : bond;
}
const ROOFS: ReadonlySet<string> = new Set("roof roofing shingle shingles".split(" "));

/** "Marble planks": how planks are laid goes without saying. */
const inPlanks = (tokens: readonly Token[]): Found | undefined =>
  tokens.some(({ lower }) => PLANKS.has(lower)) ? { bond: "plank", start: 0, end: 0 } : undefined;
const PLANKS: ReadonlySet<string> = new Set("plank planks floorboard floorboards".split(" "));

/** A figure that is cut into one piece lays none. */
const WORKED: ReadonlySet<string> = new Set(
  "carved engraved embossed etched stamped printed painted inlaid perforated".split(" "),
);

interface Found {
  readonly bond: Bond;
  readonly start: number;
  readonly end: number;
}

/** Words that a phrase for a bond begins with. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...BOND_WORDS.keys()].map((phrase) => phrase.split(" ")[0] as string),
);

/** "Diamond checker": a checkerboard that stands on its corners. */
const TURNING: ReadonlySet<Bond> = new Set<Bond>(["diamond", "diagonal"]);
const CHECKER = /^(?:checker|checkers|checkered|chequered|checkerboard|chequerboard|chessboard|check)$/;

/** The longest of its words, wherever they stand. */
function findWords(tokens: readonly Token[]): Found | undefined {
  const first = findFrom(tokens, 0);
  // "subway tiles in herringbone": how such tiles are laid by custom, and how these are
  const isName = first && /^(?:subway|metro)$/.test(tokens[first.start]?.lower ?? "");
  return (isName && findFrom(tokens, first.end)) || first;
}

function findFrom(tokens: readonly Token[], from: number): Found | undefined {
  for (let start = from; start < tokens.length; start += 1) {
    const first = tokens[start]?.lower ?? "";
    if (!FIRST_WORDS.has(first) && !FIRST_WORDS.has(singular(first))) continue;
    for (let length = Math.min(LONGEST, tokens.length - start); length > 0; length -= 1) {
      const words = tokens.slice(start, start + length).map(({ lower }) => lower);
      const last = words.pop() as string;
      const bond = BOND_WORDS.get([...words, last].join(" ")) ?? BOND_WORDS.get([...words, singular(last)].join(" "));
      if (bond && TURNING.has(bond) && CHECKER.test(tokens[start + length]?.lower ?? ""))
        return { bond: "diagonal", start, end: start + length };
      if (bond) return { bond, start, end: start + length };
    }
  }
  return undefined;
}

/** "With blue hexagons" is a figure on the tiles, "no herringbone" none. */
function isPrinted(tokens: readonly Token[], { start, end }: Found, work: Token): boolean {
  const before = tokens.slice(0, start);
  const tie = before.findLast(({ lower, index }) => TIES.has(lower) && !before.slice(index + 1).some(isPaused));
  if (!tie) return false;
  if (DENIED.has(tie.lower)) return true;
  const own = tokens.slice(tie.index, end);
  const last = tokens[end - 1]?.lower ?? "";
  return work.index < start && (own.some(({ lower }) => COLOURS.has(lower)) || last !== singular(last));
}
const isPaused = ({ pause }: Token): boolean => pause !== "none";
const DENIED: ReadonlySet<string> = new Set(["without", "no", "not", "printed", "painted"]);
const TIES: ReadonlySet<string> = new Set([...DENIED, "with", "showing"]);

/** The words of the bond with what leads to them and what follows: "laid in a herringbone pattern". */
function withCompany(tokens: readonly Token[], { start, end }: Found): { start: number; end: number } {
  let [from, to] = [start, end];
  while (to < tokens.length && BOND_NOUNS.has(tokens[to]?.lower ?? "")) to += 1;
  const isLast =
    to === tokens.length || tokens[to]?.pause !== "none" || !LAID_NOUNS.has(singular(tokens[to]?.lower ?? ""));
  while (isLast && from > 1 && BOND_LEADS.has(tokens[from - 1]?.lower ?? "")) from -= 1;
  return { start: from, end: to };
}
