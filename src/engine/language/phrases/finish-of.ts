import type { Mention } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import { FINISHES, GLAZES } from "../words/situations.ts";
import type { NounPhrase } from "./noun-phrase.ts";

/** "With a glossy ruby finish", "with a blue and white glaze": what comes before such a word says how the thing looks. */
export const isFinish = ({ lemma }: Term, said: NounPhrase, thing: Mention | undefined): boolean =>
  (FINISHES.has(lemma) && said.nouns.length > 0) ||
  (GLAZES.has(lemma) && said.terms.length > 0 && thing !== undefined && thing.concept.family !== "food");
