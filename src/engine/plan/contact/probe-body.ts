import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import { cross, dot, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Unplaced } from "./unplaced.ts";

/** Parts that stick out of a trunk or a head, by slot or name: clothes are not laid over them. */
const OUTGROWTH = /beak|wing|leg|foot|feet|hoof|claw|tail|antenna|horn|ear|fin|tooth|teeth|tongue|whisker|hair|mane/;
const EYE = /^eyes?$/;

/** Both eyes of a body in its own frame, metres. */
export interface EyePair {
  /** Middle of the left eye (+X) and of the right one. */
  readonly left: Vec3;
  readonly right: Vec3;
  /** Half an eye's height. */
  readonly radius: number;
  /** How far forward the eyes reach. */
  readonly front: number;
}

/** Where the eyes are; undefined where there are none on both sides. */
export function eyesOf({ model }: Unplaced): EyePair | undefined {
  const eyes = model.parts.filter(({ slot, name }) => EYE.test(slot) && !name.includes("patch"));
  if (eyes.length === 0) return undefined;
  // a sword at one side puts the face beside the middle of all
  const { min, max } = boundsOf(eyes.map(({ geometry }) => geometry.positions));
  const sides = [1, -1].map((side) => sideOf(eyes, (min[0] + max[0]) / 2, side));
  const [left, right] = sides.map((points) => boundsOf([points]));
  if (!left || !right || sides.some(({ length }) => length === 0)) return undefined;
  const middle = ({ min, max }: typeof left): Vec3 => [
    (min[0] + max[0]) / 2,
    (min[1] + max[1]) / 2,
    (min[2] + max[2]) / 2,
  ];
  const radius = Math.max(left.max[1] - left.min[1], right.max[1] - right.min[1]) / 2;
  return { left: middle(left), right: middle(right), radius, front: Math.max(left.max[2], right.max[2]) };
}

function sideOf(parts: readonly Part[], middle: number, side: number): number[] {
  const points: number[] = [];
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3)
      if (((positions[i] as number) - middle) * side > 0)
        points.push(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
  }
  return points;
}

/** The parts of head and trunk. */
const trunkOf = (body: readonly Part[]): Part[] =>
  body.filter(({ slot, name }) => !(OUTGROWTH.test(slot) || OUTGROWTH.test(name) || EYE.test(slot)));

/**
 * How far it is along a ray to each place where it goes through head or trunk, metres, nearest first.
 *
 * @param body all its parts; what sticks out of head and trunk is left out
 * @param way of length 1
 */
export function crossings(body: readonly Part[], from: Vec3, way: Vec3): number[] {
  const found: number[] = [];
  for (const { geometry } of trunkOf(body)) {
    const { positions, indices } = geometry;
    const at = (index: number): Vec3 => {
      const i = 3 * (indices[index] as number);
      return [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    };
    for (let t = 0; t < indices.length; t += 3) {
      const hit = throughTriangle(from, way, at(t), at(t + 1), at(t + 2));
      if (hit !== undefined && hit > 0) found.push(hit);
    }
  }
  return found.sort((a, b) => a - b);
}

function throughTriangle(from: Vec3, way: Vec3, a: Vec3, b: Vec3, c: Vec3): number | undefined {
  const [ab, ac] = [subtract(b, a), subtract(c, a)];
  const p = cross(way, ac);
  const det = dot(ab, p);
  if (Math.abs(det) < 1e-14) return undefined;
  const s = subtract(from, a);
  const u = dot(s, p) / det;
  if (u < 0 || u > 1) return undefined;
  const q = cross(s, ab);
  const v = dot(way, q) / det;
  return v < 0 || u + v > 1 ? undefined : dot(ac, q) / det;
}

/** The foremost point of head and trunk at a place across and a height, metres along Z; undefined where there is none. */
export function frontAt(body: Unplaced, x: number, y: number): number | undefined {
  const before = body.bounds.max[2] + 1;
  const [first] = crossings(body.model.parts, [x, y, before], [0, 0, -1]);
  return first === undefined ? undefined : before - first;
}
