import type { Dressed } from "../style.ts";
import { boundsOfParts, standInRoom, withLent } from "./lend-room.ts";
import { headOf } from "./like-worn.ts";

/** What shows a dial, or spans a canopy: its front or its roof is what it is known by, so the head goes on top. */
const SHOWN = /^(?:face|dial|canopy)$/;
/** Width of the head over that of a dial and over that of a canopy, and the shares of it that are sunk in. */
const OVER_DIAL = 0.86;
const OVER_CANOPY = 0.4;
const IN_DIAL = 0.12;
const IN_CANOPY = 0.3;

/** Whether it bears a beast's head on top where it is likened to one: a clock, an umbrella. */
export const isHeaded = ({ model }: Dressed): boolean => model.parts.some(({ slot }) => SHOWN.test(slot));

/** "A cat clock", "a duck umbrella": it takes the beast's coat where it is of one colour, and bears the head, or all of what has no head, on top. */
export function likeHeaded(thing: Dressed, likeness: Dressed): Dressed {
  const { parts } = thing.model;
  const { min, max } = boundsOfParts(parts.filter(({ slot }) => SHOWN.test(slot)));
  const whole = boundsOfParts(parts);
  const isCanopy = parts.some(({ slot }) => slot === "canopy");
  const half = ((isCanopy ? OVER_CANOPY : OVER_DIAL) * (max[0] - min[0])) / 2;
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const head = headOf(likeness) ?? likeness;
  const own = boundsOfParts(head.model.parts);
  const high = (2 * half * (own.max[1] - own.min[1])) / (own.max[0] - own.min[0]);
  const foot = whole.max[1] - (isCanopy ? IN_CANOPY : IN_DIAL) * high;
  const lent = standInRoom(head, {
    min: [cx - half, foot, cz - 2 * high],
    max: [cx + half, foot + 2 * high, cz + 2 * high],
  });
  const [coat] = Object.values(likeness.materials);
  const [main] = Object.keys(thing.materials);
  const dressed = withLent(thing, parts, lent, likeness);
  return coat && main !== undefined ? { ...dressed, materials: { ...dressed.materials, [main]: coat } } : dressed;
}
