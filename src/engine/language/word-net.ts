import { ADJECTIVES, NOUNS, PARENTS, VERBS } from "./wordnet.gen.ts";

export interface NounSense {
  /** WordNet's number of the sense, 1 the most frequent. */
  readonly number: number;
  readonly node: number;
}

/** The nouns of things with their hypernyms, and words of other kinds. Decoded from the generated tables on first use. */
interface WordNet {
  /** Lemma -> `:` or `~`, then senses as in the generated file. */
  readonly nouns: ReadonlyMap<string, string>;
  readonly verbs: ReadonlyMap<string, string>;
  readonly adjectives: ReadonlyMap<string, string>;
  readonly parents: readonly (readonly number[])[];
}

let decoded: WordNet | undefined;

function wordNet(): WordNet {
  decoded ??= {
    nouns: frontDecode(NOUNS),
    verbs: frontDecode(VERBS),
    adjectives: frontDecode(ADJECTIVES),
    parents: PARENTS.split(" ").map((steps, node) =>
      steps === "" ? [] : steps.split(",").map((step) => node - Number.parseInt(step, 36)),
    ),
  };
  return decoded;
}

/** Undoes `frontCode` of scripts/wordnet: shared length, rest of the key, then from `:` or `~` on the value. */
function frontDecode(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    let end = line.indexOf(":");
    if (end < 0) end = line.indexOf("~");
    if (end < 0) end = line.length;
    key = key.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1, end);
    entries.set(key, line.slice(end));
  }
  return entries;
}

/** The senses of a noun that are things, most frequent first. Several words are joined by spaces. */
export function nounSenses(lemma: string): NounSense[] {
  const entry = wordNet().nouns.get(lemma);
  if (entry === undefined) return [];
  return entry
    .slice(1)
    .split(",")
    .map((sense) => ({ number: Number.parseInt(sense.charAt(0), 36), node: Number.parseInt(sense.slice(1), 36) }));
}

/** Whether texts use the word for a thing at least now and then. */
export const isUsualNoun = (lemma: string): boolean => wordNet().nouns.get(lemma)?.startsWith(":") ?? false;

export const isVerb = (lemma: string): boolean => wordNet().verbs.has(lemma);

export const isAdjective = (lemma: string): boolean => wordNet().adjectives.has(lemma);

/** `dog`: the first thing the noun means; `crane#4`: the fourth noun sense, if it is a thing. */
export function senseNode(sense: string): number | undefined {
  const [lemma, number] = sense.split("#") as [string, string | undefined];
  const senses = nounSenses(lemma.replaceAll(/[-_]/g, " "));
  return (number === undefined ? senses[0] : senses.find((each) => each.number === Number(number)))?.node;
}

/** A node and all above it with the least number of steps up, nearest first. */
export function hypernyms(node: number): Map<number, number> {
  const { parents } = wordNet();
  const steps = new Map<number, number>([[node, 0]]);
  for (const [at, distance] of steps) {
    for (const parent of parents[at] ?? []) if (!steps.has(parent)) steps.set(parent, distance + 1);
  }
  return steps;
}
