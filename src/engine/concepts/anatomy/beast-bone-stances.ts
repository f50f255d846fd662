import type { Vec3 } from "../../math/vec3.ts";
import { wingRods } from "./beast-bone-forms.ts";
import type { BeastForm } from "./beast-bones.ts";
import type { SkullForm } from "./beast-skull-form.ts";

/** On two legs, the body level, the tail held out behind; one metre at the hips. */
export function twoLegs(k: {
  readonly unit: number;
  readonly skull: SkullForm;
  readonly arm: number;
  readonly tail: number;
  readonly bone: number;
  readonly wings?: true;
  readonly rise?: number;
}): BeastForm {
  const b = k.bone;
  const up = k.rise ?? 0.42;
  const skullAt: Vec3 = [0, 1.02 + up, 0.82];
  const a = k.arm;
  const toes = [-0.07, 0, 0.07].map((x) => ({
    points: [
      [0.19, 0.06, 0.02],
      [0.19 + x * 0.6, 0.06, 0.12],
      [0.19 + x * 1.3, 0.018, 0.24],
    ] as Vec3[],
    bone: b * 0.75,
  }));
  const fingers = [-0.02, 0.02].map((x) => ({
    points: [
      [0.17 + x, 1.02 - 0.22 * a, 0.5 + 0.1 * a],
      [0.17 + x * 1.6, 1.0 - 0.3 * a, 0.5 + 0.16 * a],
    ] as Vec3[],
    bone: b * 0.5,
  }));
  return {
    spine: [
      [0, skullAt[1] - 0.03, skullAt[2] - k.unit * 0.9],
      [0, 1.02 + up * 0.6, 0.58],
      [0, 1.08, 0.42],
      [0, 1.06, 0.16],
      [0, 1, -0.12],
      [0, 0.98, -0.12 - k.tail * 0.5],
      [0, 1.04, -0.12 - k.tail],
    ],
    thick: b * 1.35,
    ribs: { from: 0.2, to: 0.46, count: 10, wide: 0.17, deep: 0.42, bone: b * 0.42 },
    limbs: [
      {
        joints: [
          [0.12, 0.96, -0.06],
          [0.19, 0.62, 0.16],
          [0.19, 0.28, -0.12],
          [0.19, 0.06, 0.02],
        ],
        bone: b,
      },
      ...(k.wings
        ? []
        : [
            {
              joints: [
                [0.14, 0.98, 0.4],
                [0.17, 0.98 - 0.2 * a, 0.38],
                [0.17, 1.02 - 0.22 * a, 0.5 + 0.1 * a],
              ] as Vec3[],
              bone: b * 0.5,
            },
          ]),
    ],
    rods: [...toes, ...(k.wings ? wingRods(0.5, b) : fingers)],
    blades: [
      [[0.04, 1.06, 0.34], [0.14, 0.98, 0.4], 0.06],
      [[0.02, 1.06, -0.2], [0.12, 0.96, -0.06], 0.12],
      [[0.1, 0.94, -0.08], [0.02, 0.66, 0.02], 0.035],
    ],
    skull: { at: skullAt, unit: k.unit, form: k.skull },
    spines: 1,
  };
}

/** Without legs: bones of what swims, on the tips of its lowest ribs. */
export function finned(k: { readonly whale: boolean }): BeastForm {
  const y = 0.42;
  const deep = k.whale ? 0.4 : 0.33;
  const rays = (root: Vec3, tips: readonly Vec3[], bone: number) => tips.map((tip) => ({ points: [root, tip], bone }));
  const tail: Vec3 = [0, y + 0.02, -0.9];
  const over = k.whale
    ? []
    : Array.from({ length: 13 }, (_, i) => {
        const z = 0.42 - i * 0.09;
        const tall = 0.3 - 0.018 * i;
        return {
          points: [
            [0, y, z],
            [0, y + tall * 0.6, z - 0.05],
            [0, y + tall, z - 0.12],
          ] as Vec3[],
          bone: 0.01,
        };
      });
  const fluke = k.whale
    ? rays(
        tail,
        [
          [0.3, y + 0.04, -1.02],
          [0.34, y + 0.04, -1.1],
          [0.2, y + 0.04, -1.12],
        ],
        0.022,
      )
    : rays(
        tail,
        [0.32, 0.2, 0.07, -0.07, -0.2, -0.32].map((up): Vec3 => [0, y + 0.02 + up, -1.2 - Math.abs(up) * 0.2]),
        0.014,
      );
  const flipper = k.whale
    ? rays(
        [0.2, y - 0.14, 0.4],
        [
          [0.4, 0.05, 0.22],
          [0.44, 0.1, 0.16],
          [0.36, 0.02, 0.28],
        ],
        0.026,
      )
    : [];
  return {
    spine: [[0, y + 0.04, 0.6], [0, y + 0.02, 0.3], [0, y, -0.1], [0, y, -0.5], tail],
    thick: k.whale ? 0.045 : 0.026,
    ribs: {
      from: 0.08,
      to: k.whale ? 0.5 : 0.82,
      count: k.whale ? 9 : 15,
      wide: k.whale ? 0.26 : 0.1,
      deep,
      bone: k.whale ? 0.018 : 0.0095,
    },
    limbs: [],
    rods: [...over, ...fluke, ...flipper],
    blades: k.whale ? [[[0.1, y - 0.02, 0.48], [0.2, y - 0.14, 0.4], 0.08]] : [],
    skull: {
      at: [0, y + 0.02, 0.7],
      unit: k.whale ? 0.2 : 0.17,
      form: k.whale
        ? { snout: 2, deep: 0.8, teeth: "none", eye: 0.2, horns: "none", open: 0.2 }
        : { snout: 0.35, deep: 1, teeth: "saw", eye: 0.34, horns: "none", open: 0.3 },
    },
    spines: 0.4,
  };
}
