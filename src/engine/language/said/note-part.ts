import type { Mention, PartDraft } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { noteName, noteProportion } from "./tell-proportion.ts";

interface NamedPart {
  readonly slot: string;
  readonly head: Term;
  readonly modifiers: readonly Term[];
}

/** Keeps by what name a part was called, how large it is and how many there are, and which of them is meant. */
export function notePart(part: PartDraft, mention: Mention, named: NamedPart, ledger: WordLedger): void {
  const { slot, head, modifiers } = named;
  noteProportion(mention, lastWord(head), modifiers, slot);
  noteName(part, mention, head, slot);
  tellTyre(part, named, ledger);
}

/** Words of where a wheel is, as the parts' traits spell them. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ["front", "front"],
  ["rear", "rear"],
  ["back", "rear"],
  ["hind", "rear"],
  ["left", "left"],
  ["right", "right"],
]);

/** "A flat front tyre" is one of four, "flat tyres" are all. */
function tellTyre({ qualities }: PartDraft, { head, modifiers }: NamedPart, ledger: WordLedger): void {
  const isFlat = modifiers.some(({ lemma }) => lemma === "flat" || lemma === "deflated");
  if (!isFlat || !/^(?:tyre|tire)s?$/.test(lastWord(head))) return;
  if (!head.plural) qualities.addTrait({ trait: "single" });
  for (const term of modifiers) {
    const place = PLACES.get(term.lemma);
    if (place === undefined) continue;
    qualities.addTrait({ trait: place });
    ledger.mark(term, "part", place);
  }
}
