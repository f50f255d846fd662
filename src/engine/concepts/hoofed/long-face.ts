import type { Paint } from "../../geometry/part.ts";
import { add, carve, type SculptStep } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import type { Eye } from "../animal/eye.ts";
import { type Head, onHead } from "../mammal/head-form.ts";

/** Where the muzzle lies, whatever way it points: its tip (head units) and its own axes in the plane of symmetry. */
interface Muzzle {
  readonly root: Vec3;
  readonly tip: Vec3;
  readonly along: Vec3;
  readonly up: Vec3;
}

function muzzleOf({ form: { muzzle } }: Pick<Head, "form">): Muzzle {
  const root: Vec3 = [0, muzzle.y, 0.45];
  const tip: Vec3 = [0, muzzle.y - muzzle.drop, 0.7 + muzzle.length];
  const along = normalize(subtract(tip, root));
  return { root, tip, along, up: [0, along[2], -along[1]] };
}

/** A place on the muzzle: x outwards, `forward` of the middle of its tip, `up` from its axis; head units. */
export function onMuzzle(head: Head, x: number, forward: number, up: number): Vec3 {
  const { tip, along, up: normal } = muzzleOf(head);
  return onHead(head, [x, tip[1] + along[1] * forward + normal[1] * up, tip[2] + along[2] * forward + normal[2] * up]);
}

/** The head of a hoofed animal: deep jaw under the skull, long face, soft muzzle with wide nostrils. `pads` is the muzzle's breadth. */
export function longHead(head: Head): SculptStep[] {
  const { unit: u, form } = head;
  const { skull, cheek, brow, muzzle, pads, chin } = form;
  const { root } = muzzleOf(head);
  const sized = ([x, y, z]: Vec3): Vec3 => [x * u, y * u, z * u];
  const { tip, root: thick } = muzzle;
  return [
    add(ellipsoid(onHead(head, [0, 0.02, 0]), sized(skull)), 0.5 * u),
    add(both(ellipsoid(onHead(head, cheek.at), sized(cheek.radii))), 0.35 * u),
    ...(brow > 0 ? [add(both(ball(onHead(head, [0.45, 0.32, 0.52 * skull[2]]), brow * u)), 0.28 * u)] : []),
    add(roundCone(onHead(head, root), onMuzzle(head, 0, -0.2, 0.02), thick * u, tip * u), 0.35 * u),
    add(
      roundCone(
        onHead(head, [0, root[1] - 0.85 * thick, root[2] - 0.3]),
        onMuzzle(head, 0, -0.3, -0.5 * tip),
        0.78 * thick * u,
        0.66 * tip * chin * u,
      ),
      0.2 * u,
    ),
    add(both(ball(onMuzzle(head, 0.42 * tip * pads, -0.05, 0.12 * tip), 0.74 * tip * u)), 0.16 * u),
    add(ball(onMuzzle(head, 0, -0.12, -0.72 * tip), 0.5 * tip * chin * u), 0.1 * u),
    carve(both(ball(onMuzzle(head, 0.56 * tip * pads, 0.72 * tip, 0.34 * tip), 0.17 * tip * u)), 0.1 * u),
  ];
}

const DARK = [0.02, 0.014, 0.012] as const;

/** Nostrils, the line of the lips along the muzzle's sides, dark rims of the eyes. */
export function longFacePaint(head: Head, eye: Eye): Paint {
  const { centre, unit: u, form } = head;
  const { tip, along, up } = muzzleOf(head);
  const { tip: r, length: long } = form.muzzle;
  const pads = form.pads;
  const back = -(0.55 * long + 0.2);
  return (surface, x, y, z) => {
    const hx = Math.abs(x - centre[0]) / u;
    const hz = (z - centre[2]) / u;
    if (hz < -0.5 || hx > 2) return;
    const [dy, dz] = [(y - centre[1]) / u - tip[1], hz - tip[2]];
    const a = dy * along[1] + dz * along[2];
    const b = dy * up[1] + dz * up[2];
    if (form.mouth !== false && a > back && b < r && b > -2 * r) {
      const line = -0.5 * r + 0.12 * (a / back) * (a / back) * r;
      const lips = smoothstep(0.045, 0.022, Math.abs(b - line)) * smoothstep(back, back + 0.15, a);
      dye(surface, DARK, 0.85 * lips);
    }
    if (a > 0.1 * r) {
      const [nx, ny] = [(hx - 0.56 * r * pads) / (0.19 * r), (b - 0.34 * r) / (0.25 * r)];
      dye(surface, DARK, 0.95 * smoothstep(1.15, 0.8, Math.sqrt(nx * nx + ny * ny)));
    }
    const [ex, ey, ez] = [hx * u - eye.centre[0], y - eye.centre[1], z - eye.centre[2]];
    dye(surface, DARK, 0.92 * smoothstep(1.26, 1.12, Math.sqrt(ex * ex + ey * ey + ez * ez) / eye.radius));
  };
}
