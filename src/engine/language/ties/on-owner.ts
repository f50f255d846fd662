import type { SceneBuilder } from "../phrases/scene-builder.ts";
import { settleOnFirst, settleWith, vesselOn } from "../phrases/settle-with.ts";
import { type Mention, partOf, type Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { asEmblem } from "../things/find-emblem.ts";
import { slotOf } from "../things/part-owner.ts";
import { mannerOfWord, ON_EACH } from "../words/manners.ts";
import { DRINKS, FILLINGS } from "../words/situations.ts";
import { onPart } from "./on-part.ts";
import { isLiving } from "./relate.ts";

/** Where on a seat a throw lies, if not over its back. */
const ARMRESTS: ReadonlySet<string> = new Set(["arm", "armrest"]);
/** What is on these of a book is printed there. */
const COVERS = /^(?:cover|front cover|page|spine)$/;

/** "a truck with a ladder on its roof": the ladder is on the truck; "a snail with a house on its shell". */
export function isOnOwner(
  head: Term,
  { kind, word }: Tie,
  isOwned: boolean,
  builder: SceneBuilder,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  const { focus, scene } = builder;
  if (kind !== "on" && kind !== "in" && kind !== "under") return false;
  if (!focus?.owner || !head.entry.part) return false;
  // "strawberries in cream": it is in the bowl with them
  if (kind === "in" && (FILLINGS.has(head.lemma) || DRINKS.has(head.lemma))) return false;
  const slot = slotOf(vocabulary, focus.owner, head);
  const hasPart = (whole: Mention) => slotOf(vocabulary, whole, head) !== undefined;
  if (kind === "on" && COVERS.test(head.lemma) && slot !== undefined && isLiving(focus)) {
    print(focus, focus.owner, builder);
    ledger.mark(head, "part", head.lemma);
    return true;
  }
  const vessel = vesselOn(scene, focus, slot, hasPart);
  if (vessel && settleWith(scene, vessel, kind, {})) {
    ledger.mark(head, "part", head.lemma);
    return true;
  }
  const how = mannerOfWord(word);
  // "an oak with a swing hanging from a branch", "a truck with hay in the bed": no other is meant
  const isHung = how === "hung" && !isLiving(focus.owner);
  const isOwnPart = (isOwned || !isLiving(focus.owner) || slot === "saucer") && slot !== undefined;
  if (!isOwnPart && (head.entry.object || isLiving(focus.owner))) return false;
  const isOverArm = how === "draped" && ARMRESTS.has(head.lemma);
  const isSaid = how === "draped" || how === "stuck" || isHung || ON_EACH.has(how ?? "");
  const said = isSaid ? { how: isOverArm ? ("over-arm" as const) : how } : {};
  const manner = kind === "on" ? onPart(said, head.lemma) : said;
  const isOnFirst = kind === "on" && slot === undefined && settleOnFirst(scene, focus, head.lemma, hasPart);
  if (!isOnFirst && !settleWith(scene, focus, kind, manner)) return false;
  if (slot !== undefined && SHOWN_THEN.test(slot)) partOf(focus.owner, slot);
  ledger.mark(head, "part", head.lemma);
  return true;
}

/** What a thing has with it not always, but where another one lies on it: "a skull on the gold" of a chest. */
const SHOWN_THEN = /^(?:saucer|treasure)$/;

/** "A book with a dragon on the cover". */
function print(shown: Mention, owner: Mention, builder: SceneBuilder): void {
  const { mentions } = builder.scene;
  owner.emblem ??= asEmblem(shown, false);
  mentions.splice(mentions.indexOf(shown), 1);
  builder.focus = owner;
  builder.described = { mention: owner, qualities: owner.qualities };
}
