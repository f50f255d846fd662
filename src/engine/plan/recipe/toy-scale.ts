import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";

/** Height of a toy car or train, metres; size of a castle that is built on the beach over a castle's, drawn together as sizes are. */
const TOY = 0.22;
const SANDCASTLE = 0.23;

/** Factor on its size: a toy car is one for the hand, beside a doll. */
export const toyScale = ({ traits, word }: BriefObject, { family, height }: Concept): number =>
  traits.includes("toy") && family === "vehicle"
    ? Math.min(1, TOY / height)
    : /^sand ?castle$/.test(word)
      ? SANDCASTLE
      : 1;
