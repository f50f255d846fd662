import { boundsOf } from "#measure/bounds.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Slots of what is put on with the clothes and may be larger than fits. */
const PACK = "backpack";
export const isWornSized = (slot: string): boolean => slot === PACK;

/** What holds a pack to its bearer and fits him whatever its size. */
const BANDS = /girth|strap/;
/** Height over depth of somebody from which on he is upright, and his pack behind him. */
const UPRIGHT = 1;

/** A pack so much larger or smaller: away from the back it lies on, its bands as they were. */
export function resizePack(model: Model, by: number): Model {
  const packs = model.parts.filter((part) => part.slot === PACK && !BANDS.test(part.name));
  const body = model.parts.filter(({ slot }) => slot !== PACK);
  if (packs.length === 0 || body.length === 0) return model;
  const { min, max } = boundsOf(packs.map(({ geometry }) => geometry.positions));
  const bearer = boundsOf(body.map(({ geometry }) => geometry.positions));
  const isUpright = bearer.max[1] - bearer.min[1] > UPRIGHT * (bearer.max[2] - bearer.min[2]);
  const [x, , z] = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;
  const anchor: Vec3 = isUpright
    ? [x, min[1] + LOW * (max[1] - min[1]), max[2]]
    : [x, min[1], z + AHEAD * (max[2] - min[2])];
  const grown = (point: Vec3): Vec3 =>
    point.map((c, k) => (anchor[k] as number) + (c - (anchor[k] as number)) * by) as unknown as Vec3;
  return {
    ...model,
    parts: model.parts.map(
      (part): Part => (packs.includes(part) ? { ...part, geometry: deform(part.geometry, grown) } : part),
    ),
  };
}

/** Where on the back of the upright a pack stays as it grows, over its height: it rises over the head rather than sink to the floor. */
const LOW = 0.25;
/** On a level back it grows to the tail rather than over the head: how far before its middle it stays, over its length. */
const AHEAD = 0.35;
