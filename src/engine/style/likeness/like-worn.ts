import { clipGeometry } from "../../geometry/clip.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { add, distance, dot, scale, type Vec3 } from "../../math/vec3.ts";
import { headBall } from "../parts/resize-part.ts";
import type { Dressed } from "../style.ts";
import { bodyOf, boundsOfParts, standInRoom, withLent } from "./lend-room.ts";

/** Width of the head over that of what bears it: on the toes of a slipper, on the front of a bag or a mug. */
const ON_TOES = 1.12;
const ON_FRONT = 0.78;
/** Share of the head that is sunk in. */
const SUNK = 0.4;
/** How far under its middle a head may reach, in its own radii. */
const CHIN = 2.2;
/** Middle of the head on a front, as a share of the height. */
const HIGH = 0.52;

/** "Bunny slippers", "a dinosaur backpack": what is worn keeps its shape, takes the beast's coat and bears its head. Undefined where there is no head. */
export function likeWorn(thing: Dressed, likeness: Dressed): Dressed | undefined {
  const head = headOf(likeness);
  const [coat] = Object.values(likeness.materials);
  const body = bodyOf(thing);
  const main = body[0]?.slot;
  if (!head || !coat || main === undefined) return undefined;
  const { min, max } = boundsOfParts(body);
  const [wide, tall, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const front = boundsOfParts(thing.model.parts).max[2];
  const isFlat = deep > 1.3 * tall;
  const half = ((isFlat ? ON_TOES : ON_FRONT) * wide) / 2;
  const own = boundsOfParts(head.model.parts);
  const high = (2 * half * (own.max[1] - own.min[1])) / (own.max[0] - own.min[0]);
  const long = (high * (own.max[2] - own.min[2])) / (own.max[1] - own.min[1]);
  const cx = (min[0] + max[0]) / 2;
  const z = isFlat ? max[2] - 0.42 * long : front + (0.5 - SUNK) * long;
  const foot = isFlat ? min[1] + 0.5 * tall : min[1] + HIGH * tall - high / 2;
  const lent = standInRoom(head, {
    min: [cx - half, foot, z - long],
    max: [cx + half, foot + 2 * high, z + long],
  });
  const dressed = withLent(thing, thing.model.parts, lent, likeness);
  return { ...dressed, materials: { ...dressed.materials, [main]: coat } };
}

/** All above the neck, standing on the floor; undefined where there is none. */
export function headOf(thing: Dressed): Dressed | undefined {
  const parts = headPartsOf(thing);
  return parts.length > 0 ? { ...thing, model: standModel(parts, []) } : undefined;
}

/** All above the neck, where it is; nothing where there is none. */
export function headPartsOf(thing: Dressed): Part[] {
  const ball = headBall(thing.model);
  if (!ball) return [];
  const { centre, radius, neck, up } = ball;
  return thing.model.parts.flatMap((part): Part[] => {
    const front = clipGeometry(part.geometry, scale(up, -1), -(dot(neck, up) + 0.3 * distance(neck, centre)));
    // before a neck that leans forward are the forelegs too
    const geometry = clipGeometry(front, [0, -1, 0], -(centre[1] - CHIN * radius));
    if (geometry.indices.length === 0) return [];
    const { min, max } = boundsOfParts([{ ...part, geometry }]);
    const middle = scale(add(min as Vec3, max as Vec3), 0.5);
    const isFar = distance(middle, centre) > 3 * radius && max[1] - min[1] < 6 * radius;
    return isFar ? [] : [{ ...part, geometry }];
  });
}
