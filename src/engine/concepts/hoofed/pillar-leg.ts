import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { place, settle } from "../../geometry/place.ts";
import { addAll, add as addStep, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, scaling, translation } from "../../math/mat4.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import type { SlotSpec } from "../concept.ts";
import { pawedLimb } from "../mammal/limb-parts.ts";
import { hasFreeArms, type Joints } from "../mammal/skeleton.ts";
import type { Species, Studio } from "../mammal/species.ts";

/** Half thickness of the leg over `bone`. */
const THICK = 0.052;

const isFlat = (pose: string, which: "front" | "hind"): boolean =>
  hasFreeArms(pose) && (which === "front" || pose === "seated");

/** A column with a round cushion of a foot. */
export const pillarLimb: NonNullable<Species["lowerLimb"]> = (joints, which, build): readonly SculptStep[] => {
  if (isFlat(build.pose, which)) return pawedLimb(joints, which, build);
  const [, above, joint, [x, y, z]] = joints;
  const r = THICK * build.bone;
  const lift = Math.max(0, y - 0.045);
  return [
    ...addAll(
      limb([
        [mix(above, joint, 0.25), r * 1.02],
        [joint, r * 0.96],
        [[x, lift + r * 0.75, z], r * 0.98],
      ]),
      0.03,
    ),
    addStep(ellipsoid([x, lift + r * 0.42, z + r * 0.12], [r * 1.14, r * 0.5, r * 1.2]), 0.05),
  ];
};

/** Nails on the front of each foot. */
export function putNails({ skeleton, build, put }: Studio, count: number): void {
  const r = THICK * build.bone;
  const nail = ([, , , [x, y, z]]: Joints, side: number): Geometry[] => {
    const lift = Math.max(0, y - 0.045);
    return Array.from({ length: count }, (_, i) => {
      const angle = (i - (count - 1) / 2) * (1.5 / count);
      const at: Vec3 = [(x + sin(angle) * r * 1.1) * side, lift + r * 0.24, z + r * 0.1 + cos(angle) * r * 1.12];
      return place(sphere(r * 0.26, 10), chain(scaling([1, 0.85, 0.6]), translation(at)));
    });
  };
  const all = (["front", "hind"] as const).flatMap((which) => {
    if (isFlat(build.pose, which)) return [];
    return [...nail(skeleton[which], 1), ...nail(skeleton.right?.[which] ?? skeleton[which], -1)];
  });
  if (all.length > 0) put("nails", "nail", settle(merge(all)), undefined, 0.45);
}

export const nailSlot: SlotSpec = {
  words: ["toenail", "toe"],
  materials: ["ceramic-glaze"],
  colours: [fromHex("#b8aa94")],
  takesWhole: false,
};
