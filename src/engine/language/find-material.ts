import type { Lexicon } from "./lexicon.ts";
import type { Term } from "./match-terms.ts";
import { seekMaterial } from "./vocabulary.ts";
import { hypernyms, nounSenses, senseNode } from "./word-net.ts";
import { FORM_WORDS } from "./words/material-words.ts";
import { SURFACE_KINDS, SURFACE_WORDS } from "./words/surface-words.ts";

export interface FoundMaterial {
  /** Index of its term. */
  readonly at: number;
  readonly id: string;
  readonly tint?: string;
  /** Not the material itself, but what such a thing is mostly made of. */
  readonly assumed: boolean;
}

/**
 * The material a phrase is about: the last material noun that is no mere form ("brick wall" is brick), else the last
 * word that names a surface ("beach"), else what WordNet files near a material.
 */
export function findMaterial(terms: readonly Term[], lexicon: Lexicon): FoundMaterial | undefined {
  const named = lastOf(terms, (term) => isMaterialNoun(term) && !isForm(term)) ?? lastOf(terms, isMaterialNoun);
  const loose = named ?? lastOf(terms, ({ entry }) => entry.material !== undefined);
  const material = loose === undefined ? undefined : terms[loose]?.entry.material;
  if (loose !== undefined && material) {
    const { id, tint } = material;
    return { at: loose, id, assumed: false, ...(tint === undefined ? {} : { tint }) };
  }
  const surface = ({ lemma }: Term) => seekMaterial(lexicon, SURFACE_WORDS.get(lemma) ?? []);
  return (
    lastFound(terms, (term) => (isForm(term) ? undefined : surface(term))) ??
    lastFound(terms, surface) ??
    lastFound(terms, (term) => seekByKind(term, lexicon))
  );
}

const isMaterialNoun = ({ entry }: Term): boolean =>
  entry.material !== undefined && entry.covering === undefined && entry.colours === undefined;

const isForm = ({ lemma, entry }: Term): boolean => FORM_WORDS.has(lemma) && entry.material?.exact !== true;

function lastOf(terms: readonly Term[], test: (term: Term) => boolean): number | undefined {
  const at = terms.findLastIndex(test);
  return at >= 0 ? at : undefined;
}

function lastFound(terms: readonly Term[], seek: (term: Term) => string | undefined): FoundMaterial | undefined {
  for (let at = terms.length - 1; at >= 0; at -= 1) {
    const id = seek(terms[at] as Term);
    if (id !== undefined) return { at, id, assumed: true };
  }
  return undefined;
}

let kinds: ReadonlyMap<number, readonly string[]> | undefined;

function seekByKind({ lemma, entry, wordClass }: Term, lexicon: Lexicon): string | undefined {
  if (entry.condition || entry.trait || entry.colours || entry.connector || entry.noise || wordClass === "action")
    return undefined;
  const first = nounSenses(lemma)[0];
  if (!first) return undefined;
  kinds ??= new Map(
    SURFACE_KINDS.flatMap(([sense, seek]) => {
      const node = senseNode(sense);
      return node === undefined ? [] : [[node, seek] as const];
    }),
  );
  for (const node of hypernyms(first.node).keys()) {
    const seek = kinds.get(node);
    if (seek) return seekMaterial(lexicon, seek);
  }
  return undefined;
}
