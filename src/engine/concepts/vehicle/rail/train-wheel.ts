import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import { mirror, move } from "../../../geometry/place.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { rod, turnedAcross } from "../bodywork.ts";

/** An iron railway wheel with a flange, spokes and a hub; its face looks to `side`. */
export function trainWheel(centre: Vec3, radius: number, side: 1 | -1, spokes = 12): Geometry {
  const r = radius;
  const w = Math.max(0.05, r * 0.1);
  const rim = turnedAcross(
    [
      [r * 0.82, -w],
      [r * 1.06, -w, 0.01],
      [r * 1.06, -w * 0.4, 0.01],
      [r, -w * 0.2],
      [r, w, 0.01],
      [r * 0.82, w, 0.01],
    ],
    [0, 0, 0],
    36,
    true,
  );
  const hub = turnedAcross(
    [
      [0, -w],
      [r * 0.2, -w],
      [r * 0.2, w * 1.2, 0.01],
      [r * 0.1, w * 1.5, 0.01],
      [0, w * 1.5],
    ],
    [0, 0, 0],
    20,
  );
  const bars = Array.from({ length: spokes }, (_, i) => {
    const angle = (TAU * i) / spokes;
    return rod(
      r * 0.05,
      [0, r * 0.12 * sin(angle), r * 0.12 * cos(angle)],
      [0, r * 0.86 * sin(angle), r * 0.86 * cos(angle)],
      6,
    );
  });
  const wheel = merge([rim, hub, ...bars]);
  return move(side === 1 ? wheel : mirror(wheel), centre);
}
