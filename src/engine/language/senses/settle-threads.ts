import type { Term } from "../terms/term.ts";

const THREAD = "thread";
/** What is done with threads; "sewn in gold" alone is too little to go by. */
const STITCHED = /^(?:stitched|embroidered|embroidered with|sewn|woven|decorated with|adorned with|threaded)$/;
const EMBROIDERY = "embroidery";
/** Words between the tie and the thread at most: "with fine golden". */
const QUALITIES = 3;

/** "A cushion stitched with golden threads", "a robe embroidered in silver thread": that is embroidery, and no spool beside it. */
export function settleThreads(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma, pause }) => lemma === THREAD && pause === "none");
  const thread = terms[at];
  if (!thread) return terms;
  const tie = tieBefore(terms, at);
  const stitched = terms[tie - 1];
  const isStitched = STITCHED.test(terms[tie]?.lemma ?? "") || STITCHED.test(stitched?.lemma ?? "");
  const isMany = thread.plural && /^(?:with|in)$/.test(terms[tie]?.lemma ?? "");
  if (tie < 1 || !(isStitched || isMany)) return terms;
  return terms.map((term, i) => {
    if (i === at) return { ...term, lemma: EMBROIDERY, plural: false, entry: {}, wordClass: "thing" };
    if (i === tie) return { ...term, lemma: "with", entry: { connector: "with" } };
    return term === stitched && STITCHED.test(term.lemma)
      ? { ...term, entry: { grammar: true }, wordClass: "quality" }
      : term;
  });
}

/** Where the connector stands before the thread and what is said of it; -1 without one. */
function tieBefore(terms: readonly Term[], at: number): number {
  let next = at - 1;
  while (next > 0 && at - next <= QUALITIES && !terms[next]?.entry.connector) next -= 1;
  return terms[next]?.entry.connector ? next : -1;
}
