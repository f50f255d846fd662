import { cos, sin } from "../../math/elementary.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  extentOf,
  footprintOf,
  heightOf,
  type Placed,
  socketOf,
  standAt,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Share of a thing's height that is its foot: a trunk, not the crown over it. */
const FOOT = 0.2;
/** Size of each of the two over that of the one in the middle, at most: a tent between pines is seen. */
const MOST_OVER = 1.5;
/** Air between the one in the middle and each of the two, in its own widths. */
const AIR = 0.02;

/** One of the two that another is between: to its left or its right, foot to end, as far apart as lets their crowns clear each other. */
export function standBetween(object: Unplaced, middle: Unplaced, at: Placed, { index }: Spot, turn: number): Placed {
  const tied = tieEnd(object, middle, at, index, turn);
  if (tied) return tied;
  const across: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const span = widthOf(middle) * at.scale;
  const foot = footReach(object);
  const seen = (MOST_OVER * extentOf(middle) * at.scale) / extentOf(object);
  const usual = Math.min(shownSize(object, middle, at, "beside"), seen);
  // two crowns over a hammock fill the room between the trunks and no more
  const crown = Math.max(0, footprintOf(object) - foot);
  const size = crown > 0 ? Math.min(usual, (0.5 * span * (1 + 2 * AIR)) / crown) : usual;
  const row = Math.floor(index / 2);
  const out = 0.5 * span + AIR * span + foot * size + row * 2 * footprintOf(object) * size;
  const origin: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  return standAt(add(origin, scale(across, index % 2 === 0 ? out : -out)), size, turn);
}

/** Share of a post's height at which a line is tied to it, and of a tree's. */
const [POST, TREE] = [0.95, 0.42];
/** Half the width of a tree's crown over half the line, at most. */
const CROWN = 0.55;

/** What a line is tied to: its end is up there, and the foot as far below. Undefined for what is no line. */
function tieEnd(object: Unplaced, line: Unplaced, at: Placed, index: number, turn: number): Placed | undefined {
  const ends = socketOf(line.model, ["ends"]);
  if (!ends) return undefined;
  const [x, y, z] = ends.position;
  const isTree = object.family === "plant";
  // between two crowns one still sees what hangs there
  const most = isTree ? (CROWN * x * at.scale) / footprintOf(object) : Number.POSITIVE_INFINITY;
  const size = Math.min(shownSize(object, line, at, "beside"), most);
  const [ex, ey, ez] = transformPoint(at.transform, [index % 2 === 0 ? x : -x, y, z]);
  const up = (isTree ? TREE : POST) * heightOf(object) * size;
  return standAt([ex, ey - up - size * object.bounds.min[1], ez], size, turn);
}

/** How far the lowest part of it reaches from its middle. */
function footReach(object: Unplaced): number {
  const level = object.bounds.min[1] + FOOT * heightOf(object);
  let reach = 0;
  for (const { geometry } of object.model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3)
      if ((positions[i + 1] as number) < level)
        reach = Math.max(reach, Math.abs(positions[i] as number), Math.abs(positions[i + 2] as number));
  }
  return reach;
}
