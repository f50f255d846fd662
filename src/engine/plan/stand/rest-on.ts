import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { columnsOf, countShared, regionOf, type Surface } from "../contact/contact-field.ts";
import { mouthHeight, rimHeight } from "../contact/rim-height.ts";
import { fallOnto } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  footprintOf,
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
import { bulkBelow } from "../contact/wisps.ts";
import { showOverRim } from "../within/show-over-rim.ts";
import { isBoard, isForged, isLaidOut, isRail, isRow, rowSpot, sizeFor } from "./rest-size.ts";

/** Sockets each relation looks for on its support, the best first. */
const SOCKETS: Readonly<Record<string, readonly string[]>> = {
  on: ["seat", "back", "top"],
  in: ["inside", "seat", "top"],
  sitting: ["seat", "back", "top"],
  lying: ["bed", "seat", "back", "top"],
  riding: ["seat", "back", "inside", "top"],
  over: ["top"],
};
/** Sockets whose user looks the way the support does. */
const FACING: ReadonlySet<string> = new Set(["seat", "back", "bed"]);
/** A little depth into the surface, as a ratio of the height, so that nothing stands on one point of a rounded back. */
const SINK = 0.015;
/** How far straws and hairs give way under a thing, in its own sizes. */
const YIELDING = 0.6;
/** Steps to the front in which a seated body looks for a place clear of the back rest. */
const CLEARING_STEPS = 6;

/** The way from one of several that lie along a car to the next, in widths. */
const BESIDE = 1.08;

/** Share of a body's height that is to be seen over the rim of what it is in. */
const FACE = 0.36;

/** Depth over radius from which one does not see what lies in a vessel, and how much of a thing is then to be seen over the rim. */
const DEEP = 2.4;
const SEEN_OVER_RIM = 0.25;
/** Height over half the width below which a vessel is a plate: what is on it lies on it. */
const FLAT = 0.4;

/** Concepts of what one looks into from the side. */
const OPEN_SIDED: ReadonlySet<string> = new Set(["hamster-wheel"]);

const ALONE: Spot = { index: 0, of: 1 };

/**
 * Lays a thing down on another one, or in it, or sets it astride: over the socket, as large as there is room, let fall until it
 * touches.
 *
 * @param ground What is there already, the support included.
 * @param isFull The support is a vessel with others in it.
 * @param facing Turn about Y that shows the thing at its best, for what faces no way of its own here.
 */
export function restOn(
  object: Unplaced,
  support: Unplaced,
  at: Placed,
  kind: string,
  among: Spot,
  ground: readonly Surface[],
  facing: number,
  isFull = false,
): Placed {
  // what is on a picnic table is not on its benches
  const isServed = kind === "on" && !isLiving(object) && /table$/.test(support.concept);
  const usual = SOCKETS[kind] ?? SOCKETS.on ?? [];
  const isLoad = kind === "on" && !isLiving(object);
  const names =
    object.placement?.where === "hood"
      ? ["hood", ...usual]
      : isServed
        ? ["top", ...usual]
        : isLoad
          ? ["rack", ...usual]
          : usual;
  const first = socketOf(support.model, names) ?? topOf(support);
  const { own, spot } = ownSocket(first, support, among);
  const socket = placeSocket(own, at);
  const isStraddling = kind === "on" && !isLiving(object) && isRail(support) && depthOf(object) > widthOf(object);
  const turn = isBoard(object, support)
    ? at.turn
    : isForged(object, support)
      ? at.turn + (depthOf(object) > widthOf(object) ? PI / 2 : 0)
      : isStraddling
        ? at.turn + PI / 2
        : isLaidOut(object)
          ? at.turn + (depthOf(support) > widthOf(support) ? PI / 2 : 0)
          : FACING.has(own.name) || kind === "riding" || kind === "sitting"
            ? at.turn
            : facing;
  const size = sizeFor(object, support, at, kind, socket, spot);
  const ring = spot.of > 1 ? 1 / sin(PI / spot.of) : 0;
  const angle = (spot.from ?? PI / spot.of) + (TAU * spot.index) / spot.of;
  const reach = ring * footprintOf(object) * size;
  const side = BESIDE * widthOf(object) * size * (spot.index - (spot.of - 1) / 2);
  const up = heightOf(support) * at.scale;
  const clear: Vec3 = isBoard(object, support)
    ? [side * cos(at.turn), up, -side * sin(at.turn)]
    : isRow(object, support, kind, socket, spot)
      ? rowSpot(object, support, at, size, spot)
      : [reach * cos(angle), up, reach * sin(angle)];
  const above = standAt(add(socket.position, clear), size, turn);
  const onRim = (opening: Socket): Placed => {
    const { position, size: filling } = showOverRim(object, support, at, opening, object.girth ? spot : ALONE, facing);
    const [x, z] = object.girth?.middle ?? [0, 0];
    const [c, s] = [cos(turn) * filling, sin(turn) * filling];
    return standAt([position[0] - c * x - s * z, position[1], position[2] + s * x - c * z], filling, turn);
  };
  if (kind === "in" && OPEN_SIDED.has(support.concept)) return standAt(socket.position, size, at.turn + PI / 2);
  if (object.placement?.where === "out" && own.name === "inside") return onRim(socket);
  if (kind === "in" && (object.girth || isHidden(object, support, at, size, socket))) return onRim(socket);
  const bottom = socketOf(object.model, isLiving(object) ? ["bottom", "attach"] : ["bottom"]);
  if (bottom && (kind === "riding" || kind === "sitting")) {
    const { position } = placeSocket(bottom, above);
    return shift(above, [
      socket.position[0] - position[0],
      socket.position[1] - position[1] - SINK * heightOf(object) * size,
      socket.position[2] - position[2],
    ]);
  }
  const landed = settleOn(
    object,
    above,
    ground,
    kind,
    own.name === "top" ? undefined : socket.position[1],
    socket.radius,
  );
  const inside = kind === "on" ? socketOf(support.model, ["inside"]) : undefined;
  const hasFallenIn =
    (landed.transform[13] as number) < (at.transform[13] as number) + 0.7 * heightOf(support) * at.scale;
  const isFlat = heightOf(support) < FLAT * footprintOf(support);
  if (!inside || own.name !== "top" || !hasFallenIn || isFlat) return landed;
  const opening = placeSocket(inside, at);
  // on what a vessel is full of one stands at the rim, whatever lies deeper
  return isFull
    ? standAt([opening.position[0], rimHeight(support, at, opening), opening.position[2]], size, turn)
    : onRim(opening);
}

/** Of several seats each one takes the next: both ends of a seesaw. */
function ownSocket(first: Socket, { model }: Unplaced, { index, of, ...ring }: Spot): { own: Socket; spot: Spot } {
  const alike = model.sockets.filter(({ name }) => name === first.name);
  if (alike.length < 2) return { own: first, spot: { index, of, ...ring } };
  const at = index % alike.length;
  const sharing = Math.ceil((of - at) / alike.length);
  return { own: alike[at] as Socket, spot: { index: Math.floor(index / alike.length), of: sharing, ...ring } };
}

/** Whether a thing inside would lie too far under the rim to be seen from above. */
function isHidden(object: Unplaced, support: Unplaced, at: Placed, size: number, socket: Socket): boolean {
  // glass hides nothing
  if (support.clear && !isLiving(object)) return false;
  const over = socket.position[1] + heightOf(object) * size - mouthHeight(support, at, socket);
  // of who is in a box one sees the face
  if (isLiving(object)) return over < FACE * heightOf(object) * size;
  // into what is deep one does not see
  const isDeep = over < heightOf(object) * size - DEEP * socket.radius;
  return over < (isDeep ? SEEN_OVER_RIM * heightOf(object) * size : -0.25 * socket.radius);
}

/**
 * Lets a thing fall until it touches. On a seat or a back, what stands up higher than the socket is a wall, not ground: the thing
 * moves to the front until it is clear of it.
 */
function settleOn(
  object: Unplaced,
  above: Placed,
  ground: readonly Surface[],
  kind: string,
  seatHeight: number | undefined,
  radius: number,
): Placed {
  const astride = kind === "riding" && object.family === "figure";
  const height = heightOf(object) * above.scale;
  const ceiling = seatHeight === undefined ? undefined : seatHeight + 0.3 * radius;
  const slab = ceiling === undefined || kind === "in" ? {} : { ceiling };
  const bulk = bulkBelow(ground);
  const land = (start: Placed): Placed => {
    const body = surfacesOf(object, start);
    const options = { slab, middle: astride ? 0.24 : 1, turn: above.turn };
    const touches = fallOnto(body, ground, options);
    const rests = touches === undefined ? undefined : (fallOnto(body, bulk, options) ?? touches);
    // what would fall far, through a crowd of pickets, lies on them
    const fall =
      (touches !== undefined && rests !== undefined && rests - touches < YIELDING * extentOf(object) * above.scale
        ? rests
        : touches) ?? (seatHeight === undefined ? 0 : (start.transform[13] as number)) - (seatHeight ?? 0);
    return shift(start, [0, -(fall + SINK * height), 0]);
  };
  const landed = land(above);
  if (ceiling === undefined || kind === "in" || kind === "riding") return landed;
  const front: Vec3 = [sin(above.turn), 0, cos(above.turn)];
  let best = landed;
  let fewest = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= CLEARING_STEPS; step += 1) {
    const tried = step === 0 ? landed : land(shift(above, scale(front, (step * 0.9 * radius) / CLEARING_STEPS)));
    const body = surfacesOf(object, tried);
    const cell = (footprintOf(object) * above.scale) / 24;
    const region = regionOf(body, cell);
    const shared = countShared(columnsOf(body, cell, region), columnsOf(ground, cell, region, { floor: ceiling }));
    if (shared < fewest) [best, fewest] = [tried, shared];
    if (shared === 0) break;
  }
  return best;
}
