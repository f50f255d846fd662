import type { Term } from "../terms/term.ts";

/** A name that fits on anything. */
const NAME = "MAX";
/** Words for what is written, where it is not told what: a name where it is somebody's own. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ...[
    "writing",
    "writing on",
    "lettering",
    "text",
    "word",
    "slogan",
    "message",
    "inscription",
    "quote",
    "logo text",
  ].map((word) => [word, "HELLO"] as const),
  ...["name", "initial", "monogram", "signature"].map((word) => [word, NAME] as const),
]);
/** Words that make it somebody's own, and such as only say how it is written. */
const OWN = /^(?:personali[sz]ed|custom|customi[sz]ed)$/;
const MANNER =
  /^(?:printed|embroidered|stitched|sewn|handwritten|hand-written|bold|funny|big|large|some|cursive|graphic)$/;
/** Before one figure or letter: "with the number 7". */
const SIGNS = /^(?:number|letter|digit|numeral)$/;
/** Before it, what ties it to what it is written on. */
const TIES: ReadonlySet<string> = new Set(["with", "has", "have", "having", "featuring", "bearing"]);

/**
 * "A shirt with personalized writing", "a mug with a name on it": something that can be read stands on the thing, though nobody
 * said what. Read as if that stood there in quotation marks.
 */
export function tellUntoldWriting(terms: readonly Term[]): readonly Term[] {
  const told: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1];
    const isSign = SIGNS.test(terms[at - 1]?.lemma ?? "") && term.pause === "none";
    const sign = isSign ? signOf(term) : undefined;
    if (sign !== undefined) {
      const from = firstOf(terms, at - 1);
      if (from !== undefined) {
        told.splice(told.length - (at - from), at - from);
        told.push(written(term, terms[from], sign, terms.slice(from, at)));
        continue;
      }
    }
    const text = WRITTEN.get(term.lemma);
    const isLast =
      term.lemma === "writing on" || next === undefined || next.pause !== "none" || next.entry.connector !== undefined;
    const from = text !== undefined && isLast && !term.quoted ? firstOf(terms, at) : undefined;
    if (from === undefined || text === undefined) {
      told.push(term);
      continue;
    }
    const before = terms.slice(from, at);
    told.splice(told.length - before.length, before.length);
    const isOwn = before.some(({ lemma }) => OWN.test(lemma));
    told.push(written(term, before[0], isOwn ? NAME : text, before));
  }
  return told;
}

/** A term in quotation marks, in the colour or the metal that is said of it. */
function written(term: Term, first: Term | undefined, says: string, about: readonly Term[]): Term {
  const entry = about.find(({ entry: { colours } }) => colours)?.entry ?? {};
  const colours = entry.colours?.slice(0, 1);
  return { ...term, start: first?.start ?? term.start, quoted: true, says, entry: colours ? { colours } : {} };
}

/** "7", "seven", "B". */
function signOf({ lemma, entry: { count } }: Term): string | undefined {
  if (count !== undefined) return String(count);
  return /^(?:[a-z]|[0-9]{1,3})$/.test(lemma) ? lemma.toUpperCase() : undefined;
}

/** Where the words about it begin, if before them stands what ties it to a thing. */
function firstOf(terms: readonly Term[], at: number): number | undefined {
  let from = at;
  for (let before = terms[from - 1]; before; before = terms[from - 1]) {
    if (TIES.has(before.lemma)) return from;
    // a purple message is the paper's colour, in a bottle
    const isDyed = before.entry.colours !== undefined && terms[at]?.lemma !== "message";
    const isSaid = before.entry.determiner || isDyed || before.entry.trait?.role === "size";
    if (!isSaid && !OWN.test(before.lemma) && !MANNER.test(before.lemma)) return undefined;
    from -= 1;
  }
  return undefined;
}
