import type { Lexicon, LexiconConcept } from "../lexicon.ts";
import { hypernyms, nounSenses, senseNode } from "../word-net.ts";
import { KIND_OF, KINDS, type Kind } from "../words/kinds.ts";

export interface NearestConcept {
  readonly concept: LexiconConcept;
  /** Claimed: the noun is a kind of what the concept stands for. Otherwise only the kind of thing agrees. */
  readonly claimed: boolean;
  /** Steps between the two over the closest shared hypernym; 0 where it is claimed, infinite where they share none. */
  readonly steps: number;
}

/** What the concepts of a lexicon claim among WordNet's synsets. */
interface Claims {
  readonly byNode: ReadonlyMap<number, LexiconConcept>;
  /** Concept -> all hypernyms of its senses, with steps. */
  readonly reach: ReadonlyMap<LexiconConcept, ReadonlyMap<number, number>>;
  readonly kindByNode: ReadonlyMap<number, Kind>;
  readonly answers: Map<string, NearestConcept | undefined>;
}

/** More answers than a worker needs to remember. */
const MOST_ANSWERS = 2000;

const claimsOf = new WeakMap<Lexicon, Claims>();

function readClaims(lexicon: Lexicon): Claims {
  const held = claimsOf.get(lexicon);
  if (held) return held;
  const byNode = new Map<number, LexiconConcept>();
  const reach = new Map<LexiconConcept, Map<number, number>>();
  for (const concept of lexicon.concepts) {
    const above = new Map<number, number>();
    for (const sense of concept.senses) {
      const node = senseNode(sense);
      if (node === undefined) continue;
      if (!byNode.has(node)) byNode.set(node, concept);
      for (const [at, steps] of hypernyms(node)) above.set(at, Math.min(steps, above.get(at) ?? steps));
    }
    reach.set(concept, above);
  }
  const kindByNode = new Map<number, Kind>();
  for (const kind of KINDS) {
    for (const sense of kind.senses) {
      const node = senseNode(sense);
      if (node !== undefined && !kindByNode.has(node)) kindByNode.set(node, kind);
    }
  }
  const claims = { byNode, reach, kindByNode, answers: new Map() };
  claimsOf.set(lexicon, claims);
  return claims;
}

/**
 * The concept nearest to a noun by WordNet's hypernyms: the first one claimed on the way up from the noun's most
 * frequent sense, else the concept of the same kind that shares the closest hypernym.
 *
 * @param lemma Lower case, singular.
 * @returns undefined for a word that names no thing WordNet knows.
 */
export function nearestConcept(lemma: string, lexicon: Lexicon): NearestConcept | undefined {
  const claims = readClaims(lexicon);
  if (claims.answers.has(lemma)) return claims.answers.get(lemma);
  const answer = seek(lemma, lexicon, claims);
  if (claims.answers.size >= MOST_ANSWERS) claims.answers.clear();
  claims.answers.set(lemma, answer);
  return answer;
}

function seek(lemma: string, lexicon: Lexicon, claims: Claims): NearestConcept | undefined {
  const first = nounSenses(lemma)[0];
  const above = first ? hypernyms(first.node) : new Map<number, number>();
  for (const node of above.keys()) {
    const concept = claims.byNode.get(node);
    if (concept) return { concept, claimed: true, steps: 0 };
  }
  const kindName = KIND_OF.get(lemma);
  const kind =
    kindName === undefined
      ? nearestKind(above, claims)
      : KINDS.find(({ name, archetype }) => name === kindName && archetype === undefined);
  const concept = kind && nearestOfKind(above, kind, lexicon, claims);
  if (!concept) return undefined;
  return {
    concept,
    claimed: false,
    steps: stepsBetween(above, claims.reach.get(concept) as ReadonlyMap<number, number>),
  };
}

function nearestKind(above: ReadonlyMap<number, number>, { kindByNode }: Claims): Kind | undefined {
  for (const node of above.keys()) {
    const kind = kindByNode.get(node);
    if (kind) return kind;
  }
  return undefined;
}

function nearestOfKind(
  above: ReadonlyMap<number, number>,
  kind: Kind,
  { concepts }: Lexicon,
  { reach }: Claims,
): LexiconConcept | undefined {
  const archetype = concepts.find(({ words }) => kind.archetype !== undefined && words.includes(kind.archetype));
  if (archetype) return archetype;
  for (const family of kind.families) {
    let best: LexiconConcept | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const concept of concepts) {
      if (concept.family !== family) continue;
      const distance = stepsBetween(above, reach.get(concept) as ReadonlyMap<number, number>);
      if (distance < least || !best) [best, least] = [concept, distance];
    }
    if (best) return best;
  }
  return undefined;
}

/** Whether a noun names what a concept is one of, by what it claims or by its words: `bird` a cardinal, `instrument` a violin. */
export function isOneOf(concept: LexiconConcept, kind: string, lexicon: Lexicon): boolean {
  if (concept.family === kind || concept.words.some((word) => word.endsWith(` ${kind}`))) return true;
  const kinds = nounSenses(kind).map(({ node }) => node);
  const isBelow = (above: ReadonlyMap<number, number> | undefined) => kinds.some((node) => (above?.get(node) ?? 0) > 0);
  return (
    isBelow(readClaims(lexicon).reach.get(concept)) ||
    concept.words.some((word) => nounSenses(word).some(({ node }) => isBelow(hypernyms(node))))
  );
}

/** Steps between two nouns over their closest shared hypernym. */
function stepsBetween(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [node, up] of a) least = Math.min(least, up + (b.get(node) ?? Number.POSITIVE_INFINITY));
  return least;
}

/** The kind of thing a noun names, for the report: "animal". */
export function kindName(lemma: string, lexicon: Lexicon): string | undefined {
  const named = KIND_OF.get(lemma);
  if (named !== undefined) return named;
  const first = nounSenses(lemma)[0];
  return first && nearestKind(hypernyms(first.node), readClaims(lexicon))?.name;
}
