import type { Socket } from "../../geometry/part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { isOnShelled, shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** How far a thing may stand out over the surface it rests on before it is made smaller, as a ratio of the radius. */
const OVERHANG = 1.35;
/** Smallest ratio to its support to which lack of room may bring a thing. */
const LEAST_RATIO = 0.22;
/** The same of what has a basket no wider than this share of it hanging below, and the share. */
const LEAST_IN_BASKET = 0.1;
const BASKET = 0.15;
/** Half the width of what is stacked over that of its like below, at most. */
const LEVEL = 1.06;
/** Width over depth from which things stand in a row on a top; how much of its width they take, and from one to the next at most, in their widths. */
const SHELF = 2.2;
const ROW = 0.86;
const PITCH = 1.9;
/** How far a thing in a row stands out over the edges of a shelf, as a ratio of its depth. */
const SHELVED = 1.1;
/** Height of a creature over that of what it is on, from which one sees what it is; in trees and on hills they are smaller. */
const SEEN = 0.5;
const SEEN_IN_TREES = 0.3;
/** The same on a rock or an iceberg, which is no more than where it is. */
const SEEN_ON_ROCK = 0.5;
/** Concepts of what a creature is on in passing, how long it is over that at least, and of that how much where several share it; how far it stands out over the edge then. */
const PERCHES = /^(?:log|rock)$/;
const LEAST_ON_PERCH = 0.62;
const SHARED_PERCH = 0.72;
const OVER_PERCH = 1.25;
/** Depth over height and width up to which a thing is a rail that others hang over: a fence, a wall; and their size over its own, at least. */
const RAIL = 0.3;
const LEAST_ON_RAIL = 0.32;
/** Height over width from which a building is a column, on which somebody is seen. */
const SLENDER = 3.5;
/** How much larger real sizes may make it, and how much of its support's size the small grow to for that, at most. */
const STATELY = 0.75;
const GROWN = 0.4;
/** Length over width from which what is put on a car lies along it. */
const LONG = 2;
/** Length of what is forged over the anvil's. */
const FORGED = 1.3;
/** Share of its carrier's width that several of them take. */
const ROOF = 0.86;

/** Height over length up to which a cloth lies spread out, and how long who lies there is, in its lengths. */
const THIN = 0.1;
const LAIN = 0.85;

/** Concepts of what one stands on lengthwise -> how tall who does is at most, in its lengths; how long, likewise. */
const DECKS: ReadonlyMap<string, number> = new Map([
  ["skateboard", 1.6],
  ["hoverboard", 1.6],
  ["scooter", 1.6],
  ["skis", 1.2],
  ["surfboard", 0.75],
  ["snowboard", 1.1],
]);
const RIDER = 0.7;

/** Whether things stand side by side there: jars on a shelf, candles on a mantelpiece. */
export const isRow = (object: Unplaced, support: Unplaced, kind: string, { name }: Socket, { of }: Spot): boolean =>
  kind === "on" &&
  of > 1 &&
  !isLiving(object) &&
  /^(?:top|seat)$/.test(name) &&
  !/^(?:nature|plant|animal|figure)$/.test(support.family) &&
  widthOf(support) > SHELF * depthOf(support);

/** Where in such a row it stands, over the middle of the top. */
export function rowSpot(object: Unplaced, support: Unplaced, at: Placed, size: number, { index, of }: Spot): Vec3 {
  const pitch = Math.min((ROW * widthOf(support) * at.scale) / of, PITCH * widthOf(object) * size);
  const side = pitch * (index - (of - 1) / 2);
  return [side * cos(at.turn), heightOf(support) * at.scale, -side * sin(at.turn)];
}

/** What goes over a back, and the width of the back that it is made for, metres. */
const SADDLE = "saddle";
const ASTRIDE = 0.43;

/** Width of who sits in a cockpit over that of the cockpit, at most: the elbows are over the rim. */
const COCKPIT = 3;

/** Factor on its own size with which a thing is as large as there is room where it rests. */
export function sizeFor(
  object: Unplaced,
  support: Unplaced,
  at: Placed,
  kind: string,
  socket: Socket,
  spot: Spot,
): number {
  const { of } = spot;
  const { radius } = socket;
  const wanted = shownSize(object, support, at, object.placement?.where === "working" ? "working" : kind);
  if (isOnShelled(object, support)) return wanted;
  // a saddle and its bags are as wide as the back under them
  if (object.concept === SADDLE && isLiving(support)) return (widthOf(support) * at.scale) / ASTRIDE;
  // who flies a small plane sits in its cockpit, however large a beast
  if (kind === "riding" && support.concept === "airplane" && socket.name === "seat")
    return Math.min(wanted, (COCKPIT * 2 * radius) / widthOf(object));
  const isTight = socket.name === "inside" && radius < BASKET * extentOf(support) * at.scale;
  if (!isTight && (kind === "riding" || (kind === "sitting" && isLiving(object)))) return wanted;
  if (object.placement?.where === "stack" && object.concept === support.concept)
    return Math.min(
      (object.scale / support.scale) * at.scale,
      (LEVEL * footprintOf(support) * at.scale) / footprintOf(object),
    );
  if (isRow(object, support, kind, socket, spot))
    return Math.min(
      wanted,
      (ROW * widthOf(support) * at.scale) / of / widthOf(object),
      (SHELVED * depthOf(support) * at.scale) / depthOf(object),
    );
  // a beach towel is as long as who lies on it
  if (
    isLiving(object) &&
    of === 1 &&
    /^(?:towel|yoga-mat)$/.test(support.concept) &&
    heightOf(support) < THIN * extentOf(support)
  )
    return Math.max(wanted, (LAIN * extentOf(support) * at.scale) / extentOf(object));
  const ring = of > 1 ? 1 / sin(PI / of) : 0;
  const tallest = isLiving(object) && of === 1 ? DECKS.get(support.concept) : undefined;
  if (tallest !== undefined) {
    const deck = extentOf(support) * at.scale;
    return Math.min((RIDER * deck) / (2 * footprintOf(object)), (tallest * deck) / heightOf(object));
  }
  if (isForged(object, support)) return (FORGED * widthOf(support) * at.scale) / extentOf(object);
  if (isBoard(object, support)) return Math.min(wanted, (ROOF * widthOf(support) * at.scale) / (of * widthOf(object)));
  const half = kind === "in" ? footOf(object) : isLaidOut(object) ? depthOf(object) / 2 : footprintOf(object);
  if (kind === "on" && of === 1 && isRail(support))
    return isLiving(object)
      ? Math.max(wanted, seenSize(object, support, at, wanted))
      : Math.max(wanted, (LEAST_ON_RAIL * extentOf(support) * at.scale) / extentOf(object));
  const room = (radius * (kind === "in" ? 0.92 : OVERHANG)) / (half * (ring + 1));
  const least =
    ((isTight ? LEAST_IN_BASKET : LEAST_RATIO) * extentOf(support) * at.scale) / extentOf(object) / Math.max(1, ring);
  return Math.max(
    Math.min(wanted, Math.max(room, least)),
    isLiving(object) && PERCHES.test(support.concept) ? perchSize(object, support, at, OVER_PERCH * room, of) : 0,
    isLiving(object) && of === 1 ? seenSize(object, support, at, wanted) : 0,
  );
}

/** Factor on a creature's size with which the log under it is no more than where it is. */
function perchSize(object: Unplaced, support: Unplaced, { scale: grown }: Placed, room: number, of: number): number {
  const share = LEAST_ON_PERCH * (of > 1 ? SHARED_PERCH : 1);
  return Math.min((share * extentOf(support) * grown) / extentOf(object), room);
}

/** Factor on a creature's size with which it is no speck on a large ball or the tip of a crystal. 0 on what is a place rather than a thing. */
function seenSize(object: Unplaced, support: Unplaced, { scale: grown }: Placed, wanted: number): number {
  if (support.family === "building" && heightOf(support) < SLENDER * widthOf(support)) return 0;
  const tall = (heightOf(support) * grown) / heightOf(object);
  const seen = tall * (support.family === "plant" ? SEEN_IN_TREES : support.family === "nature" ? SEEN_ON_ROCK : SEEN);
  return Math.max(
    Math.min(wanted, tall * STATELY),
    Math.min(seen, (GROWN * extentOf(support) * grown) / extentOf(object)),
  );
}

/** Whether what is on it stands out over it to both sides. */
export const isRail = (support: Unplaced): boolean =>
  support.family === "building" && depthOf(support) < RAIL * Math.min(heightOf(support), widthOf(support));

/** Whether somebody lies stretched out along X. */
export const isLaidOut = (object: Unplaced): boolean =>
  object.family === "figure" && widthOf(object) > 1.5 * Math.max(heightOf(object), depthOf(object));

/** Whether it lies along what carries it: a surfboard on a car. */
export const isBoard = (object: Unplaced, support: Unplaced): boolean =>
  support.family === "vehicle" &&
  !isLiving(object) &&
  depthOf(object) > LONG * Math.max(widthOf(object), heightOf(object));

/** Whether it lies lengthwise on an anvil, as what is forged there does. */
export const isForged = (object: Unplaced, support: Unplaced): boolean =>
  support.concept === "anvil" &&
  !isLiving(object) &&
  extentOf(object) > LONG * Math.max(heightOf(object), Math.min(widthOf(object), depthOf(object)));

/** Half the width of what stands lowest: a bouquet is wider than the vase it goes into. */
function footOf(object: Unplaced): number {
  const limit = object.bounds.min[1] + heightOf(object) * 0.35;
  let widest = 0;
  for (const { geometry } of object.model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      if ((positions[i + 1] as number) > limit) continue;
      const [x, z] = [positions[i] as number, positions[i + 2] as number];
      widest = Math.max(widest, x * x + z * z);
    }
  }
  return widest > 0 ? Math.sqrt(widest) : footprintOf(object);
}
