import { boundsOf } from "#measure/bounds.ts";
import { place } from "../geometry/place.ts";
import { transformPoint } from "../math/mat4.ts";
import type { Vec3 } from "../math/vec3.ts";
import { shownSize } from "./shown-size.ts";
import { extentOf, footprintOf, heightOf, type Placed, socketOf, standAt, type Unplaced } from "./unplaced.ts";

/** How much of the room behind the glass a thing takes up. */
const ROOM = 0.86;
/** Relations in which something lies on a whole heap. */
export const LYING_ON: ReadonlySet<string> = new Set(["on", "sitting", "lying", "riding"]);

/** Mouth over width up to which nothing could be put in: a bottle's. */
const NARROW = 0.3;

/** Whether a thing is of glass and has no opening: what is in it is behind the glass. */
export function isClosed({ model, clear }: Unplaced): boolean {
  if (clear === undefined || socketOf(model, ["seat", "bed"])) return false;
  const mouth = socketOf(model, ["inside"]) && socketOf(model, ["top"]);
  if (!mouth) return socketOf(model, ["inside"]) === undefined;
  return mouth.radius < NARROW * Math.min(clear.max[0] - clear.min[0], clear.max[2] - clear.min[2]);
}

/** In the middle of what can be seen through: a ship in a bottle, a fish in a light bulb. */
export function standWithin(object: Unplaced, vessel: Unplaced, at: Placed, turn: number): Placed {
  const { min, max } = vessel.clear ?? vessel.bounds;
  const half = Math.min(max[0] - min[0], max[2] - min[2]) / 2;
  const size = Math.min(
    shownSize(object, vessel, at, "in") * 2,
    (ROOM * half * at.scale) / footprintOf(object),
    (ROOM * (max[1] - min[1]) * at.scale) / heightOf(object),
  );
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const [x, y, z] = transformPoint(at.transform, middle);
  return standAt([x, y - (heightOf(object) * size) / 2, z], size, turn);
}

/** Size of a small thing over that of the heap it is on, before the two are drawn together: it is to be seen there. */
const SEEN_ON_HEAP = 0.36;

/** A thing as large as it must be to be seen on a heap. */
export const seenOn = (object: Unplaced, heap: Unplaced): Unplaced => ({
  ...object,
  scale: Math.max(object.scale, (SEEN_ON_HEAP * extentOf(heap)) / extentOf(object)),
});

/** Several placed things as a single one, in the scene's own frame. */
export function asOne(members: readonly (readonly [object: Unplaced, at: Placed])[]): Unplaced {
  const [first] = members[0] as readonly [Unplaced, Placed];
  const parts = members.flatMap(([{ model }, { transform }]) =>
    model.parts.map((part) => ({ ...part, geometry: place(part.geometry, transform) })),
  );
  const bounds = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return { ...first, model: { parts, sockets: [] }, bounds, scale: 1, turn: 0 };
}
