import { hasBody } from "./relate.ts";
import type { Tie } from "./scene.ts";
import type { SettledHead } from "./settle-head.ts";
import { lastWord, type Term } from "./term.ts";

/** Concept of what is dressed as somebody, though it grew in a field. */
const SCARECROW = "scarecrow";
const IN_PLACE = "in place of the head of";

/**
 * "a scarecrow with a pumpkin head", "a robot with a television head": the thing that is the head, and its tie to whose head it
 * is. Undefined for a head that is only described, and for a beast's, which makes another creature of it.
 */
export function swapHead(
  terms: readonly Term[],
  tie: Tie | undefined,
): { readonly settled: SettledHead; readonly tie: Tie } | undefined {
  const { kind, source } = tie ?? {};
  const last = terms.at(-1);
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
