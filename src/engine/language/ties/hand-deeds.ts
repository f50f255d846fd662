import { type Link, type Mention, partOf } from "../scene/scene.ts";
import { isLiving } from "./relate.ts";

/** Concepts of the birds that carry their prey under them. */
const CLAWED = /^(?:eagle|hawk|falcon|osprey|owl|vulture)$/;

/** Concepts of what is planted upright in the ground. */
const POLES = /tree$|^(?:flag|staff|spear|banner|cross|sign|sunflower|torch|trident)$/;
/** Concepts of what somebody throws to another. */
const THROWN = /ball$|^(?:frisbee|egg|apple|fish)$/;
/** Concepts of what is tossed flat into the air by who makes a pizza of it. */
const TOSSED = "dough";

/** Concepts of what is roasted on a stick, and the verb and trait of who does so. */
export const SPITTED = /^(?:marshmallow|sausage|hot-dog)$/;
export const ROASTING = "roasting on a stick";
/** The same of who milks. */
export const MILKING = "milking";

/**
 * What a verb means of who does it with hands or claws: what is opened stands open before them, what is flipped is in the air, and
 * an eagle's catch is under it. Undefined where the verb means no more than the relation it stands for.
 *
 * @param word The verb, with its preposition.
 */
export function asHandsDo(link: Link, word: string, source: Mention, thing: Mention): Link | undefined {
  if (!isLiving(source)) return undefined;
  if (link.kind === "beside" && word === "opening") {
    thing.qualities.addTrait({ trait: "open" });
    return { ...link, facing: true };
  }
  if (link.kind === "holding" && /^flip/.test(word) && thing.concept.family === "food")
    return { ...link, how: "thrown" };
  if (link.kind === "holding" && /^(?:toss|throw|fling)/.test(word) && thing.concept.id === TOSSED)
    thing.word = "tossed dough";
  if (word === ROASTING || word === MILKING) source.qualities.addTrait({ trait: word });
  if (word === "bandaging" && isLiving(thing)) bandage(thing);
  if (link.kind === "holding" && /^plant/.test(word) && POLES.test(thing.concept.id))
    return { ...link, how: "planted" };
  if (/^blow/.test(word) && thing.concept.family === "instrument") {
    source.qualities.dropTrait("blowing");
    return { kind: "playing", from: source, to: thing };
  }
  if (link.kind === "holding" && /^catch/.test(word) && THROWN.test(thing.concept.id) && source.concept.id === "person")
    source.qualities.addTrait({ trait: "catching" });
  const isCatch = (link.kind === "carrying" || link.kind === "holding") && link.where === undefined;
  if (
    isCatch &&
    CLAWED.test(source.concept.id) &&
    isLiving(thing) &&
    /^(?:carr|hold|clutch|grip|grasp|catch|snatch|grab)/.test(word)
  ) {
    source.qualities.addTrait({ trait: "flying" });
    return { kind: "on", from: thing, to: source, how: "hung" };
  }
  return undefined;
}

/** Slots of what a bandage is about, the first that a body has. */
const LIMBS = ["leg", "foot", "paw", "body", "skin"];

/** Who is bandaged has it on already: about a leg, that is. */
function bandage(patient: Mention): void {
  const said = LIMBS.find((slot) => patient.parts.has(slot));
  const limb = said ?? LIMBS.find((slot) => patient.concept.slots[slot] !== undefined);
  if (limb !== undefined) partOf(patient, limb).qualities.addTrait({ trait: "bandaged" });
}
