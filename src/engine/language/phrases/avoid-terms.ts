import type { Scene } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

/** Notes a thing that must not be there: nothing is made of it. */
export function excludeThing(head: Term, modifiers: readonly Term[], { avoid }: Scene, ledger: WordLedger): void {
  const { material, covering, colours, object } = head.entry;
  if (!object && (material || covering || colours)) avoidTerms([...modifiers, head], { avoid }, ledger);
  else for (const term of [...modifiers, head]) ledger.mark(term, "negation", `no ${head.lemma}`);
}

/** Notes colours, materials and conditions that nothing may show. */
export function avoidTerms(terms: readonly Term[], { avoid }: Pick<Scene, "avoid">, ledger: WordLedger): void {
  for (const term of terms) {
    const { entry } = term;
    if (!entry.covering) for (const { word } of entry.colours ?? []) avoid.colours.add(word);
    if (entry.material && !entry.covering) avoid.materials.add(entry.material.id);
    for (const [name] of entry.condition ?? []) avoid.conditions.add(name);
    if (entry.covering) avoid.conditions.add(entry.covering[0]);
    ledger.mark(term, "negation", `no ${term.lemma}`);
  }
}
