import type { Term } from "./match-terms.ts";
import { kindName, nearestConcept } from "./nearest-concept.ts";
import { seekMaterial, type Vocabulary } from "./vocabulary.ts";
import type { WordLedger } from "./word-ledger.ts";
import { FORM_HEADS, SOFT_FORMS, STONE_FORMS } from "./words/form-heads.ts";
import { KIND_OF } from "./words/kinds.ts";

export interface SettledHead {
  readonly head: Term;
  readonly modifiers: readonly Term[];
  /** "a chair leg": the head names a part of the modifier, which is what is made. */
  readonly ownPart?: { readonly slot: string; readonly term: Term };
}

/**
 * The noun that a compound is about. Mostly the last one; but a "rabbit figurine" is a rabbit, a "raccoon detective" a
 * raccoon, and of a "car wheel" the car is made.
 */
export function settleHead(
  terms: readonly Term[],
  headIndex: number,
  vocabulary: Vocabulary,
  ledger: WordLedger,
): SettledHead {
  const head = terms[headIndex] as Term;
  const modifiers = terms.filter((_, i) => i !== headIndex);
  if (head.entry.object?.own) return settleOwn(head, modifiers, ledger);
  const swap = (at: number, form: Term): SettledHead => {
    ledger.mark(form, "style", form.lemma);
    const rest = modifiers.filter((_, i) => i !== at);
    return { head: modifiers[at] as Term, modifiers: [...rest, ...formQualities(form, rest, vocabulary)] };
  };
  if (FORM_HEADS.has(head.lemma)) {
    const at = modifiers.findLastIndex((term) => isThing(term));
    if (at >= 0) return swap(at, head);
  }
  if (!head.entry.part && !KIND_OF.has(head.lemma) && kindName(head.lemma, vocabulary.lexicon) === "figure") {
    const at = modifiers.findLastIndex((term) => isAnimal(term, vocabulary));
    if (at >= 0) return swap(at, head);
  }
  if (head.entry.part && !head.entry.object) {
    for (const [at, term] of modifiers.entries()) {
      const slot = term.entry.object && vocabulary.slots.get(term.entry.object.concept.id)?.get(head.lemma);
      if (slot !== undefined) {
        return { head: term, modifiers: modifiers.filter((_, i) => i !== at), ownPart: { slot, term: head } };
      }
    }
  }
  // "a doll's face": what has no shape of its own gives way to its owner
  if (
    !head.entry.part &&
    !head.entry.object &&
    head.wordClass !== "new" &&
    !nearestConcept(head.lemma, vocabulary.lexicon)
  ) {
    const at = modifiers.findLastIndex((term) => term.possessive && isThing(term));
    if (at >= 0) return { head: modifiers[at] as Term, modifiers: modifiers.filter((_, i) => i !== at) };
  }
  return { head, modifiers };
}

/** "corgi puppy", "convertible car": of two words of one concept the first says more. */
function settleOwn(head: Term, modifiers: readonly Term[], ledger: WordLedger): SettledHead {
  const known = head.entry.object;
  for (const term of modifiers) {
    if (known && term.entry.object?.concept === known.concept) ledger.mark(term, "object", known.concept.id);
  }
  const at = modifiers.findLastIndex(({ entry }) => entry.object?.own && entry.object.concept === known?.concept);
  const closer = modifiers[at]?.entry.object;
  if (!known || !closer) return { head, modifiers };
  const rest = modifiers.filter((_, i) => i !== at);
  const isGeneral = known.word === known.concept.words[0];
  const extra: Term[] = isGeneral ? [] : [{ ...head, entry: { trait: { role: "style", trait: known.word } } }];
  return { head: { ...head, entry: { ...head.entry, object: closer } }, modifiers: [...rest, ...extra] };
}

const isThing = ({ entry, wordClass }: Term): boolean =>
  entry.object !== undefined ||
  (wordClass === "thing" && !entry.material && !entry.colours && !entry.trait && !entry.condition);

const isAnimal = (term: Term, { lexicon }: Vocabulary): boolean =>
  isThing(term) && (term.entry.object?.concept.family === "animal" || kindName(term.lemma, lexicon) === "animal");

/** A statue is of stone and a plush toy soft, where nothing else is said. */
function formQualities(form: Term, rest: readonly Term[], { lexicon }: Vocabulary): Term[] {
  if (SOFT_FORMS.has(form.lemma)) return [{ ...form, entry: { trait: { role: "style", trait: "plush" } } }];
  if (!STONE_FORMS.has(form.lemma) || rest.some(({ entry }) => entry.material)) return [];
  const id = seekMaterial(lexicon, ["marble", "stone", "class:stone"]);
  return id === undefined ? [] : [{ ...form, entry: { material: { id, exact: true } } }];
}
