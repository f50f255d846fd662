import { boundsOf } from "#measure/bounds.ts";
import type { Model } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { halveLongEdges } from "../soften.ts";
import { axesOf, spanOf, type Unit } from "./part-units.ts";

/** Share of a thing's span that what carries it takes at least, both ways; and its breadth over its length: a blade carries nothing. */
const CARRIES = 0.5;
const BROAD = 0.35;
/** A post stands, no higher than that above the ground, and is so much of the whole height. */
const FOOT = 0.1;
const POST = 0.6;
/** How far its corners are twisted out of its plane, and how far its middle is pushed aside within it, over half its breadth. */
const TWIST = 0.13;
const BULGE = 0.2;
/** Of what it stands on, the height over the twist from which on that gives way rather than being twisted too. */
const YIELDS = 2.5;
/** Edges of what is warped, over its longest side. */
const FINE = 1 / 14;
const ROUNDS = 4;

/** The one that all the rest is set on, stands under or goes round: a crown's band, a table's top, a picture's frame, a tree's trunk. */
export function carrying(model: Model, units: readonly Unit[]): Unit | undefined {
  const whole = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const high = spanOf(whole, 1);
  return units.find((unit) => {
    if (isPost(unit) && unit.min[1] - whole.min[1] < FOOT * high && spanOf(unit, 1) > POST * high) return true;
    const [longest, broad, flat] = axesOf(unit);
    const covers = [longest, broad, flat].filter((k) => spanOf(unit, k) >= CARRIES * spanOf(whole, k));
    return covers.length >= 2 && spanOf(unit, broad) >= BROAD * spanOf(unit, longest);
  });
}

/** Taller than wide or deep. */
export const isPost = (unit: Unit): boolean => axesOf(unit)[0] === 1;

/**
 * Bends a part together with all that is set on it: bent alone it would leave its stones and legs in the air.
 *
 * @param map Where a point goes. Default: twisted out of the part's plane and bulged within it, less and less towards the ground.
 */
export function warpWith(model: Model, bearer: Unit, map?: (point: Vec3) => Vec3): Model {
  const { min, max } = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const long = Math.max(...[0, 1, 2].map((k) => spanOf({ min, max }, k)));
  const to = map ?? twistOf(bearer, min[1]);
  return {
    ...model,
    parts: model.parts.map((part) => {
      let { geometry } = part;
      for (let round = 0; round < ROUNDS; round += 1) geometry = halveLongEdges(geometry, long * FINE);
      return { ...part, geometry: deform(geometry, to) };
    }),
    sockets: model.sockets.map((socket) => ({ ...socket, position: to(socket.position) })),
  };
}

function twistOf(bearer: Unit, ground: number): (point: Vec3) => Vec3 {
  const [p, q, n] = axesOf(bearer);
  const half = (k: number) => Math.max(spanOf(bearer, k) / 2, 1e-9);
  const [twist, bulge] = [TWIST * half(q), BULGE * half(q)];
  const under = bearer.min[1] - ground;
  // what is lower than that would be pressed flat
  const fades = under > YIELDS * twist;
  return (point) => {
    const u = (point[p] - bearer.middle[p]) / half(p);
    const v = (point[q] - bearer.middle[q]) / half(q);
    const much = fades ? clamp01((point[1] - ground) / under) : 1;
    const out: [number, number, number] = [...point];
    out[n] += much * twist * (u * v + (u * u) / 2);
    out[p] += much * bulge * v * v;
    return out;
  };
}
