import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { bar } from "../../pieces.ts";
import { block } from "../bodywork.ts";

/** The folding frame on a tram's roof that takes its current from the wire: a diamond of bars with a bowed shoe on top. */
export function pantograph(y: number, z: number): Geometry {
  const rise = 0.95;
  const bars = [-1, 1].flatMap((s) =>
    [-1, 1].flatMap((k): Geometry[] => {
      const foot: Vec3 = [s * 0.42, y, z + k * 0.3];
      const knee: Vec3 = [s * 0.4, y + rise * 0.52, z + k * 0.72];
      const top: Vec3 = [s * 0.34, y + rise, z + k * 0.08];
      return [bar(foot, knee, 0.032, 8), bar(knee, top, 0.026, 8)];
    }),
  );
  const cross = [-1, 1].map((k) =>
    bar([-0.42, y + rise * 0.52, z + k * 0.72], [0.42, y + rise * 0.52, z + k * 0.72], 0.024, 8),
  );
  const shoe = [-1, 1].flatMap((k) => [
    block([0.94, 0.05, 0.06], [0, y + rise + 0.02, z + k * 0.1], 0.02),
    bar([0.44, y + rise + 0.02, z + k * 0.1], [0.62, y + rise - 0.1, z + k * 0.1], 0.024, 8),
    bar([-0.44, y + rise + 0.02, z + k * 0.1], [-0.62, y + rise - 0.1, z + k * 0.1], 0.024, 8),
  ]);
  return merge([
    ...bars,
    ...cross,
    ...shoe,
    block([1.02, 0.08, 0.1], [0, y, z - 0.3], 0.02),
    block([1.02, 0.08, 0.1], [0, y, z + 0.3], 0.02),
    bar([-0.34, y + rise, z - 0.1], [-0.34, y + rise, z + 0.1], 0.022, 8),
    bar([0.34, y + rise, z - 0.1], [0.34, y + rise, z + 0.1], 0.022, 8),
  ]);
}
