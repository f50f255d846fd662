import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { asin, atan2, PI, sin } from "../../math/elementary.ts";
import { chain, IDENTITY, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, cross, dot, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { crossings } from "../contact/probe-body.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  isLiving,
  type Placed,
  socketOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { FITTINGS, type Fitting, type MountFace } from "./fittings.ts";

/** Depth over its foot within which a fitting's points belong to that, and how far that is let in, in its depths. */
const FOOT = 0.06;
const LET_IN = 0.03;
/** Largest share of the face's lesser side that a fitting which lies flat on it takes. */
const MOST = 0.62;
/** Depth over extent below which it lies flat. */
const FLAT = 0.5;
/** Places that are tried where there is nothing to screw it to, in halves of the face from where it should be: a doorway, a hoop. */
const TRIED = [0, 0.05, -0.05, 0.1, -0.1, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 0.9, -0.9] as const;
/** How deep in it the surface may be, in halves of the host's extent that way, where another place is nearer: the inside of a machine. */
const DEEPEST = 0.4;
/** Depth over width of what has none: a gate between its posts. */
const THIN = 0.3;
/** Least cosine between the surface and the face's own way at which a fitting stands square on the surface. */
const SQUARE = 0.55;

interface Seat {
  /** In the host's frame. */
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** A fitting on the face of the thing that has it, its foot against that. Undefined where it is not said to be mounted. */
export function mount(object: Unplaced, host: Unplaced, at: Placed, spot: Spot, azimuth: number): Placed | undefined {
  const fitting = FITTINGS.get(object.concept);
  if (!fitting || object.placement?.where !== "mounted") return undefined;
  const face = faceFor(fitting, host);
  const seen = sin(azimuth - at.turn) < 0 ? -1 : 1;
  const seat = seatOn(host, fitting, face, seen, spot);
  if (!seat) return undefined;
  const size = sizeOn(object, host, fitting, face, at.scale) / Math.max(1, 0.5 + 0.5 * spot.of);
  const stands = face === "top";
  const foot = footOf(object, stands);
  // the fitting's own way out of its foot, turned to where the surface looks
  const turned = stands ? IDENTITY : face === "lid" ? rotation(X_AXIS, -PI / 2) : outwards(seat.normal);
  const sunk = LET_IN * (stands ? heightOf(object) : depthOf(object)) * size;
  const transform = chain(
    translation(scale(foot, -1)),
    scaling([size, size, size]),
    turned,
    translation(scale(subtract(seat.at, scale(seat.normal, sunk / at.scale)), at.scale)),
    rotation(Y_AXIS, at.turn),
    translation([at.transform[12] as number, at.transform[13] as number, at.transform[14] as number]),
  );
  return { transform, scale: size, turn: at.turn };
}

/** Concepts of what is driven by a screw under its stern, and how high up there that is. */
const AFLOAT = /boat|ship|yacht|submarine|canoe|trawler|ferry|gondola$/;
const ASTERN = 0.1;

function faceFor({ face, onFigure, onVehicle }: Fitting, host: Unplaced): MountFace {
  if (isLiving(host)) return onFigure ?? face;
  if (host.family !== "vehicle") return face;
  return onVehicle === "front" && AFLOAT.test(host.concept) ? "back" : (onVehicle ?? face);
}

/** How high on the face it is, as a share: on the breast of who has a neck. */
function levelOn(host: Unplaced, { level, onVehicle }: Fitting, face: MountFace): number {
  const neck = isLiving(host) && face === "front" ? socketOf(host.model, ["neck"]) : undefined;
  if (neck) return (BREAST * neck.position[1] - host.bounds.min[1]) / heightOf(host);
  return onVehicle === "front" && face === "back" ? ASTERN : level;
}
const BREAST = 0.72;

/** The two sides of a face, metres in the host's own size. */
function sidesOf(host: Unplaced, face: MountFace): readonly [number, number] {
  if (face === "side") return [depthOf(host), heightOf(host)];
  return face === "top" || face === "lid" ? [widthOf(host), depthOf(host)] : [widthOf(host), heightOf(host)];
}

function sizeOn(object: Unplaced, host: Unplaced, fitting: Fitting, face: MountFace, hostScale: number): number {
  const [wide, tall] = sidesOf(host, face);
  // the toy that it is on may be a small one of its kind
  const said = object.scale;
  const share = (isLiving(host) ? fitting.ofFigure?.size : undefined) ?? fitting.size;
  const long = share * Math.sqrt(face === "top" ? widthOf(host) * heightOf(host) : wide * tall);
  const isFlat = depthOf(object) < FLAT * extentOf(object) && face !== "top" && face !== "lid";
  const most = isFlat ? MOST * Math.min(wide, tall) : Number.POSITIVE_INFINITY;
  return (Math.min(long * said, most) * hostScale) / extentOf(object);
}

/** Middle of what of it is next to the thing it is on. */
function footOf({ model, bounds }: Unplaced, stands: boolean): Vec3 {
  const axis = stands ? 1 : 2;
  const low = bounds.min[axis];
  const reach = low + FOOT * (bounds.max[axis] - low);
  const near: number[] = [];
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3)
      if ((geometry.positions[i + axis] as number) <= reach) near.push(...geometry.positions.subarray(i, i + 3));
  const { min, max } = boundsOf([near]);
  const middle: [number, number, number] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  middle[axis] = low;
  return middle;
}

/** Where on the host it is put, and the way the surface looks there. */
function seatOn(
  host: Unplaced,
  fitting: Fitting,
  face: MountFace,
  seen: number,
  { index, of }: Spot,
): Seat | undefined {
  const { min, max } = host.bounds;
  const half: Vec3 = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2, (max[2] - min[2]) / 2];
  const middle: Vec3 = [min[0] + half[0], min[1] + half[1], min[2] + half[2]];
  const out: Vec3 =
    face === "side" ? [seen, 0, 0] : face === "front" ? [0, 0, 1] : face === "back" ? [0, 0, -1] : [0, 1, 0];
  const isUp = out[1] === 1;
  const across: Vec3 = face === "side" ? [0, 0, 1] : X_AXIS;
  const rise: Vec3 = isUp ? [0, 0, -1] : Y_AXIS;
  const row =
    of > 1
      ? 1.2 * ((index + 0.5) / of - 0.5)
      : ((isLiving(host) ? fitting.ofFigure?.aside : undefined) ?? fitting.aside ?? 0) * seen;
  const level = isUp ? 0 : 2 * levelOn(host, fitting, face) - 1;
  const reach = 4 * Math.max(...half);
  const pointAt = (a: number, b: number): Vec3 =>
    add(
      add(add(middle, scale(across, a * halfAlong(across, half))), scale(rise, b * halfAlong(rise, half))),
      scale(out, reach),
    );
  const hit = (a: number, b: number): Vec3 | undefined => {
    const from = pointAt(a, b);
    const [first] = crossings(host.model.parts as Part[], from, scale(out, -1));
    return first === undefined ? undefined : add(from, scale(out, -first));
  };
  const limit = dot(out, middle) + halfAlong(out, half);
  const isThin = halfAlong(out, half) < THIN * halfAlong(across, half);
  const all = Number.POSITIVE_INFINITY;
  for (const deepest of isThin ? [all] : [DEEPEST * halfAlong(out, half), all])
    for (const up of TRIED)
      for (const aside of TRIED) {
        const [a, b] = [row + aside * (1 - Math.abs(row)), level + up * (1 - Math.abs(level))];
        const place = hit(a, b);
        if (place && limit - dot(out, place) < deepest) return { at: place, normal: normalAt(hit, a, b, out) };
      }
  return undefined;
}

const halfAlong = (axis: Vec3, half: Vec3): number => Math.abs(dot(axis, half));

/** The way the surface looks about there; the face's own where that is rough or steep. */
function normalAt(hit: (a: number, b: number) => Vec3 | undefined, a: number, b: number, out: Vec3): Vec3 {
  const step = 0.07;
  const [left, right, low, high] = [hit(a - step, b), hit(a + step, b), hit(a, b - step), hit(a, b + step)];
  if (!left || !right || !low || !high) return out;
  const found = cross(subtract(right, left), subtract(high, low));
  const normal = normalize(dot(found, out) < 0 ? scale(found, -1) : found);
  return dot(normal, out) < SQUARE ? out : normal;
}

/** Turns +Z to a way: about Y to its side, then up or down. */
function outwards(normal: Vec3): Mat4 {
  const level = normalize([normal[0], 0, normal[2]]);
  const side: Vec3 = [level[2], 0, -level[0]];
  const about = rotation(Y_AXIS, atan2(level[0], level[2]));
  return chain(about, rotation(side, -asin(clamp(normal[1], -1, 1))));
}
