import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { inflate, primitive, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { mix, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { DressableBody, DressableLimb } from "./dressable-body.ts";

/** How far each layer of clothes stands off the skin, in heights. */
export const LAYER = { skin: 0.006, top: 0.014, outer: 0.021, over: 0.03 } as const;

/** Keeps what is above `y`. */
export const cutBelow = (y: number, blend = 0): SculptStep => carve(halfSpace([0, y, 0], [0, 1, 0]), blend);
/** Keeps what is below `y`. */
export const cutAbove = (y: number, blend = 0): SculptStep => carve(halfSpace([0, y, 0], [0, -1, 0]), blend);

/** The trunk grown by `grow` heights between two levels. */
export function trunkShell(body: DressableBody, grow: number, low: number, high: number): Sdf {
  const h = body.height;
  // what reaches below the hips goes around the thighs too
  const thighs =
    low < body.hips[1] + 0.04 * h ? body.legs.map((leg) => add(tubeOf(leg, h, [grow, grow, grow], 0.5), 0.05 * h)) : [];
  return sculpt([add(inflate(body.trunk, grow * h)), ...thighs, cutBelow(low, 0.012 * h), cutAbove(high, 0.012 * h)]);
}

/**
 * Cloth around an arm or a leg.
 *
 * @param grow Heights it stands off: at the shoulder or hip, at the elbow or knee, at the end.
 * @param upTo 0 at the shoulder, 1 at the elbow, 2 at the wrist.
 */
export function tubeOf(limb: DressableLimb, h: number, grow: readonly [number, number, number], upTo: number): Sdf {
  const [a, b, c] = limb.joints;
  const radius = (i: 0 | 1 | 2) => limb.radii[i] + grow[i] * h;
  const upper = roundCone(a, b, radius(0), radius(1));
  if (upTo <= 1) {
    const way = normalize(subtract(b, a));
    const end = mix(a, b, upTo);
    return sculpt([add(upper), carve(halfSpace(end, scale(way, -1)), 0.008 * h)]);
  }
  const way = normalize(subtract(c, b));
  const end = mix(b, c, upTo - 1);
  const lower = sculpt([add(roundCone(b, c, radius(1), radius(2))), carve(halfSpace(end, scale(way, -1)), 0.008 * h)]);
  return sculpt([add(upper), add(lower, 0.02 * h)]);
}

/** A band around a limb: cuffs, knee pads, bracers. From 0 at the shoulder over 1 at the elbow to 2 at the wrist. */
export function bandOf(limb: DressableLimb, h: number, grow: number, from: number, to: number): Sdf {
  const [a, b, c] = limb.joints;
  const isLower = to > 1.0001;
  const [p, q] = isLower ? [b, c] : [a, b];
  const [rp, rq] = isLower ? [limb.radii[1], limb.radii[2]] : [limb.radii[0], limb.radii[1]];
  const base = isLower ? 1 : 0;
  const way = normalize(subtract(q, p));
  return sculpt([
    add(roundCone(p, q, rp + grow * h, rq + grow * h)),
    carve(halfSpace(mix(p, q, from - base), way), 0.006 * h),
    carve(halfSpace(mix(p, q, to - base), scale(way, -1)), 0.006 * h),
  ]);
}

/** z of the trunk's front, grown by `grow` heights, at a place. */
export function frontAt(body: DressableBody, x: number, y: number, grow = 0): number {
  const z =
    body.chest[2] + (body.hips[2] - body.chest[2]) * ((body.chest[1] - y) / (body.chest[1] - body.hips[1] || 1));
  return surfaceAlong(inflate(body.trunk, grow * body.height), [x, y, z], [0, 0, 1], body.height * 0.6)[2];
}

/** z of the trunk's back at a height. */
export const backAt = (body: DressableBody, y: number): number =>
  surfaceAlong(body.trunk, [0, y, body.chest[2]], [0, 0, -1], body.height * 0.6)[2];

/** Half the trunk's width at a height. */
export const sideAt = (body: DressableBody, y: number): number =>
  surfaceAlong(body.trunk, [0, y, body.chest[2]], [1, 0, 0], body.height * 0.8)[0];

/**
 * All that lies in front of `z` inside a convex drawing: what is cut from a shell with it follows the body.
 *
 * @param corners (x, y), counter-clockwise seen from the front.
 */
export function prism(corners: readonly (readonly [number, number])[], z: number): Sdf {
  const edges = corners.map(([x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] as readonly [number, number];
    const size = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y)) || 1;
    return [(v - y) / size, (x - u) / size, ((v - y) * x + (x - u) * y) / size] as const;
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return primitive(
    { min: [Math.min(...xs), Math.min(...ys), z], max: [Math.max(...xs), Math.max(...ys), z + 1e3] },
    (x, y, w) => {
      let d = z - w;
      for (const [a, b, c] of edges) d = Math.max(d, a * x + b * y - c);
      return d;
    },
  );
}

/** What two solids share. */
export function common(a: Sdf, b: Sdf): Sdf {
  return {
    bounds: {
      min: [0, 1, 2].map((i) => Math.max(a.bounds.min[i] as number, b.bounds.min[i] as number)) as unknown as Vec3,
      max: [0, 1, 2].map((i) => Math.min(a.bounds.max[i] as number, b.bounds.max[i] as number)) as unknown as Vec3,
    },
    at: (x, y, z) => Math.max(a.at(x, y, z), b.at(x, y, z)),
    near: (x, y, z, radius) => common(a.near(x, y, z, radius), b.near(x, y, z, radius)),
  };
}

/** A piece of cloth laid on the trunk's front: lapels, bibs, aprons, badges. */
export const patch = (body: DressableBody, grow: number, corners: readonly (readonly [number, number])[]): Sdf =>
  common(inflate(body.trunk, grow * body.height), prism(corners, body.chest[2]));
