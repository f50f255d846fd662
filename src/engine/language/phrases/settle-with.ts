import type { RelationKind } from "../brief.ts";
import type { Link, Mention, Scene } from "../scene/scene.ts";
import { fillWithGround } from "../ties/lay-ground.ts";
import { canHold, isLiving } from "../ties/relate.ts";

/** How many are all around a thing where no number is said. */
export const RINGED = 8;

/**
 * "a table with a vase on it", "a squirrel with an acorn in its mouth": tells how the thing named last, and those named
 * with it, are with their owner.
 *
 * @returns False where nothing is with anything, or what is said tells no place.
 */
export function settleWith(
  scene: Scene,
  focus: Mention | undefined,
  kind: RelationKind | "front" | "toward" | "place",
  { where, around, how, part }: Pick<Link, "where" | "around" | "how" | "part"> = {},
): boolean {
  if (kind === "toward" || kind === "place") return false;
  const owner = focus?.owner;
  if (!owner) return kind === "in" ? fillWithGround(scene, focus) : placeByFirst(scene, focus, kind);
  const isOfFocus = ({ kind: held, loose, from, to }: Scene["links"][number]) =>
    (held === "with" ||
      held === "in" ||
      (held === "wearing" && kind === held && part !== undefined) ||
      (held === "beside" && loose) ||
      ((where || around) && (held === "holding" || held === "carrying"))) &&
    (from === owner || to === owner) &&
    (from === focus || to === focus);
  const last = scene.links.find(isOfFocus);
  if (!last) return kind === "on" && placeByFirst(scene, focus, kind);
  const settled = scene.links.map((link) => {
    // "holding a comb, bees around him": only those are around
    const isOther = around && last.kind !== "with" && last.kind !== "beside" && link !== last;
    if (link.kind !== last.kind || link.from !== last.from || isOther) return link;
    // what is "in" its owner comes first in its tie
    const thing = link.to === owner ? link.from : link.to;
    if (kind === "front") return { kind: "behind" as const, from: owner, to: thing };
    const doing = kind === "holding" || kind === "wearing" || kind === "carrying";
    if (doing)
      return isLiving(owner) || (where && canHold(owner))
        ? { kind, from: owner, to: thing, ...(where && { where }), ...(part && { part }) }
        : link;
    if (around && thing.isUncounted && thing.count > 1) thing.count = RINGED;
    return { kind, from: thing, to: owner, ...(around && { around }), ...(how && { how }), ...(part && { part }) };
  });
  scene.links.splice(0, scene.links.length, ...settled);
  return true;
}

/** "A fireplace and a cat in front of it": where what was listed beside the first thing is. */
function placeByFirst(scene: Scene, focus: Mention | undefined, kind: RelationKind | "front"): boolean {
  const [first] = scene.mentions;
  if (!first || !focus || first === focus || !/^(?:front|behind|beside|under|over|on)$/.test(kind)) return false;
  const isTied = ({ from, to }: Link) => (from === focus && to === first) || (from === first && to === focus);
  const at = scene.links.findIndex(isTied);
  const known = scene.links[at];
  if (known && !(known.kind === "beside" && known.loose)) return false;
  if (known) scene.links.splice(at, 1);
  // "an island with a waterfall off the edge and a temple on top": nor is it beside the waterfall
  if (kind === "on") dropLinks(scene, (link) => link.from === focus && link.kind === "beside" && link.loose === true);
  scene.links.push(
    kind === "front"
      ? { kind: "behind", from: first, to: focus }
      : { kind: kind as RelationKind, from: focus, to: first },
  );
  return true;
}

function dropLinks({ links }: Scene, isDropped: (link: Link) => boolean): void {
  links.splice(0, links.length, ...links.filter((link) => !isDropped(link)));
}

/** Families of what has a roof, whether or not its concept builds it apart. */
const ROOFED = /^(?:vehicle|building)$/;

/** "A truck selling tacos with a sombrero on the roof": on the roof of what the prompt is about, where nothing else has one. */
export function settleOnFirst(
  scene: Scene,
  focus: Mention,
  place: string,
  hasPart: (whole: Mention) => boolean,
): boolean {
  const [first] = scene.mentions;
  if (!first || first === focus || isLiving(first)) return false;
  const isRoofed = place === "roof" && ROOFED.test(first.concept.family);
  if (!isRoofed && !hasPart(first)) return false;
  dropLinks(scene, ({ kind, from, to }) => (kind === "with" && to === focus) || (kind === "on" && from === focus));
  focus.owner = first;
  scene.links.push({ kind: "on", from: focus, to: first });
  return true;
}

/** The wearer of the hat, the table of the vase: whose place a preposition after the thing tells. */
export function ownerMost(mention: Mention | undefined): Mention | undefined {
  let owner = mention;
  while (owner?.owner) owner = owner.owner;
  return owner;
}

/**
 * "A piano with a vase of roses on the lid": the vase of what was named last, where that is in it or the vase has no such part, and
 * what the vase is with has one.
 */
export function vesselOn(
  { links }: Scene,
  thing: Mention,
  slot: string | undefined,
  hasPart: (owner: Mention) => boolean,
): Mention | undefined {
  const vessel = thing.owner;
  if (!vessel?.owner || isLiving(vessel.owner)) return undefined;
  const isFull = links.some(({ kind, from, to }) => kind === "in" && from === thing && to === vessel);
  return (slot === undefined || isFull) && hasPart(vessel.owner) ? vessel : undefined;
}
