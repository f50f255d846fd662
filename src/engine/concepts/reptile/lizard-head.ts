import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ball, ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { normalize, add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import type { CreatureParameters } from "./creature.ts";
import type { Saurian } from "./saurian.ts";

export interface LizardBuild {
  /** Length and width of the snout, in head radii. */
  readonly snout: number;
  readonly snoutWidth: number;
  readonly head: number;
  readonly tail: number;
  readonly tailRadius: number;
  readonly girth: number;
  /** How high the body is carried. */
  readonly height: number;
  readonly leg: number;
  readonly toes: readonly number[];
  readonly toe: number;
  readonly claw: number;
  readonly eye: number;
  /** How far the eyes stand out. */
  readonly bulge: number;
  readonly iris: string;
}

export interface LizardHead {
  readonly clay: readonly SculptStep[];
  readonly eye: Saurian["eye"];
  /** Between the tips of the jaws. */
  readonly mouth: Vec3;
}

/** Skull, snout and the sockets of the eyes; `r` is the radius of the skull. */
export function lizardHead(p: CreatureParameters, b: LizardBuild, head: Vec3, r: number): LizardHead {
  const way = normalize([0.8, 0.5, 0.3]);
  const eyeAt: Vec3 = [
    way[0] * r * (0.78 + 0.1 * b.bulge),
    head[1] + way[1] * r * (0.78 + 0.3 * b.bulge),
    head[2] + r * 0.28,
  ];
  const reach = r * b.snout;
  const socket: Vec3 = [eyeAt[0] * 0.86, eyeAt[1] - r * 0.06, eyeAt[2]];
  const bulge = r * (0.28 + 0.14 * b.bulge) * p.eye;
  const gaze = normalize([0.86, 0.14, 0.5]);
  const eyeball = r * b.eye * p.eye;
  return {
    clay: [
      add(ellipsoid(head, [r * 0.98, r * 0.74, r * 1.05]), 0.05),
      add(
        ellipsoid([0, head[1] - r * 0.12, head[2] + reach * 0.55], [r * b.snoutWidth, r * 0.44, reach * 0.72]),
        r * 0.4,
      ),
      add(both(ball(socket, bulge)), r * 0.2),
    ],
    eye: {
      // half out of the lids, however small it is
      centre: plus(socket, scale(gaze, bulge - 0.5 * eyeball)),
      radius: eyeball,
      gaze,
      iris: { hex: b.iris, pupil: "slit", pupilSize: 0.5 },
    },
    mouth: [0, head[1] - r * 0.2, head[2] + reach * 1.2],
  };
}
