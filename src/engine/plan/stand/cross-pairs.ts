import { type Bounds, boundsOf } from "#measure/bounds.ts";
import type { View } from "../../concepts/concept.ts";
import { placePart } from "../../geometry/place-part.ts";
import { atan2, cos, PI } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { extentOf, type Unplaced } from "../contact/unplaced.ts";

/** How far each of the two leans, radians. */
const LEAN = PI / 4;
/** Their length over the size of what they are crossed at: their ends are seen beyond it. */
const BEYOND = 1.5;
/** Of the length: the stretch in which they meet, and how far to one side of a handle a head must lie to be turned outward. */
const MEET = 0.1;
const ASIDE = 0.02;
/** Radians from which a thing is taken to be aslant in its own box. */
const ASLANT = 0.35;
/** How far they go into each other, in lengths: they touch. */
const INTO = 0.002;
/** Highest a pair is seen from, radians. */
const MOST_ELEVATION = 0.2;
/** Concepts of what is crossed with its narrow end up; of all others the wide end is up. */
const POINTED = /sword|katana|knife|dagger|rapier|spear|lance|arrow|trident|pitchfork|pencil|paintbrush/;
/** Relations in which the pair is before what it is crossed at; else it is behind it. */
const BEFORE: ReadonlySet<string> = new Set(["over", "on"]);

/** A thing stood on end in a frame of its own: its middle at the origin, its length along Y, its flat side to the front. */
interface Upended {
  readonly toFrame: Mat4;
  readonly length: number;
  /** Where its front and its back are in the stretch in which it meets another. */
  readonly front: number;
  readonly back: number;
}

/**
 * "Two crossed swords": the two of a pair lean over each other in an X that faces the camera, before or behind the shield or skull that
 * they are crossed at.
 *
 * @param places From each object's own frame into the model's, as if they stood side by side.
 * @param azimuth Of the camera.
 */
export function crossPairs(objects: readonly Unplaced[], places: readonly Mat4[], azimuth: number): Mat4[] {
  const out = [...places];
  for (const [second, { placement }] of objects.entries()) {
    if (placement?.where !== "crossed") continue;
    const first = placement.target;
    const own = objects[first] as Unplaced;
    const mate = mateOf(objects, first, second);
    const box = mate && boxOf(objects[mate.index] as Unplaced, out[mate.index] as Mat4, azimuth);
    const size = box
      ? (BEYOND * Math.max(box.max[0] - box.min[0], box.max[1] - box.min[1])) / extentOf(own)
      : own.scale;
    const [left, right] = [upend(own, 1), upend(objects[second] as Unplaced, -1)];
    const tall = size * left.length * cos(LEAN);
    const here = boxOf(own, places[first] as Mat4, azimuth);
    const middle: Vec3 = box
      ? [(box.min[0] + box.max[0]) / 2, tall / 2, 0]
      : [(here.min[0] + here.max[0]) / 2, Math.max(0, here.min[1]) + tall / 2, (here.min[2] + here.max[2]) / 2];
    const step = (left.front - right.back - INTO * left.length) * size;
    const depth = box
      ? mate.isBehind
        ? box.max[2] - left.back * size
        : box.min[2] - step - right.front * size
      : middle[2];
    for (const [index, { toFrame }, lean, z] of [
      [first, left, LEAN, depth],
      [second, right, -LEAN, depth + step],
    ] as const)
      out[index] = chain(
        toFrame,
        scaling([size, size, size]),
        rotation(Z_AXIS, lean),
        translation([middle[0], middle[1], z]),
        rotation(Y_AXIS, azimuth),
      );
    if (!box) continue;
    const up = middle[1] + mate.up * (box.max[1] - box.min[1]) - (box.min[1] + box.max[1]) / 2;
    out[mate.index] = chain(out[mate.index] as Mat4, translation([0, up, 0]));
  }
  return out;
}

/** Seen level, however high what lies flat is usually seen from. */
export const levelAtCrossed = (view: View, objects: readonly Unplaced[]): View =>
  objects.some(({ placement }) => placement?.where === "crossed")
    ? { ...view, elevation: Math.min(view.elevation, MOST_ELEVATION) }
    : view;

/** What a pair is crossed at: what it is said to be over or behind, or what is over it. */
function mateOf(objects: readonly Unplaced[], first: number, second: number) {
  const said = objects[first]?.placement;
  if (said && said.relation !== "near" && said.relation !== "beside")
    return { index: said.target, isBehind: BEFORE.has(said.relation), up: said.relation === "under" ? 0.2 : 0 };
  const index = objects.findIndex(
    ({ placement }, i) => i !== second && placement?.target === first && placement.relation !== "near",
  );
  const relation = objects[index]?.placement?.relation;
  if (relation === undefined) return undefined;
  return { index, isBehind: relation === "behind", up: relation === "over" ? 0.2 : 0 };
}

/** Box of a placed thing in the frame of a camera that looks along -Z. */
function boxOf(object: Unplaced, place: Mat4, azimuth: number): Bounds {
  const seen = chain(place, rotation(Y_AXIS, -azimuth));
  return boundsOf(object.model.parts.map((part) => placePart(part, seen).geometry.positions));
}

/** @param side 1 leans to the left: the edge of an axe is turned to its outer side. */
function upend(object: Unplaced, side: 1 | -1): Upended {
  const { bounds } = object;
  const size = ([0, 1, 2] as const).map((axis) => bounds.max[axis] - bounds.min[axis]) as [number, number, number];
  const long = size.indexOf(Math.max(...size));
  const length = size[long] as number;
  const lift = long === 0 ? rotation(Z_AXIS, PI / 2) : long === 2 ? rotation(X_AXIS, -PI / 2) : rotation(Z_AXIS, 0);
  const flat = long === 1 ? size[0] < size[2] : long === 0 ? size[1] < size[2] : size[0] < size[1];
  const centred = translation(
    scale([0, 1, 2].map((i) => (bounds.min[i] as number) + (size[i] as number) / 2) as unknown as Vec3, -1),
  );
  const stood = straightened(object, chain(centred, lift, rotation(Y_AXIS, flat ? PI / 2 : 0)));
  const spread = (place: Mat4) => spreadOf(object, place, length);
  const { high, low } = spread(stood);
  const isWideUp = high >= low;
  const over = isWideUp === POINTED.test(object.concept) && long !== 1;
  const righted = over ? chain(stood, rotation(Z_AXIS, PI)) : stood;
  const { aside } = spread(righted);
  const outward = aside * side > ASIDE * length ? chain(righted, rotation(Y_AXIS, PI)) : righted;
  const { front, back, shaft } = spread(outward);
  // teeth and blades stand off to one side: it is the shafts that cross
  const { min, max } = boundsOf(object.model.parts.map((part) => placePart(part, outward).geometry.positions));
  return { toFrame: chain(outward, translation([-shaft, 0, 0])), length: max[1] - min[1], front, back };
}

/** What is modelled aslant, a golf club at its ball, set on end. */
function straightened(object: Unplaced, place: Mat4): Mat4 {
  const points = object.model.parts.flatMap((part) => [...placePart(part, place).geometry.positions]);
  const farthest = (x: number, y: number) => {
    let [best, most] = [0, -1];
    for (let i = 0; i < points.length; i += 3) {
      const [dx, dy] = [(points[i] as number) - x, (points[i + 1] as number) - y];
      if (dx * dx + dy * dy > most) [best, most] = [i, dx * dx + dy * dy];
    }
    return [points[best] as number, points[best + 1] as number] as const;
  };
  const one = farthest(0, 0);
  const other = farthest(...one);
  const [top, foot] = one[1] > other[1] ? [one, other] : [other, one];
  const slant = atan2(top[0] - foot[0], top[1] - foot[1]);
  if (Math.abs(slant) < ASLANT) return place;
  const upright = chain(place, rotation(Z_AXIS, slant));
  const { min, max } = boundsOf(object.model.parts.map((part) => placePart(part, upright).geometry.positions));
  return chain(upright, translation([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, 0]));
}

/** How wide the upper and the lower half are, how far to +X the upper one lies, and the depth of the middle. */
function spreadOf(object: Unplaced, place: Mat4, length: number) {
  let [high, low, highs, lows] = [0, 0, 0, 0];
  let [inmost, outmost] = [length, -length];
  let [front, back, left, right] = [-length, length, length, -length];
  for (const { positions, indices } of object.model.parts.map((part) => placePart(part, place).geometry)) {
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = [positions[i] as number, positions[i + 1] as number];
      if (y > 0.2 * length) {
        high += Math.abs(x);
        inmost = Math.min(inmost, x);
        outmost = Math.max(outmost, x);
        highs += 1;
      } else if (y < -0.2 * length) {
        low += Math.abs(x);
        lows += 1;
      }
    }
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [0, 1, 2].map((k) => 3 * (indices[i + k] as number));
      const ys = corners.map((at) => positions[at + 1] as number);
      if (Math.min(...ys) > MEET * length || Math.max(...ys) < -MEET * length) continue;
      for (const at of corners) {
        front = Math.max(front, positions[at + 2] as number);
        back = Math.min(back, positions[at + 2] as number);
        left = Math.min(left, positions[at] as number);
        right = Math.max(right, positions[at] as number);
      }
    }
  }
  const shaft = (left + right) / 2;
  const aside = highs > 0 ? (inmost + outmost) / 2 - shaft : 0;
  return { high: high / (highs || 1), low: low / (lows || 1), aside, front, back, shaft };
}
