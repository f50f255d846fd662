import type { Term } from "../terms/term.ts";
import { seekMaterial, type Vocabulary } from "../terms/vocabulary.ts";
import type { ConnectorKind } from "../words/connectors.ts";

/** "made of ice": the stuff itself, not a layer of it; moss lies on things, but a suit can be made of it. */
export function asMatter(term: Term, { lexicon }: Vocabulary): Term {
  const { covering, material: known, trait } = term.entry;
  const id = covering && !known ? seekMaterial(lexicon, [term.lemma]) : undefined;
  const material = known ?? (id === undefined ? undefined : { id, exact: true });
  return material ? { ...term, entry: { material, ...(trait?.role === "style" && { trait }) } } : term;
}

/** What grows or settles on things and is no thing by itself. */
export const isOvergrowth = ({ entry }: Term): boolean => entry.covering !== undefined && !entry.object;

/** What a thing is made of or covered with, rather than a further thing. */
export const isMatter = ({ entry }: Term, kind: ConnectorKind): boolean =>
  kind === "made" ||
  !entry.object ||
  entry.covering !== undefined ||
  (entry.material !== undefined && !entry.object.own);
