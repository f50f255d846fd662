import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { tube } from "../../geometry/sweep.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import { distanceToLine, dye } from "../animal/coat.ts";
import type { Eye } from "../animal/eye.ts";
import { type Head, onHead } from "./head-form.ts";

/** Skull, brow, cheeks, muzzle, whisker pads, chin and the hair of the cheeks. */
export function headClay(head: Head): SculptStep[] {
  const { unit: u, form } = head;
  const { skull, cheek, brow, muzzle, pads, chin, ruff } = form;
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  const sized = ([x, y, z]: Vec3): Vec3 => [x * u, y * u, z * u];
  const tipZ = 0.7 + muzzle.length;
  const tipY = muzzle.y - muzzle.drop;
  const { tip } = muzzle;
  return [
    add(ellipsoid(at(0, 0.02, 0), sized(skull)), 0.45 * u),
    add(both(ellipsoid(onHead(head, cheek.at), sized(cheek.radii))), 0.3 * u),
    ...(ruff
      ? [
          add(
            both(
              displace(ellipsoid(onHead(head, ruff.at), sized(ruff.radii)), 0.05 * u, (x, y, z) =>
                noise((x * 4) / u, (y * 3) / u, (z * 4) / u, 2),
              ),
            ),
            0.28 * u,
          ),
        ]
      : []),
    ...(brow > 0 ? [add(both(ball(at(0.38, 0.38, 0.56 * skull[2]), brow * u)), 0.28 * u)] : []),
    add(roundCone(at(0, muzzle.y, 0.55), at(0, tipY, tipZ), muzzle.root * u, tip * u), 0.28 * u),
    ...(pads > 0
      ? [
          add(
            both(
              ellipsoid(
                at(0.5 * tip, tipY - 0.42 * tip, tipZ - 0.02),
                sized([0.62 * tip * pads, 0.5 * tip * pads, 0.55 * tip * pads + 0.08 * muzzle.length]),
              ),
            ),
            0.12 * u,
          ),
        ]
      : []),
    add(
      roundCone(
        at(0, muzzle.y - 0.8 * muzzle.root, 0.32),
        at(0, tipY - 1.02 * tip, tipZ - 0.26 * tip - 0.08),
        0.72 * muzzle.root * u,
        0.6 * tip * chin * u,
      ),
      0.12 * u,
    ),
    carve(
      roundCone(
        at(0, tipY - 0.1 * tip, tipZ + 1.08 * tip),
        at(0, tipY - 0.62 * tip, tipZ + 0.9 * tip),
        0.03 * u,
        0.028 * u,
      ),
      0.08 * u,
    ),
  ];
}

export function eyeOf({ centre, unit, form: { eye } }: Head, clay: Sdf, size: number): Eye {
  const out = normalize(eye.out);
  const radius = eye.radius * size * unit;
  const surface = surfaceAlong(clay, centre, out, unit * 4);
  return {
    centre: plus(surface, scale(out, -radius * (eye.sunk ?? 0.45))),
    radius,
    gaze: normalize(eye.gaze ?? [out[0] * 0.55, 0.03, 1]),
  };
}

/** The nose leather, with nostrils, at the tip of the muzzle. */
export function noseClay(head: Head, clay: Sdf): Sdf {
  const { unit: u, form } = head;
  const { nose, muzzle } = form;
  const y = muzzle.y - muzzle.drop + (nose.up ?? 0.3) * muzzle.tip;
  const tip = surfaceAlong(clay, onHead(head, [0, y, 0.3]), [0, 0, 1], u * 6);
  const w = nose.width * u;
  const h = w * nose.tall;
  const at = (x: number, up: number, z: number): Vec3 => [tip[0] + x * w, tip[1] + up * h, tip[2] + z * w];
  const deep = Math.min(1, 0.55 + 0.25 / nose.tall);
  return sculpt([
    add(ellipsoid(at(0, 0.15, -0.3), [w, h * 0.85, w * deep])),
    add(both(ellipsoid(at(0.45, -0.2, -0.2), [w * 0.52, h * 0.6, w * 0.5])), 0.2 * w),
    add(ellipsoid(at(0, -0.8, -0.3), [w * 0.35, h * 0.6, w * 0.45]), 0.3 * w),
    carve(both(ellipsoid(at(0.5, -0.3, 0.3), [w * 0.2, Math.min(h * 0.25, w * 0.2), w * 0.3])), 0.1 * w),
  ]);
}

/** The lips from the side: z, y in units. */
const mouthLine = ({ form: { muzzle } }: Head): readonly (readonly [number, number])[] => {
  const [z, y] = [0.7 + muzzle.length, muzzle.y - muzzle.drop];
  return [
    [z + muzzle.tip, y - 0.78 * muzzle.tip],
    [z + muzzle.tip * 0.3, y - 0.98 * muzzle.tip],
    [z * 0.8 + 0.05, y - 0.9 * muzzle.tip],
    [z * 0.6 + 0.12, y - 0.62 * muzzle.tip],
  ];
};

const LIP = [0.02, 0.014, 0.012] as const;

/** Lips, the furrow under the nose, and dark rims around the eyes: in the skin, whatever the coat. */
export function paintFace(head: Head, eye: Eye): Paint {
  const { centre, unit: u, form } = head;
  const line = mouthLine(head);
  const tipY = form.muzzle.y - form.muzzle.drop;
  const tipZ = 0.7 + form.muzzle.length;
  const { tip } = form.muzzle;
  const hasMouth = form.mouth !== false;
  return (surface, x, y, z) => {
    const hx = Math.abs(x - centre[0]);
    const hz = (z - centre[2]) / u;
    if (hz < 0 || hx > 2 * u) return;
    const hy = (y - centre[1]) / u;
    if (hasMouth && hz > 0.4 && hy < tipY + tip && hy > tipY - 2.2 * tip) {
      const mouth = smoothstep(0.05, 0.028, distanceToLine(line, hz, hy));
      const furrow =
        smoothstep(0.035, 0.015, hx / u) *
        smoothstep(tipY + 0.1 * tip, tipY, hy) *
        smoothstep(tipY - 0.95 * tip, tipY - 0.85 * tip, hy) *
        smoothstep(tipZ + 0.2 * tip, tipZ + 0.5 * tip, hz);
      dye(surface, LIP, 0.9 * Math.max(mouth, furrow));
    }
    const [ex, ey, ez] = [hx - eye.centre[0], y - eye.centre[1], z - eye.centre[2]];
    dye(surface, LIP, 0.92 * smoothstep(1.26, 1.12, Math.sqrt(ex * ex + ey * ey + ez * ez) / eye.radius));
  };
}

/** Two long front teeth below the nose. */
export function incisors(head: Head, long: number): Sdf {
  const { muzzle } = head.form;
  const [y, z] = [muzzle.y - muzzle.drop - 0.85 * muzzle.tip, 0.7 + muzzle.length + 0.72 * muzzle.tip];
  const u = head.unit;
  return both(roundBox(onHead(head, [0.062, y - long * 0.35, z]), [0.115 * u, long * u, 0.08 * u], 0.03 * u));
}

/** Thin closed tubes, four a side, from the pads outwards, drooping a little. */
export function whiskers({ centre, unit: u, form: { muzzle, pads } }: Head): Geometry {
  const hairs: Geometry[] = [];
  for (const side of [1, -1]) {
    for (let i = 0; i < 4; i += 1) {
      const lift = (i - 1.3) * 0.2;
      const root = onHead({ centre, unit: u }, [
        0.62 * muzzle.tip * side,
        muzzle.y - muzzle.drop - 0.35 * muzzle.tip + lift * 0.25,
        0.7 + muzzle.length + 0.3 * muzzle.tip * Math.max(0.4, pads) - 0.1,
      ]);
      const way: Vec3[] = [
        root,
        plus(root, [0.6 * u * side, (0.1 + lift * 0.5) * u, 0.12 * u]),
        plus(root, [1.2 * u * side, (0.0 + lift * 1.05) * u, -0.02 * u]),
      ];
      hairs.push(tube(0.013 * u, curveThrough(way, 4), 5, { scale: (t) => 1 - 0.75 * t }));
    }
  }
  return merge(hairs);
}
