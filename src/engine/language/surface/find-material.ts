import type { Lexicon, LexiconMaterial } from "../lexicon.ts";
import { isPainted, isPartly } from "../terms/match-terms.ts";
import { plainWord } from "../terms/plain-word.ts";
import type { Term } from "../terms/term.ts";
import { seekMaterial } from "../terms/vocabulary.ts";
import { hypernyms, nounSenses, senseNode } from "../word-net.ts";
import { COLOURS } from "../words/colours.ts";
import { LAID_WORK } from "../words/layer-words.ts";
import { FORM_WORDS, MATERIAL_WORDS } from "../words/material-words.ts";
import { SURFACE_KINDS, SURFACE_WORDS } from "../words/surface-words.ts";
import { isAge, leavesOut } from "./left-out.ts";
import {
  BUILT,
  GENERAL_NOUNS,
  isBuiltOf,
  isFigureOn,
  isKindOf,
  isMaterialNoun,
  isOfCloth,
  isSewnOfCloth,
} from "./material-nouns.ts";

export interface FoundMaterial {
  /** Its terms, the telling one last. */
  readonly terms: readonly Term[];
  readonly id: string;
  readonly tint?: string;
  /** Not the material itself, but what such a thing is mostly made of. */
  readonly assumed: boolean;
}

/**
 * The material a phrase is about: the one most of whose name's words stand in the phrase in any order ("copper, brushed"),
 * else the last material noun that is no mere form ("brick wall" is brick), else the last word that names a surface
 * ("beach"), else what WordNet files near a material.
 */
export function findMaterial(terms: readonly Term[], lexicon: Lexicon): FoundMaterial | undefined {
  const spread = findSpread(terms, lexicon);
  const isMadeUp = (term: Term) =>
    isForm(term) && (isSewnOfCloth(term, terms, lexicon) || !isOfCloth(term, terms, lexicon));
  const kinds = classesOfKinds(terms, lexicon);
  const general =
    lastOf(terms, (term) => isMaterialNoun(term) && !isMadeUp(term) && !BUILT.has(term.lemma)) ??
    lastOf(terms, (term) => isMaterialNoun(term) && !isMadeUp(term));
  const at =
    lastOf(
      terms,
      (term) =>
        isMaterialNoun(term) &&
        !isMadeUp(term) &&
        !GENERAL_NOUNS.has(term.lemma) &&
        !kinds.has(term.lemma) &&
        !isSewnOfCloth(term, terms, lexicon) &&
        !(general !== undefined && isFigureOn(term, terms[general] as Term, lexicon)) &&
        !(general !== undefined && isBuiltOf(term, terms[general] as Term, lexicon)),
    ) ??
    (general === undefined ? undefined : lastOf(terms, (term) => isKindOf(term, terms[general] as Term, lexicon))) ??
    general ??
    lastOf(terms, ({ entry }) => entry.material !== undefined && entry.covering !== undefined) ??
    madeInto(terms, lexicon) ??
    lastOf(terms, ({ entry }) => entry.material !== undefined);
  const single = at === undefined ? undefined : terms[at];
  // "crumpled kraft paper": one phrase with a colour of its own
  const isTinted = single?.entry.material?.tint !== undefined && single.entry.material.id === spread?.id;
  const isSame = isTinted && spread.terms.length === 1 && spread.terms[0] === single;
  // "sequins, rose gold": a colour beside what is of it
  const isHue = spread?.terms.length === 1 && spread.terms[0]?.entry.colours && single && !single.entry.colours;
  if (spread && !isSame && !(isHue && single?.entry.material?.exact) && !(single && outweighs(single, spread, terms)))
    return spread;
  if (single?.entry.material) {
    const { id, tint, exact } = single.entry.material;
    const assumed = !exact && !isNameOf(single.lemma, lexicon);
    return {
      terms: [single],
      id,
      assumed: assumed && tint === undefined && SURFACE_WORDS.has(single.lemma),
      ...(tint === undefined ? {} : { tint }),
    };
  }
  const surface = ({ lemma }: Term) => seekMaterial(lexicon, SURFACE_WORDS.get(lemma) ?? []);
  return (
    lastFound(terms, (term) => (isForm(term) ? undefined : surface(term))) ??
    lastFound(terms, surface) ??
    lastFound(terms, (term) => seekByKind(term, lexicon))
  );
}

/** The last noun that names stuff; where it names only a form, the stuff whose colour's name stands beside it: "mahogany veneer". */
function madeInto(terms: readonly Term[], lexicon: Lexicon): number | undefined {
  const at = lastOf(terms, isMaterialNoun);
  const noun = at === undefined ? undefined : terms[at];
  return noun && isForm(noun) ? (lastOf(terms, (term) => isKindOf(term, noun, lexicon)) ?? at) : at;
}

const isNameOf = (word: string, { materials }: Lexicon): boolean => materials.some(({ words }) => words.includes(word));

/** Classes of which a kind is named by another word: "snakeskin leather", "travertine marble". There the class's own word adds nothing. */
function classesOfKinds(terms: readonly Term[], { materials }: Lexicon): ReadonlySet<string> {
  const classes = new Map<string, string>(materials.map(({ id, class: kind }) => [id, kind]));
  const kinds = terms.flatMap((term) => {
    const kind = isMaterialNoun(term) && term.entry.material?.exact ? classes.get(term.entry.material.id) : undefined;
    return kind === undefined || kind === term.lemma ? [] : [kind];
  });
  return new Set(kinds);
}

const isForm = ({ lemma, entry }: Term): boolean =>
  FORM_WORDS.has(lemma) && !LAID_WORK.has(lemma) && !(entry.material?.exact && lemma.includes(" "));

/** One phrase of several words ("wood siding") goes before words picked from all over, and so does laid work named last. */
const outweighs = (single: Term, spread: Spread, terms: readonly Term[]): boolean => {
  const words = (term: Term) => term.lemma.split(" ").length;
  // "riven slate paving" is paving, though it holds the name of a slate
  if (spread.terms.length === 1 && spread.terms[0] === single && words(single) > spread.length) return true;
  if (spread.terms.includes(single) && words(single) === 1) return false;
  const named = single.entry.material?.exact ? 0 : 0.5;
  if (words(single) - named >= spread.terms.reduce((sum, term) => sum + words(term), 0)) return true;
  return (
    LAID_WORK.has(single.lemma.slice(single.lemma.lastIndexOf(" ") + 1)) &&
    terms.indexOf(single) > Math.max(...spread.terms.map((term) => terms.indexOf(term)))
  );
};

interface Name {
  readonly id: string;
  readonly words: readonly string[];
}

const names = new WeakMap<Lexicon, ReadonlyMap<string, readonly Name[]>>();

/** Names of two words and more, by their last word. */
function namesOf(lexicon: Lexicon): ReadonlyMap<string, readonly Name[]> {
  let table = names.get(lexicon);
  if (!table) {
    const built = new Map<string, Name[]>();
    for (const { id, words } of lexicon.materials) {
      for (const phrase of words) {
        const name = { id, words: phrase.split(/[ -]/).map(plainWord) };
        const last = name.words.at(-1) as string;
        if (name.words.length > 1) built.set(last, [...(built.get(last) ?? []), name]);
      }
    }
    table = built;
    names.set(lexicon, table);
  }
  return table;
}

/** A plain colour, or a name of laid work that gives one: the white of "white brick". A "green marble" is a stone of its own. */
const isColoured = ({ entry, lemma }: Term, words: readonly string[]): boolean => {
  if (!entry.material) return entry.colours !== undefined;
  const first = lemma.slice(0, Math.max(0, lemma.indexOf(" ")));
  const isWork = LAID_WORK.has(words.at(-1) as string);
  return isWork && words.includes(first) && COLOURS.has(first) && !MATERIAL_WORDS.has(first);
};

/** Two plain colours with an "and" between them. */
const isOfPair = (first: Term | undefined, second: Term | undefined): boolean =>
  [first, second].every((term) => term?.entry.colours && !term.entry.material) &&
  (first as Term).end < (second as Term).start &&
  second?.pause === "none";

/** A material found by its name. */
interface Spread extends FoundMaterial {
  /** Words of the name. */
  readonly length: number;
}

function findSpread(terms: readonly Term[], lexicon: Lexicon): Spread | undefined {
  const places = new Map<string, Term>();
  const standing = new Map<string, number>();
  for (const [at, term] of terms.entries()) {
    // "blue-black marble" is no "black marble"
    const isShade = term.entry.colours && !term.entry.material && term.lemma.includes(" ");
    // the room of "concrete bathroom wall" only says where
    if (term.entry.grammar) continue;
    // "red and white brick" is brick in both, no "white brick"
    if (isOfPair(terms[at - 1], term) || isOfPair(term, terms[at + 1])) continue;
    if (isShade || (term.entry.colours && (term.joined || terms[at + 1]?.joined))) continue;
    const before = terms[at - 1];
    if (term.entry.colours && !term.entry.material && before && isPainted(before)) continue;
    // "marble, light red" is light of its red, no light marble
    if (term.entry.tint && terms[at + 1]?.entry.colours && !terms[at + 1]?.entry.material) continue;
    // "slightly rusty iron" is iron, and a little rust on it
    if (term.entry.condition && before && isPartly(before)) continue;
    for (const [k, word] of term.lemma.split(" ").entries()) {
      places.set(plainWord(word), term);
      standing.set(plainWord(word), Math.min(term.start + k, term.end - 1));
    }
  }
  let best: { readonly found: readonly Term[]; readonly name: Name; readonly score: number } | undefined;
  const table = namesOf(lexicon);
  const ofRoof = new Set(terms.flatMap((term, at) => (terms[at - 1]?.lemma === "roof" ? [plainWord(term.lemma)] : [])));
  const isFigured = terms.some(({ entry }) => entry.trait?.role === "pattern");
  for (const last of places.keys()) {
    for (const name of table.get(last) ?? []) {
      const { id, words } = name;
      if (!words.every((word) => places.has(word))) continue;
      const found = [...new Set(words.map((word) => places.get(word) as Term))].sort((a, b) => a.start - b.start);
      const whole = (found.at(-1) as Term).end - (found[0] as Term).start - words.length;
      // the "old" of "old asphalt" stands before asphalt shingles, not between
      const lead = Math.min(...words.map((word) => standing.get(word) as number)) - (found[0] as Term).start;
      const span = isAge(found[0] as Term, lead) ? whole - lead : whole;
      // "rusty painted iron" is painted iron that rusts, no rusty iron
      if (span > 0 && found.some(({ entry }) => entry.condition) && !isOfDyedEarth(id, found, terms, lexicon)) continue;
      if (found.some((term) => leavesOut(term, words))) continue;
      // a "turquoise tile" is none on a roof
      if (ofRoof.has(last) && !words.includes("roof")) continue;
      const isInOrder = words.every(
        (word, k) => k === 0 || (places.get(word) as Term).start >= (places.get(words[k - 1] as string) as Term).start,
      );
      // how it is laid or made tells more than its colour, which can be laid on: "white herringbone brick"
      const tones = found.filter((term) => isColoured(term, words)).length;
      const forms = found.filter(isForm).length;
      const telling = words.length * 100 - tones * (isFigured ? 130 : 30) - forms * 40;
      const score = telling + (found.at(-1) as Term).end - span * 4 + (isInOrder ? 20 : 0);
      if (!best || score > best.score) best = { found, name, score };
    }
  }
  return best && { terms: best.found, id: best.name.id, assumed: false, length: best.name.words.length };
}

/** "cracked red clay", "cracked desert mud": earth has its colour by nature, and no coat of it that could have cracked alone. */
const isOfDyedEarth = (id: string, found: readonly Term[], terms: readonly Term[], { materials }: Lexicon): boolean => {
  const [from, to] = [terms.indexOf(found[0] as Term), terms.indexOf(found.at(-1) as Term)];
  const between = terms.slice(from, to).filter((term) => !found.includes(term));
  const isGround = (of: string | undefined) => materials.find((material) => material.id === of)?.class === "ground";
  return (
    isGround(id) &&
    between.every(({ entry }) => entry.tint || (entry.colours && !entry.material) || isGround(entry.material?.id))
  );
};

function lastOf(terms: readonly Term[], test: (term: Term) => boolean): number | undefined {
  const at = terms.findLastIndex(test);
  return at >= 0 ? at : undefined;
}

function lastFound(terms: readonly Term[], seek: (term: Term) => string | undefined): FoundMaterial | undefined {
  for (let at = terms.length - 1; at >= 0; at -= 1) {
    const id = seek(terms[at] as Term);
    if (id !== undefined) return { terms: [terms[at] as Term], id, assumed: true };
  }
  return undefined;
}

let kinds: ReadonlyMap<number, readonly string[]> | undefined;

function seekByKind({ lemma, entry, wordClass }: Term, lexicon: Lexicon): string | undefined {
  if (entry.condition || entry.trait || entry.colours || entry.connector || entry.noise || wordClass === "action")
    return undefined;
  const first = nounSenses(lemma)[0];
  if (!first) return undefined;
  kinds ??= new Map(
    SURFACE_KINDS.flatMap(([sense, seek]) => {
      const node = senseNode(sense);
      return node === undefined ? [] : [[node, seek] as const];
    }),
  );
  for (const node of hypernyms(first.node).keys()) {
    const seek = kinds.get(node);
    if (seek) return seekMaterial(lexicon, seek);
  }
  return undefined;
}

/**
 * The material of this class or word that owns a pattern: "striped" asked of plain cloth is the striped cloth. Of things that
 * are only otherwise in no class, one of the same kind: "patterned wallpaper" is no patterned glass.
 */
export function ownerOf(pattern: string, base: LexiconMaterial, lexicon: Lexicon): string | undefined {
  return lexicon.materials.find(
    ({ class: kind, words }) =>
      kind === base.class &&
      words.some(
        (word) =>
          word === pattern ||
          (word.startsWith(`${pattern} `) && (kind !== "misc" || base.words.includes(word.slice(pattern.length + 1)))),
      ),
  )?.id;
}

/** The material that a word names by itself. */
export const ownMaterial = (word: string, { materials }: Lexicon): string | undefined =>
  materials.find(({ id, words }) => id === word || words.includes(word))?.id;
