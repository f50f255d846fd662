import { cos, PI, sin } from "../../math/elementary.ts";
import { add, dot, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  footprintOf,
  heightOf,
  type Placed,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { standUnderUdder } from "./milk.ts";
import type { Stage } from "./stand-by.ts";

/** Shares of the other thing's depth by which what is under it may stand to the front: clear of a trunk or a pedestal. */
const FORWARD = [0.12, 0.2, 0.28, 0.36] as const;
/** Room below over height of what hides what is under it, unless that looks out: a bed. */
const LOW = 0.45;
/** Share of a tree's depth by which what has no room under it stands before its stem. */
const AT_FOOT = 0.55;
/** Cosine to the line of sight from which a side is seen. */
const SEEN_SIDE = 0.4;
/** How far from the edge of what is low things are under it, in their own half widths: as near as its sides let them. */
const PEEPING = [0.1, 0.4, 0.65] as const;
/** How much smaller it may be for that. */
const SHRUNK = 0.75;

/** Width over the way from one of several to the next, where that is less than their length, and how much of what shelters them they take. */
const PITCH = 1.35;
const SHELTERED = 0.8;

/** On the floor under another thing, a little to the front where it can be seen. */
export function standUnder(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  ground: readonly Surface[],
  stage: Stage,
  turn: number,
  spot: Spot,
): Placed {
  if (object.placement?.where === "milked") return standUnderUdder(object, other, at);
  const pitch = Math.min(1.9 * footprintOf(object), PITCH * widthOf(object));
  const fits = spot.of > 1 ? (SHELTERED * widthOf(other) * at.scale) / (spot.of * pitch) : Number.POSITIVE_INFINITY;
  const usual = shownSize(object, other, at, "under");
  const shown = Math.max(0.5 * usual, Math.min(usual, fits));
  const level = at.transform[13] as number;
  const centre: Vec3 = [at.transform[12] as number, level, at.transform[14] as number];
  const put = (forward: number, size: number): Placed => {
    const aside = (spot.index - (spot.of - 1) / 2) * pitch * size;
    const front = scale(stage.near, forward * depthOf(other) * at.scale);
    return standAt(add(centre, add(front, scale(stage.right, aside))), size, turn);
  };
  const roomOver = (probe: Placed): number => fallOnto(ground, surfacesOf(object, probe)) ?? 0;
  const isLow = (room: number) => spot.of === 1 && room < LOW * heightOf(other) * at.scale;
  const tall = heightOf(object) * shown;
  const free = FORWARD.map((forward) => put(forward, shown)).find((probe) => roomOver(probe) >= 0);
  if (free)
    return isLow(tall + roomOver(free)) ? (peepOut(object, other, at, stage, shown, turn, roomOver) ?? free) : free;
  const room = tall + roomOver(put(0, shown));
  const least = shown * 0.55;
  const size = Math.max(least, Math.min(shown, (room * 0.96) / heightOf(object)));
  const out = isLow(room) ? peepOut(object, other, at, stage, size, turn, roomOver) : undefined;
  // what finds no room under a fir's low boughs is at its foot, and not the smaller for it
  if (out === undefined && size < shown && other.family === "plant") return put(AT_FOOT, shown);
  return out ?? put(size === least ? 0.5 : 0.12, size);
}

/** Partly out from under the longer of the sides that are seen; undefined where nothing would be over it there. */
function peepOut(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  stage: Stage,
  size: number,
  turn: number,
  roomOver: (probe: Placed) => number,
): Placed | undefined {
  const sides = [0, 1, 2, 3].map((quarter) => {
    const angle = at.turn + (quarter * PI) / 2;
    const [long, out] = quarter % 2 === 0 ? [widthOf(other), depthOf(other)] : [depthOf(other), widthOf(other)];
    return { away: [sin(angle), 0, cos(angle)] as Vec3, long, out };
  });
  const seen = sides.filter(({ away }) => dot(away, stage.near) > SEEN_SIDE);
  const { away, out } = seen.reduce((best, side) => (side.long > best.long ? side : best));
  const centre: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const put = (further: number, shown: number): Placed => {
    const way = (out / 2) * at.scale + further * footprintOf(object) * shown;
    return standAt(add(centre, scale(away, way)), shown, turn);
  };
  const under = [size, SHRUNK * size].flatMap((shown) => PEEPING.map((further) => put(further, shown)));
  // what is too tall for that stands at its edge
  return [...under, put(1, size)].find((probe) => roomOver(probe) >= 0);
}
