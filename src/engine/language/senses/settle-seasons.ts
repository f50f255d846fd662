import type { Entry, Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Season -> how a plant is then said to be: a tie, a quality and what has it. */
const SEASONS: ReadonlyMap<string, readonly string[]> = new Map([
  ["autumn", ["with", "orange", "leaves"]],
  ["fall", ["with", "orange", "leaves"]],
  ["spring", ["with", "pink", "blossom"]],
  ["winter", ["covered in", "snow"]],
]);
/** What is in blossom before it has leaves. */
const BLOSSOMING = /^(?:cherry|apple|plum|peach|almond|pear|magnolia|sakura)/;
const DURING = /^(?:in|during|in the)$/;
/** Words of a plant that has its season in its name. */
const NAMED = / tree$/;

/** "An oak in autumn", "an autumn maple": a plant shows the season on itself. */
export function settleSeasons(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const plant = terms.findIndex(({ entry }) => entry.object?.concept.family === "plant");
  if (plant < 0) return terms;
  const end = terms.findIndex(({ pause, entry }, at) => at > plant && (pause !== "none" || entry.connector));
  const head = terms[plant] as Term;
  const isPlain = (season: string): boolean => season === "spring" && !BLOSSOMING.test(head.lemma);
  const named = SEASONS.get(head.lemma.replace(NAMED, "")) && entries.get("tree");
  const behind = end < 0 ? terms.length : end;
  if (named) {
    const tree: Term = { ...head, lemma: "tree", entry: named };
    return [...terms.slice(0, plant), tree, ...say(head, head.lemma.replace(NAMED, "")), ...terms.slice(plant + 1)];
  }
  const before = terms[plant - 1];
  if (before && SEASONS.has(before.lemma) && head.pause === "none")
    return [
      ...terms.slice(0, plant - 1),
      { ...head, pause: before.pause },
      ...terms.slice(plant + 1, behind),
      ...say(before, before.lemma),
      ...terms.slice(behind),
    ];
  const [during, season] = terms.slice(behind, behind + 2);
  if (!during || !season || !DURING.test(during.lemma) || !SEASONS.has(season.lemma)) return terms;
  return [
    ...terms.slice(0, behind),
    ...say({ ...season, start: during.start }, season.lemma),
    ...terms.slice(behind + 2),
  ];

  function say(term: Term, season: string): Term[] {
    return (isPlain(season) ? [] : (SEASONS.get(season) ?? [])).map((lemma): Term => {
      const entry: Entry = entries.get(lemma) ?? {};
      return { ...term, lemma, entry, plural: false, pause: "none", wordClass: entry.connector ? "new" : "thing" };
    });
  }
}
