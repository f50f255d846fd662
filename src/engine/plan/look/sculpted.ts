import type { Concept } from "../../concepts/concept.ts";
import type { Qualities } from "../../language/brief.ts";
import { materialById } from "../../materials/index.ts";

/** What is carved, cast or fired: eyes, teeth and claws are of the same piece. */
const CARVED = /^(?:ceramic|concrete|marble|metal|plaster|stone|terracotta|wood)$/;
/** Stuffs of other classes that figures are carved of. */
const CARVED_IDS: ReadonlySet<string> = new Set([
  "bone",
  "ivory",
  "amethyst",
  "horn",
  "gemstone",
  "amber-resin",
  "cut-diamond",
]);
const LIVING: ReadonlySet<string> = new Set(["animal", "bird"]);

/** Whether a beast was said to be of what beasts are only carved, cast or fired of. */
export function isSculpted({ materials }: Pick<Qualities, "materials">, { family, slots }: Concept): boolean {
  const [id] = materials;
  if (id === undefined || !LIVING.has(family)) return false;
  const [main] = Object.values(slots);
  if (main?.materials.includes(id)) return false;
  return CARVED_IDS.has(id) || CARVED.test(materialById(id).class);
}

/** Families of what a mason hews from one block and dresses. */
const HEWN = /^(?:animal|bird|figure|dinosaur|anatomy|vessel|furniture|container|light|symbol|household|instrument)$/;
/** Bare rock as it breaks, and the same stone under the chisel: on what is carved broken faces would be taken for its shape. */
const BROKEN_ROCK = "rock";
const DRESSED = "smooth-stone";

/** The stuff of a thing, hewn where it is of stone: "a stone bust". */
export const hewn = <Q extends Qualities>(asked: Q, { family, slots }: Concept): Q =>
  asked.materials.includes(BROKEN_ROCK) &&
  HEWN.test(family) &&
  !Object.values(slots).some(({ materials }) => materials.includes(BROKEN_ROCK))
    ? { ...asked, materials: asked.materials.map((id) => (id === BROKEN_ROCK ? DRESSED : id)) }
    : asked;

/** What is too fine to be carved, cast or fired. */
export const TOO_FINE: readonly string[] = ["whisker"];
/** What a sculpted beast may wear or stand by of its own stuff. */
export const APART = /collar|tag|leash|ball|nut|bamboo|plant|letter|label/;
