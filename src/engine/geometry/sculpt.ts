import type { Bounds } from "#measure/bounds.ts";
import { growBounds, joinBounds, type Sdf } from "./sdf.ts";

/** One move of the sculptor's hand. */
export interface SculptStep {
  readonly kind: "add" | "carve";
  readonly solid: Sdf;
  /** Metres over which the surfaces flow into each other; 0 leaves a crease. */
  readonly blend: number;
}

/** Presses more clay on. */
export const add = (solid: Sdf, blend = 0): SculptStep => ({ kind: "add", solid, blend });

/** Several pieces of clay with the same blend. */
export const addAll = (solids: readonly Sdf[], blend = 0): SculptStep[] => solids.map((solid) => add(solid, blend));

/** Takes away what lies inside the solid, from what has been added so far. */
export const carve = (solid: Sdf, blend = 0): SculptStep => ({ kind: "carve", solid, blend });

/** How much further than the field says a surface may be: estimates (ellipsoids, stretched solids) are a little off. */
const SLACK = 1.25;

/**
 * One solid from many, worked in order: smooth unions and subtractions.
 *
 * The blend is the quadratic one: it ends exactly `blend` metres away, so leaving out what is further off changes nothing.
 *
 * @see Inigo Quilez, Smooth minimum (iquilezles.org/articles/smin)
 */
export function sculpt(steps: readonly SculptStep[]): Sdf {
  if (steps.length === 0) throw new RangeError("sculpt: steps must hold at least one, got none.");
  return mix(steps, boundsOfSteps(steps));
}

/** @param bounds Enclose what is added. */
function mix(steps: readonly SculptStep[], bounds: Bounds): Sdf {
  const [first] = steps;
  if (steps.length === 1 && first?.kind === "add") return first.solid;
  const count = steps.length;
  const fields: Sdf["at"][] = [];
  const blends = new Float64Array(count);
  const kinds = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) {
    const { solid, blend, kind } = steps[i] as SculptStep;
    fields.push(solid.at);
    blends[i] = blend;
    kinds[i] = kind === "add" ? 0 : 1;
  }
  return {
    bounds,
    at: (x, y, z) => {
      let d = 1e9;
      for (let i = 0; i < count; i += 1) {
        const value = (fields[i] as Sdf["at"])(x, y, z);
        const k = blends[i] as number;
        if (kinds[i] === 0) {
          const gap = k - Math.abs(d - value);
          d = Math.min(d, value) - (gap > 0 ? (gap * gap) / (4 * k) : 0);
        } else {
          const other = -value;
          const gap = k - Math.abs(d - other);
          d = Math.max(d, other) + (gap > 0 ? (gap * gap) / (4 * k) : 0);
        }
      }
      return d;
    },
    near: (x, y, z, radius) => sculptNear(steps, bounds, x, y, z, radius),
  };
}

function sculptNear(
  steps: readonly SculptStep[],
  bounds: Bounds,
  x: number,
  y: number,
  z: number,
  radius: number,
): Sdf {
  const margin = 2 * radius * SLACK;
  let kept: SculptStep[] = [];
  let d = 1e9;
  for (const step of steps) {
    const value = step.solid.at(x, y, z);
    const k = step.blend;
    const isAdd = step.kind === "add";
    const other = step.kind === "carve" ? -value : value;
    // positive: the step has no say in the whole ball
    const idle = isAdd ? value - d : d - other;
    if (idle >= k + margin && kept.length > 0) continue;
    if (isAdd && -idle >= k + margin) kept = [];
    kept.push({ kind: step.kind, solid: step.solid.near(x, y, z, radius), blend: k });
    const gap = k - Math.abs(d - other);
    const ease = gap > 0 ? (gap * gap) / (4 * k) : 0;
    d = isAdd ? Math.min(d, other) - ease : Math.max(d, other) + ease;
  }
  return mix(kept, bounds);
}

function boundsOfSteps(steps: readonly SculptStep[]): Bounds {
  let bounds: Bounds | undefined;
  for (const { kind, solid, blend } of steps) {
    if (kind !== "add") continue;
    const grown = growBounds(solid.bounds, blend / 4);
    bounds = bounds ? joinBounds(bounds, grown) : grown;
  }
  return bounds ?? (steps[0] as SculptStep).solid.bounds;
}
