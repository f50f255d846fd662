import type { SceneBuilder } from "../phrases/scene-builder.ts";
import { settleWith } from "../phrases/settle-with.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { PLACING } from "../words/connectors.ts";
import { BODY, MOUTHS } from "../words/situations.ts";
import { bearerOf } from "./bearer-of.ts";
import { takeToMouth } from "./in-mouth.ts";
import { perch } from "./perch.ts";
import { canHold, isLiving } from "./relate.ts";

/** What stands out from a body, that things are on and hang from. */
const LIMBS = /^(?:horn|antler|tusk|tail|wing|fin|ear)$/;
const FEET = /^(?:foot|feet)$/;

/** "with an acorn in its mouth", "standing on one foot": where on somebody a thing is, or how somebody stands. */
export function isOnBody(
  head: Term,
  modifiers: readonly Term[],
  { tie, isOwned }: { readonly tie: Tie; readonly isOwned: boolean },
  builder: SceneBuilder,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  if (tie.word === "at" && FEET.test(head.lemma) && lieAtFeet(head, isOwned, builder, ledger)) return true;
  const isOneLeg =
    tie.kind === "on" && /^(?:foot|leg)$/.test(head.lemma) && modifiers.some(({ entry }) => entry.count === 1);
  const isOnLimb = tie.kind === "on" && LIMBS.test(head.lemma);
  const doing = isOnLimb ? "on" : (BODY.get(head.lemma) ?? (isOneLeg ? "on" : undefined));
  const { focus, scene } = builder;
  if (!doing || !focus || tie.kind === "with" || tie.kind === "without" || !PLACING.has(tie.kind)) return false;
  if (modifiers.some(({ possessive }) => possessive)) return false;
  const bearer = bearerOf(scene, focus, isOwned);
  // who crawls to a shell has none of its own in mind
  if (focus === bearer && head.lemma === "shell") return false;
  if (!bearer || !(isLiving(bearer) || (MOUTHS.has(head.lemma) && canHold(bearer)))) return false;
  // "a helmet under his arm" is in the arm, not on it
  const isPerched = focus !== bearer && tie.kind !== "under" && perch(scene, focus, bearer, head.lemma, tie.word);
  if (focus !== bearer && !isPerched) {
    settleWith(scene, focus, doing, whereOn(focus, head));
  } else if (focus === bearer) {
    builder.dropped = tie.kind === "on" ? { ...tie, spot: head.lemma } : tie;
    if (MOUTHS.has(head.lemma)) takeToMouth(builder.described, scene, vocabulary);
  }
  if (isOneLeg) bearer.qualities.addTrait({ trait: "one-footed" });
  ledger.mark(head, "part", head.lemma);
  for (const term of modifiers) ledger.mark(term, "part", head.lemma);
  return true;
}

/** "with a cat at her feet": beside her, whatever she sits in. */
function lieAtFeet(head: Term, isOwned: boolean, builder: SceneBuilder, ledger: WordLedger): boolean {
  const { focus, scene } = builder;
  if (!focus || !bearerOf(scene, focus, isOwned) || !settleWith(scene, focus, "beside")) return false;
  ledger.mark(head, "part", head.lemma);
  return true;
}

/** Where on the body, where that is not where such a thing is otherwise: a wreath about the neck, a bow on the head. */
function whereOn({ concept }: Mention, { lemma }: Term): { readonly where?: "mouth"; readonly part?: string } {
  if (MOUTHS.has(lemma)) return { where: "mouth" };
  return ELSEWHERE.get(concept.id) === lemma ? { part: lemma } : {};
}
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["wreath", "neck"],
  ["ribbon", "head"],
]);
