import { phraseStart } from "../phrases/noun-phrase.ts";
import { SILENT, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const TURNED = /^(?:turned|converted|transformed|repurposed|made over|remade|made)$/;
const INTO = /^(?:into|as|to)$/;
/** Families of what keeps its form whatever it is used for, and of what one is inside of. */
const KEEPS_FORM = /^(?:building|structure|vehicle|container|street)$/;
const USED_INSIDE = /^(?:building|structure|vehicle)$/;
/** Concepts that show what they are for by what grows in them. */
const PLANTERS = /^(?:flower-pot|planter|window-box|raised-bed|flower-bed)$/;

/**
 * "A boot turned into a house" is a house shaped like a boot, "a bus converted into a food truck" the truck; "a teapot turned into a
 * planter" has flowers in it, and a barn that was converted to whatever is a barn still.
 */
export function settleBecoming(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const turned = terms.findIndex(
    ({ lemma, pause }, at) => at > 0 && pause === "none" && TURNED.test(lemma) && INTO.test(terms[at + 1]?.lemma ?? ""),
  );
  const was = terms.findLastIndex(({ entry }, at) => at < turned && entry.object);
  const becomes = terms.findIndex(({ entry }, at) => at > turned + 1 && entry.object);
  const [old, made] = [terms[was]?.entry.object?.concept, terms[becomes]?.entry.object?.concept];
  if (turned < 0 || !old || !made || was !== turned - 1) return terms;
  const between = terms.slice(turned + 2, becomes);
  const isNear = between.every(({ entry, pause }) => pause === "none" && !entry.connector);
  if (!isNear) return terms;
  const first = phraseStart(terms, was);
  const [before, phrase, after] = [terms.slice(0, first), terms.slice(first, turned), terms.slice(becomes + 1)];
  const silent = terms
    .slice(turned, becomes + 1)
    .map((term) => ({ ...term, entry: SILENT, wordClass: "new" as const }));
  if (PLANTERS.test(made.id)) {
    const filled = entries.get("filled with");
    const flowers = entries.get("flowers");
    if (!filled || !flowers) return terms;
    const [verb, last] = [terms[turned] as Term, terms[becomes] as Term];
    const grown: Term = { ...last, lemma: "flowers", plural: true, entry: flowers, wordClass: "thing" };
    return [...before, ...phrase, { ...verb, end: last.start, lemma: "filled with", entry: filled }, grown, ...after];
  }
  if (old.family === made.family && made.family === "vehicle")
    return [...before, ...between, ...phrase.slice(0, -1), { ...(terms[becomes] as Term), pause: "none" }, ...after];
  const like = entries.get("shaped like");
  if (!USED_INSIDE.test(made.family) || KEEPS_FORM.test(old.family) || !like)
    return KEEPS_FORM.test(old.family) ? [...before, ...phrase, ...silent, ...after] : terms;
  const tie: Term = {
    ...(terms[turned] as Term),
    end: (terms[turned + 1] as Term).end,
    lemma: "shaped like",
    entry: like,
  };
  return [...before, ...terms.slice(turned + 2, becomes + 1), tie, ...phrase, ...after];
}
