import type { Link, Mention } from "../scene/scene.ts";
import { isLiving } from "./relate.ts";

/** Concepts of the birds that carry their prey under them. */
const CLAWED = /^(?:eagle|hawk|falcon|osprey|owl|vulture)$/;

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
