import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { place } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { lerp } from "../../math/scalar.ts";
import { mix, type Vec3, X_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { type FeatherPlace, feathers } from "./feathers.ts";

export interface SpreadWing {
  readonly shoulder: Vec3;
  /** Shoulder to tip. */
  readonly span: number;
  readonly chord: number;
  readonly fingers: number;
  /** Radians the wing rises outwards. */
  readonly raise: number;
  /** Radians the leading edge is turned up. */
  readonly pitch: number;
}

/** A wing held open, left side: arm, fanned flight feathers, two rows of coverts. Its rest frame lies flat: x outwards, z forward. */
export function spreadWing({ shoulder, span: l, chord, fingers, raise, pitch }: SpreadWing): Geometry {
  const root: Vec3 = [-0.08 * l, 0, 0];
  const elbow: Vec3 = [0.16 * l, 0.01 * l, -0.02 * l];
  const wrist: Vec3 = [0.4 * l, 0.02 * l, 0.09 * l];
  const hand: Vec3 = [0.6 * l, 0.01 * l, 0.03 * l];
  const arm = tube(0.05 * l, curveThrough([root, elbow, wrist, hand], 5), 10, {
    scale: (t) => [0.75 - 0.4 * t, 1.15 - 0.65 * t],
    endRounding: 0.03 * l,
  });
  const onArm = (t: number): Vec3 =>
    t < 0.62 ? mix(elbow, wrist, (t - 0.05) / 0.57) : mix(wrist, hand, (t - 0.62) / 0.38);
  const places: FeatherPlace[] = [];
  const row = (count: number, from: number, to: number, share: number, lift: number, width: number) => {
    for (let i = 0; i < count; i += 1) {
      const t = lerp(from, to, i / (count - 1));
      const outward = t < 0.5 ? 0.12 + 0.3 * t : 0.27 + (t - 0.5) * 2.1;
      const [x, y, z] = onArm(t);
      const full = t < 0.55 ? chord : lerp(chord, 0.46 * l, Math.min(1, (t - 0.55) / 0.3));
      places.push({
        root: [x, y + lift * l, z + 0.02 * l],
        along: [sin(outward), 0, -cos(outward)],
        up: [0, 1, 0],
        length: full * share,
        width: width * l,
        curl: 0.1,
      });
    }
  };
  row(9, 0.62, 1, 1, 0, 0.115 - 0.035 * fingers);
  row(8, -0.12, 0.6, 1, 0.004, 0.12);
  row(13, -0.1, 0.98, 0.56, 0.026, 0.1);
  row(13, -0.06, 0.98, 0.3, 0.044, 0.085);
  return place(
    merge([arm, feathers(places)]),
    chain(rotation(X_AXIS, -pitch), rotation(Z_AXIS, raise), translation(shoulder)),
  );
}

/** How far from the arm a point of the wing's rest frame lies: 0 at the leading edge, 1 at the feathers' tips. */
export function spreadReach(x: number, z: number, span: number, chord: number): number {
  const out = Math.max(0, x - 0.34 * span) / (0.68 * span);
  const behind = Math.max(0, 0.1 * span - z) / (chord + 0.08 * span);
  return Math.sqrt(out * out + behind * behind);
}
