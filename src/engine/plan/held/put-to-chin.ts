import { boundsOf } from "#measure/bounds.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, normalize, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { extentOf, heightOf, type Placed, placeSocket, socketOf, type Unplaced } from "../contact/unplaced.ts";
import { tilt } from "./grip.ts";
import { frontOf } from "./palms.ts";

/** Concepts of what is bowed at the chin, and its length over the height of who plays it, at most. */
const BOWED = /^(?:violin|viola)$/;
const LONGEST = 0.42;
/** Which way its neck points from there: to the player's left, up, ahead. */
const NECK: Vec3 = [0.66, -0.06, 0.75];
/** Where on the throat its end is, in radii of that: to the left, up, ahead. */
const AT_THROAT: Vec3 = [0.75, 0.1, 0.85];
/** Name of the part of a flute that is blown over, and the way its far end points: to the player's right, a little down. */
const LIP = "lip";
const FAR_END: Vec3 = [-0.95, -0.2, 0.22];
const LONGEST_BLOWN = 0.62;

/** A violin between chin and shoulder, its strings up; a flute across the lips. Undefined for all others, and for players without neck or mouth. */
export function putToChin(object: Unplaced, player: Unplaced, at: Placed): Placed | undefined {
  const throat = socketOf(player.model, ["neck"]);
  if (BOWED.test(object.concept)) return throat && tuckUnder(object, player, at, placeSocket(throat, at));
  const lip = object.model.parts.find(({ name }) => name === LIP);
  const mouth = socketOf(player.model, ["mouth"]);
  if (!lip || !mouth) return undefined;
  const { min, max } = boundsOf([lip.geometry.positions]);
  const hole: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const isHigh = hole[1] > (object.bounds.min[1] + object.bounds.max[1]) / 2;
  const size = sizeOf(object, player, at, LONGEST_BLOWN);
  const { position } = placeSocket(mouth, at);
  return along(hole, size, turned(scale(FAR_END, isHigh ? -1 : 1), at), position, at);
}

const sizeOf = (object: Unplaced, player: Unplaced, at: Placed, longest: number): number =>
  Math.min(shownSize(object, player, at, "playing"), (longest * heightOf(player) * at.scale) / extentOf(object));

function tuckUnder(violin: Unplaced, player: Unplaced, at: Placed, throat: ReturnType<typeof placeSocket>): Placed {
  const way = scale(turned(AT_THROAT, at), throat.radius);
  const size = sizeOf(violin, player, at, LONGEST);
  return along([0, violin.bounds.min[1], 0], size, normalize(turned(NECK, at)), add(throat.position, way), at);
}

/** From the player's own left, up and ahead into the scene. */
function turned([left, up, ahead]: Vec3, at: Placed): Vec3 {
  const front = frontOf(at);
  return [left * cos(at.turn) + ahead * front[0], up, -left * sin(at.turn) + ahead * front[2]];
}

/** With a point of it there, its length along a way that is about level, its front up. */
const along = (from: Vec3, size: number, way: Vec3, to: Vec3, at: Placed): Placed => ({
  transform: chain(
    translation(scale(from, -1)),
    scaling([size, size, size]),
    rotation(Y_AXIS, atan2(-way[0], -way[2])),
    tilt(normalize(way)),
    translation(to),
  ),
  scale: size,
  turn: at.turn,
});
