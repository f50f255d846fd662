import { birdConcept } from "./bird-concept.ts";
import { MALLARD, MANDARIN, WHITE_DUCK } from "./waterfowl.ts";

/** Boat-shaped body low on orange webbed feet, flat bill, tail turned up; a mallard's green head and white collar, or a white farm duck; a mandarin in all its colours. */
export const duck = birdConcept({
  id: "duck",
  words: ["duck", "mallard", "drake", "mallard duck", "wild duck", "white duck", "pekin duck", "mandarin duck"],
  senses: ["duck"],
  height: 0.32,
  variants: { mallard: MALLARD, white: WHITE_DUCK, mandarin: MANDARIN },
  choose: (draw, { word, colours }) =>
    word === "mandarin duck"
      ? "mandarin"
      : word === "white duck" || word === "pekin duck" || (colours?.length ?? 0) > 0
        ? "white"
        : word === "duck"
          ? draw.pick("kind", ["mallard", "white"], [3, 1])
          : "mallard",
});
