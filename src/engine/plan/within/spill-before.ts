import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  footprintOf,
  heightOf,
  type Placed,
  placeSocket,
  socketOf,
  standAt,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { whim } from "../stand/scatter.ts";

/** Largest radius of what runs out, over that of the mouth. */
const LARGEST = 0.34;
/** From row to row and from one to the next, in their own widths; how far each one strays from its place, in the same. */
const STEP = 1.12;
const STRAY = 0.3;
/** How many lie in each row from the mouth on. The last number holds for all further ones. */
const ROWS = [2, 3, 4, 3, 4, 3, 4];

/** One of many that have run out of what lies on its side: they fan out before its mouth, the first of them still in it. */
export function spillBefore(object: Unplaced, vessel: Unplaced, at: Placed, { index }: Spot): Placed {
  const mouth = placeSocket(socketOf(vessel.model, ["mouth"]) ?? topOf(vessel), at);
  const size = Math.min(shownSize(object, vessel, at, "in"), (LARGEST * mouth.radius) / footprintOf(object));
  const wide = 2 * footprintOf(object) * size;
  let [row, place] = [0, index];
  while (place >= (ROWS[row] ?? 4)) {
    place -= ROWS[row] ?? 4;
    row += 1;
  }
  const abreast = ROWS[row] ?? 4;
  const spread = STEP * (1 + 0.12 * row) * wide;
  const out = (row - 0.3 + STRAY * (whim(index, 1) - 0.5)) * STEP * wide;
  const aside = (place - (abreast - 1) / 2 + STRAY * (whim(index, 2) - 0.5)) * spread;
  const way: Vec3 = mouth.normal;
  const right: Vec3 = [way[2], 0, -way[0]];
  const floor = at.transform[13] as number;
  const foot = add(mouth.position, add(scale(way, out), scale(right, aside)));
  // what is still within lies on the wall
  const lift = row === 0 ? 0.12 * Math.min(mouth.radius, heightOf(vessel) * at.scale) : 0;
  return standAt([foot[0], floor + lift - object.bounds.min[1] * size, foot[2]], size, 6.283 * whim(index, 3));
}
