import { cos, PI, sin } from "../../math/elementary.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** How high the top of a desk is for who has no hands over it, in heights of the sitter over the floor. */
const ELBOW = 0.4;
/** Least air between the sitter and the edge, in heights of the sitter. */
const AIR = 0.01;
/** Share of a desk's depth and width that what is worked with takes up at most. */
const DEEPEST = 0.6;
const WIDEST = 0.42;

/**
 * A desk before who sits at it, its drawers to the sitter and its top under the hands, as near as the belly lets it. Undefined for
 * what is not sat at by somebody.
 *
 * @param still What everything that has its place takes up: the chair too.
 */
function standDesk(
  desk: Unplaced,
  sitter: Unplaced,
  at: Placed,
  still: readonly Surface[],
  level: number,
): Placed | undefined {
  // what has hands and a bottom of its own sits there too: a banana with limbs
  if (!isLiving(sitter) && !socketOf(sitter.model, ["bottom"])) return undefined;
  const top = (socketOf(desk.model, ["keys", "top"]) ?? topOf(desk)).position[1];
  const hands = handsOf(sitter).map((hand) => placeSocket(hand, at));
  const palm = hands.reduce((sum, { position, radius }) => sum + (position[1] - radius) / hands.length, 0);
  const high = Math.max(
    hands.length > 0 ? palm - level : 0,
    (at.transform[13] as number) - level + ELBOW * heightOf(sitter) * at.scale,
  );
  const size = high / top;
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const foot: Vec3 = [at.transform[12] as number, level, at.transform[14] as number];
  const start = standAt(foot, size, at.turn + PI);
  const far = 2 * extentOf(sitter) * at.scale + 2 * extentOf(desk) * size;
  const away = shift(start, scale(front, far));
  const way = slideAgainst(surfacesOf(desk, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, AIR * heightOf(sitter) * at.scale - way));
}

/** On a desk, before who sits at it, right side up to that one. */
function layOnDesk(object: Unplaced, desk: Unplaced, at: Placed, { index, of }: Spot): Placed {
  const top = socketOf(desk.model, ["top"]) ?? topOf(desk);
  const size = Math.min(
    shownSize(object, desk, at, "on") * 1.25,
    (DEEPEST * depthOf(desk) * at.scale) / depthOf(object),
    (WIDEST * widthOf(desk) * at.scale) / widthOf(object),
  );
  const room = (1.15 * widthOf(object) * size) / at.scale;
  const near = desk.bounds.max[2] - (0.04 * depthOf(desk) + (object.bounds.max[2] * size) / at.scale);
  const spot: Vec3 = [(index - (of - 1) / 2) * room, top.position[1], near];
  const foot = transformPoint(at.transform, spot);
  return standAt(add(foot, [0, -object.bounds.min[1] * size, 0]), size, at.turn);
}

/** The desk to the sitter, and to the desk what lies on it. The desk stands on the floor, which is at 0. */
export const tieToDesk = (
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  spot: Spot,
  still: () => readonly Surface[],
): Placed | undefined =>
  object.placement?.relation === "on" ? layOnDesk(object, other, at, spot) : standDesk(object, other, at, still(), 0);
