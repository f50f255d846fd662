import type { Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import { hasBody } from "../ties/relate.ts";
import { PLACING } from "../words/connectors.ts";
import type { SettledHead } from "./settle-head.ts";

/** Concept of what is dressed as somebody, though it grew in a field. */
const SCARECROW = "scarecrow";
const IN_PLACE = "in place of the head of";

/** A noun in no list. */
const isUnknown = ({ entry, possessive }: Term): boolean => Object.keys(entry).length === 0 && !possessive;

/** "Out of a car's sunroof": out of the car. */
function ownerOf(terms: readonly Term[], tie: Tie): { readonly settled: SettledHead; readonly tie: Tie } | undefined {
  const at = terms.findLastIndex(({ possessive, entry }) => possessive && entry.object !== undefined);
  const owner = terms[at];
  if (!owner || hasBody({ concept: (owner.entry.object as NonNullable<Term["entry"]["object"]>).concept }))
    return undefined;
  return { settled: { head: { ...owner, possessive: false }, modifiers: terms.slice(0, at) }, tie };
}

/**
 * "a scarecrow with a pumpkin head", "a robot with a television head": the thing that is the head, and its tie to whose head it
 * is; and of what is in no list the thing whose it is. Undefined for a head that is only described, and for a beast's, which makes another creature of it.
 */
export function swapHead(
  terms: readonly Term[],
  tie: Tie | undefined,
): { readonly settled: SettledHead; readonly tie: Tie } | undefined {
  const { kind, source } = tie ?? {};
  const last = terms.at(-1);
  if (tie && last && PLACING.has(tie.kind) && isUnknown(last)) return ownerOf(terms, tie);
  if (!tie || (kind !== "with" && kind !== "wearing") || !source || !last || lastWord(last) !== "head")
    return undefined;
  if (!hasBody(source) && source.concept.id !== SCARECROW) return undefined;
  // "pumpkin head" is a word of its own
  const head = last.lemma === "head" ? terms.at(-2) : last;
  const { object, material, colours } = head?.entry ?? {};
  if (!head || !object?.own || material || colours || head.possessive || hasBody(object)) return undefined;
  const modifiers = terms.filter((term) => term !== last && term !== head);
  return { settled: { head, modifiers }, tie: { ...tie, kind: "on", word: IN_PLACE } };
}
