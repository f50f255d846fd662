import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** What has a point or an edge that goes into something. */
const POINTED =
  /(?:^|-)(?:sword|axe|knife|dagger|arrow|spear|pickaxe|hatchet|cleaver|dart|trident|shovel|screwdriver)$/;
/** The weapons by their family, whatever they are called. */
const BLADED = "weapon";
const BURIED = "buried in";

/** What befalls a thing that is tied so to what it is on: "melting over". */
const BEFALLING = /^melting (?=over$|onto$)/;

/**
 * "An axe buried in a stump" has its edge in it and is not covered by it; "a clock melting over the edge of a table" melts, and is on
 * the table.
 */
export function settleTies(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  return terms.flatMap((term, at) => {
    if (term.lemma === BURIED && isPointed(terms.slice(0, at).findLast(({ entry }) => entry.object)))
      return [{ ...term, lemma: "stuck in", entry: { connector: "in" } }];
    // "with googly eyes and a sombrero": the one is a word by itself, the other is had as well
    if (/^and(?: an?)?$/.test(term.lemma) && /^with /.test(terms[at - 1]?.lemma ?? "") && term.pause === "none")
      return [{ ...term, lemma: "with", entry: { connector: "with" } }];
    const melts = BEFALLING.exec(term.lemma)?.[0].trim();
    const befalls = melts === undefined ? undefined : vocabulary.entries.get(melts);
    if (!befalls || term.entry.connector !== "on") return [term];
    const said: Term = { ...term, end: term.end - 1, lemma: melts ?? "", entry: befalls, wordClass: "quality" };
    return [said, { ...term, start: term.end - 1, lemma: "on", joined: false, pause: "none" }];
  });
}

const isPointed = (thing: Term | undefined): boolean => {
  const concept = thing?.entry.object?.concept;
  return concept !== undefined && (concept.family === BLADED || POINTED.test(concept.id));
};
