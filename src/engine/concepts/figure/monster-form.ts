import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { cos, sin } from "../../math/elementary.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import type { Eye } from "../animal/eye.ts";
import { common } from "../outfit/cloth.ts";
import type { MonsterParameters } from "./monster-parameters.ts";

/** All lengths of a monster are over its body's height, floor to crown. */
const CENTRE: Vec3 = [0, 0.56, 0];
/** How far an eyeball is sunk into the head, in its radii. */
const SUNK = 0.3;

/** Head and trunk in one, a pear or a ball. */
export const trunkOf = ({ form, girth: g }: MonsterParameters): Sdf =>
  form === "pear"
    ? sculpt([
        add(ellipsoid([0, 0.4, 0], [0.33 * g, 0.31, 0.29 * g])),
        add(ellipsoid([0, 0.72, 0], [0.255 * g, 0.28, 0.235 * g]), 0.2),
      ])
    : sculpt([add(ellipsoid([0, 0.55, 0], [0.4 * g, 0.45, 0.36 * g]))]);

/** Where the wrist of the arm on a side is; x of the left is positive. */
export function wristOf({ girth: g, lift }: MonsterParameters, side: number): Vec3 {
  return [side * (0.36 * g + 0.13), 0.33 + 0.3 * lift, 0.12];
}

/** Arms with three stubby fingers, legs with broad feet, a tail to one side. */
export function limbsOf(p: MonsterParameters): SculptStep[] {
  const g = p.girth;
  const arm = (side: number): Sdf[] => {
    const [x, y, z] = wristOf(p, side);
    const fingers = [-1, 0, 1].map((k) => {
      const root: Vec3 = [x, y, z];
      const up = p.lift > 0.6 ? 1 : -1;
      const tip: Vec3 = [x + side * (0.025 + 0.02 * (1 - Math.abs(k))), y + up * 0.085, z + 0.02 + 0.045 * k];
      return roundCone(root, tip, 0.038, 0.027);
    });
    return [
      ...limb([
        [[side * 0.27 * g, 0.54, 0.02], 0.085],
        [[side * (0.36 * g + 0.07), 0.46 + 0.06 * p.lift, 0.05], 0.066],
        [[x, y, z], 0.06],
      ]),
      ...fingers,
    ];
  };
  const leg = (side: number): Sdf[] => [
    roundCone([side * 0.15 * g, 0.22, 0], [side * 0.165 * g, 0.07, 0.02], 0.115, 0.092),
    ellipsoid([side * 0.17 * g, 0.052, 0.075], [0.105, 0.056, 0.14]),
  ];
  const tail = p.tail
    ? limb([
        [[0, 0.22, -0.2 * g], 0.11],
        [[0.13, 0.12, -0.42 * g], 0.08],
        [[0.3, 0.1, -0.5 * g], 0.055],
        [[0.42, 0.16, -0.47 * g], 0.032],
      ])
    : [];
  return [...addAll([...arm(1), ...arm(-1)], 0.035), ...addAll([...leg(1), ...leg(-1)], 0.04), ...addAll(tail, 0.05)];
}

/** Height of the mouth's upper edge. */
const mouthTop = ({ eyes }: MonsterParameters): number => (eyes === 1 ? 0.46 : 0.52);

/** Half the mouth's width. */
const mouthReach = ({ girth: g, grim }: MonsterParameters): number => (grim ? 0.19 : 0.17) * g;

/** What is taken out of the face: a wide half moon, corners up. */
export function mouthHollow(p: MonsterParameters, trunk: Sdf): Sdf {
  const top = mouthTop(p);
  const front = surfaceAlong(trunk, CENTRE, normalize([0, top - 0.05 - CENTRE[1], 1]), 1)[2];
  const reach = mouthReach(p);
  const bowl = common(
    ellipsoid([0, top, front], [reach, p.grim ? 0.13 : 0.12, 0.13]),
    halfSpace([0, top, 0], [0, 1, 0]),
  );
  return sculpt([add(bowl), carve(ellipsoid([0, top + 0.03, front], [reach * 1.15, 0.062, 0.4]), 0.01)]);
}

/** Teeth along the mouth's upper edge: a few blunt ones, or a row of points above and below. */
export function teethOf(p: MonsterParameters, trunk: Sdf): Sdf {
  const top = mouthTop(p);
  const reach = mouthReach(p) * 0.66;
  const tooth = (x: number, up: 1 | -1): Sdf => {
    const bow = (x / mouthReach(p)) * (x / mouthReach(p));
    const y = up > 0 ? top - 0.115 + 0.1 * bow : top - 0.028 + 0.028 * bow;
    const [, , z] = surfaceAlong(trunk, [x, y, 0], [0, 0, 1], 1);
    const long = p.grim ? 0.05 : 0.04;
    return roundCone([x, y, z - 0.022], [x, y + up * long, z - 0.012], 0.021, p.grim ? 0.003 : 0.009);
  };
  const row = (many: number, up: 1 | -1): Sdf[] =>
    Array.from({ length: many }, (_, i) => tooth(many === 1 ? 0.04 : -reach + (2 * reach * i) / (many - 1), up));
  return sculpt([...row(p.teeth, -1), ...(p.grim ? row(Math.max(2, p.teeth - 1), 1) : [])].map((each) => add(each)));
}

/** The tongue that lies in it. */
export function tongueOf(p: MonsterParameters, trunk: Sdf): Sdf {
  const y = mouthTop(p) - 0.115;
  const [, , z] = surfaceAlong(trunk, [0, y, 0], [0, 0, 1], 1);
  return common(ellipsoid([0, y, z - 0.05], [0.085, 0.05, 0.055]), trunk);
}

/** Radius of each eye, by how many there are. */
const EYE_RADII = [0, 0.165, 0.115, 0.088, 0.078, 0.07];

/** Eyeballs over the mouth, in a bow whose middle is highest. */
export function eyesOf(p: MonsterParameters, trunk: Sdf): Eye[] {
  const radius = (EYE_RADII[p.eyes] ?? 0.07) * p.eyeSize;
  const step = p.eyes === 2 ? 0.5 : 0.42;
  return Array.from({ length: p.eyes }, (_, i): Eye => {
    const across = (i - (p.eyes - 1) / 2) * step;
    const up = (p.eyes === 1 ? 0.26 : 0.34) + (p.eyes > 2 ? 0.14 * (1 - Math.abs(across)) : 0);
    const out = normalize([sin(across), up, cos(across)]);
    const at = surfaceAlong(trunk, CENTRE, out, 1);
    return {
      centre: [at[0] - out[0] * radius * SUNK, at[1] - out[1] * radius * SUNK, at[2] - out[2] * radius * SUNK],
      radius,
      gaze: normalize([sin(across) * 0.4, 0.04, 1]),
    };
  });
}

/** What grows on the crown: curved horns, ears or antennae with balls. */
export function crownOf(p: MonsterParameters, trunk: Sdf): Sdf | undefined {
  if (p.crown === "none") return undefined;
  const many = p.crown === "horn" ? p.horns : 2;
  return sculpt(
    Array.from({ length: many }, (_, i) => {
      const across = many === 1 ? 0 : -0.62 + (1.24 * i) / (many - 1);
      const out = normalize([sin(across), cos(across), -0.06]);
      const at = surfaceAlong(trunk, CENTRE, out, 1);
      const aside = Math.sign(across);
      const grown = (along: number, side: number, rise: number): Vec3 => [
        at[0] + out[0] * along + aside * side,
        at[1] + out[1] * along + rise,
        at[2] + out[2] * along,
      ];
      if (p.crown === "antenna")
        return [
          ...limb([
            [grown(-0.03, 0, 0), 0.022],
            [grown(0.09, 0, 0.02), 0.017],
            [grown(0.16, 0.03, 0.05), 0.016],
          ]),
          ball(grown(0.19, 0.035, 0.06), 0.044),
        ];
      return limb([
        [grown(-0.03, 0, 0), 0.062],
        [grown(0.06, 0.02, 0), 0.05],
        [grown(0.12, 0.025, 0.03), 0.034],
        [grown(0.15, 0.005, 0.09), 0.009],
      ]);
    }).flatMap((pieces) => addAll(pieces, 0.01)),
  );
}
