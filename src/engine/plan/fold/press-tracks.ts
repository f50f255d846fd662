import type { Brief } from "../../language/brief.ts";

const TRACKS = "footprints";
const GROUND = "ground";
/** Words of the ground -> the look of prints in it, the first that fits: a snowy field is snow. */
const SOFT: readonly (readonly [words: RegExp, look: string])[] = [
  [/snow|ice/, "in-snow"],
  [/sand|beach|shore|desert|dune|seaside/, "in-sand"],
  [/mud|dirt|earth|soil|path|trail|swamp|field|forest/, "in-mud"],
];

/** Footprints are of what they are in, and however many were said make one trail. */
export function pressTracks(brief: Brief): Brief {
  const ground = brief.objects.find(({ concept }) => concept === GROUND);
  const look = SOFT.find(([words]) => words.test(`${ground?.word} ${ground?.text}`))?.[1];
  const objects = brief.objects.map((object) =>
    object.concept === TRACKS
      ? { ...object, count: 1, traits: look === undefined ? object.traits : [...object.traits, look] }
      : object,
  );
  return { ...brief, objects };
}
