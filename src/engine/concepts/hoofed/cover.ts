import { add, addAll, carve, type SculptStep } from "../../geometry/sculpt.ts";
import { inflate } from "../../geometry/sdf.ts";
import { ball, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { mix } from "../../math/vec3.ts";
import { limbRadii, trunkClay } from "../mammal/body-clay.ts";
import { hasFreeArms } from "../mammal/skeleton.ts";
import type { Studio } from "../mammal/species.ts";

/**
 * The body grown thicker, cut off above the legs and behind the face: the clay of wool and capes.
 *
 * @param by Heights over the skin.
 * @param legs Where the legs leave it, share of the elbow's height.
 * @param face Where the face leaves it, head units in front of the skull's centre.
 */
export function coverSteps(
  { clay, skeleton, build, head }: Studio,
  by: number,
  legs: number,
  face: number,
): readonly SculptStep[] {
  const { centre, unit } = head;
  if (!hasFreeArms(build.pose) && build.pose !== "sleeping" && build.pose !== "lying" && build.pose !== "sitting")
    return [
      add(inflate(clay, by)),
      carve(halfSpace([0, build.legs * legs, 0], [0, 1, 0]), 0.05),
      carve(halfSpace([0, 0, centre[2] + face * unit], [0, 0, -1]), 0.04),
    ];
  const { chest, neck, skull, front, hind } = skeleton;
  const g = Math.sqrt(build.girth);
  const radii = limbRadii(build);
  return [
    ...trunkClay(skeleton, build).map((step) => ({ ...step, solid: inflate(step.solid, by) })),
    ...addAll(
      limb([
        [chest, 0.16 * g + by],
        [neck, 0.15 * g + by],
        [mix(neck, skull, 0.6), 0.13 * g * (build.throat ?? 1) + by],
      ]),
      0.1,
    ),
    add(both(roundCone(front[0], mix(front[0], front[1], 0.8), radii.front[0] + by, radii.front[1] + by)), 0.08),
    add(both(roundCone(hind[0], mix(hind[0], hind[1], 0.7), radii.hind[0] + by, radii.hind[1] + by)), 0.08),
    add(both(ball([hind[0][0] * 1.2, hind[0][1], hind[0][2]], radii.hind[0] + by)), 0.08),
  ];
}
