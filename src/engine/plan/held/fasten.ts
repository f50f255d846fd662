import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, dot, scale, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { isLow, leastHat } from "../wear/least-hat.ts";
import { isOpenUmbrella, shelter } from "../wear/shelter.ts";
import { wornAt } from "../wear/worn-at.ts";
import { estimateSocket } from "./estimate-socket.ts";
import { gripOf, tilt } from "./grip.ts";
import { hangFromHand, hangFromMouth, isBailed, isCarriedByBail } from "./hang-by-bail.ts";

/** How far what is held goes into the hand or the mouth, as a ratio of the socket's radius. */
const GRIP = 0.35;
/** Thickness of what is held in a mouth, at most, as a ratio of the mouth's radius. */
const IN_MOUTH = 2.2;
/** Height of what is in a mouth, in its radii, from which on it hangs from it, and by how much of its height it does. */
const HIGH = 1.2;
const SUNK = 0.3;

/** Of a garment's width, how much its shoulders are; of its height, where they lie. */
const SHOULDERS = 0.62;
const NECKLINE = 0.95;

/** On a head, a neck, a back: taken hold of at the `attach` socket, as large as the socket, turned with the wearer. */
export function wear(garment: Unplaced, wearer: Unplaced, at: Placed): Placed {
  const place = wornAt(garment.concept);
  const found = socketOf(wearer.model, [place]) ?? estimateSocket(wearer, place) ?? topOf(wearer);
  const socket = placeSocket(garment.concept === APRON ? beforeBelly(found, wearer) : found, at);
  const hold = socketOf(garment.model, ["attach"]);
  const fits = hold
    ? socket.radius / hold.radius
    : (socket.radius * 2.2) / Math.max(widthOf(garment), place === "back" ? heightOf(garment) / 1.6 : 0);
  const size = clamp(Math.max(fits, place === "head" ? leastHat(garment, wearer, at) : 0), 0.05, 40);
  const from = hold?.position ?? [
    0,
    heightOf(garment) * (place === "head" ? 0 : 0.5),
    place === "back" ? depthOf(garment) / 2 : 0,
  ];
  // what hangs on a back or before the eyes stands upright and looks out; a hat tilts with the head of who carries that high
  const isUpright = (place !== "head" || isLow(wearer)) && place !== "neck";
  const up = isUpright ? rotation(Y_AXIS, 0) : tilt(socket.normal);
  return {
    transform: chain(
      translation(scale(from, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      up,
      translation(socket.position),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** From a hanger, its shoulders in the garment's: in proportion to each other, facing the same way. */
export function hang(garment: Unplaced, hanger: Unplaced, at: Placed): Placed {
  const socket = placeSocket(socketOf(hanger.model, ["hang"]) ?? topOf(hanger), at);
  const size = (2 * socket.radius) / Math.max(widthOf(garment) * SHOULDERS, 1e-6);
  const from: Vec3 = [0, heightOf(garment) * NECKLINE, 0];
  return {
    transform: chain(
      translation(scale(from, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation(socket.position),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Concept of what hangs before a body and not about it, and how far before its middle that is, in depths of the body. */
const APRON = "apron";
const BEFORE = 0.46;

const beforeBelly = (waist: Socket, wearer: Unplaced): Socket => ({
  ...waist,
  position: [waist.position[0], waist.position[1], BEFORE * depthOf(wearer)],
});

/**
 * In a hand, else in the mouth: its grip in the palm, the side that tells most towards the camera.
 *
 * @param taken How many things the holder has in hand already.
 */
export function hold(object: Unplaced, holder: Unplaced, at: Placed, taken: number, facing: number): Placed {
  const usual = shownSize(object, holder, at, "holding");
  const hands = handsOf(holder);
  const mouth = socketOf(holder.model, ["mouth"]);
  const hand = hands[taken % Math.max(1, hands.length)];
  const inMouth =
    mouth !== undefined &&
    (object.placement?.where === "mouth" ||
      hand === undefined ||
      (holder.family === "animal" && !isRaised(hand, holder)));
  const food = socketOf(holder.model, ["food"]);
  if (food && inMouth && !FLOATING.has(object.concept)) return layBefore(object, placeSocket(food, at), usual, at);
  const socket = placeSocket(inMouth ? mouth : (hand ?? topOf(holder)), at);
  const turned = isInTheWay(object, socket, at, facing) ? facing + PI : facing;
  if (!inMouth && object.placement?.where === "tipped") return tip(object, socket, usual, at);
  const head = isOpenUmbrella(object) ? socketOf(holder.model, ["head"]) : undefined;
  if (head) return shelter(object, socket, placeSocket(head, at), usual, facing);
  if (!inMouth && isCarriedByBail(object)) return hangFromHand(object, socket, usual, at);
  if (!inMouth && isCrosswise(object)) return takeByEnd(object, socket, usual, turned);
  if (!inMouth) return grip(object, socket, Math.min(usual, shortEnough(object, socket, at)), turned);
  if (FLOATING.has(object.concept))
    return floatFrom(object, socket, Math.max(usual, (ALOFT * extentOf(holder) * at.scale) / extentOf(object)), facing);
  // no larger than leaves the face to be seen
  const most =
    Math.max(IN_MOUTH * socket.radius, 0.12 * extentOf(holder) * at.scale) /
    Math.min(widthOf(object), heightOf(object));
  const size = Math.min(usual, most, (0.5 * extentOf(holder) * at.scale) / extentOf(object));
  return isBailed(object) ? hangFromMouth(object, socket, size, at) : carryInMouth(object, socket, size, at);
}

/** Concepts of what floats over who has its string between the teeth, and its size over theirs. */
const FLOATING: ReadonlySet<string> = new Set(["party-balloon"]);
const ALOFT = 0.8;

/** Share of its width by which a thing must reach further to one side of its grip to be turned away: a flag. */
const LOPSIDED = 0.6;

/** Whether all of it is to that side of its grip where its holder is: a flag would fly before the face. */
function isInTheWay(object: Unplaced, { position }: Socket, at: Placed, facing: number): boolean {
  const [x] = gripOf(object);
  const lean = object.bounds.max[0] + object.bounds.min[0] - 2 * x;
  if (Math.abs(lean) < LOPSIDED * widthOf(object) || heightOf(object) < widthOf(object)) return false;
  const inwards: Vec3 = [(at.transform[12] as number) - position[0], 0, (at.transform[14] as number) - position[2]];
  return lean * dot([cos(facing), 0, -sin(facing)], inwards) > 0;
}

/** The sockets of both hands; where only one was named, the other is its mirror image. */
export function handsOf(holder: Unplaced): Socket[] {
  const hands = holder.model.sockets.filter(({ name }) => name.startsWith("hand"));
  const [only] = hands;
  if (!only || hands.length > 1 || Math.abs(only.position[0]) < 0.05 * widthOf(holder)) return hands;
  const [x, y, z] = only.position;
  return [only, { ...only, position: [-x, y, z] }];
}

/** The largest it may be without reaching through the floor: a cane lifts nobody. */
function shortEnough(object: Unplaced, { position }: Socket, at: Placed): number {
  const below = gripOf(object)[1];
  const room = position[1] - (at.transform[13] as number);
  return below > 0 && room > 0 ? room / below : Number.POSITIVE_INFINITY;
}

/** A paw that is held out counts as a hand; a breast does not. */
const isRaised = (hand: Socket, holder: Unplaced): boolean =>
  hand.radius < 0.12 * extentOf(holder) && Math.abs(hand.position[0]) > 0.05 * widthOf(holder);

function grip(object: Unplaced, socket: Socket, size: number, facing: number): Placed {
  const own = socketOf(object.model, ["attach"]);
  const from = gripOf(object);
  const isLong = heightOf(object) > 1.8 * depthOf(object);
  return {
    transform: chain(
      translation(scale(from as Vec3, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, facing),
      isLong || own ? tilt(socket.normal) : rotation(Y_AXIS, 0),
      translation(socket.position),
    ),
    scale: size,
    turn: facing,
  };
}

/** Width over height from which one of several would reach across to the next hand. */
const CROSSWISE = 1.6;
/** Where along its length it is taken then, from its end. */
const BY_END = 0.28;

/** Whether it is food that lies crosswise, one in each hand: a banana. */
const isCrosswise = ({ family, placement, model, bounds: { min, max } }: Unplaced): boolean =>
  family === "food" &&
  (placement?.of ?? 1) > 1 &&
  max[0] - min[0] > CROSSWISE * Math.max(max[1] - min[1], max[2] - min[2]) &&
  socketOf(model, ["attach"]) === undefined;

/** In the fist by its one end, the other up: side by side none crosses the next. */
const takeByEnd = (object: Unplaced, { position }: Socket, size: number, facing: number): Placed => ({
  transform: chain(
    translation([-object.bounds.min[0] - BY_END * widthOf(object), -heightOf(object) / 2, 0]),
    scaling([size, size, size]),
    rotation(Z_AXIS, PI / 2),
    rotation(Y_AXIS, facing),
    translation(position),
  ),
  scale: size,
  turn: facing,
});

/** Upright over the socket by its lower end, whichever way that points. */
const floatFrom = (object: Unplaced, { position }: Socket, size: number, facing: number): Placed => ({
  transform: chain(
    translation([0, -object.bounds.min[1], 0]),
    scaling([size, size, size]),
    rotation(Y_AXIS, facing),
    translation(position),
  ),
  scale: size,
  turn: facing,
});

/** How far over what is poured from is tipped, radians. */
const POURING = 1.85;

/** In the hand and tipped over towards the other one, a spout that points left foremost. */
function tip(object: Unplaced, { position }: Socket, size: number, at: Placed): Placed {
  const out: Vec3 = [position[0] - (at.transform[12] as number), 0, position[2] - (at.transform[14] as number)];
  const isLeft = dot(out, [cos(at.turn), 0, -sin(at.turn)]) > 0;
  return {
    transform: chain(
      translation(scale(gripOf(object), -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, isLeft ? 0 : PI),
      rotation(Z_AXIS, isLeft ? POURING : -POURING),
      rotation(Y_AXIS, at.turn),
      translation(position),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Width and height of what is eaten off the ground, at most, in the radii of who eats it: the muzzle is over it. */
const MEAL = [3.4, 0.85] as const;

/** Height of the same where it is no vessel that one looks over the rim of: a boot, a bale of hay. */
const LUMP = 1.7;
const VESSEL = /^(?:vessel|container|kitchen|tableware)$/;

/** Concepts of what stands there for several to eat and drink from, with the same two of it: the muzzle dips in. */
const TROUGH = /trough$/;
const LONG_MEAL = [12, 2.6] as const;

/** On the ground under the lips of who bends down to it. */
function layBefore(object: Unplaced, { position, radius }: Socket, usual: number, at: Placed): Placed {
  const [wide, low] = TROUGH.test(object.concept) ? LONG_MEAL : MEAL;
  const high = VESSEL.test(object.family) ? low : Math.max(low, LUMP);
  const size = Math.min(
    usual,
    (wide * radius) / Math.max(widthOf(object), depthOf(object)),
    (high * radius) / heightOf(object),
  );
  const { min, max } = object.bounds;
  return {
    transform: chain(
      translation([-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation(position),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Crosswise between the jaws, its middle at the lips. */
function carryInMouth(object: Unplaced, socket: Socket, size: number, at: Placed): Placed {
  const upright = heightOf(object) > 1.3 * widthOf(object) && heightOf(object) >= depthOf(object);
  const lengthwise = depthOf(object) > 1.3 * widthOf(object) && !upright;
  const middle: Vec3 = [0, heightOf(object) / 2, 0];
  const across = upright ? rotation(Z_AXIS, PI / 2) : lengthwise ? rotation(Y_AXIS, PI / 2) : rotation(Y_AXIS, 0);
  const thick = Math.min(heightOf(object), depthOf(object), widthOf(object)) * size;
  const high = (upright ? widthOf(object) : heightOf(object)) * size;
  const out = add(socket.position, scale(socket.normal, thick * 0.5 - GRIP * socket.radius));
  // what is taller than the mouth hangs from it: lips and beak show over it
  const low = add(out, [0, high > HIGH * socket.radius ? -SUNK * high : 0, 0]);
  return {
    transform: chain(
      translation(scale(middle, -1)),
      across,
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation(low),
    ),
    scale: size,
    turn: at.turn,
  };
}
