import type { Paint } from "../../geometry/part.ts";
import type { SculptStep } from "../../geometry/sculpt.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { CreatureParameters } from "../reptile/creature.ts";
import type { CreatureStudio, Knot } from "../reptile/creature-studio.ts";
import { putSaurian, type Saurian } from "../reptile/saurian.ts";

export interface FourFooted {
  readonly spine: readonly Knot[];
  readonly head: Vec3;
  readonly headRadius: number;
  readonly clay: readonly SculptStep[];
  /** Shoulder and hip: height, forward, radius, and distance from the middle. */
  readonly shoulder: readonly [number, number, number, number];
  readonly hip: readonly [number, number, number, number];
  readonly bone: number;
  readonly eye: { readonly at: Vec3; readonly radius: number; readonly hex: string };
  readonly paint: Paint;
  readonly cell: number;
  readonly back: Vec3;
  readonly mouth: Vec3;
  readonly claw: number;
}

/** Pillar legs under a heavy body. */
export function putFourFooted(studio: CreatureStudio, p: CreatureParameters, f: FourFooted): Saurian {
  const leg = ([y, z, radius, x]: readonly [number, number, number, number], isFront: boolean): Knot[] => [
    [x * 0.8, y, z, radius],
    [x * 1.06, y * 0.52, z + (isFront ? -0.04 : 0.08), radius * 0.66],
    [x * 1.04, y * 0.24, z + (isFront ? 0 : -0.03), 0.075 * f.bone],
    [x * 1.05, 0.06, z + 0.02, 0.085 * f.bone],
  ];
  const foot = ([, z, , x]: readonly [number, number, number, number]) => ({
    at: [x * 1.05, 0.05 * f.bone, z + 0.03] as Vec3,
    toes: [-0.6, 0, 0.6],
    length: 0.085 * f.bone,
    radius: 0.046 * f.bone,
    claw: f.claw,
  });
  const form: Saurian = {
    spine: f.spine,
    head: f.clay,
    limbs: [leg(f.shoulder, true), leg(f.hip, false)],
    limbBlend: 0.07,
    feet: [foot(f.shoulder), foot(f.hip)],
    eye: {
      centre: f.eye.at,
      radius: f.eye.radius * p.eye,
      gaze: [0.86, 0.08, 0.5],
      iris: { hex: f.eye.hex, pupilSize: 0.6 },
    },
    cell: f.cell,
    paint: f.paint,
    sockets: {
      crown: [0, f.head[1] + f.headRadius * 0.85, f.head[2]],
      headRadius: f.headRadius * 0.9,
      back: f.back,
      backRadius: 0.25,
      mouth: f.mouth,
      neck: [0, f.head[1], f.head[2] - f.headRadius],
    },
  };
  putSaurian(studio, form);
  return form;
}
