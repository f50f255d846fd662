import type { Socket } from "../../geometry/part.ts";
import { PI, sin } from "../../math/elementary.ts";
import { transformDirection, transformPoint } from "../../math/mat4.ts";
import { distance, normalize, type Vec3 } from "../../math/vec3.ts";
import { openSurfaces, rimHeight } from "../contact/rim-height.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  depthOf,
  extentOf,
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  socketOf,
  surfacesOf,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { openRoom, type VesselRoom } from "../contact/vessel-room.ts";
import type { HeapBed } from "./heap.ts";

/** Depth of a vessel over its opening's radius from which on what lies on its floor cannot be seen. */
const DEEP = 1.4;
/** Depth over an item's height up to which what lies on the floor of a vessel is seen well. */
const SHALLOW = 1.25;
/** How far under the rim the floor of the upper layer lies, in items' heights. */
const SHOWN = 0.9;
/** Half an item's width over the room's, at which three and more lie side by side. */
const ABREAST = 0.34;
/** So many lie in two or three layers as it is. */
const FEW = 9;
/** Length over the width of the room in it from which a vessel is a trough or a boat, which is filled from end to end; how much longer than wide it is itself, how much of its length that is, and how much longer than wide at most. */
const TROUGH = 1.7;
const LONGER = 1.2;
const FROM_END_TO_END = 0.58;
const MOST_STRETCHED = 2.4;
/** How far from its middle the room in such a vessel is at most, in its lengths: not a pickup's bed. */
const AMIDSHIPS = 0.12;
/** Concepts of vessels whose walls one sees through. */
const OF_WIRE: ReadonlySet<string> = new Set(["shopping-cart"]);
/** Depth over the radius under which a vessel is a plate; its helping lies on the rim too, as a share of the well's radius. */
const FLAT = 0.3;
const HELPING = 1.2;
/** How many kinds make a mixed heap; it fills its vessel, whatever the true sizes are: what of the room its layers take. */
const KINDS = 4;
const BRIMMING = 1.15;
/** Layers of things that fill a vessel over its rim, and the width and length of the widest of them over the room between the walls, at most. */
const LAYERS = 0.95;
const WIDEST = 0.55;
const LONGEST = 0.85;
/** Share of its bounds that a thing covers, seen from above. */
const ROUNDED = 0.8;
/** Largest piece of a mixed heap over its middling one. */
const LARGEST = 1.15;
/** Share of a top's width from its middle that a row of heaps may take. */
const ALONG = 0.4;
/** So few lie in a ring on the floor of a vessel, none on the others; and the room between them. */
const RING_MOST = 4;
const SLACK = 1.06;
/** Radians by which the ring is turned, so that four are no two pairs in line. */
const ASKEW = 0.22;
/** How much smaller than elsewhere they are for that, at most. */
const LEAST_RINGED = 0.7;
/** Tilt of what lies in a pile, radians; flat things lie flatter. */
const TUMBLE = 1.2;

/**
 * Where a heap of things lies, and how large each of them is.
 *
 * @returns Also `size`, the factor on each one's own scale, and how far from its centre there is `room`, in metres.
 * @param isInside They are in their support rather than on it.
 * @param piles They were said to be a pile.
 * @param azimuth Where it is seen from, radians: the first of a few is at the back, and none is behind another.
 */
export function bedFor(
  items: readonly Unplaced[],
  support: { readonly object: Unplaced; readonly at: Placed } | undefined,
  isInside: boolean,
  piles: boolean,
  azimuth: number,
): HeapBed & { readonly size: number; readonly room: number } {
  // of unlike things the one of middling size says how much room they need
  const bulk = (item: Unplaced) => extentOf(item) * item.scale;
  const first = [...items].sort((a, b) => bulk(a) - bulk(b))[items.length >> 1] as Unplaced;
  const own = first.scale;
  const tumble = piles ? TUMBLE * flatness(first) : isTall(first) ? 0.06 : 0.4;
  const loose = footprintOf(first) * own * (1.4 + 0.75 * Math.sqrt(items.length));
  if (!support)
    return { size: 1, room: Number.POSITIVE_INFINITY, radius: loose, centre: [0, 0, 0], ground: [], floor: 0, tumble };
  const { object, at } = support;
  const names = isInside ? ["inside", "seat", "top"] : ["seat", "top"];
  const socket = placeSocket(socketOf(object.model, names) ?? topOf(object), at);
  const top = socketOf(object.model, ["top"]);
  const above = isInside && top ? placeSocket(top, at) : undefined;
  // a pickup's top is its cab's, not that of its bed
  const aside = above ? distance(flat(above.position), flat(socket.position)) : 0;
  const opening = aside < socket.radius ? above : undefined;
  const mouth = Math.max(socket.radius, opening?.radius ?? 0);
  // a box has no corners of its walls near enough to be found: its mouth says how high they are
  const isFull = isInside && first.placement?.where === "brimming";
  const open = isFull ? openRoom(surfacesOf(object, at), socket) : undefined;
  const rim = open?.rim ?? Math.max(rimHeight(object, at, socket), opening ? opening.position[1] : 0);
  const depth = rim - socket.position[1];
  // what lies in a bowl leans on its sloping wall too
  const isFlat = isInside && depth < FLAT * socket.radius;
  const room = isFlat
    ? socket.radius * HELPING
    : isInside
      ? object.clear
        ? socket.radius * 0.98
        : mouth * 0.88
      : socket.radius * 0.85;
  const stretch = isInside ? stretchOf(object, at, socket) : undefined;
  const shown = shownSize(first, object, at, "in");
  // as large as lets two layers or so fill the vessel; long things lie side by side
  const span = Math.sqrt(widthOf(first) * depthOf(first)) / 2;
  const filling = Math.min(
    (room * Math.sqrt(stretch?.by ?? 1) * (isFlat ? 1 : isInside ? 0.78 : 0.7)) / Math.sqrt(items.length + 1) / span,
    (room * (isFlat ? ABREAST : 0.95)) / footprintOf(first),
  );
  // the more there are, the more lie side by side: they heap up rather than pile up to a column
  const abreast = ABREAST * Math.min(1, Math.sqrt(FEW / items.length));
  // small as they are they are seen, but never so large that they stand one on the other
  const seen = Math.min((0.12 * extentOf(object) * at.scale) / extentOf(first), (abreast * room) / footprintOf(first));
  const usual = Math.min(shown, Math.max(filling, seen));
  const brims = isInside && (open !== undefined || (!isFlat && (isMixed(items) || isFull)));
  const brimming = open ? sizeToFill(first, items.length, open) : filling * (BRIMMING / 0.78);
  const isRing = isInside && !open && !stretch && items.length <= RING_MOST;
  // with the room that their tilt takes
  const ring = ringOf(first, items.length);
  const inRing = room / (ring + footprintOf(first) + (tumble / 2) * heightOf(first));
  const ringed = isRing ? Math.max(LEAST_RINGED * usual, Math.min(usual, inRing)) : usual;
  const size = brims ? brimming : piles ? Math.min(usual, filling * 1.1) : ringed;
  const mean = items.reduce((sum, item) => sum + heightOf(item) / items.length, 0);
  const high = mean * size;
  // what cannot be looked into is filled unseen, up to where the upper layer shows over the rim
  const layer = open ? Math.min(heightOf(first), widthOf(first)) * size : high;
  const isRaised =
    isInside &&
    !OF_WIRE.has(object.concept) &&
    (object.clear ? depth > DEEP * socket.radius : depth > (open ? SHOWN : SHALLOW) * layer);
  return {
    size: size / own,
    room: isInside ? room : Math.max(room, ALONG * widthOf(object) * at.scale),
    radius: brims ? room : Math.min(room, loose * (size / own) * 1.2),
    centre: socket.position,
    ground: open?.walls ?? openSurfaces(object, at),
    floor: isRaised ? Math.max(0, rim - layer * (object.clear ? 1.3 : SHOWN)) : 0,
    tumble,
    lays: brims && first.family !== "plant" && !isLiving(first),
    ...(open && { spots: open.spots }),
    ...(stretch && { stretch }),
    ...(isRing && { ring: { of: items.length, radius: ring * size, start: PI * 1.5 - azimuth + ASKEW } }),
  };
}

/** Metres from the middle at which so many of a thing lie side by side in a ring. */
const ringOf = (item: Unplaced, count: number): number => (footprintOf(item) * SLACK) / sin(PI / count);

/** Factor on its own size with which so many of a thing fill the room between a vessel's walls. */
function sizeToFill(item: Unplaced, count: number, { spots, area }: VesselRoom): number {
  const [small, middle, large] = [widthOf(item), heightOf(item), depthOf(item)].sort((a, b) => a - b) as Size;
  const covers = item.family === "plant" || isLiving(item) ? widthOf(item) * depthOf(item) : middle * large;
  const clear = spots.reduce((most, spot) => Math.max(most, spot.clear), 0);
  const flat = Math.max(small / middle, 0.4);
  return Math.min(
    Math.sqrt((LAYERS * area) / (count * ROUNDED * covers * Math.sqrt(flat))),
    (WIDEST * 2 * clear) / middle,
    (LONGEST * 2 * clear) / large,
  );
}

type Size = [number, number, number];

/** The way along a vessel that is longer than the room in it is wide, and how far that goes. */
function stretchOf(object: Unplaced, at: Placed, { position, radius }: Socket): HeapBed["stretch"] {
  const isAlongX = widthOf(object) > depthOf(object);
  const long = Math.max(widthOf(object), depthOf(object)) * at.scale;
  const axis: Vec3 = isAlongX ? [1, 0, 0] : [0, 0, 1];
  const { min, max } = object.bounds;
  const middle = transformPoint(at.transform, [(min[0] + max[0]) / 2, 0, (min[2] + max[2]) / 2]);
  const isRound = Math.min(widthOf(object), depthOf(object)) * at.scale * LONGER > long;
  if (isRound || long < TROUGH * 2 * radius || distance(flat(middle), flat(position)) > AMIDSHIPS * long)
    return undefined;
  const by = Math.min(MOST_STRETCHED, (FROM_END_TO_END * long) / (2 * radius));
  return by > 1 ? { along: normalize(transformDirection(at.transform, axis)), by } : undefined;
}

/** Factors on each one's own size: in a heap of many kinds none is much larger than the others, a lettuce no larger than a pepper. */
export function sizesIn(items: readonly Unplaced[], size: number): number[] {
  const bulks = items.map((item) => extentOf(item) * item.scale);
  const most = isMixed(items) ? LARGEST * ([...bulks].sort((a, b) => a - b)[bulks.length >> 1] as number) : 0;
  return items.map(({ scale }, i) => size * scale * (most > 0 ? Math.min(1, most / (bulks[i] as number)) : 1));
}

const isMixed = (items: readonly Unplaced[]): boolean => new Set(items.map(({ concept }) => concept)).size >= KINDS;

const flat = ([x, , z]: Vec3): Vec3 => [x, 0, z];

/** What stands in a crate side by side with its like: a bottle. */
const isTall = (object: Unplaced): boolean => heightOf(object) > 4 * footprintOf(object);

/** Smallest side over the largest one. */
const flatness = (object: Unplaced): number =>
  Math.min(widthOf(object), heightOf(object), depthOf(object)) / extentOf(object);
