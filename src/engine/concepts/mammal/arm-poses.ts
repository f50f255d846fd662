import { clamp } from "../../math/scalar.ts";
import { add, dot, length, mix, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Arms } from "./arms.ts";
import type { Joints } from "./skeleton.ts";

/** Lengths of an upper arm and of a forearm with its hand, in heights for a reach of 1. */
const UPPER = 0.22;
const FORE = 0.31;
/** Share of the forearm that is before the wrist. */
const WRIST = 0.7;
/** Share of its full length to which an arm is stretched, and folded, at most. */
const STRETCHED = 0.985;
const FOLDED = 1.12;
/** How far over the middle of the skull what is lifted is, in its units: ears and all. */
const CLEAR = 1.5;

/** What the arms are measured by, in heights at the withers: the left shoulder, the middle of the skull, its unit and the breast. */
export interface Bearing {
  readonly shoulder: Vec3;
  readonly skull: Vec3;
  readonly unit: number;
  /** Front of the chest, z. */
  readonly breast: number;
  /** Factor on the length of the arms. */
  readonly reach: number;
}

/** Where a hand is, and to which side of the line from the shoulder the elbow is. */
interface Aim {
  readonly hand: Vec3;
  readonly elbow: Vec3;
  /** How much longer than it is the arm may be drawn to get there. Default 1. */
  readonly stretch?: number;
}

type AimOf = (bearing: Bearing) => Aim;

const OUT_DOWN: Vec3 = [1, -0.8, -0.1];
const OUT: Vec3 = [1, -0.25, 0];

/** A point beside the skull, in its units. */
const besideSkull = ({ skull, unit }: Bearing, [x, y, z]: Vec3): Vec3 => [
  x * unit,
  skull[1] + y * unit,
  skull[2] + z * unit,
];

const beforeBelly: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [x - 0.05, y - 0.13 * reach, z + 0.31 * reach],
  elbow: OUT_DOWN,
});
const hanging: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [x + 0.11, y - 0.45 * reach, z + 0.13],
  elbow: [1, 0, -0.6],
});
const aloft: AimOf = (bearing) => ({
  hand: [bearing.shoulder[0] + 0.17, bearing.skull[1] + 0.3 * bearing.unit, bearing.shoulder[2] + 0.1],
  elbow: [1, -0.6, 0.1],
});
const atBrow: AimOf = (bearing) => ({ hand: besideSkull(bearing, [0.86, 0.5, 0.72]), elbow: OUT });
const atMouth: AimOf = (bearing) => ({ hand: besideSkull(bearing, [0.4, -0.82, 1.12]), elbow: OUT_DOWN });
const atEye: AimOf = (bearing) => ({ hand: besideSkull(bearing, [0.62, -0.12, 1.2]), elbow: OUT_DOWN });
const atCheek: AimOf = (bearing) => ({ hand: besideSkull(bearing, [0.75, -0.55, 0.7]), elbow: OUT });
const atCrown: AimOf = (bearing) => ({ hand: besideSkull(bearing, [0.95, 0.72, 0.3]), elbow: OUT });
const ahead =
  (x: number, y: number): AimOf =>
  ({ shoulder, reach }) => ({
    hand: add(shoulder, scale(normalize([x, y, 1]), reach)),
    elbow: OUT_DOWN,
  });
const atBreast: AimOf = ({ shoulder, breast, reach }) => ({
  hand: [0.055, shoulder[1] - 0.04 * reach, breast + 0.13],
  elbow: OUT_DOWN,
});
const overWork: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [0.72 * x, y - 0.24 * reach, z + 0.43 * reach],
  elbow: [1, -0.4, -0.1],
});
const upper: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [0.8 * x, y + 0.02 * reach, z + 0.36 * reach],
  elbow: OUT,
});
const inMiddle: AimOf = ({ shoulder: [, y, z], reach }) => ({
  hand: [0.02, y - 0.02 * reach, z + 0.4 * reach],
  elbow: OUT_DOWN,
});
const inFront: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [0.5 * x, y + 0.26 * reach, z + 0.36 * reach],
  elbow: OUT_DOWN,
});
const lower: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [0.45 * x, y - 0.3 * reach, z + 0.34 * reach],
  elbow: OUT_DOWN,
});
const onPole =
  (up: number, out: number): AimOf =>
  ({ shoulder: [x, y, z], reach }) => ({
    hand: [out * x, y + up * reach, z + 0.38 * reach],
    elbow: OUT_DOWN,
  });
const atHip: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [x + 0.05, y - 0.4 * reach, z + 0.2 * reach],
  elbow: [1, 0, -0.6],
});
const atNeckOfViolin: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [x + 0.14 * reach, y + 0.05 * reach, z + 0.36 * reach],
  elbow: OUT_DOWN,
});
const withBow: AimOf = ({ shoulder: [x, y, z], reach }) => ({
  hand: [0.2 * x, y - 0.04 * reach, z + 0.38 * reach],
  elbow: OUT,
});
const besideMouth =
  (x: number): AimOf =>
  (bearing) => ({ hand: besideSkull(bearing, [x, -0.85, 1.15]), elbow: OUT_DOWN });
const outUp =
  (up: number): AimOf =>
  ({ shoulder: [x, y, z], reach }) => ({
    hand: [x + 0.2 * reach, y + up * reach, z + 0.28 * reach],
    elbow: OUT_DOWN,
  });
const overhead: AimOf = ({ shoulder: [x], skull, unit }) => ({
  hand: [x + 0.1, skull[1] + CLEAR * unit, 0.5 * skull[2] + 0.06],
  elbow: [1, 0, 0],
  stretch: 1.5,
});

/** Which hand is where, left and right; the first thing in hand is in the right one. */
const AIMS: Readonly<Partial<Record<Arms, readonly [left: AimOf, right: AimOf]>>> = {
  striking: [beforeBelly, aloft],
  waving: [hanging, aloft],
  saluting: [hanging, atBrow],
  pointing: [hanging, ahead(0.75, 0.2)],
  praying: [atBreast, atBreast],
  sipping: [beforeBelly, atMouth],
  grooming: [hanging, atCrown],
  peering: [atEye, atEye],
  reaching: [overWork, overWork],
  lifting: [overhead, overhead],
  drawing: [atCheek, ahead(1.5, 0.06)],
  pouring: [lower, upper],
  clasping: [beforeBelly, inMiddle],
  highfiving: [hanging, inFront],
  sweeping: [onPole(-0.34, 0.35), onPole(-0.08, 0.5)],
  wheeling: [atHip, atHip],
  fiddling: [atNeckOfViolin, withBow],
  fluting: [besideMouth(-0.55), besideMouth(1.5)],
  juggling: [outUp(0.12), outUp(0)],
  strumming: [
    ({ shoulder: [x, y, z], reach }) => ({
      hand: [x + 0.2 * reach, y - 0.02 * reach, z + 0.3 * reach],
      elbow: OUT_DOWN,
    }),
    ({ shoulder: [x, y, z], reach }) => ({ hand: [0.5 * x, y - 0.27 * reach, z + 0.3 * reach], elbow: OUT_DOWN }),
  ],
  gripping: [onPole(0.02, 0.12), onPole(-0.05, 0.14)],
};

/** Shoulder, elbow, wrist and hand of both arms, x positive on either side; undefined for arms that no deed is told by. */
export function armsAt(arms: Arms, bearing: Bearing): readonly [left: Joints, right: Joints] | undefined {
  const aims = AIMS[arms];
  return aims && [reachFor(bearing, aims[0](bearing)), reachFor(bearing, aims[1](bearing))];
}

/** The hand at the point, or as near as the arm is long. */
function reachFor({ shoulder, reach }: Bearing, { hand, elbow, stretch = 1 }: Aim): Joints {
  const wanted = subtract(hand, shoulder);
  const longer = clamp(length(wanted) / (STRETCHED * (UPPER + FORE) * reach), 1, stretch);
  const [upper, fore] = [UPPER * reach * longer, FORE * reach * longer];
  const far = clamp(length(wanted), FOLDED * (fore - upper), STRETCHED * (upper + fore));
  const way = normalize(wanted, [0, -1, 0]);
  const along = (far * far + upper * upper - fore * fore) / (2 * far);
  const aside = normalize(subtract(elbow, scale(way, dot(elbow, way))), [0, 0, -1]);
  const bent = Math.sqrt(Math.max(0, upper * upper - along * along));
  const joint = add(shoulder, add(scale(way, along), scale(aside, bent)));
  const end = add(shoulder, scale(way, far));
  return [shoulder, joint, mix(joint, end, WRIST), end];
}
