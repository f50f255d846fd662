import { boundsOf } from "#measure/bounds.ts";
import { place } from "../../geometry/place.ts";
import { cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  shift,
  socketOf,
  standAt,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { FLIERS } from "../stand/follow.ts";

/** How much of the room behind the glass a thing takes up. */
const ROOM = 0.86;
/** How much of that each one of several does. */
const SWARM = 0.34;
/** Relations in which something lies on a whole heap. */
export const LYING_ON: ReadonlySet<string> = new Set(["on", "sitting", "lying", "riding"]);

/** Mouth over width up to which nothing could be put in: a bottle's. */
const NARROW = 0.3;

/** Whether a thing is of glass and has no opening: what is in it is behind the glass. */
export function isClosed({ model, clear }: Unplaced): boolean {
  if (clear === undefined || socketOf(model, ["seat", "bed"])) return false;
  const mouth = socketOf(model, ["inside"]) && socketOf(model, ["top"]);
  if (!mouth) return socketOf(model, ["inside"]) === undefined;
  return mouth.radius < NARROW * Math.min(clear.max[0] - clear.min[0], clear.max[2] - clear.min[2]);
}

/** Concepts of what is kept in spirits. */
const SPECIMENS: ReadonlySet<string> = new Set("brain human-heart eyeball organ human-hand human-foot".split(" "));

/** Whether a thing neither lies at the bottom of a vessel nor looks out of it: it is in the air, or in spirits, behind the glass. */
export const hovers = ({ concept }: Unplaced, { clear }: Unplaced): boolean =>
  clear !== undefined && (FLIERS.has(concept) || SPECIMENS.has(concept));

/**
 * In the middle of what can be seen through: a ship in a bottle, a fish in a light bulb. Several wind up around it: fireflies in a jar.
 *
 * @param spot Which of those in the vessel it is.
 */
export function standWithin(object: Unplaced, vessel: Unplaced, at: Placed, turn: number, { index, of }: Spot): Placed {
  const { min, max } = vessel.clear ?? vessel.bounds;
  if (of === 1 && max[2] - min[2] > LYING * (max[0] - min[0])) return layAlong(object, min, max, at);
  const half = Math.min(max[0] - min[0], max[2] - min[2]) / 2;
  const high = max[1] - min[1];
  const share = of > 1 ? SWARM : 1;
  // glass is round: the corners have to be within it too
  const diagonal = Math.sqrt(widthOf(object) * widthOf(object) + depthOf(object) * depthOf(object));
  const size = Math.min(
    shownSize(object, vessel, at, "in") * 2,
    (2 * share * ROOM * half * at.scale) / diagonal,
    (share * ROOM * high * at.scale) / heightOf(object),
  );
  const out = (1 - share) * ROOM * half;
  const up = min[1] + high * (1 - ROOM + (2 * ROOM - 1) * ((index + 0.5) / of));
  const angle = index * GOLDEN_ANGLE;
  const place: Vec3 = [(min[0] + max[0]) / 2 + out * cos(angle), up, (min[2] + max[2]) / 2 + out * sin(angle)];
  const facing = standAt([0, 0, 0], size, turn + (of > 1 ? angle : 0));
  const { min: from, max: to } = object.bounds;
  const own = transformPoint(facing.transform, scale(add(from, to), 0.5));
  return shift(facing, subtract(transformPoint(at.transform, place), own));
}

/** Length over width of a vessel that lies on its side, its neck to the back, and the middle of its body from its foot, as a share of that. */
const LYING = 1.35;
const BODY = 0.36;
/** Shares of its length, width and height that a thing takes that lies along it. */
const [LONG, WIDE, HIGH] = [0.56, 0.74, 0.74];

/** In the body of a bottle that lies, lengthwise: a ship. */
function layAlong(object: Unplaced, min: Vec3, max: Vec3, at: Placed): Placed {
  const isAcross = widthOf(object) > depthOf(object);
  const [long, wide] = isAcross ? [widthOf(object), depthOf(object)] : [depthOf(object), widthOf(object)];
  const [room, girth] = [max[2] - min[2], max[0] - min[0]];
  const size =
    at.scale * Math.min((LONG * room) / long, (WIDE * girth) / wide, (HIGH * (max[1] - min[1])) / heightOf(object));
  const lying = standAt([0, 0, 0], size, at.turn + (isAcross ? PI / 2 : 0));
  const own = transformPoint(lying.transform, scale(add(object.bounds.min, object.bounds.max), 0.5));
  const place: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] - BODY * room];
  return shift(lying, subtract(transformPoint(at.transform, place), own));
}

/** Size of a small thing over that of the heap it is on, before the two are drawn together: it is to be seen there. */
const SEEN_ON_HEAP = 0.36;

/** A thing as large as it must be to be seen on a heap. */
export const seenOn = (object: Unplaced, heap: Unplaced): Unplaced => ({
  ...object,
  scale: Math.max(object.scale, (SEEN_ON_HEAP * extentOf(heap)) / extentOf(object)),
});

/** Several placed things as a single one, in the scene's own frame. */
export function asOne(members: readonly (readonly [object: Unplaced, at: Placed])[]): Unplaced {
  const [first] = members[0] as readonly [Unplaced, Placed];
  const parts = members.flatMap(([{ model }, { transform }]) =>
    model.parts.map((part) => ({ ...part, geometry: place(part.geometry, transform) })),
  );
  const bounds = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return { ...first, model: { parts, sockets: [] }, bounds, scale: 1, turn: 0 };
}
