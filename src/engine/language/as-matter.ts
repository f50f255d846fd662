import type { Term } from "./term.ts";
import { seekMaterial, type Vocabulary } from "./vocabulary.ts";

/** "made of ice": the stuff itself, not a layer of it; moss lies on things, but a suit can be made of it. */
export function asMatter(term: Term, { lexicon }: Vocabulary): Term {
  const { covering, material: known, trait } = term.entry;
  const id = covering && !known ? seekMaterial(lexicon, [term.lemma]) : undefined;
  const material = known ?? (id === undefined ? undefined : { id, exact: true });
  return material ? { ...term, entry: { material, ...(trait?.role === "style" && { trait }) } } : term;
}
