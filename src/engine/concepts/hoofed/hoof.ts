import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { deform, mirror, settle } from "../../geometry/place.ts";
import { addAll, add as addStep, type SculptStep } from "../../geometry/sculpt.ts";
import { ball, limb } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { add, cross, mix, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { SlotSpec } from "../concept.ts";
import { type Build, hasFreeArms, type Joints } from "../mammal/skeleton.ts";
import type { Species, Studio } from "../mammal/species.ts";

export interface HoofForm {
  /** Height in heights at the withers. */
  readonly tall: number;
  /** Radius at the ground over the ankle's. */
  readonly wide: number;
  /** In two toes, as cattle, deer and pigs have. */
  readonly cloven: boolean;
  /** Thickness of the shank over the knee's; 0.7 is a horse's. */
  readonly shank: number;
}

interface Foot {
  /** Where hair ends and horn begins. */
  readonly top: Vec3;
  readonly down: Vec3;
  readonly toe: Vec3;
  readonly radius: number;
}

function footOf(joints: Joints, which: "front" | "hind", { bone, pose }: Build, form: HoofForm): Foot {
  const [, , joint, end] = joints;
  const radius = 0.05 * bone * Math.max(0.85, form.shank);
  const way = normalize(subtract(end, joint), [0, -1, 0]);
  if (which === "front" && hasFreeArms(pose)) return { top: end, down: way, toe: across(way, [0, 1, 0]), radius };
  if (which === "hind" && pose === "seated")
    return { top: [end[0], radius * 1.9, end[2] - 0.03], down: [0, 0, 1], toe: [0, 1, 0], radius };
  const lift = Math.max(0, end[1] - 0.045);
  if (lift > 0.02) {
    const down = normalize(mix([0, -1, 0], way, 0.75));
    return { top: [end[0], end[1] + form.tall * 0.5, end[2]], down, toe: across(down, [0, 0, 1]), radius };
  }
  // a folded leg lies along the floor, and its hoof with it
  if (Math.abs(way[1]) < 0.5)
    return { top: [end[0], radius * form.wide, end[2]], down: [0, 0, way[2] < 0 ? -1 : 1], toe: [0, 1, 0], radius };
  return { top: [end[0], form.tall * 0.95, end[2]], down: [0, -1, 0], toe: [0, 0, 1], radius };
}

/** `to` made square to a unit vector. */
function across(way: Vec3, to: Vec3): Vec3 {
  const along = way[0] * to[0] + way[1] * to[1] + way[2] * to[2];
  return normalize(subtract(to, scale(way, along)), [0, 0, 1]);
}

/** A leg that ends in a hoof: knee or hock, thin shank, fetlock. */
export const hoofedLimb =
  (form: HoofForm): NonNullable<Species["lowerLimb"]> =>
  (joints, which, build): readonly SculptStep[] => {
    const [, above, joint] = joints;
    const { top, down, radius } = footOf(joints, which, build, form);
    const r = 0.05 * build.bone;
    const shank = r * form.shank;
    const fetlock = add(top, scale(down, -radius * 0.7));
    return [
      ...addAll(
        limb([
          [mix(above, joint, 0.25), r * 1.02],
          [joint, r],
          [mix(joint, fetlock, 0.35), shank],
          [mix(joint, fetlock, 0.8), shank],
          [fetlock, radius * 0.98],
          [add(top, scale(down, form.tall * 0.25)), radius * 0.9],
        ]),
        0.02,
      ),
      addStep(ball(joint, r * 1.08), 0.03),
    ];
  };

/** Puts the horn of all four feet. */
export function putHooves({ skeleton, build, put }: Studio, form: HoofForm): void {
  const pieces = (["front", "hind"] as const).flatMap((which) => {
    const left = hoof(footOf(skeleton[which], which, build, form), form);
    const other = skeleton.right?.[which];
    return [left, mirror(other ? hoof(footOf(other, which, build, form), form) : left)];
  });
  put("hooves", "hoof", settle(merge(pieces)), undefined, 0.9);
}

function hoof({ top, down, toe, radius }: Foot, { tall, wide, cloven }: HoofForm): Geometry {
  const foot = radius * wide;
  const shape = lathe(
    [
      [0, 0],
      [foot * 0.94, 0],
      [foot, tall * 0.1],
      [radius * 1.06, tall * 0.94],
      [radius * 0.9, tall * 1.08],
      [0, tall * 1.15],
    ],
    cloven ? 10 : 14,
  );
  const side = cross(toe, down);
  const stand = ([x, y, z]: Vec3): Vec3 => {
    const forward = z * (cloven ? 1.18 : 1.08) + (tall - y) * 0.2;
    return add(add(add(top, scale(down, tall - y)), scale(toe, forward)), scale(side, x));
  };
  if (!cloven) return deform(shape, stand);
  const toes = [-1, 1].map((half) => {
    const narrow = deform(shape, ([x, y, z]) => [
      x * 0.52 + half * foot * 0.5,
      y,
      z - Math.max(0, z) * Math.abs(x) * 0.3,
    ]);
    return deform(narrow, stand);
  });
  return merge(toes);
}

export const HOOF_SLOT: SlotSpec = {
  words: ["hooves"],
  materials: ["plastic"],
  colours: [fromHex("#2a221c"), fromHex("#3a2f26")],
  takesWhole: false,
};
