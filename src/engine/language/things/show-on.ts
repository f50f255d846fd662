import type { SceneBuilder } from "../phrases/scene-builder.ts";
import type { Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { isLiving, PICTURES } from "../ties/relate.ts";
import { CARVED } from "../words/emblem-words.ts";
import { asEmblem, type FoundEmblem } from "./find-emblem.ts";

/** Puts what was found on the thing it is shown on. False where nothing was. */
export function showOn(
  found: FoundEmblem | undefined,
  terms: readonly Term[],
  { source }: Tie,
  builder: SceneBuilder,
  ledger: WordLedger,
): boolean {
  if (!found || !source) return false;
  source.emblem ??= found.emblem;
  for (const term of terms) ledger.mark(term, found.colours.includes(term) ? "colour" : "pattern", found.emblem.word);
  builder.dropped = undefined;
  return true;
}

/** Concepts of what is painted all round or all over its top: "a vase with a crane on it" has its picture, and no bird up there. */
const PAINTED: ReadonlySet<string> = new Set(
  "vase jug teapot bottle jar can cookie-jar surfboard lunchbox guitar".split(" "),
);
const DRAWN = /^(?:animal|figure|anatomy)$/;

/** "with a blue bird painted on it": what was named last is shown on what it is with. */
export function showLast(verb: Term, builder: SceneBuilder, ledger: WordLedger): boolean {
  const { focus, scene } = builder;
  const owner = focus?.owner;
  if (!focus || !owner || isLiving(owner) || PICTURES.has(owner.concept.id)) return false;
  owner.emblem ??= asEmblem(focus, CARVED.test(verb.lemma));
  scene.mentions.splice(scene.mentions.indexOf(focus), 1);
  ledger.mark(verb, "pattern", focus.text);
  builder.focus = owner;
  builder.described = { mention: owner, qualities: owner.qualities };
  return true;
}

/** "A vase with a crane on it": puts what was named last on its owner's side, where it is rather seen than sitting there. */
export function showOnSide(on: Term, builder: SceneBuilder, ledger: WordLedger): boolean {
  const { focus } = builder;
  const isSeen = focus?.owner && PAINTED.has(focus.owner.concept.id) && DRAWN.test(focus.concept.family);
  return isSeen === true && on.lemma === "on" && showLast(on, builder, ledger);
}
