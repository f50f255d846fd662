import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import type { Head } from "../mammal/head-form.ts";
import { type Build, hasFreeArms, type Skeleton } from "../mammal/skeleton.ts";

/** A deep, narrow neck from withers and breast to poll and throat; `thick` 1 is a horse's. */
export function deepNeck(
  { chest, chestRadii, skull }: Skeleton,
  { unit: u }: Head,
  { pose }: Build,
  thick = 1,
): readonly SculptStep[] {
  if (hasFreeArms(pose) || pose === "sleeping") return [];
  // a neck let down meets the head from above
  const [poll, throat]: readonly [Vec3, Vec3] =
    pose === "grazing"
      ? [
          [0, 0.1 * u, -0.7 * u],
          [0, -0.3 * u, -0.8 * u],
        ]
      : [
          [0, -0.1 * u, -0.55 * u],
          [0, -0.75 * u, -0.3 * u],
        ];
  return [
    add(
      roundCone(
        plus(chest, [0, chestRadii[1] * 0.55, chestRadii[2] * 0.05]),
        plus(skull, poll),
        0.11 * thick,
        0.055 * thick,
      ),
      0.1,
    ),
    add(
      roundCone(plus(chest, [0, -0.02, chestRadii[2] * 0.55]), plus(skull, throat), 0.14 * thick, 0.062 * thick),
      0.1,
    ),
  ];
}
