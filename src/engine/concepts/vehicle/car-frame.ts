import { graph } from "../../geometry/curve.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { CarParameters } from "./car-parameters.ts";

/** The lines a car is drawn with, all in metres; +Z is the nose. Everything else is built along them. */
export interface CarFrame {
  readonly halfLength: number;
  readonly halfWidth: number;
  /** Floor to the lower edge of the doors. */
  readonly sill: number;
  /** Where the windows begin. */
  readonly belt: number;
  readonly wheelRadius: number;
  /** Radius of the opening around a wheel. */
  readonly archRadius: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  /** Height of hood, belt line and trunk along the car. */
  readonly deck: (z: number) => number;
  /** Half the body's width along the car. */
  readonly plan: (z: number) => number;
  /** Side view of the glass from the foot of the rear window over the roof to the foot of the windshield: (z, y). */
  readonly roofLine: readonly (readonly [number, number])[];
  /** Where the roof proper begins and ends, rear and front. */
  readonly roofRear: number;
  readonly roofFront: number;
  /** Half the cabin's width at a height: it leans in towards the roof. */
  readonly cabin: (y: number) => number;
  /** Bends nose, tail and windows round, as seen from above. */
  readonly bow: (point: Vec3, depth: number) => Vec3;
  /** z range that is open from above: a pickup's bed, a convertible's seats. */
  readonly bed: readonly [number, number] | null;
}

/** How deep nose and tail are bowed, metres. */
export const NOSE_BOW = 0.2;
/** Likewise windshield and rear window. */
export const GLASS_BOW = 0.1;

/** Works out the lines from the parameters. */
export function carFrame(p: CarParameters): CarFrame {
  const halfLength = p.length / 2;
  const halfWidth = p.width / 2;
  const belt = p.height * p.beltRatio;
  const sill = p.clearance + 0.04;
  const at = (ratio: number) => halfLength - ratio * p.length;
  const [windshieldFoot, roofFront, roofRear, rearFoot] = [p.windshieldFoot, p.roofFront, p.roofRear, p.rearFoot].map(
    at,
  ) as [number, number, number, number];
  const deck = graph([
    [-halfLength, belt - p.tailDrop],
    [rearFoot, belt],
    [windshieldFoot, belt - 0.01],
    [halfLength - 0.35, belt - p.noseDrop * 0.45],
    [halfLength, belt - p.noseDrop],
  ]);
  const plan = graph([
    [-halfLength, halfWidth * 0.9],
    [-halfLength * 0.6, halfWidth],
    [halfLength * 0.5, halfWidth],
    [halfLength, halfWidth * 0.86],
  ]);
  const roofLine = roundCorners(
    [
      [rearFoot, belt - 0.02],
      [roofRear, p.height - 0.03, 0.28],
      [(roofRear + roofFront) / 2, p.height, 1.2],
      [roofFront, p.height - 0.04, 0.3],
      [windshieldFoot, belt - 0.02],
    ],
    6,
  );
  const roofWidth = halfWidth * p.tumblehome;
  return {
    halfLength,
    halfWidth,
    sill,
    belt,
    wheelRadius: p.wheelRadius,
    archRadius: p.wheelRadius * 1.18,
    frontAxle: at(p.frontAxle),
    rearAxle: at(p.rearAxle),
    deck,
    plan,
    roofLine,
    roofRear,
    roofFront,
    cabin: (y) => {
      const t = (y - belt) / (p.height - belt);
      return (halfWidth - 0.05) * (1 - t) + roofWidth * t + 0.035 * t * (1 - t) * 4;
    },
    bow: ([x, y, z], depth) => {
      const across = (x * x) / (halfWidth * halfWidth);
      const along = z / halfLength;
      return [x, y, z - depth * across * along * along * along];
    },
    bed: openRange(p.style, halfLength, rearFoot, windshieldFoot),
  };
}

function openRange(style: CarParameters["style"], halfLength: number, rearFoot: number, windshieldFoot: number) {
  if (style === "pickup") return [-halfLength + 0.12, rearFoot - 0.06] as const;
  return style === "convertible" ? ([rearFoot, windshieldFoot - 0.1] as const) : null;
}
