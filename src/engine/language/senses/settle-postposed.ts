import { isQuality } from "../phrases/noun-phrase.ts";
import { singleOut } from "../phrases/single-out.ts";
import { endsPhrase, lastWord, SILENT, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { EMBLEM_HEADS } from "../words/emblem-words.ts";
import { DEPICTED } from "../words/situations.ts";

/** What stands after the noun it belongs before, or without the word that ties it. */
export function settlePostposed(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const having = entries.get("with");
  const settled = another(clustered(singleOut(oneOfTwo(lost(terms)))), entries).map((term, at, all) =>
    isOwnSide(all, at) || isOwnStyle(all, at) ? { ...term, entry: SILENT } : term,
  );
  return having
    ? settled.flatMap((term, at) =>
        isLoosePattern(settled, at) || isLooselyHeld(settled, at) || isLooselyShown(settled, at)
          ? [tieTo(term, having), unpaused(term)]
          : [term],
      )
    : settled;
}

const MISSING = "missing";
const LOST = /^(?:missing|broken|snapped|knocked|chipped|hacked|struck)$/;

/** One look for both, in prompts that speak of neither. */
const lost = (terms: readonly Term[]): readonly Term[] =>
  terms.some(({ lemma }) => LOST.test(lemma)) ? brokenOff(gone(terms)) : terms;

/** Words between a missing part and the comma, the "with" or the article before it, at most. */
const NEAR = 3;

/** "With the pendulum missing", "several planks missing": what is said so of a part is a missing part, wherever the word stands. */
function gone(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause }, i) => lemma === MISSING && pause === "none" && endsPhrase(terms[i + 1]),
  );
  const part = terms[at - 1];
  if (at < 1 || !part || part.entry.connector || part.entry.determiner || !isNoun(part)) return terms;
  const word: Term = { ...(terms[at] as Term), pause: part.pause, entry: MISSED, wordClass: "quality" };
  return [...terms.slice(0, at - 1), word, { ...part, pause: "none" }, ...terms.slice(at + 1)];
}

const BROKEN = /^(?:broken|snapped|knocked|chipped|hacked|struck)$/;

/** "Its nose broken off": a broken nose. */
function brokenOff(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause }, i) =>
      BROKEN.test(lemma) && pause === "none" && terms[i + 1]?.lemma === "off" && endsPhrase(terms[i + 2]),
  );
  const [part, verb, off] = terms.slice(at - 1, at + 2);
  if (at < 1 || !part || !verb || !off || part.entry.connector || part.entry.determiner || !isNoun(part)) return terms;
  const word: Term = { ...verb, end: off.end, lemma: "broken", pause: part.pause, entry: BREAKS, wordClass: "quality" };
  return [...terms.slice(0, at - 1), word, { ...part, pause: "none" }, ...terms.slice(at + 2)];
}

const BREAKS: Term["entry"] = { condition: [["broken", 0.7]] };

/** A word before a noun, where no tie is meant. */
const MISSED = { trait: { role: "shape", trait: MISSING } } as const;

const isNoun = ({ entry, wordClass }: Term): boolean =>
  entry.part !== undefined || entry.object !== undefined || wordClass === "thing";

const PAIRED = /^(?:eye|ear|horn|wing|tusk|antler|arm|leg|hand|sleeve|claw|lens)$/;

/** "One eye glowing blue", "one ear torn": of the other nothing is said, as of "one glowing blue eye". */
function oneOfTwo(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, entry }, i) =>
      PAIRED.test(lemma) && entry.part && terms[i - 1]?.entry.count === 1 && isSaid(terms[i + 1]),
  );
  if (at < 0) return terms;
  let end = at + 1;
  while (isSaid(terms[end])) end += 1;
  if (!endsPhrase(terms[end])) return terms;
  return [...terms.slice(0, at), ...terms.slice(at + 1, end), terms[at] as Term, ...terms.slice(end)];
}

const isSaid = (term: Term | undefined): boolean =>
  term?.pause === "none" && isQuality(term.entry) && !term.entry.object && term.entry.count === undefined;

const CLUSTER = /^(?:cluster|clump|bunch|patch|grouping)$/;

/** "A mushroom cluster": several of them. */
function clustered(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause }, i) =>
      CLUSTER.test(lemma) && pause === "none" && isGrown(terms[i - 1]) && endsPhrase(terms[i + 1]),
  );
  const [thing, word] = [terms[at - 1], terms[at]];
  if (!thing || !word) return terms;
  return [...terms.slice(0, at - 1), { ...thing, end: word.end, plural: true }, ...terms.slice(at + 1)];
}

const isGrown = (term: Term | undefined): boolean =>
  /^(?:plant|nature)$/.test(term?.entry.object?.concept.family ?? "");

/** "A sliced kiwi next to a whole one": the one is another of the kind that was named. */
function another(terms: readonly Term[], entries: Vocabulary["entries"]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause }, i) =>
      lemma === "one" && pause === "none" && i > 2 && endsPhrase(terms[i + 1]) && isSaidOfOne(terms, i),
  );
  const tie = terms.findLastIndex(({ entry }, i) => i < at && entry.connector);
  // "a cat in a big box and a dog in a small one": what a cat was in
  const same = terms.findLastIndex(({ lemma }, i) => i < tie && lemma === terms[tie]?.lemma);
  const isThing = ({ entry }: Term) => entry.object !== undefined;
  const named = same < 0 ? terms.slice(0, Math.max(0, tie)).findLast(isThing) : terms.slice(same, tie).find(isThing);
  if (at < 0 || !named) return terms;
  const { start, end } = terms[at] as Term;
  // "a red apple next to a green one", where a red apple is a word by itself
  const noun = lastWord(named);
  const kind = named.lemma !== noun && entries.get(noun)?.object ? { lemma: noun, entry: entries.get(noun) ?? {} } : {};
  return terms.map((term, i) =>
    i === at ? { ...named, ...kind, start, end, pause: "none", joined: false, plural: false } : term,
  );
}

/** "A green one", "another one", after something that ties it to what came before. */
function isSaidOfOne(terms: readonly Term[], at: number): boolean {
  const first = terms.slice(0, at).findLastIndex(({ entry }) => entry.determiner);
  const tie = terms[first - 1]?.entry.connector;
  return first > 0 && at - first <= NEAR && tie !== undefined && tie !== "with";
}

/** "A lighter, zippo style": the style is the thing's own, and no second one lies beside it. */
function isOwnStyle(terms: readonly Term[], at: number): boolean {
  const noun = /^styled?$/.test(terms[at]?.lemma ?? "") ? at - 1 : at;
  const [kind, style] = [terms[noun], terms[noun + 1]];
  return kind?.pause === "comma" && /^styled?$/.test(style?.lemma ?? "") && kind.entry.object !== undefined && noun > 0;
}

const LEANS = /^(?:leaning|tilting|tilted|slumped|slumping|listing|bent|drooping)$/;
const ASIDE = /^(?:one|the|its|a) side$/;

/** "Leaning to one side": to the side of nothing. */
function isOwnSide(terms: readonly Term[], at: number): boolean {
  const from = [at, at - 1, at - 2].find(
    (i) => i > 0 && terms[i]?.lemma === "to" && LEANS.test(terms[i - 1]?.lemma ?? ""),
  );
  if (from === undefined) return false;
  return ASIDE.test(`${terms[from + 1]?.lemma} ${terms[from + 2]?.lemma}`) && at <= from + 2;
}

const HELD_IN = /^(?:mouth|hand|teeth|beak|paw)s?$/;

/** "A fisherman, pipe in mouth": he has it there, and is of no pipes. */
const isLooselyHeld = (terms: readonly Term[], at: number): boolean => {
  const [thing, within, whose, where] = terms.slice(at, at + 4);
  if (thing?.pause !== "comma" || !isNoun(thing) || within?.lemma !== "in") return false;
  return HELD_IN.test((whose?.entry.determiner ? where : whose)?.lemma ?? "");
};

/** "A shield, a raven painted on it", "an axe, runes carved into the blade": it has one. */
function isLooselyShown(terms: readonly Term[], at: number): boolean {
  if (at === 0 || terms[at]?.pause !== "comma" || terms[at]?.entry.connector) return false;
  const near = terms.slice(at + 1, at + NEAR + 2);
  const verb = near.findIndex(({ lemma, entry, pause }) => pause !== "none" || entry.connector || DEPICTED.has(lemma));
  const [shown, drawn, upon] = terms.slice(at + verb, at + verb + 3);
  if (verb < 0 || drawn?.pause !== "none" || !DEPICTED.has(drawn.lemma)) return false;
  return shown !== undefined && isNoun(shown) && upon?.pause === "none" && upon.entry.connector !== undefined;
}

/** "A table lamp, dragonfly pattern": it has one. */
function isLoosePattern(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.pause !== "comma" || terms[at]?.entry.connector || terms[at]?.entry.determiner) return false;
  const head = terms.findIndex(
    ({ lemma, pause }, i) =>
      i > at && i <= at + NEAR && pause === "none" && (EMBLEM_HEADS.has(lemma) || MARKS.test(lemma)),
  );
  if (head < 0 || !endsPhrase(terms[head + 1])) return false;
  const said = terms.slice(at, head);
  return (
    said.every(
      ({ entry, pause }, i) => (i === 0 || pause === "none") && (!entry.connector || entry.connector === "and"),
    ) && said.some((term) => isNoun(term) || MARKS.test(terms[head]?.lemma ?? ""))
  );
}

/** "A scarf, red and white stripes". */
const MARKS = /^(?:stripe|polka dot|dot|spot|check|star)$/;

const tieTo = (term: Term, entry: Term["entry"]): Term => ({
  ...term,
  end: term.start,
  lemma: "with",
  plural: false,
  joined: false,
  entry,
  wordClass: "new",
});

const unpaused = (term: Term): Term => ({ ...term, pause: "none" });
