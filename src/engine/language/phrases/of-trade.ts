import type { Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** What is another thing for each trade, and the ties of what is taken along rather than worn. */
const OF_TRADE: ReadonlySet<string> = new Set(["helmet", "hat", "cap"]);
const TAKEN: ReadonlySet<string> = new Set(["holding", "carrying", "with", "and"]);

/** "an astronaut holding a helmet": it is one of an astronaut's. Any other thing stays what it was said to be. */
export function ofTrade(head: Term, tie: Tie | undefined, { entries }: Vocabulary): Term {
  if (!tie?.source || !TAKEN.has(tie.kind) || !OF_TRADE.has(head.lemma)) return head;
  const { guise, word } = tie.source;
  const object = entries.get(`${guise ?? word} ${head.lemma}`)?.object;
  return object?.own ? { ...head, entry: { ...head.entry, object } } : head;
}
