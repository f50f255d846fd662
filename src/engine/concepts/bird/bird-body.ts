import { curveThrough } from "../../geometry/curve.ts";
import { addAll, add as addStep, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { add, scale, type Vec3, X_AXIS } from "../../math/vec3.ts";
import type { BirdFrame, BirdShape } from "./bird-shape.ts";

export interface Stance {
  readonly girth: number;
  readonly legs: number;
  readonly lean: number;
  readonly head: number;
  readonly neck: number;
  readonly tail: number;
  /** Legs are drawn in: it flies or swims. */
  readonly legless: boolean;
  readonly seed: number;
}

/** Puts the body over its feet and the head on its neck. */
export function poseBird(
  shape: BirdShape,
  stance: Stance,
): Omit<BirdFrame, "clay"> & { readonly neck: readonly (readonly [Vec3, number])[] } {
  const { girth, legs, lean } = stance;
  const [c, s] = [cos(lean), sin(lean)];
  const back: Vec3 = [0, -s, -c];
  const up: Vec3 = [0, c, -s];
  const depth = Math.sqrt(0.42 * s * 0.42 * s + girth * c * girth * c) * 0.95;
  const centre: Vec3 = [0, (stance.legless ? 0 : legs) + depth, 0];
  const at = (along: number, high: number, side = 0): Vec3 =>
    add(add(centre, [side, 0, 0]), add(scale(back, along), scale(up, high)));
  const shoulder = at(-0.3, 0.1);
  const neck = shape.neck.map(([z, y, r]) => [add(shoulder, [0, y * stance.neck, z * stance.neck]), r] as const);
  const head = (neck.at(-1) as (typeof neck)[number])[0];
  const headRadius = shape.head * stance.head;
  const onHead = (x: number, y: number, z: number): Vec3 => add(head, [x * headRadius, y * headRadius, z * headRadius]);
  return { centre, back, up, lean, head, headRadius, girth, at, onHead, tail: stance.tail, seed: stance.seed, neck };
}

/** Trunk, neck, head, thighs and what the kind adds. */
export function birdClay(shape: BirdShape, frame: ReturnType<typeof poseBird>, legs: number, legless: boolean): Sdf {
  const { at, head, headRadius: r, girth, lean, centre, neck } = frame;
  const wide = shape.wide ?? 0.92;
  const turn = chain(rotation(X_AXIS, -lean), translation(centre));
  const thigh = legless ? 0 : (shape.leg.thigh ?? 0.12);
  const stance = shape.leg.stance ?? 0.13;
  const hip = at(shape.leg.at ?? 0.06, -girth * 0.5);
  const steps: SculptStep[] = [
    addStep(placed(ball([0, 0, 0], 1), turn, [girth * wide, girth, 0.5])),
    addStep(ball(at(-0.26, -0.02), girth * 0.86), 0.25),
    addStep(roundCone(at(0.3, 0.03), at(0.58, 0.06), girth * 0.55, girth * 0.22), 0.2),
    ...addAll(limb([[at(-0.2, 0.06), girth * 0.74], ...smoothNeck(neck)]), Math.min(0.16, r * 0.7)),
    addStep(ellipsoid(head, [r * 0.94, r * 0.95, r * 0.96 * (shape.headLong ?? 1.1)]), r * 0.35),
    addStep(both(ball(add(head, [r * 0.36, -r * 0.3, r * 0.4]), r * (shape.cheek ?? 0.5))), r * 0.4),
    ...(thigh > 0
      ? [
          addStep(
            both(
              roundCone(
                [stance, hip[1] + 0.04, hip[2]],
                [stance * 1.04, Math.max(legs * 0.72, legs - 0.14), hip[2] - 0.03],
                thigh,
                thigh * 0.42,
              ),
            ),
            0.1,
          ),
        ]
      : []),
    ...(shape.clay?.(frame) ?? []),
  ];
  return sculpt(steps);
}

/** A long neck bends without knuckles. */
function smoothNeck(knots: readonly (readonly [Vec3, number])[]): readonly (readonly [Vec3, number])[] {
  if (knots.length < 4) return knots;
  const path = curveThrough(
    knots.map(([point]) => point),
    3,
  );
  const radii = curveThrough(
    knots.map(([, radius]): Vec3 => [radius, 0, 0]),
    3,
  );
  return path.map((point, i) => [point, (radii[i] as Vec3)[0]] as const);
}
