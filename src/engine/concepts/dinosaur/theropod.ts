import { add, carve } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { CreatureParameters } from "../reptile/creature.ts";
import { type Knot, openStudio } from "../reptile/creature-studio.ts";
import { putSaurian, type Saurian, saurianModel } from "../reptile/saurian.ts";
import { putBackSail } from "./back-sail.ts";
import { hide } from "./dinosaur-kind.ts";

export interface TheropodBuild {
  readonly girth: number;
  /** Size of the skull. */
  readonly head: number;
  /** Length of the snout in skull sizes. */
  readonly snout: number;
  readonly arm: number;
  readonly claw: number;
  readonly bone: number;
  readonly stripes: number;
  readonly eye: number;
  /** Height of a sail of skin along the back. Default none. */
  readonly sail?: number;
}

/** On two strong legs, body level, tail held out behind, jaws open. */
export function buildTheropod(p: CreatureParameters, b: TheropodBuild) {
  const studio = openStudio(p.size);
  const g = b.girth * p.plump;
  const t = p.tail;
  const bone = b.bone;
  const r = 0.19 * b.head * p.head;
  const head: Vec3 = [0, 1.46 + r * 0.2, 0.72 + r * 0.3];
  const [, hy, hz] = head;
  const long = r * b.snout;
  const spine: Knot[] = [
    [0.05, 1.0, -0.5 - 1.15 * t, 0.015],
    [0.1, 0.94, -0.5 - 0.75 * t, 0.07 * g],
    [0.06, 0.93, -0.5 - 0.35 * t, 0.13 * g],
    [0, 0.97, -0.4, 0.2 * g],
    [0, 1.0, -0.08, 0.27 * g],
    [0, 1.04, 0.24, 0.28 * g],
    [0, 1.18, 0.46, 0.2 * g],
    [0, 1.36, 0.58, 0.15 * (0.5 + 0.5 * g)],
    [0, hy - r * 0.1, hz - r * 0.7, r * 0.72],
  ];
  const jawLine = hy - r * 0.3;
  const jawTip: Vec3 = [0, jawLine - r * 0.85, hz + long * 1.12];
  const at = (x: number, y: number, z: number): Vec3 => [x * r, hy + y * r, hz + z * r];
  const clay = [
    add(ellipsoid(head, [r * 0.84, r * 0.86, r * 1.05]), 0.06),
    add(roundCone(at(0, 0.02, 0.4), [0, hy - r * 0.06, hz + long * 1.25], r * 0.7, r * 0.42), r * 0.25),
    add(both(ellipsoid(at(0.42, 0.52, 0.5), [r * 0.2, r * 0.2, r * 0.5])), r * 0.18),
    carve(roundCone(at(0, -0.5, 0.5), [0, hy - r * 0.62, hz + long * 1.9], r * 0.12, r * 0.42), r * 0.05),
    add(roundCone(at(0, -0.62, -0.15), jawTip, r * 0.5, r * 0.24), r * 0.1),
    carve(roundCone(at(0, -0.34, 0.6), [0, jawTip[1] + r * 0.62, jawTip[2] + r * 0.2], r * 0.1, r * 0.36), r * 0.04),
  ];
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const u = i / 7;
    const z = hz + long * (0.5 + 0.98 * u) + (u > 0.99 ? r * 0.1 : 0);
    const x = r * (0.52 - 0.22 * u * u) * (u > 0.99 ? 0.4 : 1);
    return {
      root: [x, hy - r * 0.3, z] as Vec3,
      tip: [x * 1.02, hy - r * (0.68 - 0.1 * (i % 2)), z - r * 0.02] as Vec3,
      radius: r * 0.085,
    };
  });
  const lower = Array.from({ length: 6 }, (_, i) => {
    const u = i / 5;
    const z = hz + r * 0.55 + (jawTip[2] - hz - r * 0.5) * u;
    const y = jawLine - r * (0.28 + 0.42 * u);
    const x = r * (0.34 - 0.16 * u);
    return { root: [x, y - r * 0.06, z] as Vec3, tip: [x, y + r * 0.26, z + r * 0.02] as Vec3, radius: r * 0.07 };
  });
  const a = b.arm;
  const l = 0.75 + 0.25 * p.legs;
  const form: Saurian = {
    spine,
    head: clay,
    limbs: [
      [
        [0.15 * g, 1.0, -0.04, 0.2 * bone],
        [0.2, 0.66, 0.17, 0.13 * bone],
        [0.2, 0.3, -0.13, 0.068 * bone],
        [0.2, 0.05, 0.02, 0.062 * bone],
      ],
      [
        [0.2 * g, 1.0, 0.4, 0.07 * a],
        [0.25 * g, 1.0 - 0.16 * a, 0.44, 0.05 * a],
        [0.2 * g, 1.0 - 0.14 * a, 0.44 + 0.14 * a, 0.034 * a],
      ],
    ],
    limbBlend: 0.06,
    feet: [
      { at: [0.2, 0.05, 0.02], toes: [-0.5, 0, 0.5], length: 0.24 * l, radius: 0.045 * bone, claw: b.claw },
      {
        at: [0.2 * g, 1.0 - 0.16 * a, 0.44 + 0.15 * a],
        toes: [-0.3, 0.3],
        length: 0.06 * a,
        radius: 0.022 * a,
        claw: b.claw * 0.7 * a,
      },
    ],
    eye: {
      centre: [r * 0.66, hy + r * 0.34, hz + r * 0.42],
      radius: r * 0.17 * b.eye * p.eye,
      gaze: [0.8, 0.05, 0.6],
      iris: { hex: "#f0b818", pupil: "slit", pupilSize: 0.5, size: 0.95 },
    },
    cell: 0.0315,
    paint: hide(p, b.stripes, (x, y, z) => {
      const inMouth =
        smoothstep(hy - r * 0.3, hy - r * 0.4, y) *
        smoothstep(jawTip[1] + r * 0.1, jawTip[1] + r * 0.28, y + (hz + r - z) * -0.42) *
        smoothstep(r * 0.46, r * 0.34, Math.abs(x)) *
        smoothstep(hz + r * 0.1, hz + r * 0.3, z);
      const nostril =
        smoothstep(
          r * 0.1,
          r * 0.06,
          Math.sqrt((Math.abs(x) - r * 0.24) * (Math.abs(x) - r * 0.24) + (y - hy - r * 0.24) * (y - hy - r * 0.24)),
        ) * smoothstep(hz + long * 1.2, hz + long * 1.3, z);
      return Math.max(inMouth, nostril);
    }),
    teeth: [...teeth, ...lower],
    sockets: {
      crown: [0, hy + r * 0.8, hz],
      headRadius: r * 0.85,
      back: [0, 1.3 * (0.5 + 0.5 * g), 0.05],
      backRadius: 0.24,
      mouth: [0, jawLine - r * 0.3, hz + long * 1.3],
      neck: [0, 1.36, 0.58],
      hand: [-0.2 * g, 1.0 - 0.16 * a, 0.54 + 0.16 * a],
    },
  };
  putSaurian(studio, form);
  if (b.sail) putBackSail(studio, spine, b.sail);
  return saurianModel(studio, form);
}
