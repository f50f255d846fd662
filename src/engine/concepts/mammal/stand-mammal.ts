import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { placePart } from "../../geometry/place-part.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { rotation, transformDirection, transformPoint } from "../../math/mat4.ts";
import { type Vec3, X_AXIS, Z_AXIS } from "../../math/vec3.ts";

/** How far a pose is turned over once the body is made, radians about its length; the belly of who lies aside to the viewer. */
const TURNED: Readonly<Record<string, number>> = { supine: PI, sideways: PI / 2, swatting: PI / 2 };
/** How far the nose of who leaps is up, radians about the breadth. */
const LEAP = 0.42;
/** How far around a bent body goes from nose to rump, radians: curled up asleep, or after its own tail, which is behind that. */
const AROUND: Readonly<Record<string, number>> = { curled: 4.3, circling: 3.9 };
/** Radius of the curl over half the width of the body, at least. */
const STOUT = 1.15;

/** Puts a finished body on the floor: on its feet, its back or its side, or curled up. */
export function standMammal(parts: readonly Part[], sockets: readonly Socket[], pose: string): Model {
  const around = AROUND[pose];
  if (around !== undefined) return bendRound(parts, sockets, around);
  const by = TURNED[pose];
  if (by === undefined && pose !== "leaping") return standModel(parts, sockets);
  const over = by === undefined ? rotation(X_AXIS, -LEAP) : rotation(Z_AXIS, by);
  return standModel(
    parts.map((part) => placePart(part, over)),
    sockets.map(({ position, normal, ...socket }) => ({
      ...socket,
      position: transformPoint(over, position),
      normal: transformDirection(over, normal),
    })),
  );
}

/** A body bent about the upright to its left until the nose is at the tail. */
function bendRound(parts: readonly Part[], sockets: readonly Socket[], around: number): Model {
  const trunk = parts.filter(({ name }) => name === "body");
  const { min, max } = boundsOf((trunk.length > 0 ? trunk : parts).map(({ geometry }) => geometry.positions));
  const girth = (max[0] - min[0]) / 2;
  const bend = Math.max((max[2] - min[2]) / around, STOUT * girth);
  const middle = (min[2] + max[2]) / 2;
  const map = ([x, y, z]: Vec3): Vec3 => {
    const turn = (z - middle) / bend;
    // within the middle nothing is turned inside out
    const out = Math.max(bend - x, 0.06 * bend);
    return [bend - out * cos(turn), y, out * sin(turn)];
  };
  return standModel(
    parts.map((part) => ({ ...part, geometry: deform(part.geometry, map) })),
    sockets.map((socket) => ({ ...socket, position: map(socket.position) })),
  );
}
