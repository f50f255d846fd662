import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const FEATHERS = /^(?:feather|plume|plumage)$/;

/** Birds -> the colours of their feathers, as they are known by them. */
const TABLE: Record<string, string> = {
  peacock: "teal #0f6f78; blue #1b4fa8; green #3f8a3c; gold #a98a2c",
  "parrot macaw": "red #c8202a; blue #1f5fb4; yellow #e8b624; green #2f8f3f",
  flamingo: "pink #ee8295",
  "crow raven blackbird": "black #15161b",
  "swan dove goose": "white #f1efe9",
  "owl hawk falcon": "brown #7a5a3c; cream #d9c7a4",
  eagle: "brown #4a3220; white #ece6d8",
  ostrich: "black #1d1b1c; white #ece8df",
  pheasant: "copper #a4562a; brown #5a3a22; gold #c79a45",
  phoenix: "red #b8261a; orange #e8731e; gold #f2b632",
  "bluebird jay": "blue #2f6fc0; white #e6ebf0",
  canary: "yellow #f2cf3a",
  cardinal: "red #b91f26",
};

const PLUMAGES: ReadonlyMap<string, readonly { word: string; hex: string }[]> = new Map(
  Object.entries(TABLE).flatMap(([birds, tones]) => {
    const colours = tones.split("; ").map((tone) => {
      const [word, hex] = tone.split(" ") as [string, string];
      return { word, hex };
    });
    return birds.split(" ").map((bird): [string, typeof colours] => [bird, colours]);
  }),
);

/** "A dress made of peacock feathers" is of feathers in a peacock's colours, and no peacock is there. */
export function settlePlumage(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const feather = entries.get("feather");
  return terms.flatMap((term, at) => {
    if (term.quoted) return [term];
    const next = terms[at + 1];
    const colours = PLUMAGES.get(lastWord(term));
    if (colours && next?.pause === "none" && FEATHERS.test(next.lemma))
      return [{ ...term, entry: { colours }, possessive: false, wordClass: "seldom" }];
    const [bird, last] = term.lemma.split(" ");
    const own = PLUMAGES.get(bird ?? "");
    if (!own || !feather || !FEATHERS.test(last ?? "") || term.end - term.start !== 2) return [term];
    const middle = term.start + 1;
    const hues: Term = { ...term, end: middle, lemma: bird as string, plural: false, entry: { colours: own } };
    const { object } = term.entry;
    const plume = { ...feather, ...(object && { object }) };
    return [hues, { ...term, start: middle, pause: "none", lemma: "feather", entry: plume }];
  });
}
