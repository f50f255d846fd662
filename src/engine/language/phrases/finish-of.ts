import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import { FINISHES, GLAZES } from "../words/situations.ts";
import type { NounPhrase } from "./noun-phrase.ts";

/** "With a glossy ruby finish", "in black lacquer and brass", "in red paint": what comes before such a word says how the thing looks. */
export const isFinish = (
  { lemma }: Term,
  said: NounPhrase,
  thing: Mention | undefined,
  tie: Tie["kind"] | undefined,
): boolean =>
  (tie === "with" && FINISHES.has(lemma) && said.nouns.length > 0) ||
  (/^(?:with|in|of)$/.test(tie ?? "") && isGlaze(lemma, tie, said, thing));

const isGlaze = (lemma: string, tie: Tie["kind"] | undefined, said: NounPhrase, thing: Mention | undefined): boolean =>
  (GLAZES.has(lemma) || (lemma === "paint" && tie === "in")) &&
  said.terms.length > 0 &&
  thing !== undefined &&
  thing.concept.family !== "food";
