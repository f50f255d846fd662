import { add, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import type { HumanFrame } from "./human-frame.ts";

/** A stuffed pear. */
export function plushTrunk({ shoulders, hips, waist, build, skull, skullRadii, neckRadius }: HumanFrame): Sdf {
  const wide = build.shoulder * build.girth;
  return sculpt([
    add(ellipsoid([0, waist[1] - 0.01, 0], [wide * 1.05, (shoulders[1] - hips[1]) * 0.62, wide * 0.92])),
    add(ellipsoid([0, shoulders[1] - 0.03, 0], [wide * 0.85, 0.09, wide * 0.7]), 0.08),
    add(ellipsoid([0, hips[1] + 0.02, 0], [wide * 1.02, 0.09, wide * 0.9]), 0.08),
    add(
      roundCone(
        [0, shoulders[1] - 0.02, 0],
        [0, skull[1] - skullRadii[1] * 0.7, 0],
        neckRadius * 1.5,
        neckRadius * 1.4,
      ),
      0.03,
    ),
  ]);
}
