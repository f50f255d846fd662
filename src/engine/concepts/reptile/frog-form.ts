import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import type { CreatureParameters } from "./creature.ts";
import { standUpright, type UprightBody } from "./upright-body.ts";

/** A frog crouching, upright as a person, or cross-legged. */
export function formOf(p: CreatureParameters): UprightBody {
  const r = 0.28 * p.head;
  const g = p.plump;
  if (p.pose === "upright") return standUpright(g, r);
  if (p.pose === "meditating") {
    return {
      head: [0, 0.74, 0.05],
      r,
      trunk: [
        add(ellipsoid([0, 0.3, 0], [0.235 * g, 0.25, 0.19 * g])),
        add(ellipsoid([0, 0.18, 0.01], [0.26 * g, 0.17, 0.22 * g]), 0.1),
        add(roundCone([0, 0.38, 0], [0, 0.6, 0.03], 0.17 * g, 0.13), 0.08),
      ],
      arm: [
        [0.2 * g, 0.45, 0.0, 0.065],
        [0.37 * g, 0.3, 0.04, 0.05],
        [0.37 * g, 0.2, 0.22, 0.042],
      ],
      // the knees out to the sides, the shins crossed before the belly
      leg: [
        [0.14, 0.13, 0.04, 0.11],
        [0.4, 0.09, 0.2, 0.08],
        [0.1, 0.07, 0.35, 0.056],
      ],
      hand: [0.37 * g, 0.19, 0.27],
      foot: [-0.1, 0.06, 0.38],
    };
  }
  return {
    head: [0, 0.47, 0.26],
    r,
    trunk: [
      add(ellipsoid([0, 0.26, -0.1], [0.26 * g, 0.22, 0.36])),
      add(roundCone([0, 0.22, -0.26], [0, 0.38, 0.18], 0.2 * g, 0.235 * g), 0.1),
    ],
    arm: [
      [0.2 * g, 0.3, 0.16, 0.085],
      [0.31 * g, 0.2, 0.17, 0.056],
      [0.27 * g, 0.045, 0.28, 0.042],
    ],
    leg: [
      [0.17 * g, 0.19, -0.3, 0.14],
      [0.38 * g, 0.25, 0.0, 0.105],
      [0.38 * g, 0.1, -0.33, 0.066],
      [0.4 * g, 0.04, -0.36, 0.05],
    ],
    hand: [0.27 * g, 0.028, 0.31],
    foot: [0.42 * g, 0.028, -0.28],
  };
}

/** Whether its trunk is upright. */
export const isUp = ({ pose }: CreatureParameters): boolean => pose === "upright" || pose === "meditating";
