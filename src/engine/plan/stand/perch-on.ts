import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { clamp } from "../../math/scalar.ts";
import { add, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { STUMP } from "../../style/forms/headless.ts";
import type { Surface } from "../contact/contact-field.ts";
import { crossings, frontAt } from "../contact/probe-body.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto, slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import type { Placement } from "../recipe/recipe.ts";

/** Part of the body that a perching thing's foot covers, as a share of its width: a tail or a wing hangs over. */
const FOOT = 0.35;
/** How far it goes into what it stands on, in its own heights. */
const SINK = 0.02;
/** How much of the head's radius, and of its own width, a thing on a shoulder keeps clear; and how far out a shoulder reaches, in half widths of the back. */
const BESIDE = 0.8;
const OF_WIDTH = 0.35;
const MOST_ASIDE = 1.45;
/** Length of the cord on which a thing hangs at the neck, in radii of that. */
const BELOW_NECK = 0.6;
/** How far the throat lies below the middle of the neck, in the same. */
const THROAT = 0.8;
/** How much smaller what is balanced on a nose is than what sits on a shoulder: the eyes are to be seen. */
const ON_NOSE = 0.75;
/** How much larger than the head it replaces a thing is, and how far its foot goes into the neck, in its own heights. */
const AS_HEAD = 1.15;
const INTO_NECK = 0.08;
/** Upright from which a back is stood on rather than clung to. */
const LEVEL = 0.5;
/** Height of a body's shoulders, where it names no neck. */
const SHOULDERS = 0.72;

/**
 * On a part of somebody's body.
 *
 * @param still What the body takes up.
 * @param spot Which of several there: on two shoulders there are two.
 * @returns Undefined where the body has no such part, or where the thing rests on it as on any other: a level back.
 */
export function perchOn(
  object: Unplaced,
  bearer: Unplaced,
  at: Placed,
  still: readonly Surface[],
  { index, of }: Spot = { index: 0, of: 1 },
): Placed | undefined {
  const { model } = bearer;
  const head = socketOf(model, ["head"]);
  const neck = socketOf(model, ["neck"]);
  const back = socketOf(model, ["back"]);
  switch (seatOf(object, back)) {
    case "head":
      return head && land(object, bearer, at, head.position, isAlive(object) ? "perched" : "crown", still);
    case "as-head": {
      const stump = socketOf(model, [STUMP]);
      if (!stump) return undefined;
      const { position, radius } = placeSocket(stump, at);
      const size = (2 * AS_HEAD * radius) / Math.max(heightOf(object), 0.8 * widthOf(object));
      return standAt(add(position, [0, -INTO_NECK * heightOf(object) * size, 0]), size, at.turn);
    }
    case "nose": {
      const mouth = socketOf(model, ["mouth"]);
      if (!mouth) return undefined;
      const { position, radius } = placeSocket(mouth, at);
      const size = ON_NOSE * shownSize(object, bearer, at, "perched");
      // on the tip, whatever rises behind it
      const tip = add(position, [0, 0.5 * radius, 0]);
      return standAt(add(tip, scale(frontOf(at), 0.5 * radius + 0.14 * depthOf(object) * size)), size, at.turn);
    }
    case "shoulder": {
      // a sofa's arm is no shoulder, but is said as one is
      const side = of > 1 && index % 2 === 1 ? -1 : 1;
      const arm = socketOf(model, ["arm"]);
      if (arm) return landOnArm(object, bearer, at, [side * arm.position[0], arm.position[1], arm.position[2]], still);
      const level = neck?.position[1] ?? (head ? head.position[1] - 2 * head.radius : SHOULDERS * heightOf(bearer));
      const z = neck?.position[2] ?? head?.position[2] ?? 0;
      const isAstride = object.family === "figure" && bearer.family === "figure";
      if (isAstride) return sitAstride(object, bearer, at, [0, level, z - 0.5 * (neck?.radius ?? 0)]);
      const half = back && Math.abs(back.normal[2]) > LEVEL ? back.radius : 0.3 * widthOf(bearer);
      // clear of the head, and on the side of the free hand
      const size = shownSize(object, bearer, at, "perched");
      const beside = head && Math.max(head.radius * BESIDE, cheekOf(bearer, head, level, z));
      const clear = beside === undefined ? 0 : beside + (OF_WIDTH * widthOf(object) * size) / at.scale;
      const aside = clamp(clear, 0.9 * half, MOST_ASIDE * half);
      return land(object, bearer, at, [side * aside + (head?.position[0] ?? 0), level, z], "perched", still, level);
    }
    case "lap": {
      const seat = socketOf(model, ["attach", "bottom"]);
      const y = seat ? seat.position[1] : 0.3 * heightOf(bearer);
      const z = 0.24 * depthOf(bearer);
      return land(object, bearer, at, [0, y, z], "crown", still, y + 0.28 * heightOf(bearer));
    }
    case "neck":
      return neck && hangAtNeck(object, bearer, at, neck, still);
    case "back":
      return back && back.normal[1] < LEVEL ? clingTo(object, bearer, at, back, still) : undefined;
    default:
      return undefined;
  }
}

/** Where it is: a bird does not cling to an upright back, where nobody would see it, but sits on the shoulder. */
function seatOf({ model, placement }: Unplaced, back: Socket | undefined): Placement["where"] {
  const isSteep = placement?.where === "back" && back !== undefined && back.normal[1] < LEVEL;
  return isSteep && model.parts.some(({ slot }) => slot === "beak") ? "shoulder" : placement?.where;
}

/** How far from its middle a head reaches to the side, halfway between neck and crown: a bear's is wider than its skull. */
function cheekOf({ model, bounds }: Unplaced, { position: [x, y] }: Socket, neck: number, z: number): number {
  const beyond = bounds.max[0] + 1;
  const [first] = crossings(model.parts, [beyond, (y + neck) / 2, z], [-1, 0, 0]);
  return first === undefined ? 0 : beyond - first - x;
}

/** Size of what lies on the arm of a sofa or a chair, over its own. */
const SEEN_ON_ARM = 0.17;

/** On the arm of what one sits on. */
function landOnArm(object: Unplaced, seat: Unplaced, at: Placed, spot: Vec3, still: readonly Surface[]): Placed {
  const size = (SEEN_ON_ARM * extentOf(seat) * at.scale) / extentOf(object);
  // what is long lies along it
  const turn = at.turn + (widthOf(object) > depthOf(object) && !isAlive(object) ? PI / 2 : 0);
  const above = standAt(placeSocket({ name: "", position: spot, normal: Y_AXIS, radius: 0 }, at).position, size, turn);
  return shift(above, [0, -(fallOnto(surfacesOf(object, above), still) ?? 0), 0]);
}

const isAlive = ({ family }: Unplaced): boolean => /^(?:animal|bird|figure)$/.test(family);

const frontOf = ({ turn }: Placed): Vec3 => [sin(turn), 0, cos(turn)];

/** Lets it fall onto a spot of the body; only what is below the ceiling counts as ground. */
function land(
  object: Unplaced,
  bearer: Unplaced,
  at: Placed,
  spot: Vec3,
  kind: string,
  still: readonly Surface[],
  ceiling?: number,
): Placed {
  const size = shownSize(object, bearer, at, kind);
  const { position } = placeSocket({ name: "", position: spot, normal: Y_AXIS, radius: 0 }, at);
  const above = standAt(add(position, [0, heightOf(bearer) * at.scale, 0]), size, at.turn);
  const top = ceiling === undefined ? {} : { ceiling: position[1] + (ceiling - spot[1] + 0.06) * at.scale };
  const fall = fallOnto(surfacesOf(object, above), still, { slab: top, middle: FOOT, turn: at.turn });
  const drop = fall ?? (above.transform[13] as number) - position[1];
  return shift(above, [0, -drop - SINK * heightOf(object) * size, 0]);
}

/** With the legs about the neck. */
function sitAstride(rider: Unplaced, bearer: Unplaced, at: Placed, neck: Vec3): Placed {
  const size = Math.min(shownSize(rider, bearer, at, "riding"), (0.62 * heightOf(bearer) * at.scale) / heightOf(rider));
  const { position } = placeSocket({ name: "", position: neck, normal: Y_AXIS, radius: 0 }, at);
  const seat = socketOf(rider.model, ["attach", "bottom"])?.position[1] ?? 0;
  return standAt([position[0], position[1] - seat * size, position[2]], size, at.turn);
}

/** Behind a body that stands upright, close to it. */
function clingTo(object: Unplaced, bearer: Unplaced, at: Placed, back: Socket, still: readonly Surface[]): Placed {
  const size = shownSize(object, bearer, at, "perched");
  const { position } = placeSocket(back, at);
  const foot = Math.max(position[1] - 0.55 * heightOf(object) * size, at.transform[13] as number);
  return comeFromBehind(object, standAt([position[0], foot, position[2]], size, at.turn), bearer, at, still);
}

/** On a cord about the neck: below it, before the chest. */
function hangAtNeck(object: Unplaced, bearer: Unplaced, at: Placed, neck: Socket, still: readonly Surface[]): Placed {
  const size = shownSize(object, bearer, at, "perched");
  const { position, radius } = placeSocket(neck, at);
  const front = frontOf(at);
  // on four legs the head is before the neck: it hangs from the throat
  const isLevel = (socketOf(bearer.model, ["back"])?.normal[1] ?? 0) > LEVEL;
  if (isLevel) {
    const top = position[1] - THROAT * radius;
    return standAt([position[0], top - heightOf(object) * size, position[2]], size, at.turn);
  }
  const chin = placeSocket({ ...neck, position: [0, chinOf(bearer), 0] }, at).position[1];
  const foot = Math.min(position[1] - BELOW_NECK * radius, chin) - heightOf(object) * size;
  const far = 2 * extentOf(bearer) * at.scale + extentOf(object) * size;
  const away = shift(standAt([position[0], foot, position[2]], size, at.turn), scale(front, far));
  const way = slideAgainst(surfacesOf(object, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, -(way + SINK * depthOf(object) * size)));
}

/** Steps in which a chin is felt for, downwards from the mouth, and the share of the height where it is no longer looked for. */
const FEELS = 24;
const CHEST = 0.4;

/** Height under which a muzzle no longer juts out over the chest; the top of what has no mouth. */
function chinOf(bearer: Unplaced): number {
  const mouth = socketOf(bearer.model, ["mouth"]);
  if (!mouth) return heightOf(bearer);
  const low = CHEST * heightOf(bearer);
  const heights = Array.from({ length: FEELS }, (_, i) => mouth.position[1] + ((low - mouth.position[1]) * i) / FEELS);
  const fronts = heights.map((y) => frontAt(bearer, 0, y) ?? Number.NEGATIVE_INFINITY);
  const [lips, throat] = [fronts[0] as number, Math.min(...fronts)];
  return heights[fronts.findIndex((z) => z < (lips + throat) / 2)] ?? heightOf(bearer);
}

/** Set far behind and brought to the body until it touches. */
export function comeFromBehind(
  object: Unplaced,
  start: Placed,
  bearer: Unplaced,
  at: Placed,
  still: readonly Surface[],
): Placed {
  const front = frontOf(at);
  const far = 2 * extentOf(bearer) * at.scale + extentOf(object) * start.scale;
  const away = shift(start, scale(front, -far));
  const way = slideAgainst(surfacesOf(object, away), still, front) ?? far;
  return shift(away, scale(front, way + 0.02 * depthOf(object) * start.scale));
}

/** Piggyback on who goes upright: on the back, looking the same way. Undefined where the back is level or there is none. */
export function ridePiggyback(
  rider: Unplaced,
  bearer: Unplaced,
  at: Placed,
  still: readonly Surface[],
): Placed | undefined {
  const back = socketOf(bearer.model, ["back"]);
  if (!back || socketOf(bearer.model, ["seat"]) || back.normal[1] > LEVEL) return undefined;
  const size = Math.min(shownSize(rider, bearer, at, "riding"), (0.72 * extentOf(bearer) * at.scale) / extentOf(rider));
  const { position } = placeSocket(back, at);
  const foot = Math.max(position[1] - 0.4 * heightOf(rider) * size, 0.12 * heightOf(bearer) * at.scale);
  return comeFromBehind(rider, standAt([position[0], foot, position[2]], size, at.turn), bearer, at, still);
}
