import type { Manner } from "../brief.ts";
import type { Link, Mention, Scene, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import { mannerOfWord, PERCHES } from "../words/manners.ts";
import { isLiving } from "./relate.ts";

/** Relations that somebody may have to what then turns out to be on the body. */
const LOOSE: ReadonlySet<string> = new Set(["with", "in", "on", "holding", "carrying", "beside"]);

/** Concepts of what goes around a neck itself. */
const RINGS: ReadonlySet<string> = new Set(["wreath", "lifebuoy", "rope"]);

/** Concepts of animals that wind about a thing without lying down. */
const WOUND = /^(?:snake|eel|octopus|caterpillar|worm|squid)$/;

/** Prepositions of what is there instead. */
export const REPLACING = /^(?:for|as|instead of|in place of)$/;

/** What a thing is that hangs at a neck: a bell there has no stand. */
export const HUNG: ReadonlyMap<string, string> = new Map([["bell", "cowbell"]]);

/**
 * "a woman carrying a basket on her head", "a pirate with a parrot on his shoulder": the thing is on that part of the body, no
 * longer in hand.
 *
 * @param focus What was named last: the thing, or what is in it.
 * @param part Of the body, singular.
 * @param word The preposition: "a man with a lamp for a head" has no other.
 * @returns False where nothing is put there; clothes are worn.
 */
export function perch({ links }: Scene, focus: Mention, bearer: Mention, part: string, word = ""): boolean {
  // what is there instead of an arm is not on it
  const instead = /^(?:head|face)$/.test(part) ? "as-head" : undefined;
  const isHung = mannerOfWord(word) === "hung";
  const there = isHung && PERCHES.get(part) === "part" ? "hung" : PERCHES.get(part);
  const how = REPLACING.test(word) ? instead : there;
  const thing = belongingTo(bearer, focus);
  const isOfPart = how === "part" || how === "hung";
  if (!how || !thing || (thing.concept.family === "garment" && how !== "hung")) return false;
  // what is in somebody's arms is not on one; what is sprayed from a trunk leaves it
  if ((part === "arm" && word === "in") || thing.concept.id === "breath") return false;
  // a snake and a garland lie around the neck, they do not hang there
  if (how === "neck" && (isLiving(thing) || RINGS.has(thing.concept.id))) return false;
  const at = links.findLastIndex(
    ({ kind, from, to }) =>
      (LOOSE.has(kind) || (how === "hung" && kind === "wearing")) &&
      ((from === bearer && to === thing) || (from === thing && to === bearer)),
  );
  if (at < 0) return false;
  if (how === "neck") thing.word = HUNG.get(thing.word) ?? thing.word;
  // who is on a horse's back rides it
  const isRider = how === "back" && thing.concept.family === "figure" && bearer.concept.family === "animal";
  links.splice(
    at,
    1,
    isRider
      ? { kind: "riding", from: thing, to: bearer }
      : onBody({ kind: "on", from: thing, to: bearer, ...(isOfPart && { part }) }, how),
  );
  return true;
}

/** A relation with how it is; who has somebody on the lap sits. */
export function onBody(link: Link, how: Manner | undefined): Link {
  if (how === undefined) return link;
  if (how === "lap" && link.kind === "on") link.to.qualities.addTrait({ trait: "sitting" });
  // the nose goes up under what is balanced on it, a butterfly comes to it as it is
  if (how === "nose" && !isLiving(link.from)) link.to.qualities.addTrait({ trait: "balancing" });
  if (how === "as-head") link.to.qualities.addTrait({ trait: "headless" });
  // who is curled around a thing lies there; a snake is wound about it
  if (how === "coiled" && link.from.concept.family === "animal" && !WOUND.test(link.from.concept.id))
    link.from.qualities.addTrait({ trait: "lying" });
  return { ...link, how };
}

/** The basket, of the apples in the basket that somebody carries. */
function belongingTo(bearer: Mention, focus: Mention): Mention | undefined {
  let thing: Mention | undefined = focus;
  while (thing && thing.owner !== bearer) thing = thing.owner;
  return thing;
}

/** "on a pirate's shoulder": the tie to the pirate, with the place on him. */
export function tieToBody(tie: Tie, { entry }: Term, part: string): Tie {
  const place = tie.kind === "on" && entry.object && isLiving(entry.object) ? PERCHES.get(part) : undefined;
  return place === undefined ? tie : { ...tie, place };
}
