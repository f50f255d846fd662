import type { GraftKind } from "../brief.ts";

const table = (rows: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(rows).flatMap(([kind, words]) => words.split(" ").map((word): [string, string] => [word, kind])),
  );

/** Whose wings they are -> what they are like; no one's are a bird's. */
const WINGS = table({
  "feathered-wings": "angel bird eagle dove swan feather feathered feathery owl hawk cherub phoenix pegasus raven crow",
  "membrane-wings": "bat dragon demon devil gargoyle leathery pterodactyl wyvern vampire",
  "insect-wings": "butterfly fairy moth dragonfly bee insect pixie fly wasp",
});
/** Whose legs and feet they are. */
const LEGS = table({
  "bird-legs": "chicken bird rooster hen duck ostrich crow flamingo heron eagle",
  "spider-legs": "spider insect crab bug beetle ant mechanical robotic robot",
});

const PLAIN_WINGS = "feathered-wings";

/**
 * What grows on a thing that has none of its own: "a teapot with chicken legs".
 *
 * @param part Singular: `wing`.
 * @param whose The words before it: `butterfly`.
 * @returns Nothing where that cannot be put on.
 */
export function graftKind(part: string, whose: readonly string[]): GraftKind | undefined {
  const from = (words: ReadonlyMap<string, string>) => whose.map((word) => words.get(word)).find(Boolean);
  switch (part) {
    case "wing":
      return (from(WINGS) ?? PLAIN_WINGS) as GraftKind;
    case "leg":
    case "foot":
      return from(LEGS) as GraftKind | undefined;
    case "tentacle":
      return "tentacles";
    case "horn":
      return whose.includes("unicorn") || whose.includes("narwhal") ? "unicorn-horn" : "horns";
    case "antler":
      return "antlers";
    default:
      return undefined;
  }
}
