import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { cross, normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { type FrameLimb, type HumanFrame, thumbWay } from "./human-frame.ts";

/** Neck to crotch. */
export function trunkClay(frame: HumanFrame, isFemale: boolean): Sdf {
  const { build, shoulders, chest, waist, hips, neck, neckRadius } = frame;
  const { girth, muscle, shoulder } = build;
  const wide = shoulder * (0.84 + 0.1 * muscle);
  const deep = (0.5 + 0.5 * girth) * (1 + 0.12 * muscle);
  const fat = Math.max(0, girth - 1);
  const waistWide = (isFemale ? 0.076 : 0.089) * (shoulder / 0.13) * girth * (1 - 0.05 * muscle);
  const hipWide = (isFemale ? 0.112 : 0.099) * (0.45 + (0.55 * shoulder) / 0.13) * (0.35 + 0.65 * girth);
  const bust: SculptStep[] = isFemale
    ? [add(both(ball([wide * 0.42, chest[1] - 0.012, 0.045 * deep], 0.043)), 0.035)]
    : muscle > 0.2
      ? [
          add(
            both(ellipsoid([wide * 0.42, chest[1] + 0.012, 0.038], [wide * 0.45, 0.045, 0.04 * (1 + 0.3 * muscle)])),
            0.02,
          ),
        ]
      : [];
  return sculpt([
    add(
      roundCone(
        [-wide * 0.62, shoulders[1] - 0.012, -0.004],
        [wide * 0.62, shoulders[1] - 0.012, -0.004],
        0.047 * deep,
        0.047 * deep,
      ),
    ),
    add(ellipsoid(chest, [wide * 0.98, 0.105, 0.083 * deep]), 0.05),
    add(ellipsoid([0, waist[1], 0.004 + 0.03 * fat], [waistWide, 0.095 + 0.02 * fat, 0.076 * girth]), 0.07),
    add(ellipsoid([0, hips[1] + 0.022, -0.004], [hipWide, 0.076, 0.082 * (0.4 + 0.6 * girth)]), 0.06),
    ...bust,
    add(roundCone([0, shoulders[1] + 0.0, 0], [0, neck[1] + 0.02, 0.002], neckRadius * 1.15, neckRadius), 0.045),
  ]);
}

/** Skin of an arm or a leg down to wrist or ankle, with a calf or a biceps. */
export function limbClay({ joints: [a, b, c], radii: [ra, rb, rc] }: FrameLimb, muscle: number): Sdf {
  const bulge = (p: Vec3, q: Vec3, t: number, r: number) => ball(plus(p, scale(subtract(q, p), t)), r);
  return sculpt([
    add(roundCone(a, b, ra, rb)),
    add(roundCone(b, c, rb, rc), 0.015),
    add(bulge(a, b, 0.5, (ra + rb) / 2 + 0.012 * muscle), 0.02),
    add(bulge(b, c, 0.28, rb * (1.04 + 0.12 * muscle)), 0.02),
  ]);
}

/** A hand with four fingers in a row and a thumb: hanging half open, or closed about a rod. */
export function handClay(arm: FrameLimb, grips: boolean): Sdf {
  const [, elbow, wrist] = arm.joints;
  const r = arm.endRadius;
  const way = normalize(subtract(wrist, elbow));
  const thumb = thumbWay(arm);
  const side = Math.sign(wrist[0]) || 1;
  const across = normalize(cross(thumb, way));
  // towards the palm: inwards on either side
  const palm = across[0] * side > 0 ? scale(across, -1) : across;
  const at = (along: number, up: number, inward: number): Vec3 =>
    plus(plus(plus(wrist, scale(way, along * r)), scale(thumb, up * r)), scale(palm, inward * r));
  const fingers = [-0.56, -0.19, 0.19, 0.55].flatMap((row, i): SculptStep[] => {
    const long = [0.82, 0.98, 1, 0.9][i] as number;
    const thick = 0.235 * r;
    return grips
      ? [
          add(roundCone(at(1.15, row, 0.1), at(1.5, row, 0.62), thick * 1.1, thick), 0.1 * r),
          add(roundCone(at(1.5, row, 0.62), at(0.95, row, 0.98), thick, thick), 0.05 * r),
        ]
      : [
          add(roundCone(at(1.15, row, 0.02), at(1.15 + 0.55 * long, row * 0.95, 0.22), thick * 1.1, thick), 0.1 * r),
          add(
            roundCone(
              at(1.15 + 0.55 * long, row * 0.95, 0.22),
              at(1.25 + 0.9 * long, row * 0.9, 0.52),
              thick,
              thick * 0.85,
            ),
            0.05 * r,
          ),
        ];
  });
  return sculpt([
    add(ellipsoid(at(0.72, 0, 0.02), [r * 0.72, r * 0.72, r * 0.72])),
    add(roundCone(at(0.3, 0, 0), at(1.0, 0.2, 0.05), r * 0.5, r * 0.46), 0.3 * r),
    add(roundCone(at(0.3, 0, 0), at(1.0, -0.28, 0.05), r * 0.5, r * 0.44), 0.3 * r),
    add(roundCone(wrist, at(0.5, 0, 0), arm.radii[2], r * 0.6), 0.3 * r),
    ...fingers,
    add(roundCone(at(0.55, 0.4, 0.15), at(1.0, 0.95, 0.4), r * 0.3, r * 0.25), 0.2 * r),
    add(roundCone(at(1.0, 0.95, 0.4), grips ? at(1.3, 0.62, 0.8) : at(1.42, 1.0, 0.55), r * 0.25, r * 0.2), 0.06 * r),
  ]);
}

/** Size of a nose from which on it juts out like a goblin's. */
const LONG_NOSE = 1.7;

/** A simple head: round skull, full cheeks, a chin, a nose and ears. */
export function headClay(
  frame: HumanFrame,
  look: {
    readonly isFemale: boolean;
    readonly childish: number;
    readonly nose: number;
    readonly ears: string;
    readonly jaw: number;
  },
): Sdf {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const at = (x: number, y: number, z: number): Vec3 => [cx + x * rx, cy + y * ry, cz + z * rz];
  const jaw = (look.isFemale ? 0.66 : 0.75) * look.jaw + 0.06 * look.childish;
  const nose = look.nose;
  const bridge = Math.min(nose, LONG_NOSE);
  const ears: SculptStep[] =
    look.ears === "none"
      ? []
      : look.ears === "pointed"
        ? [
            add(both(roundCone(at(0.94, -0.12, -0.05), at(1.5, 0.3, -0.35), 0.17 * rx, 0.03 * rx)), 0.06 * rx),
            add(both(ellipsoid(at(1.02, -0.1, -0.05), [0.1 * rx, 0.22 * ry, 0.17 * rz])), 0.05 * rx),
          ]
        : look.ears === "long"
          ? [
              add(both(roundCone(at(0.9, -0.1, -0.05), at(1.45, 0.12, -0.18), 0.2 * rx, 0.25 * rx)), 0.08 * rx),
              add(both(roundCone(at(1.45, 0.12, -0.18), at(2.25, 0.42, -0.4), 0.25 * rx, 0.03 * rx)), 0.08 * rx),
              carve(both(ellipsoid(at(1.5, 0.12, 0.06), [0.34 * rx, 0.12 * rx, 0.1 * rx])), 0.05 * rx),
            ]
          : look.ears === "trumpet"
            ? [
                add(both(roundCone(at(0.8, 0.5, -0.05), at(1.3, 0.72, -0.05), 0.1 * rx, 0.17 * rx)), 0.06 * rx),
                carve(both(ball(at(1.42, 0.77, -0.03), 0.13 * rx)), 0.03 * rx),
              ]
            : [
                add(both(ellipsoid(at(1.02, -0.08, -0.08), [0.13 * rx, 0.215 * ry, 0.17 * rz])), 0.05 * rx),
                carve(both(ellipsoid(at(1.17, -0.07, 0.02), [0.09 * rx, 0.13 * ry, 0.1 * rz])), 0.03 * rx),
              ];
  return sculpt([
    add(ellipsoid(at(0, 0.14, -0.03), [rx, 0.86 * ry, rz])),
    add(ellipsoid(at(0, -0.36, 0.1), [jaw * rx, 0.62 * ry, 0.82 * rz]), 0.5 * rx),
    add(ellipsoid(at(0, -0.8, 0.46), [0.26 * rx, 0.17 * ry, 0.3 * rz]), 0.3 * rx),
    add(both(ellipsoid(at(0.46, -0.3, 0.6), [0.3 * rx, 0.26 * ry, 0.26 * rz])), 0.3 * rx),
    ...(nose > 0
      ? [
          add(roundCone(at(0, 0.08, 0.93), at(0, -0.2, 1.0 + 0.1 * nose), 0.08 * rx, 0.13 * rx * bridge), 0.1 * rx),
          // a long one juts out and hangs down at its tip
          ...(nose > LONG_NOSE
            ? [
                add(roundCone(at(0, -0.12, 1.0), at(0, -0.34, 1.62), 0.17 * rx, 0.13 * rx), 0.08 * rx),
                add(ball(at(0, -0.42, 1.68), 0.1 * rx), 0.08 * rx),
              ]
            : []),
          add(both(ball(at(0.12 * bridge, -0.23, 0.97), 0.075 * rx * bridge)), 0.06 * rx),
        ]
      : []),
    ...ears,
  ]);
}
