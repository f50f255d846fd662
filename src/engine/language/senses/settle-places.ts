import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";

/** What tells a place by itself, and the preposition it is short for. */
const BEHIND = /^(?:behind|alongside)$/;
const FRONT = /^(?:front|foreground)$/;

/**
 * "A chair with a cat behind", "a piano, a stool in front": behind and in front of it, the thing that was spoken of before. "A vase on
 * its side" lies there.
 */
export function settlePlaces(said: readonly Term[], { slots }: Vocabulary): readonly Term[] {
  const terms = tipOver(layDown(inSide(asItself(onBeasts(onOneOf(said), slots)))));
  if (!terms.some(({ lemma }) => BEHIND.test(lemma) || FRONT.test(lemma))) return terms;
  const settled: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const length = placeAt(terms, at);
    const term = terms[at] as Term;
    if (length === 0 || !settled.some(({ entry }) => entry.object)) {
      settled.push(term);
      continue;
    }
    const last = terms[at + length - 1] as Term;
    const tie: Term =
      length === 1 ? term : { ...term, end: last.end, lemma: "in front of", entry: { connector: "front" } };
    settled.push(tie, { ...last, start: last.end, lemma: "it", entry: { grammar: true }, pause: "none" });
    at += length - 1;
  }
  return settled;
}

/** How many words tell a place there and nothing after them of what: 0 for none. */
function placeAt(terms: readonly Term[], at: number): number {
  const isLast = (i: number) =>
    terms[i] !== undefined && (terms[i + 1] === undefined || terms[i + 1]?.pause !== "none");
  const { lemma, pause } = terms[at] as Term;
  if (BEHIND.test(lemma)) return pause === "none" && isLast(at) ? 1 : 0;
  if (lemma !== "in") return 0;
  const noun = terms[at + 1]?.entry.determiner ? at + 2 : at + 1;
  return FRONT.test(terms[noun]?.lemma ?? "") && terms[noun]?.pause === "none" && isLast(noun) ? noun + 1 - at : 0;
}

const OWN = /^(?:its|his|her|their)$/;

/** Right behind a thing; but "with a lamp on its side" says where the lamp is. */
function layDown(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma }, i) =>
      lemma === "on" && OWN.test(terms[i + 1]?.lemma ?? "") && /^sides?$/.test(terms[i + 2]?.lemma ?? ""),
  );
  const on = terms[at];
  const object = terms[at - 1]?.entry.object;
  if (on?.pause !== "none" || !object) return terms;
  if (terms.slice(0, at).findLast(({ entry }) => entry.connector)?.entry.connector === "with") return terms;
  const entry = { trait: { role: "pose", trait: isLiving(object) ? "sideways" : "tipped" } } as const;
  const said: Term = { ...on, end: on.end + 2, lemma: "on its side", entry, wordClass: "quality" };
  return [...terms.slice(0, at), said, ...terms.slice(at + 3)];
}

const INSTEAD = /^(?:for|as|instead of)$/;

/** "A snail with a house for a shell": a house, though its shell goes by that name. */
const asItself = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const { part, ...entry } = term.entry;
    const isInstead = INSTEAD.test(terms[at + 1]?.lemma ?? "") && terms[at + 3]?.lemma === "shell";
    return part && entry.object && isInstead ? { ...term, entry } : term;
  });

const STUCK = /^(?:key|wind-up key|arrow|knife|spear|sword|needle|pin|thorn|harpoon)$/;

/** "With a key in its side": it sticks in the body, which nobody sees from that side alone. */
function inSide(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause }, i) =>
      lemma === "side" && pause === "none" && OWN.test(terms[i - 1]?.lemma ?? "") && terms[i - 2]?.lemma === "in",
  );
  if (at < 0 || !STUCK.test(terms[at - 3]?.lemma ?? "")) return terms;
  return terms.map((term, i) => (i === at ? { ...term, lemma: "back", entry: { part: true } } : term));
}

/** Words between "of" and the beast at most: "a very old giant". */
const NEAR = 4;

/** "On the shell of a tortoise": on the tortoise, whose part that is; no second shell lies about. */
function onBeasts(terms: readonly Term[], slots: Vocabulary["slots"]): readonly Term[] {
  const at = terms.findIndex(({ lemma }, i) => {
    if (lemma !== "of" || i < 3) return false;
    const [on, article, part] = terms.slice(i - 3, i) as [Term, Term, Term];
    if (on.entry.connector !== "on" || !article.entry.determiner || !part.entry.object) return false;
    const beast = terms.slice(i + 1, i + 2 + NEAR).find((term) => term.entry.object)?.entry.object;
    return beast !== undefined && isLiving(beast) && slots.get(beast.concept.id)?.has(part.lemma) === true;
  });
  return at < 0 ? terms : [...terms.slice(0, at - 2), ...terms.slice(at + 1)];
}

/** "A bottle lying on its side": what does not live is tipped over. */
function tipOver(terms: readonly Term[]): readonly Term[] {
  let thing: Term["entry"]["object"];
  return terms.map((term) => {
    thing = term.entry.object ?? thing;
    if (term.entry.trait?.trait !== "sideways" || !thing || isLiving(thing)) return term;
    return { ...term, entry: { ...term.entry, trait: { ...term.entry.trait, trait: "tipped" } } };
  });
}

/** "On one of its horns", "from one of the branches": on a part of the thing, whichever it is. */
function onOneOf(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, entry }, i) =>
      lemma === "one" &&
      entry.count === 1 &&
      terms[i - 1]?.entry.connector === "on" &&
      terms[i + 1]?.lemma === "of" &&
      terms[i + 2]?.entry.determiner === true &&
      terms[i + 3]?.entry.part === true,
  );
  return at < 0 ? terms : [...terms.slice(0, at), ...terms.slice(at + 2)];
}
