import { fromHex } from "../../math/color.ts";
import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { slotOf } from "../things/part-owner.ts";
import { isLiving } from "../ties/relate.ts";
import { graftKind } from "../words/grafts.ts";

/** What beasts and people are given besides what they have; angel's wings are worn. */
const FOR_BODIES = /^(?:membrane|insect)-wings$/;
/** What grows on a head that has none of its own: "a rabbit with antlers". */
const FOR_HEADS = /^(?:(?:unicorn-)?horns?|antlers)$/;
/** Slot of the wings of what has them by nature. */
const OWN_WINGS = "wing";
/** Whose wings are thin and pale, and their colour. */
const GAUZY = /^(?:fairy|pixie|dragonfly|bee|fly|wasp|insect)$/;
const GAUZE = "#bcd6ee";
/** What a thing stands on: "a house on chicken legs". */
const STOOD_ON = /-legs$|^tentacles$/;

/**
 * "An alarm clock with bat wings", "a house on chicken legs": what grows on others is put on it.
 *
 * @returns Whether that was said. What has such a part of its own keeps it, and so does who has a body of its own, but for the
 *   wings of another kind: "a pig with butterfly wings".
 */
export function tellGraft(
  terms: readonly Term[],
  { kind: tied, source }: Tie,
  { mentions }: Pick<Scene, "mentions">,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  const last = terms.at(-1);
  if (!source || !last || last.possessive || !/^(?:with|on|wearing|and)$/.test(tied)) return false;
  const part = singular(lastWord(last));
  const whose = terms
    .filter(({ entry }) => !entry.determiner)
    .flatMap(({ lemma }) => lemma.split(" "))
    .slice(0, -1)
    .map(singular);
  const kind = graftKind(part, whose);
  if (kind === undefined || !isLacking(source, last, kind, tied, vocabulary)) return false;
  // "a duck chasing a ball with its wings flapping"
  if (whose.length === 0 && mentions.some((other) => isLiving(other) && slotOf(vocabulary, other, last) !== undefined))
    return false;
  if (tied === "on" && !STOOD_ON.test(kind)) return false;
  const said = terms
    .slice(0, -1)
    .flatMap(({ entry }) => entry.colours ?? [])
    .at(0);
  const hex = said?.hex ?? (whose.some((word) => GAUZY.test(word)) ? GAUZE : undefined);
  source.grafts.push({ kind, ...(hex !== undefined && { colour: fromHex(hex) }) });
  for (const term of terms) ledger.mark(term, term === last ? "part" : term.entry.colours ? "colour" : "shape", kind);
  return true;
}

/** Whether the thing has none by itself; a beast is given the wings of another kind all the same, and a barrow what it stands on. */
function isLacking(source: Mention, part: Term, kind: string, tied: string, vocabulary: Vocabulary): boolean {
  const own = slotOf(vocabulary, source, part) ?? slotOf(vocabulary, source, { lemma: singular(lastWord(part)) });
  return isLiving(source)
    ? (FOR_BODIES.test(kind) && own !== OWN_WINGS) || (FOR_HEADS.test(kind) && own === undefined)
    : own === undefined || (tied === "on" && STOOD_ON.test(kind));
}
