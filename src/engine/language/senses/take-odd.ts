import { isQuality } from "../phrases/noun-phrase.ts";
import { applyModifiers } from "../said/modifiers.ts";
import { type Mention, newMention, partOf, type Scene } from "../scene/scene.ts";
import { endsPhrase, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { isOfMatter } from "../ties/relate.ts";

/** What may stand between the one and what it is like: "one of them is cracked". */
const OF_THEM = /^(?:of|them|which|whom|these|those|the|is|are|being|was)$/;
/** What ties the clause to what came before. */
const BEFORE = /^(?:with|and|but|where|having)$/;
/** What is one of two by nature is told by its side. */
const PAIRED = /^(?:eye|ear|horn|wing|tusk|antler|arm|leg|hand|foot|sleeve|claw|lens)s?$/;
const MISSING = "missing";

/** One of several that is unlike the others: which several, and what is said of the one. */
export interface Odd {
  readonly several: Term;
  readonly said: readonly Term[];
}

/** "A basket of eggs, one of them cracked": takes out the clause that tells what one of several is like, and names nothing further. */
export function takeOdd(
  terms: readonly Term[],
  ledger: WordLedger,
): { readonly rest: readonly Term[]; readonly odd?: Odd } {
  for (const [at, { entry, pause }] of terms.entries()) {
    if (entry.count !== 1) continue;
    const isTied = BEFORE.test(terms[at - 1]?.lemma ?? "");
    if (!isTied && pause === "none") continue;
    const isOfAll = (term: Term | undefined) => term !== undefined && OF_THEM.test(term.lemma) && term.pause === "none";
    let first = at + 1;
    while (isOfAll(terms[first])) first += 1;
    let end = first;
    while (isSaid(terms[end])) end += 1;
    const several = terms.slice(0, at).findLast((term) => term.plural && term.entry.object);
    const isMany = several && !PAIRED.test(several.lemma);
    if (end === first || !isMany || !endsPhrase(terms[end])) continue;
    const start = isTied ? at - 1 : at;
    for (const term of terms.slice(start, first)) ledger.mark(term, "grammar");
    ledger.mark(terms[at] as Term, "count", "1");
    return { rest: [...terms.slice(0, start), ...terms.slice(end)], odd: { several, said: terms.slice(first, end) } };
  }
  return { rest: terms };
}

const isSaid = (term: Term | undefined): boolean =>
  term?.pause === "none" && isQuality(term.entry) && term.entry.count === undefined && !term.entry.connector;

/** Makes the one a thing of its own, in the place of one of the several; of parts, where the whole tells one apart. */
export function setOddApart(scene: Scene, { several, said }: Odd, ledger: WordLedger, vocabulary: Vocabulary): void {
  const typed = ledger.typed(several);
  const mention = scene.mentions.findLast(({ text, count }) => text === typed && count > 1);
  if (!mention) {
    sayOfPart(scene, { several, said }, ledger, vocabulary);
    return;
  }
  if (said.some(({ lemma }) => lemma === MISSING)) {
    mention.count -= 1;
    for (const term of said) ledger.mark(term, "count");
    return;
  }
  const { concept, word, text, assumed } = mention;
  const one = newMention({ concept, word, text, assumed, count: 1 });
  one.qualities.addAll(mention.qualities);
  applyModifiers(said, one.qualities, ledger, isOfMatter(one));
  scene.mentions.push(one);
  scene.links.push({ kind: "with", from: one, to: mention, alone: true });
}

/** "A nest with three eggs, one of them golden": of parts that are one piece nothing is said, rather than of all. */
function sayOfPart(scene: Scene, { several, said }: Odd, ledger: WordLedger, { slots }: Vocabulary): void {
  const slotOf = ({ concept }: Mention, name: string) => slots.get(concept.id)?.get(name);
  const owner = scene.mentions.findLast((each) => slotOf(each, several.lemma) !== undefined);
  const slot = owner && slotOf(owner, `odd ${several.lemma}`);
  if (!owner || slot === undefined) {
    for (const term of said) ledger.mark(term, "unused");
    return;
  }
  const part = partOf(owner, slot);
  part.count ??= 1;
  const others = owner.parts.get(slotOf(owner, several.lemma) as string);
  if (others?.count !== undefined && others.count > 1) others.count -= 1;
  applyModifiers(said, part.qualities, ledger, isOfMatter(owner));
}
