import type { Vec3 } from "../../math/vec3.ts";
import type { BeastForm } from "./beast-bones.ts";
import type { SkullForm } from "./beast-skull-form.ts";

/** A beast on four legs, one metre at the withers. */
export interface FourLegs {
  /** Half the distance between shoulders and hips. */
  readonly long: number;
  /** How far the skull is above the withers and before the shoulders. */
  readonly head: readonly [up: number, forward: number];
  readonly unit: number;
  readonly tail: readonly [drop: number, length: number];
  readonly chest: readonly [wide: number, deep: number];
  readonly bone: number;
  readonly foot: "paw" | "hoof" | "pillar";
  readonly skull: SkullForm;
  readonly hips?: number;
  readonly wings?: true;
  readonly plates?: true;
}

export function fourLegs(k: FourLegs): BeastForm {
  const { long: l, bone: b, foot } = k;
  const hip = k.hips ?? 1;
  const [up, forward] = k.head;
  const [drop, tail] = k.tail;
  const w = k.chest[0] * 0.78;
  const neck: Vec3 = [0, 1 + up * 0.35, l + 0.08 + forward * 0.55];
  const skullAt: Vec3 = [0, 1 + up, l + forward];
  const root: Vec3 = [0, skullAt[1] - 0.05, skullAt[2] - k.unit * 0.9];
  const pillar = foot === "pillar";
  const heel = foot === "paw" ? 0.16 : 0.34;
  const toes = foot === "paw" ? [-0.035, -0.012, 0.012, 0.035] : pillar ? [-0.05, 0, 0.05] : [0];
  const step = foot === "paw" ? 0.14 : 0.09;
  const rods = [l + 0.02, -l + 0.02].flatMap((z) =>
    toes.map((x) => ({
      points: [
        [w + x * 0.4, 0.06, z],
        [w + x, 0.045, z + step * 0.55],
        [w + x * 1.15, 0.014, z + step],
      ] as Vec3[],
      bone: foot === "paw" ? b * 0.6 : b * 0.9,
    })),
  );
  return {
    spine: [
      root,
      neck,
      [0, 1, l],
      [0, 0.97, 0],
      [0, hip, -l],
      [0, hip - drop * 0.4, -l - tail * 0.5],
      [0, hip - drop, -l - tail],
    ],
    thick: b * 1.5,
    ribs: {
      from: share(k) + 0.02,
      to: share(k) + (1.45 * l) / (2 * l + tail + up * 0.6 + forward + 0.2),
      count: 11,
      wide: k.chest[0],
      deep: k.chest[1],
      bone: b * 0.5,
    },
    limbs: [
      {
        joints: [
          [w, 0.74, l + 0.1],
          [w, 0.52, l - 0.06],
          [w, pillar ? 0.2 : heel * 0.9 + 0.06, l],
          [w, 0.06, l + 0.02],
        ],
        bone: b,
      },
      {
        joints: [
          [w * 0.8, hip - 0.12, -l - 0.02],
          [w, 0.54, -l + (pillar ? 0.04 : 0.16)],
          [w, pillar ? 0.2 : heel + 0.04, -l - (pillar ? 0 : 0.1)],
          [w, 0.06, -l + 0.02],
        ],
        bone: b * 1.05,
      },
    ],
    rods: [...rods, ...(k.wings ? wingRods(l, b) : [])],
    blades: [
      [[w * 0.6, 0.98, l - 0.12], [w, 0.74, l + 0.1], 0.09],
      [[0.02, hip + 0.03, -l + 0.16], [w * 0.8, hip - 0.12, -l - 0.02], 0.07],
      [[w * 0.8, hip - 0.12, -l - 0.02], [0.03, hip - 0.16, -l - 0.18], 0.05],
      ...(k.plates ? plates(l, hip, tail) : []),
    ],
    skull: { at: skullAt, unit: k.unit, form: k.skull },
    spines: foot === "hoof" ? 2.2 : 1.1,
  };
}

/** Share of the backbone that is neck. */
const share = ({ long, head: [up, forward], tail }: FourLegs): number => {
  const neck = Math.sqrt(up * up + forward * forward);
  return neck / (neck + 2 * long + tail[1]);
};

/** The long bones of one wing and its three fingers. */
export const wingRods = (l: number, b: number): BeastForm["rods"][number][] => {
  const wrist: Vec3 = [0.75, 1.75, l * 0.6];
  const arm: BeastForm["rods"][number] = {
    points: [[0.1, 1.0, l * 0.7], [0.35, 1.45, l * 0.2], wrist],
    bone: b * 1.3,
  };
  const fingers = [
    [1.75, 1.95, -0.1],
    [1.6, 1.45, -0.5],
    [1.25, 1.05, -0.75],
  ] as const;
  return [
    arm,
    ...fingers.map((tip) => ({
      points: [
        wrist,
        [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 + 0.12, (wrist[2] + tip[2]) / 2],
        tip,
      ] as Vec3[],
      bone: b * 0.75,
    })),
  ];
};

const plates = (l: number, hip: number, tail: number): BeastForm["blades"][number][] =>
  Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const z = l - t * (2 * l + tail * 0.7);
    const y = (t < 0.6 ? 1 + (hip - 1) * t : hip - (t - 0.6) * 0.9) + 0.02;
    const tall = 0.16 + 0.22 * (1 - Math.abs(2 * t - 0.9));
    return [[0, y, z], [0, y + tall, z - 0.03], tall * 0.36];
  });
