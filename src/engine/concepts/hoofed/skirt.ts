import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { settle } from "../../geometry/place.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { add, mix, type Vec3 } from "../../math/vec3.ts";
import type { Studio } from "../mammal/species.ts";
import { lock, paintHair } from "./hair.ts";

export interface SkirtForm {
  /** Length of the locks, heights; they end above the floor. */
  readonly long: number;
  readonly wide: number;
  /** Locks along each flank. */
  readonly count: number;
  /** Heights over the spine at which the rows start. */
  readonly rows: readonly number[];
}

/** Long hair hanging from the flanks and the breast: yaks, highland cattle, mammoths. */
export function putSkirt({ skeleton, clay, put, parameters }: Studio, { long, wide, count, rows }: SkirtForm): void {
  const { chest, chestRadii, pelvis } = skeleton;
  const from: Vec3 = add(chest, [0, 0, chestRadii[2] * 0.7]);
  const to: Vec3 = add(pelvis, [0, 0, -0.1]);
  const locks: Geometry[] = [];
  for (const [row, high] of rows.entries()) {
    for (let i = 0; i < count; i += 1) {
      for (const side of [1, -1]) {
        const j = 1.5 * noise(i * 2.7 + row, side * 1.3, parameters.variation * 0.37, 5);
        const on = add(mix(from, to, (i + 0.5 * (row % 2)) / (count - 0.5)), [0, high, 0]);
        const [x, y, z] = surfaceAlong(clay, on, [side, 0, 0], 1);
        const end = Math.max(0.1, y - long * (1 + 0.16 * j));
        locks.push(
          lock(
            [
              [x * 0.86, y + 0.03, z],
              [x + 0.022 * side, y - 0.1 * long, z + 0.01],
              [x + 0.03 * side, y * 0.45 + end * 0.55, z - 0.02 + 0.02 * j],
              [x + (0.005 + 0.02 * j) * side, end, z - 0.03 + 0.03 * j],
            ],
            wide,
            wide * 0.28,
            [0, 0, 1],
          ),
        );
      }
    }
  }
  put("skirt", "hair", settle(merge(locks)), paintHair, 0.85);
}
