import { graph } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { type Outline, outlineArea, type Point2, reverseOutline } from "../../geometry/outline.ts";
import { deform, settle, turnX } from "../../geometry/place.ts";
import { addAll, add as addStep, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";

/** Heel to toe of the shoes here in metres, the toe at +Z. */
export const SHOE_LENGTH = 0.28;

/** Half widths of the sole from heel (0) to toe (1), as a ratio of the length. */
const HALF_WIDTH = graph([
  [0, 0.05],
  [0.04, 0.088],
  [0.16, 0.118],
  [0.4, 0.104],
  [0.66, 0.168],
  [0.82, 0.158],
  [0.93, 0.112],
  [0.985, 0.055],
  [1, 0.03],
]);

/** How far the foot bends inwards (-X): the sole of a right shoe is no ellipse. */
const SWING = graph([
  [0, 0.0],
  [0.4, 0.012],
  [0.7, -0.002],
  [1, -0.03],
]);

const STEPS = 36;

/** The sole seen from below, x to the right, y backwards. @param width Factor. @param grow Metres all round. */
export function footprint(width: number, grow: number, pointed = 0): Outline {
  const right: Point2[] = [];
  const left: Point2[] = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const t = i / STEPS;
    const z = (t - 0.5) * (SHOE_LENGTH + 2 * grow) + Math.max(0, t - 0.75) * pointed * 0.12;
    const narrow = 1 - pointed * Math.max(0, t - 0.7) * 1.6;
    const half = HALF_WIDTH(t) * SHOE_LENGTH * width * narrow + grow;
    const middle = SWING(t) * SHOE_LENGTH;
    right.push([middle + half, -z]);
    left.push([middle - half, -z]);
  }
  const outline = [...right, ...left.reverse()];
  return outlineArea(outline) < 0 ? reverseOutline(outline) : outline;
}

/** A sole lying on y = 0, `thickness` metres high under the ball, a little more under the heel, its toe sprung up. */
export function makeSole(outline: Outline, thickness: number, bevel: number): Geometry {
  const flat = turnX(extrude(outline, { depth: thickness, bevel, bevelSteps: 3 }), -PI / 2);
  const grown = (z: number) => 1 + 0.3 * smoothstep(0.02, -0.12, z);
  return settle(
    deform(flat, ([x, y, z]) => [x, (y + thickness / 2) * grown(z) + thickness * 0.35 * smoothstep(0.09, 0.15, z), z]),
  );
}

/** What an upper is shaped by, beyond the foot itself. */
export interface UpperShape {
  /** Factor on the width. */
  readonly width: number;
  /** Height of the shaft over the floor in metres; 0.07 is cut low under the ankle, 0.3 a boot. */
  readonly shaft: number;
  /** Radius of a boot's shaft at its top, metres. */
  readonly shaftRadius: number;
  /** How far forward the opening goes along the instep: 0 a laced shoe's, 1 a pump's. */
  readonly throat: number;
  /** How far the toe is drawn out. */
  readonly pointed: number;
  /** Factor on the height of the toe box. */
  readonly toe: number;
  /** Whether a boot's shaft is cut deep at both sides. */
  readonly scooped?: boolean;
}

/** The upper as a solid with its opening, on the plane y = `floor`. */
export function upperSdf(shape: UpperShape, floor: number): Sdf {
  const { width, shaft, throat, pointed, toe, shaftRadius } = shape;
  const w = 0.5 + 0.5 * width;
  const isBoot = shaft > 0.16;
  const ankle = Math.min(shaft + 0.03, 0.15);
  const steps: SculptStep[] = [
    ...addAll(
      limb([
        [[0, floor + 0.032, -0.1], 0.036 * w],
        [[0.004, floor + 0.034, -0.02], 0.035 * w],
        [[0, floor + 0.026 * toe, 0.052], 0.043 * w],
        [[-0.006, floor + 0.02 * toe, 0.098 + 0.02 * pointed], (0.036 - 0.014 * pointed) * w],
        ...(pointed > 0 ? [[[-0.008, floor + 0.012, 0.125 + 0.03 * pointed], 0.014] as const] : []),
      ]),
      0.03,
    ),
    addStep(roundCone([0, floor + 0.05, -0.085], [0, ankle + floor, -0.078], 0.038 * w, 0.037 * w), 0.03),
    addStep(roundCone([0, floor + 0.03, 0.03], [0, floor + 0.075, -0.045], 0.036 * w, 0.036 * w), 0.04),
  ];
  if (isBoot) steps.push(addStep(roundCone([0, ankle, -0.072], [0, shaft + 0.06, -0.066], 0.042, shaftRadius), 0.03));
  steps.push(carve(halfSpace([0, floor, 0], [0, 1, 0])));
  if (isBoot) {
    steps.push(carve(halfSpace([0, shaft, 0], [0, -1, 0])));
    if (shape.scooped) {
      const [y, z] = [shaft + 0.014, -0.068];
      steps.push(carve(roundCone([-0.1, y, z], [0.1, y, z], 0.036, 0.036), 0.008));
    }
    steps.push(carve(roundCone([0, 0.09, -0.07], [0, shaft + 0.1, -0.066], 0.026, shaftRadius - 0.004)));
  } else {
    // the collar slopes down to the sides of the ankle and up again behind
    steps.push(carve(ellipsoid([0, shaft + floor + 0.05, -0.06], [0.07, 0.055, 0.075 + 0.02 * throat]), 0.006));
    steps.push(carve(roundCone([0, floor + 0.035, -0.082], [0, floor + 0.12, -0.06], 0.025 * w, 0.034 * w), 0.004));
    // a wide throat is open to the sky all the way
    if (throat > 0.3)
      steps.push(
        carve(
          roundCone([0, floor + 0.072, -0.09], [0, floor + 0.068, 0.045 * throat], 0.04, 0.03 + 0.002 * throat),
          0.004,
        ),
      );
    steps.push(
      carve(roundCone([0, floor + 0.04, -0.07], [0, floor + 0.05, 0.02 + 0.02 * throat], 0.026 * w, 0.024 * w), 0.004),
    );
  }
  return sculpt(steps);
}
