import { boundsOf } from "#measure/bounds.ts";
import { cos, GOLDEN_ANGLE, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, normalize, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import {
  type Columns,
  columnsOf,
  fallDistance,
  heapUp,
  placeSurfaces,
  type Surface,
} from "../contact/contact-field.ts";
import { extentOf, footprintOf, heightOf, type Placed, type Unplaced } from "../contact/unplaced.ts";
import type { OpenSpot } from "../contact/vessel-room.ts";

/** Cells across one item of the heap. */
const CELLS = 18;
/** Places that are tried for each item; the lowest is taken. */
const TRIES = 48;
/** The same between walls of any outline. */
const OPEN_TRIES = 80;
/** The part of the way from one to the next that spreads any number of them evenly. */
const GOLDEN_SECTION = 0.6180339887;
/** How far from its due place in a ring something may lie, radians. */
const STRAY = 0.5;
/** Tilt up to which what is tall still stands, radians. */
const UPRIGHT = 0.5;
/** Height over its width from which a thing is laid down rather than stood, and how far over, radians. */
const LONG = 1.5;
/** The same where a vessel is full of them: a barrel among barrels. */
const TIPPED = 1.15;
const LAID = 1.45;
/** How far items sink into each other, as a ratio of their size: a heap settles. */
const SINK = 0.03;

export interface HeapBed {
  /** Middle of the heap's floor, metres. */
  readonly centre: Vec3;
  /** Metres from there to the outermost item's middle. */
  readonly radius: number;
  /** What the heap lies on; empty for the bare floor. */
  readonly ground: readonly Surface[];
  /** Metres up to which a deep vessel is filled unseen. Default 0. */
  readonly floor?: number;
  /** Largest tilt of an item, radians. */
  readonly tumble: number;
  /** Of a long vessel: the level unit vector along it, and how much longer than wide the bed is. Left out: it is round. */
  readonly stretch?: { readonly along: Vec3; readonly by: number };
  /** What is taller than wide lies down. Default false. */
  readonly lays?: boolean;
  /** A few lie in a ring: how many, how far from the centre in metres where there is room for that, and where the first is, radians from X towards Z. */
  readonly ring?: { readonly of: number; readonly radius: number; readonly start: number };
  /** Where things may lie, in a vessel that is full between walls of any outline. Left out: anywhere within the radius. */
  readonly spots?: readonly OpenSpot[];
}

/** How near to a wall the middle of a thing comes, in half its width: a heap leans against it, and on its rim. */
const TUCKED = 0.8;
/** Share of the room that is tried where all of it is narrower than that. */
const MIDDLE = 0.7;
/** How much more than anywhere else a full vessel is heaped up in its middle. */
const DOME = 0.22;

/**
 * Lets things fall one after the other, each where it comes to lie lowest: a settled heap, in a bowl or on the floor.
 *
 * @param sizes Factor on each one's own size.
 */
export function heap(items: readonly Unplaced[], sizes: readonly number[], bed: HeapBed): Placed[] {
  const largest = Math.max(...items.map((item, i) => extentOf(item) * (sizes[i] as number)));
  const cell = largest / CELLS;
  const outermost = (bed.spots ?? []).reduce(
    (most, { x, z }) => Math.max(most, Math.abs(x - bed.centre[0]), Math.abs(z - bed.centre[2])),
    bed.radius * (bed.stretch?.by ?? 1),
  );
  const reach = outermost + largest;
  const region = {
    fromX: Math.floor((bed.centre[0] - reach) / cell),
    toX: Math.ceil((bed.centre[0] + reach) / cell),
    fromZ: Math.floor((bed.centre[2] - reach) / cell),
    toZ: Math.ceil((bed.centre[2] + reach) / cell),
  };
  const ground = columnsOf(bed.ground, cell, region);
  for (let i = 0; i < ground.high.length; i += 1) ground.high[i] = Math.max(bed.floor ?? 0, ground.high[i] as number);
  return items.map((item, index) => {
    const size = sizes[index] as number;
    const loose = orient(item, size, index, bed);
    const body = columnsOf(placeSurfaces(bulkOf(item), loose), cell);
    // tumbled, it may come to lie any way round; else it stands as it is, leaning a little
    const half =
      (bed.tumble > UPRIGHT || isLaid(item, bed)
        ? extentOf(item) / 2
        : footprintOf(item) + (bed.tumble / 2) * heightOf(item)) * size;
    const spot = lowestSpot(body, ground, bed, Math.max(0, bed.radius - half), half, index, cell);
    const sink = SINK * extentOf(item) * size;
    heapUp(ground, body, spot.stepX, spot.stepZ, -spot.fall);
    return {
      transform: chain(loose, translation([spot.stepX * cell, -spot.fall - sink, spot.stepZ * cell])),
      scale: size,
      turn: 0,
    };
  });
}

/** Parts narrower than this share of the whole carry nothing: an apple lies on apples, not on the tips of their stalks. */
const LEAST_BULK = 0.4;

/** Slots of what fruit hangs by: it gives way. */
const STALKS = /^(?:stem|stalk|leaf|calyx)/;

/** What of a thing others come to lie on; all of it where it is many small parts. */
function bulkOf(item: Unplaced): Surface[] {
  const all = item.model.parts.map(({ geometry }) => geometry);
  const bulk = item.model.parts
    .filter(({ slot, geometry }) => {
      const { min, max } = boundsOf([geometry.positions]);
      const wide = Math.max(max[0] - min[0], max[2] - min[2]);
      return wide > LEAST_BULK * 2 * footprintOf(item) && !(item.family === "food" && STALKS.test(slot));
    })
    .map(({ geometry }) => geometry);
  return bulk.length > 0 ? bulk : all;
}

interface FallenAt {
  readonly stepX: number;
  readonly stepZ: number;
  readonly fall: number;
}

function lowestSpot(
  body: Columns,
  ground: Columns,
  bed: HeapBed,
  radius: number,
  half: number,
  index: number,
  cell: number,
): FallenAt {
  let best: FallenAt = { stepX: 0, stepZ: 0, fall: 0 };
  let lowest = Number.POSITIVE_INFINITY;
  const [middleX, , middleZ] = bed.centre;
  for (const [x, z] of bed.spots ? openPlaces(bed.spots, half, index) : roundPlaces(bed, radius, index)) {
    const [stepX, stepZ] = [Math.round(x / cell), Math.round(z / cell)];
    const fall = fallDistance(body, ground, stepX, stepZ);
    if (fall === undefined) continue;
    // heaps are highest in the middle, so a little height is worth less than being central
    const out = Math.sqrt((x - middleX) * (x - middleX) + (z - middleZ) * (z - middleZ));
    const height = -fall + (bed.spots ? DOME * Math.min(out, bed.radius) : 0.05 * (out / (bed.stretch?.by ?? 1)));
    if (height < lowest - 1e-9) [best, lowest] = [{ stepX, stepZ, fall }, height];
  }
  return best;
}

type Place = readonly [x: number, z: number];

/** Places all over a bed, from its middle outwards; in a ring about where its next one is due. */
function roundPlaces({ centre, stretch, ring }: HeapBed, radius: number, index: number): Place[] {
  const { along: [ax, , az] = [1, 0, 0], by = 1 } = stretch ?? {};
  const inner = Math.min(ring?.radius ?? 0, radius);
  return Array.from({ length: TRIES }, (_, k): Place => {
    const r = inner + (radius - inner) * Math.sqrt(k / TRIES);
    const astray = STRAY * (((k * GOLDEN_SECTION) % 1) - 0.5);
    const angle = ring ? ring.start + (TAU * index) / ring.of + astray : k * GOLDEN_ANGLE + index * 1.7;
    const [x, z] = [r * cos(angle), r * sin(angle)];
    const further = (by - 1) * (x * ax + z * az);
    return [centre[0] + x + further * ax, centre[2] + z + further * az];
  });
}

/** Places all over the room between a vessel's walls where something of that half width has it. */
function openPlaces(spots: readonly OpenSpot[], half: number, index: number): Place[] {
  const most = spots.reduce((widest, { clear }) => Math.max(widest, clear), 0);
  const least = Math.min(TUCKED * half, MIDDLE * most);
  const open = spots.filter(({ clear }) => clear >= least);
  return Array.from({ length: Math.min(OPEN_TRIES, open.length) }, (_, k): Place => {
    const { x, z } = open[Math.floor((((k + 0.5 * index) * GOLDEN_SECTION) % 1) * open.length)] as OpenSpot;
    return [x, z];
  });
}

const isLaid = (item: Unplaced, { lays, spots }: HeapBed): boolean =>
  lays === true && heightOf(item) > (spots ? TIPPED : LONG) * 2 * footprintOf(item);

/** Turned every way about Y and tilted a little, its middle over the origin. */
function orient(item: Unplaced, size: number, index: number, bed: HeapBed) {
  const { min, max } = item.bounds;
  const middle = scale(add(min as Vec3, max as Vec3), -0.5);
  const lean = normalize([cos(index * 2.1), 0, sin(index * 2.1)]);
  return chain(
    translation(middle),
    ...(isLaid(item, bed) ? [rotation(X_AXIS, LAID)] : []),
    rotation(lean, bed.tumble * (((index * 0.618) % 1) * 2 - 1)),
    rotation(Y_AXIS, (index * GOLDEN_ANGLE) % TAU),
    scaling([size, size, size]),
  );
}
