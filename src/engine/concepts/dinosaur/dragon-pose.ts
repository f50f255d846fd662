import type { Vec3 } from "../../math/vec3.ts";
import type { Knot } from "../reptile/creature-studio.ts";
import type { MembraneWing } from "../reptile/membrane.ts";

/** Where a dragon's body is in a pose, metres before it is grown to its size. */
export interface DragonPose {
  readonly head: Vec3;
  /** Knots of the spine from the haunches to the throat. */
  readonly trunk: readonly Knot[];
  readonly fore: readonly Knot[];
  readonly hind: readonly Knot[];
  /** How much lower the back is than when it sits. */
  readonly low: number;
  /** The left wing, for its relative size. */
  readonly wing: (size: number) => Omit<MembraneWing, "bone">;
}

/** On its haunches, wings held wide. */
export const sitting = (neck: number, girth: number): DragonPose => ({
  head: [0, 1.06 + 0.34 * neck, 0.62],
  trunk: [
    [0, 0.36, -0.54, 0.16 * girth],
    [0, 0.52, -0.28, 0.25 * girth],
    [0, 0.66, 0.04, 0.255 * girth],
    [0, 0.8, 0.3, 0.22 * girth],
    [0, 1.0, 0.48, 0.14],
    [0, 1.02 + 0.16 * neck, 0.5, 0.115],
  ],
  fore: [
    [0.17 * girth, 0.7, 0.28, 0.12],
    [0.26 * girth, 0.42, 0.26, 0.085],
    [0.24 * girth, 0.06, 0.36, 0.065],
  ],
  hind: [
    [0.2 * girth, 0.42, -0.34, 0.2],
    [0.34 * girth, 0.34, -0.02, 0.13],
    [0.34 * girth, 0.14, -0.28, 0.075],
    [0.34 * girth, 0.06, -0.12, 0.07],
  ],
  low: 0,
  wing: (s) => ({
    shoulder: [0.13, 0.84, 0.06],
    elbow: [0.4 * s, 1.12, -0.24],
    wrist: [0.66 * s, 1.5 * (0.6 + 0.4 * s), -0.12],
    fingers: [
      [1.42 * s, 1.62 * (0.7 + 0.3 * s), -0.5],
      [1.36 * s, 1.16, -0.62],
      [1.06 * s, 0.78, -0.66],
      [0.66 * s, 0.6, -0.62],
    ],
    flank: [0.15, 0.58, -0.34],
  }),
});

/** On its belly, chin on the ground, wings laid back along its sides. */
export const lying = (neck: number, girth: number): DragonPose => ({
  head: [0, 0.17, 0.86 + 0.34 * neck],
  trunk: [
    [0, 0.24, -0.54, 0.17 * girth],
    [0, 0.28, -0.28, 0.25 * girth],
    [0, 0.3, 0.04, 0.26 * girth],
    [0, 0.28, 0.3, 0.22 * girth],
    [0, 0.26, 0.52, 0.15],
    [0, 0.23, 0.62 + 0.2 * neck, 0.12],
  ],
  fore: [
    [0.18 * girth, 0.3, 0.28, 0.12],
    [0.36 * girth, 0.16, 0.2, 0.085],
    [0.3 * girth, 0.06, 0.52, 0.065],
  ],
  hind: [
    [0.2 * girth, 0.26, -0.34, 0.2],
    [0.38 * girth, 0.26, -0.02, 0.13],
    [0.38 * girth, 0.1, -0.28, 0.075],
    [0.38 * girth, 0.06, -0.1, 0.07],
  ],
  low: 0.36,
  wing: (s) => ({
    shoulder: [0.14, 0.48, 0.1],
    elbow: [0.42 * s, 0.74, -0.22],
    wrist: [0.56 * s, 0.62, 0.3],
    fingers: [
      [0.86 * s, 0.5, -0.86],
      [0.72 * s, 0.4, -0.92],
      [0.56 * s, 0.3, -0.8],
      [0.4 * s, 0.24, -0.66],
    ],
    flank: [0.16, 0.3, -0.34],
  }),
});
