import type { Vec3 } from "../../math/vec3.ts";
import type { RobotParameters, RobotPose } from "./robot-parameters.ts";

/** Which way the upper and the lower half of a limb go, for its left side: +X is outwards. */
type Ways = readonly [upper: Vec3, lower: Vec3];

const HANGING: Ways = [
  [0.42, -1, -0.05],
  [0.08, -1, 0.38],
];
const REACHING: Ways = [
  [0.3, -0.7, 0.55],
  [-0.05, 0.15, 1],
];
const UP: Ways = [
  [0.9, 0.35, 0.1],
  [0.25, 1, 0.15],
];
/** Between the uppermost and the lowest pair. */
const LEVEL: Ways = [
  [0.98, -0.3, 0.1],
  [0.75, 0.1, 0.65],
];
/** Of several pairs the uppermost is spread and raised, that none hides another. */
const SPREAD: Ways = [
  [0.95, 0.12, 0.15],
  [0.45, 0.85, 0.35],
];

/** Pose -> arms: right and left, or both alike. */
const ARMS: Readonly<Partial<Record<RobotPose, readonly [right: Ways, left: Ways]>>> = {
  waving: [UP, HANGING],
  reaching: [REACHING, REACHING],
  sweeping: [
    [
      [0.35, -0.75, 0.55],
      [-0.4, 0.3, 0.9],
    ],
    [
      [0.2, -0.95, 0.35],
      [-0.35, -0.45, 0.85],
    ],
  ],
  walking: [HANGING, REACHING],
  running: [
    [
      [0.3, -0.75, -0.6],
      [0.05, -0.35, 0.9],
    ],
    [
      [0.25, -0.75, 0.6],
      [-0.1, 0.8, 0.7],
    ],
  ],
  dancing: [
    UP,
    [
      [0.95, -0.15, 0.15],
      [0.55, -0.8, 0.35],
    ],
  ],
  kneeling: [HANGING, REACHING],
  saluting: [
    [
      [0.95, 0.05, 0.25],
      [-0.75, 0.72, 0.22],
    ],
    HANGING,
  ],
  pointing: [
    [
      [0.45, 0.02, 0.9],
      [0.3, 0.12, 1],
    ],
    HANGING,
  ],
  lifting: [
    [
      [0.6, 0.75, 0.1],
      [0.05, 1, 0.05],
    ],
    [
      [0.6, 0.75, 0.1],
      [0.05, 1, 0.05],
    ],
  ],
  hugging: [
    [
      [0.55, -0.25, 0.75],
      [-0.6, 0.1, 0.75],
    ],
    [
      [0.55, -0.25, 0.75],
      [-0.6, 0.1, 0.75],
    ],
  ],
};
// at the keys
const WORKING: Ways = [
  [0.3, -0.8, 0.45],
  [-0.25, -0.02, 1],
];
// hands that hung would reach under the floor
const IN_LAP: Ways = [
  [0.5, -0.85, 0.2],
  [-0.35, -0.25, 0.9],
];

/** Which way upper arm and forearm go; `level` counts pairs of arms from the top. */
export function waysOfArm({ pose, arms }: Pick<RobotParameters, "pose" | "arms">, side: 1 | -1, level: number): Ways {
  const isOnFloor = pose === "sitting" || pose === "meditating";
  const isLowest = 2 * (level + 1) >= arms;
  const ways =
    arms > 2 && !isOnFloor && !(isLowest && pose !== "waving")
      ? level === 0
        ? SPREAD
        : isLowest
          ? HANGING
          : LEVEL
      : pose === "working"
        ? WORKING
        : isOnFloor
          ? IN_LAP
          : (ARMS[pose]?.[side === 1 ? 1 : 0] ?? HANGING);
  return mirrored(ways, side);
}

/** Pose -> legs: right and left. A shin that goes level to the back lies on the floor. */
const LEGS: Readonly<Partial<Record<RobotPose, readonly [right: Ways, left: Ways]>>> = {
  running: [
    [
      [0.05, -1, -0.35],
      [0, -0.45, -0.9],
    ],
    [
      [0.05, -0.55, 0.85],
      [0, -1, 0.05],
    ],
  ],
  dancing: [
    [
      [0.12, -1, 0.02],
      [0.05, -1, 0],
    ],
    [
      [0.75, -0.4, 0.5],
      [-0.35, -1, 0],
    ],
  ],
  kicking: [
    [
      [0.08, -1, 0.02],
      [0.05, -1, 0],
    ],
    [
      [0.05, -0.55, 0.85],
      [0, -0.35, 0.95],
    ],
  ],
  kneeling: [
    [
      [0.08, -1, 0.08],
      [0, 0, -1],
    ],
    [
      [0.1, -0.04, 1],
      [0, -1, 0.02],
    ],
  ],
  meditating: [
    [
      [0.75, -0.02, 0.62],
      [-0.9, -0.04, 0.3],
    ],
    [
      [0.75, -0.02, 0.62],
      [-0.9, -0.02, 0.1],
    ],
  ],
};

/** Which way thigh and shin go, where a pose says that. */
export function waysOfLeg(pose: RobotPose, side: 1 | -1): Ways | undefined {
  const ways = LEGS[pose]?.[side === 1 ? 1 : 0];
  return ways && mirrored(ways, side);
}

const mirrored = ([upper, lower]: Ways, side: 1 | -1): Ways => [
  [side * upper[0], upper[1], upper[2]],
  [side * lower[0], lower[1], lower[2]],
];
