import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Concepts of what ends in an ornament, and the slot of that. */
const TOPPED: ReadonlyMap<string, string> = new Map([["staff", "orb"]]);
/** Families of what such an ornament is carved as. */
const CARVED_AS = /^(?:animal|figure|anatomy|bird|insect|nature|toy)$/;
const WITH = /^(?:with|topped with|topped by|tipped with|crowned with|crowned by)$/;
/** Words between the tie and the ornament at most. */
const NEAR = 3;

const PEAKS = /^(?:peak|summit)$/;

/** "A mountain with a snowy peak": its own top, where a peak alone is another mountain. */
function isOfItself(terms: readonly Term[], at: number): boolean {
  const tie = terms.findLastIndex(({ entry }, i) => i < at && entry.connector !== undefined);
  return terms.slice(0, Math.max(0, tie)).some(({ entry }) => entry.object && HIGH.test(entry.object.concept.id));
}
const HIGH = /^(?:mountain|volcano|island|rock|iceberg)$/;

/** "A staff with a skull", "a cane topped with a silver eagle": what ends it has that shape, and lies not beside it. */
export function settleTops(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const terms = said.map((term, at) =>
    PEAKS.test(term.lemma) && isOfItself(said, at) ? { ...term, lemma: "top", entry: entries.get("top") ?? {} } : term,
  );
  const tie = terms.findIndex(
    ({ lemma, pause }, at) =>
      at > 0 && pause === "none" && WITH.test(lemma) && TOPPED.has(terms[at - 1]?.entry.object?.concept.id ?? ""),
  );
  const slot = TOPPED.get(terms[tie - 1]?.entry.object?.concept.id ?? "");
  const top = terms.findIndex(({ entry }, at) => at > tie && entry.object);
  const ornament = terms[top];
  const having = entries.get("with");
  if (tie < 0 || !slot || !ornament || top > tie + NEAR || !having) return terms;
  if (!CARVED_AS.test(ornament.entry.object?.concept.family ?? "")) return terms;
  // "a staff with a dragon head"
  const isHead = terms[top + 1]?.lemma === "head" && terms[top + 1]?.pause === "none";
  const near = { start: ornament.start, end: ornament.start, plural: false, joined: false, pause: "none" as const };
  const knob: Term = { ...ornament, ...near, lemma: slot, entry: { part: true }, wordClass: "thing" };
  const shaped: Term = { ...ornament, ...near, lemma: "shaped like", entry: { connector: "like" }, wordClass: "new" };
  const tied: Term = { ...(terms[tie] as Term), lemma: "with", entry: having };
  return [
    ...terms.slice(0, tie),
    tied,
    ...terms.slice(tie + 1, top),
    knob,
    shaped,
    ornament,
    ...terms.slice(isHead ? top + 2 : top + 1),
  ];
}
