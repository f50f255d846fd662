import { cos, PI, sin } from "../math/elementary.ts";
import { add, cross, dot, length, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../math/vec3.ts";
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
  const ring = (i: number, shrink: number, shift: number): Ring => {
    const t = (lengths[i] as number) / total;
    const grown = options.scale?.(t) ?? 1;
    const [sx, sy] = typeof grown === "number" ? [grown, grown] : grown;
    const turn = options.twist?.(t) ?? 0;
    const [c, s] = [cos(turn), sin(turn)];
    const { right, up, forward } = frames[i] as Frame;
    const origin = add(path[i] as Vec3, scale(forward, shift));
    return section.map(([x, y]) => {
      const [u, v] = [x * sx * shrink, y * sy * shrink];
      return add(origin, add(scale(right, u * c - v * s), scale(up, u * s + v * c)));
    });
  };
  const rings = path.map((_, i) => ring(i, 1, 0));
  if (closed || endRounding <= 0) return loft(rings, closed);
  const radius = Math.max(...section.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
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
