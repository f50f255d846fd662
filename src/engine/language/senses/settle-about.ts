import { endsPhrase, lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Words between a tie and the noun it ties at most. */
const NEAR = 3;

/** What is set about a thing, binds it or lies on it, and is no thing beside it nor what it is made of. */
export function settleAbout(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const having = entries.get("with");
  return having ? heaped(sealed(sanded(bandedWith(setAround(terms, having), having)), having), entries) : terms;
}

const AROUND = /^(?:surrounded|encircled|ringed|framed|bordered|flanked) (?:by|with|in)$/;
const GEMS = /^(?:gem|pearl)$/;
const JEWEL = "jewel";
/** Slot of the small stones round a large one. */
const HALO = "halo";

/** "A ring with a ruby surrounded by small diamonds": they are set about it and no heap of gems lies round a ring. */
function setAround(terms: readonly Term[], having: Term["entry"]): readonly Term[] {
  const tie = terms.findIndex(({ lemma }) => AROUND.test(lemma));
  const gem = terms.findIndex(({ entry }, at) => at > tie && GEMS.test(entry.object?.concept.id ?? ""));
  const jewel = terms.findLast(
    ({ entry }, at) => at < tie && entry.object?.concept.family === JEWEL && !GEMS.test(entry.object.concept.id),
  );
  if (tie < 0 || gem < 0 || gem > tie + NEAR || !jewel) return terms;
  const isHaloed = HALO in (jewel.entry.object?.concept.slots ?? {});
  return terms.map((term, at) => {
    if (at === tie) return { ...term, lemma: "with", entry: having };
    if (at !== gem || !isHaloed) return term;
    const { colours } = term.entry;
    return { ...term, lemma: HALO, entry: { part: true, ...(colours && { colours }) }, wordClass: "thing" as const };
  });
}

/** "Half covered by sand": it lies on the thing, which is not made of it. */
const sanded = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) =>
    term.lemma === "sand" && terms[at - 1]?.entry.connector === "covered" && endsPhrase(terms[at + 1])
      ? { ...term, entry: { covering: ["sandy", 0.8] as const }, wordClass: "seldom" }
      : term,
  );

const BANDED = /^(?:banded|hooped|bound) (?:with|in|by)$/;
const BANDED_ALONE = /^(?:banded|hooped|bound)$/;
const METAL = /iron|steel|brass|bronze|silver|gold|copper|pewter|metal/;
/** Slots of what holds a thing together from outside, the likeliest first; the place of a thing that has none. */
const BANDS = ["band", "hoop", "strap", "fitting", "mount", "corner"] as const;
const ANY_BAND = "band";

/** "A barrel bound with iron", "a horn banded with silver": the bands are, and not the whole. */
function bandedWith(terms: readonly Term[], having: Term["entry"]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma }, i) =>
      BANDED.test(lemma) || (BANDED_ALONE.test(lemma) && /^(?:with|in|by)$/.test(terms[i + 1]?.lemma ?? "")),
  );
  const tie = BANDED.test(terms[at]?.lemma ?? "") ? at : at + 1;
  const thing = terms.findLast(({ entry }, i) => i < at && entry.object)?.entry.object;
  const stuff = terms.findIndex(({ entry }, i) => i > tie && i <= tie + NEAR && METAL.test(entry.material?.id ?? ""));
  if (at < 0 || stuff < 0 || !thing || !endsPhrase(terms[stuff + 1])) return terms;
  const slots = Object.keys(thing.concept.slots);
  const word = BANDS.find((each) => slots.includes(each)) ?? ANY_BAND;
  const last = terms[stuff] as Term;
  const band: Term = {
    ...last,
    start: last.end,
    lemma: word,
    plural: true,
    pause: "none",
    entry: { part: true },
    wordClass: "thing",
  };
  const tied: Term = { ...(terms[tie] as Term), start: (terms[at] as Term).start, lemma: "with", entry: having };
  return [...terms.slice(0, at), tied, ...terms.slice(tie + 1, stuff + 1), band, ...terms.slice(stuff + 1)];
}

const SEALED = /^(?:sealed|closed) (?:with|by|in)$/;
const SEALED_ALONE = /^(?:sealed|closed)$/;
const SEAL = "seal";

/** "A scroll sealed with red wax": the seal is of wax and red, and the paper is not. */
function sealed(terms: readonly Term[], having: Term["entry"]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma }, i) =>
      SEALED.test(lemma) || (SEALED_ALONE.test(lemma) && /^(?:with|by|in)$/.test(terms[i + 1]?.lemma ?? "")),
  );
  const wax = terms.findIndex(({ lemma }, i) => i > at && i <= at + NEAR + 1 && lastWord({ lemma }) === "wax");
  const thing = terms.findLast(({ entry }, i) => i < at && entry.object)?.entry.object;
  if (at < 0 || wax < 0 || !thing || !endsPhrase(terms[wax + 1])) return terms;
  const last = terms[wax] as Term;
  // of what has no seal of its own nothing is of wax
  if (!(SEAL in thing.concept.slots)) return [...terms.slice(0, at), ...terms.slice(wax + 1)];
  const said = terms.slice(at + 1, wax).filter(({ entry }) => entry.colours);
  const tied: Term = { ...(terms[at] as Term), lemma: "with", entry: having };
  const seal: Term = { ...last, lemma: SEAL, pause: "none", entry: { part: true }, wordClass: "thing" };
  return [...terms.slice(0, at), tied, ...said, seal, ...terms.slice(wax + 1)];
}

const HEAP = "a pile of";

/** "On a bed of ice", "of lettuce": nobody sleeps there. A bed of flowers is one, and is in a garden. */
function heaped(terms: readonly Term[], entries: Vocabulary["entries"]): readonly Term[] {
  const at = terms.findIndex(({ lemma }, i) => lemma === "bed" && terms[i + 1]?.lemma === "of");
  const stuff = terms[at + 2];
  const heap = entries.get(HEAP);
  if (at < 0 || !stuff || !heap || stuff.entry.determiner || stuff.pause !== "none") return terms;
  if (/^(?:plant|vehicle|flower)$/.test(stuff.entry.object?.concept.family ?? "")) return terms;
  const of = terms[at + 1] as Term;
  const before = terms[at - 1]?.entry.determiner ? at - 1 : at;
  return [
    ...terms.slice(0, before),
    { ...(terms[at] as Term), start: (terms[before] as Term).start, end: of.end, lemma: HEAP, entry: heap },
    ...terms.slice(at + 2),
  ];
}
