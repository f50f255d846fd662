import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { settle } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { FrameLimb } from "./human-frame.ts";

/** Radians of the toes from straight ahead; the last one points back. */
const TOES = [-0.5, 0, 0.5, Math.PI];

/** A feathered thigh on a bare scaly shank with four toes and hooked talons, in a figure of height 1. */
export function birdLeg({ joints: [a, b, c], radii: [ra, rb], end }: FrameLimb): {
  readonly thigh: Sdf;
  readonly shank: Geometry;
  readonly talons: Geometry;
} {
  const knee: Vec3 = [b[0], b[1] - 0.01, b[2] + 0.02];
  const heel: Vec3 = [c[0], lerp(b[1], 0, 0.45), c[2] - 0.055];
  const cuff: Vec3 = [knee[0], lerp(knee[1], heel[1], 0.55), lerp(knee[2], heel[2], 0.55)];
  const ankle: Vec3 = [c[0], 0.024, (c[2] + end[2]) / 2 - 0.02];
  const thigh = displace(
    sculpt([add(roundCone(a, knee, ra * 1.18, rb * 1.3)), add(roundCone(knee, cuff, rb * 1.25, rb * 0.6), 0.02)]),
    0.007,
    (x, y, z) => noise(x * 60, y * 26, z * 60, 4),
  );
  const toes = TOES.map((turn, i) => {
    const long = i === 3 ? 0.05 : 0.085;
    const at = (t: number, y: number): Vec3 => [ankle[0] + sin(turn) * long * t, y, ankle[2] + cos(turn) * long * t];
    return { foot: add(roundCone(at(0.1, 0.02), at(1, 0.013), 0.016, 0.0125), 0.012), at };
  });
  const shank = sculpt([
    add(roundCone(cuff, heel, 0.019, 0.0175)),
    add(roundCone(heel, ankle, 0.0175, 0.016), 0.01),
    ...toes.map(({ foot }) => foot),
  ]);
  const talons = toes.map(({ at }) =>
    tube(0.0105, [at(0.95, 0.014), at(1.22, 0.02), at(1.45, 0.002)], 8, {
      scale: (t) => 1 - 0.9 * t,
      endRounding: 0.0005,
    }),
  );
  return { thigh, shank: settle(meshSdf(shank, 0.0058)), talons: settle(merge(talons)) };
}
