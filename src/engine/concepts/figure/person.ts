import { COSTUMES, GUISES } from "../outfit/guises.ts";
import { humanConcept } from "./human.ts";

const PEOPLE =
  "person|man|woman|boy|girl|child|kid|lady|gentleman|old man|old woman|human|guy|people|grandfather|grandmother|grandpa|grandma|granny|father|mother|toddler|schoolboy|schoolgirl|elder|character|figurine|figure|female|male|adult|citizen|villager|professional worker|professional";

/**
 * A person of any trade, station or age, as a collector's figurine. What makes them themselves: a head a little too large with clear eyes,
 * brows, ears and a smile, hair of a style and colour, hands with thumb and fingers, and clothes that tell who they are: a chef's toque
 * and double row of buttons, a fireman's helmet with its long brim, a knight's visor and plume.
 */
export const person = humanConcept({
  id: "person",
  words: [
    ...new Set([
      ...PEOPLE.split("|"),
      ...[...GUISES].flatMap(([name, { words }]) => (COSTUMES.has(name) ? [] : words)),
    ]),
  ],
  senses: ["person", "worker", "leader"],
});
