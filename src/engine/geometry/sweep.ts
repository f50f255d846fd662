import { cos, PI, sin } from "../math/elementary.ts";
import {
  add,
  cross,
  distance,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vec3,
  X_AXIS,
  Y_AXIS,
} from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { loft, type Ring } from "./loft.ts";
import { circleOutline, type Outline } from "./outline.ts";

export interface SweepOptions {
  /** Factor on the section at 0 (start) to 1 (end), by length along the path: one for both axes, or [right, up]. */
  readonly scale?: (t: number) => number | readonly [number, number];
  /** Turn of the section about the path at 0 to 1, radians. */
  readonly twist?: (t: number) => number;
  /** Where the section's up points at the start, as nearly as the path allows. Default +Y, or +X on a vertical path. */
  readonly up?: Vec3;
  /** The path ends where it began: a ring. */
  readonly closed?: boolean;
  /** Metres by which the ends are rounded off, in `endSteps` rings. Default 0: flat ends. */
  readonly endRounding?: number;
  readonly endSteps?: number;
}

/**
 * Moves a section along a path. Frames are carried along without twisting (double reflection), so a section keeps its
 * edges on the same side around bends.
 *
 * @param section Counter-clockwise drawing about the path: x to the right, y up, seen against the direction of travel.
 * @param path Two points or more, metres.
 * @see Wang, Jüttler, Zheng and Liu, Computation of Rotation Minimizing Frames (ACM TOG 27(1), 2008)
 */
export function sweep(section: Outline, path: readonly Vec3[], options: SweepOptions = {}): Geometry {
  const { closed = false, endRounding = 0, endSteps = 3 } = options;
  const frames = carryFrames(path, closed, options.up);
  const lengths = [0];
  for (let i = 1; i < path.length; i += 1) {
    lengths.push((lengths[i - 1] as number) + length(subtract(path[i] as Vec3, path[i - 1] as Vec3)));
  }
  const total = (lengths.at(-1) as number) || 1;
  const grownAt = (i: number): readonly [number, number] => {
    const grown = options.scale?.((lengths[i] as number) / total) ?? 1;
    return typeof grown === "number" ? [grown, grown] : grown;
  };
  const radius = Math.max(...section.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  const bends = findBends(path, closed).filter(({ at, reach }) => reach < radius * Math.max(...grownAt(at)));
  const around = closed ? total + distance(path[0] as Vec3, path.at(-1) as Vec3) : Number.POSITIVE_INFINITY;
  /** Held back on the inner side of tight bends, and less and less before and after them. */
  const heldBack = (out: Vec3, i: number): Vec3 =>
    bends.reduce((held, { at, inwards, reach }) => {
      const along = Math.abs((lengths[i] as number) - (lengths[at] as number));
      const { forward } = frames[i] as Frame;
      const inner = normalize(subtract(inwards, scale(forward, dot(inwards, forward))));
      const over = dot(held, inner) - reach - RELEASE * Math.min(along, around - along);
      return over > 0 ? subtract(held, scale(inner, over)) : held;
    }, out);
  const ring = (i: number, shrink: number, shift: number): Ring => {
    const t = (lengths[i] as number) / total;
    const [sx, sy] = grownAt(i);
    const turn = options.twist?.(t) ?? 0;
    const [c, s] = [cos(turn), sin(turn)];
    const { right, up, forward } = frames[i] as Frame;
    const origin = add(path[i] as Vec3, scale(forward, shift));
    return section.map(([x, y]) => {
      const [u, v] = [x * sx * shrink, y * sy * shrink];
      return add(origin, heldBack(add(scale(right, u * c - v * s), scale(up, u * s + v * c)), i));
    });
  };
  const rings = path.map((_, i) => ring(i, 1, 0));
  if (closed || endRounding <= 0) return loft(rings, closed);
  const last = path.length - 1;
  const start: Ring[] = [];
  const end: Ring[] = [];
  for (let k = 0; k < endSteps; k += 1) {
    const angle = ((k + 1) / endSteps) * (PI / 2);
    const shrink = Math.max(0.02, 1 - Math.min(1, endRounding / radius) * (1 - cos(angle)));
    start.unshift(ring(0, shrink, -endRounding * sin(angle)));
    end.push(ring(last, shrink, endRounding * sin(angle)));
  }
  return loft([...start, ...rings, ...end]);
}

/** A point at which a path turns. */
interface Bend {
  /** Index of the point. */
  readonly at: number;
  /** Unit vector towards the middle of the turn. */
  readonly inwards: Vec3;
  /** Metres that a section may reach there before it meets the sections beside it. */
  readonly reach: number;
}

/** Share of the way to where neighbouring sections meet: no further, or the skin would pass through itself. */
const CLEAR = 0.9;
/** Metres that a section may reach further for each metre it lies before or after a bend. */
const RELEASE = 0.4;
/** Sine of half a turn that counts. */
const LEAST_TURN = 1e-3;

function findBends(path: readonly Vec3[], closed: boolean): Bend[] {
  const n = path.length;
  const way = (i: number) => subtract(path[(i + 1) % n] as Vec3, path[(i + n) % n] as Vec3);
  // sine of half the turn between two ways, towards the inner side
  const turns = path.map((_, i): Vec3 => {
    if (!closed && (i === 0 || i === n - 1)) return [0, 0, 0];
    return scale(subtract(normalize(way(i)), normalize(way(i + n - 1))), 0.5);
  });
  return turns.flatMap((turn, at) => {
    const size = length(turn);
    if (size < LEAST_TURN) return [];
    const inwards = scale(turn, 1 / size);
    const reachBeside = (beside: number, step: Vec3) =>
      length(step) / (size + Math.max(0, dot(turns[(beside + n) % n] as Vec3, inwards)));
    const reach = CLEAR * Math.min(reachBeside(at - 1, way(at + n - 1)), reachBeside(at + 1, way(at)));
    return [{ at, inwards, reach }];
  });
}

/** A round bar along a path. */
export const tube = (radius: number, path: readonly Vec3[], sides = 12, options: SweepOptions = {}): Geometry =>
  sweep(circleOutline(radius, sides), path, options);

/** Axes carried along a path: `forward` along it, `up` and `right` across. */
export interface Frame {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
}

/** Frames along a path without twist; `wanted` is where up points at the start, as nearly as the path allows. */
export function carryFrames(path: readonly Vec3[], closed: boolean, wanted?: Vec3): Frame[] {
  const n = path.length;
  const at = (i: number) => path[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Vec3;
  const forwards = path.map((_, i) => normalize(subtract(at(i + 1), at(i - 1))));
  const first = forwards[0] as Vec3;
  const hint = wanted ?? (Math.abs(first[1]) > 0.9 ? X_AXIS : Y_AXIS);
  let right = normalize(cross(hint, first), X_AXIS);
  const frames: Frame[] = [];
  for (const [i, forward] of forwards.entries()) {
    if (i > 0) right = reflectTwice(right, forwards[i - 1] as Vec3, forward, subtract(at(i), at(i - 1)));
    right = normalize(subtract(right, scale(forward, dot(right, forward))), X_AXIS);
    frames.push({ right, up: cross(forward, right), forward });
  }
  return frames;
}

function reflectTwice(right: Vec3, from: Vec3, to: Vec3, step: Vec3): Vec3 {
  const along = dot(step, step) || 1;
  const r = subtract(right, scale(step, (2 / along) * dot(step, right)));
  const t = subtract(from, scale(step, (2 / along) * dot(step, from)));
  const v = subtract(to, t);
  const size = dot(v, v);
  return size < 1e-18 ? r : subtract(r, scale(v, (2 / size) * dot(v, r)));
}
