import type { Model, Paint } from "../../geometry/part.ts";
import { add, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Iris } from "../animal/eye.ts";
import { type CreatureStudio, type Knot, pairedLimb, spikes, spineClay } from "./creature-studio.ts";

export interface SaurianFoot {
  readonly at: Vec3;
  /** Radians of each toe from straight ahead, outwards positive. */
  readonly toes: readonly number[];
  readonly length: number;
  readonly radius: number;
  /** Length of the claws; 0 for round tips. */
  readonly claw: number;
}

/** A scaly body: an axis from the tail to the neck, a head, limbs with toes. */
export interface Saurian {
  /** From the tip of the tail to the neck. */
  readonly spine: readonly Knot[];
  /** Clay of the head, in order, after the spine. */
  readonly head: readonly SculptStep[];
  readonly limbs: readonly (readonly Knot[])[];
  readonly limbBlend: number;
  readonly feet: readonly SaurianFoot[];
  readonly eye: {
    readonly centre: Vec3;
    readonly radius: number;
    readonly gaze: Vec3;
    readonly iris: Partial<Iris> & { readonly hex: string };
  };
  readonly cell: number;
  readonly paint: Paint;
  /** Teeth of both jaws, on the left. */
  readonly teeth?: readonly { readonly root: Vec3; readonly tip: Vec3; readonly radius: number }[];
  readonly sockets: {
    readonly crown: Vec3;
    readonly headRadius: number;
    readonly back: Vec3;
    readonly backRadius: number;
    readonly mouth: Vec3;
    readonly neck: Vec3;
    readonly hand?: Vec3;
  };
}

export function putSaurian(
  studio: CreatureStudio,
  { spine, head, limbs, limbBlend, feet, eye, cell, paint, teeth = [] }: Saurian,
): void {
  const clay = sculpt([
    ...spineClay(spine, 0.01, 3),
    ...head,
    ...limbs.flatMap((knots) => pairedLimb(knots, limbBlend)),
    ...feet.flatMap(({ at, toes, length, radius }) => [
      add(
        both(ellipsoid([at[0], at[1], at[2] + length * 0.2], [radius * 1.5, radius * 1.1, radius * 1.9])),
        radius * 0.8,
      ),
      ...toes.map((turn) =>
        add(both(roundCone(at, toeTip(at, turn, length, radius), radius, radius * 0.72)), radius * 0.6),
      ),
    ]),
  ]);
  studio.put("body", "body", meshSdf(clay, cell), paint, 1);
  studio.putEyes(eye, eye.iris);
  const claws = feet.flatMap(({ at, toes, length, radius, claw }) =>
    claw <= 0
      ? []
      : toes.map((turn) => {
          const from = toeTip(at, turn, length * 0.96, radius);
          return {
            root: [from[0], from[1] + radius * 0.2, from[2]] as Vec3,
            tip: [
              from[0] + sin(turn) * claw,
              Math.max(0.003, from[1] - radius * 0.8),
              from[2] + cos(turn) * claw,
            ] as Vec3,
            bend: [0, radius * 0.5, 0] as Vec3,
            radius: radius * 0.6,
          };
        }),
  );
  if (claws.length > 0) studio.put("claws", "claw", spikes(claws, true), undefined, 0.5);
  if (teeth.length > 0) studio.put("teeth", "claw", spikes(teeth, true), undefined, 0.6);
}

export function saurianModel(studio: CreatureStudio, { sockets: s }: Saurian): Model {
  return studio.finish([
    { name: "head", position: s.crown, normal: Y_AXIS, radius: s.headRadius },
    { name: "top", position: s.crown, normal: Y_AXIS, radius: s.headRadius * 0.8 },
    { name: "back", position: s.back, normal: Y_AXIS, radius: s.backRadius },
    { name: "neck", position: s.neck, normal: Y_AXIS, radius: s.headRadius },
    {
      name: "eyes",
      position: [0, s.crown[1] - s.headRadius * 0.4, s.crown[2] + s.headRadius],
      normal: [0, 0, 1],
      radius: s.headRadius * 0.9,
    },
    { name: "mouth", position: s.mouth, normal: [0, 0, 1], radius: s.headRadius * 0.4 },
    ...(s.hand ? [{ name: "hand", position: s.hand, normal: Y_AXIS, radius: s.headRadius * 0.4 }] : []),
  ]);
}

const toeTip = (at: Vec3, turn: number, length: number, radius: number): Vec3 => [
  at[0] + sin(turn) * length,
  at[1] - 0.25 * radius,
  at[2] + cos(turn) * length,
];
