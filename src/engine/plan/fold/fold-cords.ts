import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Relation } from "../../language/brief.ts";
import { HUNG_ON } from "../../style/forms/suspended.ts";
import { withoutObjects } from "./fold-garments.ts";

/** Concepts of what things hang by -> the style of what hangs by it. */
const CORDS: ReadonlyMap<string, string> = new Map([
  ["rope", HUNG_ON.rope],
  ["wire", HUNG_ON.wire],
  ["thread-spool", HUNG_ON.wire],
  ["ribbon", HUNG_ON.rope],
  ["chain", HUNG_ON.chain],
]);
/** Slots of what a thing stands on that does not hang. */
const STAND = /^(?:post|pole|foot)$/;

/**
 * "A lantern hanging from a chain": no chain lies there with a lantern on it, but the lantern has one above it; what hangs by a
 * rope from something else hangs from that.
 */
export function foldCords(brief: Brief): Brief {
  const { objects, relations } = brief;
  const tie = relations.find((relation) => hangsBy(brief, relation));
  if (!tie) return brief;
  const cord = objects[tie.to] as BriefObject;
  const above = relations.find(({ from, to, how }) => from === tie.to && to !== tie.from && how === "hung");
  const rehung = relations.map((relation) => (relation === tie && above ? { ...above, from: tie.from } : relation));
  const hung = objects.map((object, index) =>
    index === tie.from && !above ? suspended(object, CORDS.get(cord.concept) as string) : object,
  );
  return foldCords(withoutObjects({ ...brief, objects: hung, relations: rehung }, new Set([tie.to])));
}

/** Whether one thing hangs by the other, and nothing else has to do with that. */
function hangsBy({ objects, relations }: Brief, { kind, from, to, how }: Relation): boolean {
  const isStrung =
    kind === "on" && how === undefined && relations.some((other) => other.from === to && other.how === "hung");
  const isHung =
    isStrung || how === "hung" || (kind === "beside" && objects[from]?.traits.includes("hanging") === true);
  const isAlone = relations.every((other) => other.to !== to || other.from === from);
  // who hangs on a rope has it in the hands
  const isAlive = /^(?:animal|bird|figure)$/.test(conceptById(objects[from]?.concept ?? "").family);
  return isHung && !isAlive && /^(?:on|beside|in)$/.test(kind) && CORDS.has(objects[to]?.concept ?? "") && isAlone;
}

const suspended = (object: BriefObject, style: string): BriefObject => ({
  ...object,
  traits: [...object.traits.filter((trait) => trait !== "hanging"), style],
  without: [...object.without, ...Object.keys(conceptById(object.concept).slots).filter((slot) => STAND.test(slot))],
});
