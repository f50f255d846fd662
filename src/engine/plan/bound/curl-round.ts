import { boundsOf } from "#measure/bounds.ts";
import { deform } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { depthOf, heightOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** How far around a body goes from head to tail, radians. */
const AROUND = 3.3;
/** Radius of the curl over half the width of the body, at least. */
const STOUT = 1.8;
/** Height over width from which a thing is wound about rather than lain around. */
const POLE = 1.5;
/** Share of a body's points that are within its girth: its wings and whiskers are not. */
const WITHIN = 0.85;
/** How near the inner side comes to the middle, as a share of the way there; nothing of it is moved within the girth. */
const INNERMOST = 0.9;
/** Air between the two over the radius of what is within. */
const AIR = 1.06;
/** Share of the height of what is within over which its radius is measured: the body lies about its foot. */
const FOOT = 0.5;

/** Length over half the width of a body from which it can lie around others. */
const SLENDER = 3;

/** Whether the one is long enough to lie around the other. */
export const canCurl = (body: Unplaced, other: Unplaced): boolean =>
  body.family === "animal" && depthOf(body) > SLENDER * girthOf(body) && heightOf(other) < POLE * widthOf(other);

/** A body bent around another thing, its back to the outside, head and tail towards the camera; in the other's own frame. */
export function curlRound(body: Unplaced, other: Unplaced): Unplaced {
  const { min, max } = body.bounds;
  const long = max[2] - min[2];
  const middle = (min[2] + max[2]) / 2;
  const girth = girthOf(body);
  // what is stout goes less far around, or there were no room within
  const bend = Math.max(long / AROUND, STOUT * girth);
  const room = bend - girth;
  const [x, z] = [(other.bounds.min[0] + other.bounds.max[0]) / 2, (other.bounds.min[2] + other.bounds.max[2]) / 2];
  const size = (AIR * radiusOf(other, x, z)) / room;
  const inner = INNERMOST * bend - girth;
  const map = ([px, py, pz]: Vec3): Vec3 => {
    const past = (-px - girth) / inner;
    const aside = past <= 0 ? px : -(girth + (inner * past) / (1 + past));
    const [turn, out] = [(pz - middle) / bend, bend + aside];
    return [x + size * out * sin(turn), other.bounds.min[1] + size * (py - min[1]), z - size * out * cos(turn)];
  };
  const parts = body.model.parts.map((part) => ({ ...part, geometry: deform(part.geometry, map) }));
  const sockets = body.model.sockets.map((socket) => ({
    ...socket,
    position: map(socket.position),
    radius: size * socket.radius,
  }));
  return {
    ...body,
    model: { parts, sockets },
    bounds: boundsOf(parts.map(({ geometry }) => geometry.positions)),
    scale: 1,
    turn: 0,
    isFitted: true,
  };
}

/** Half the width of a body, its wings and whiskers aside. */
function girthOf({ model }: Unplaced): number {
  const trunk = model.parts.filter(({ name }) => name === "body");
  const away: number[] = [];
  for (const { geometry } of trunk.length > 0 ? trunk : model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) away.push(Math.abs(geometry.positions[i] as number));
  away.sort((a, b) => a - b);
  return Math.max(1e-6, away[Math.floor(WITHIN * (away.length - 1))] as number);
}

/** How far a thing reaches from its middle near the floor. */
function radiusOf({ model, bounds }: Unplaced, x: number, z: number): number {
  const most = bounds.min[1] + FOOT * (bounds.max[1] - bounds.min[1]);
  let reach = 0;
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      if ((geometry.positions[i + 1] as number) > most) continue;
      const [dx, dz] = [(geometry.positions[i] as number) - x, (geometry.positions[i + 2] as number) - z];
      reach = Math.max(reach, dx * dx + dz * dz);
    }
  return Math.max(1e-6, Math.sqrt(reach));
}
