import { transformPoint } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, type Vec3 } from "../../math/vec3.ts";
import { type Columns, columnsOf, type Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { treadsOf } from "./treads.ts";

/** Half the width of what stands on a corner over half of the support's shorter side, at most. */
const CORNERED = 0.34;
/** Steps from the very corner to the middle in which the ground is looked for, and how high over the floor that is at least, in heights of the support. */
const INWARDS = 12;
const LEAST_HIGH = 0.4;
/** Width of what is on an armrest over the armrest's, at most, and how long that is over the seat's depth. */
const OVER_ARM = 1.7;
const ALONG_ARM = 0.5;
/** Width of what is on a step over the length of the tread that it has to itself, at most. */
const ON_TREAD = 0.8;
/** Cells across a support. */
const CELLS = 64;
/** Depth into the surface, as a ratio of the height. */
const SINK = 0.012;

/** Where one stands: a place in the model, and half its width there at most, metres. */
interface Place {
  readonly at: Vec3;
  readonly room: number;
}

/**
 * One of those of which every place of its support has one: on each corner, on each armrest, at each end, on each step. Undefined
 * where nothing of the kind was said.
 *
 * @param facing Turn about Y that shows it at its best, for what does not live.
 */
export function standOnEach(
  object: Unplaced,
  support: Unplaced,
  at: Placed,
  spot: Spot,
  still: readonly Surface[],
  facing: number,
): Placed | undefined {
  const { where, relation } = object.placement ?? {};
  if (relation !== "on") return undefined;
  const place =
    where === "corners"
      ? cornerOf(support, at, spot, still)
      : where === "ends"
        ? endOf(support, at, spot, still)
        : where === "armrests"
          ? armrestOf(support, at, spot)
          : where === "steps"
            ? stepOf(support, at, spot)
            : undefined;
  if (!place) return undefined;
  const size = Math.min(shownSize(object, support, at, "on"), place.room / footprintOf(object));
  const turn = isLiving(object) || where === "armrests" ? at.turn : facing;
  const above = standAt(add(place.at, [0, 2 * heightOf(object) * size, 0]), size, turn);
  const fall = fallOnto(surfacesOf(object, above), still) ?? 0;
  // what a step is under does not hold what stands on it
  const slab = where === "steps" ? { ceiling: place.at[1] + 0.3 * heightOf(object) * size } : {};
  const down = where === "steps" ? (fallOnto(surfacesOf(object, above), still, { slab }) ?? fall) : fall;
  return shift(above, [0, -(down + SINK * heightOf(object) * size), 0]);
}

/** The nearest to the very corner that is as high as the rest of the top: a round table has none. */
function cornerOf(support: Unplaced, at: Placed, { index }: Spot, still: readonly Surface[]): Place | undefined {
  const [x, z] = [index % 2 === 0 ? 1 : -1, index % 4 < 2 ? 1 : -1];
  const room = (CORNERED * Math.min(widthOf(support), depthOf(support)) * at.scale) / 2;
  return standingAt(support, at, [x, z], room, still);
}

/** Its two ends along the longer side; of a fireplace, those of the mantel. */
function endOf(support: Unplaced, at: Placed, { index, of }: Spot, still: readonly Surface[]): Place | undefined {
  const side = index % 2 === 0 ? -1 : 1;
  const shelf = socketOf(support.model, ["mantel"]);
  if (shelf) {
    const { position, radius } = placeSocket(shelf, at);
    const inner = transformPoint(at.transform, add(shelf.position, [side * 0.8 * shelf.radius, 0, 0]));
    return { at: [inner[0], position[1], inner[2]], room: 0.26 * radius };
  }
  const isWide = widthOf(support) >= depthOf(support);
  const room = Math.min(
    0.48 * Math.min(widthOf(support), depthOf(support)) * at.scale,
    (0.4 * Math.max(widthOf(support), depthOf(support)) * at.scale) / of,
  );
  return standingAt(support, at, isWide ? [side, 0] : [0, side], room, still);
}

/** From the edge of the support's bounds to its middle, the first place where there is a top to stand on. */
function standingAt(
  { bounds: { min, max } }: Unplaced,
  at: Placed,
  [x, z]: readonly [number, number],
  room: number,
  still: readonly Surface[],
): Place | undefined {
  const inset = room / at.scale;
  const [a, b] = [(max[0] - min[0]) / 2 - inset, (max[2] - min[2]) / 2 - inset];
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const columns = columnsOf(still, (Math.max(a, b) * 2 * at.scale) / CELLS);
  const floor = (at.transform[13] as number) + LEAST_HIGH * (max[1] - min[1]) * at.scale;
  for (let step = 0; step < INWARDS; step += 1) {
    const share = 1 - step / INWARDS;
    const place = transformPoint(at.transform, [cx + x * a * share, max[1], cz + z * b * share]);
    if (heightAt(columns, place) >= floor) return { at: place, room };
  }
  return undefined;
}

/** The middle of an arm rest: from the seat's side inwards, where it is high, up to where it falls to the cushion. */
function armrestOf(support: Unplaced, at: Placed, { index }: Spot): Place | undefined {
  const { min, max } = support.bounds;
  const own = surfacesOf(support, standAt([0, 0, 0], 1, 0));
  const cell = (max[0] - min[0]) / CELLS;
  // before the back
  const z = min[2] + 0.62 * (max[2] - min[2]);
  const columns = columnsOf(own, cell);
  const side = index % 2 === 0 ? -1 : 1;
  const edge = side < 0 ? min[0] : max[0];
  const heights = Array.from({ length: CELLS / 2 }, (_, i) =>
    heightAt(columns, [edge - side * (i + 0.5) * cell, 0, z]),
  );
  const seat = heights.at(-1) as number;
  const top = Math.max(...heights.slice(0, CELLS / 4));
  if (top < seat + 0.05 * (max[1] - min[1])) return undefined;
  const onIt = heights.flatMap((height, i) => (height > (top + seat) / 2 ? [i] : []));
  const [first = 0] = onIt;
  const beyond = heights.findIndex((height, i) => i > first && height <= (top + seat) / 2);
  const last = beyond < 0 ? first : beyond - 1;
  const x = edge - side * ((first + last + 1) / 2) * cell;
  const wide = (last - first + 1) * cell;
  const room = Math.min(OVER_ARM * wide, ALONG_ARM * (max[2] - min[2])) * at.scale;
  return { at: transformPoint(at.transform, [x, top, z]), room };
}

/** One of its steps: they have things on them from the lowest to the top, evenly. */
function stepOf(support: Unplaced, at: Placed, { index, of }: Spot): Place | undefined {
  const treads = treadsOf(surfacesOf(support, at));
  if (treads.length === 0) return undefined;
  const which = of > 1 ? Math.round((index * (treads.length - 1)) / (of - 1)) : 0;
  const tread = treads[clamp(which, 0, treads.length - 1)] as (typeof treads)[number];
  return { at: tread.middle, room: (ON_TREAD * Math.sqrt(tread.area)) / 2 };
}

function heightAt({ cell, firstX, firstZ, countX, countZ, high }: Columns, [x, , z]: Vec3): number {
  const [i, j] = [Math.floor(x / cell) - firstX, Math.floor(z / cell) - firstZ];
  return i < 0 || j < 0 || i >= countX || j >= countZ ? Number.NEGATIVE_INFINITY : (high[j * countX + i] as number);
}
