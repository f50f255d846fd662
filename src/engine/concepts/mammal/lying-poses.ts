import type { Vec3 } from "../../math/vec3.ts";
import { stand } from "./level-poses.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** How much wider than half its length a trunk is that makes a ball rather than a ring. */
const STOUT = 0.98;

/** Whether who curls up is a ball then: as broad as long, a hedgehog. */
export const curlsToBall = ({ pose, length, girth }: Pick<Build, "pose" | "length" | "girth">): boolean =>
  pose === "curled" && girth > STOUT * length;

/** Rolled up: the rump under the breast, the face low before it between the paws. */
export function rollUp({ girth }: Build, headSize: number): Skeleton {
  const r = 0.27 * girth;
  return {
    chest: [0, r + 0.02, 0.04],
    chestRadii: [r, r, r],
    belly: [0, r, 0],
    bellyRadius: r,
    pelvis: [0, r - 0.01, -0.1],
    pelvisRadius: 0.94 * r,
    neck: [0, 0.75 * r, 0.12 + 0.3 * r],
    skull: [0, 0.09 + 0.07 * headSize, 0.06 + 0.98 * r],
    front: [
      [0.4 * r, 0.5 * r, 0.1],
      [0.55 * r, 0.35 * r, 0.06 + 0.8 * r],
      [0.5 * r, 0.07, 0.08 + 1.1 * r],
      [0.42 * r, 0.045, 0.12 + 1.26 * r],
    ],
    hind: [
      [0.4 * r, 0.5 * r, 0],
      [0.68 * r, 0.4 * r, 0.08],
      [0.68 * r, 0.1, 0.1 + 0.5 * r],
      [0.66 * r, 0.045, 0.1 + 0.86 * r],
    ],
    tail: [0, 0.2 * r, -0.1 - 0.8 * r],
  };
}

/** As it will be on its right side: the legs loose, the upper ones sunk towards the lower. Built upright, laid over afterwards. */
export function lieOnSide(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const { chest, skull, neck, front, hind } = standing;
  const { legs } = build;
  /** Moved along the body at the foot, the joints between with it; `level` over the distance from the body's middle. */
  const loosen = ([top, upper, lower, paw]: Joints, by: number, level: number, bend: number): Joints => {
    const to = ([x, y, z]: Vec3, share: number, back = 0): Vec3 => [x * level, y, z + by * share + back];
    return [[top[0] * (0.5 + 0.5 * level), top[1], top[2]], to(upper, 0.2, bend), to(lower, 0.7, -bend), to(paw, 1)];
  };
  const stretched = 0.34 * legs;
  return {
    ...standing,
    neck: [0, neck[1] - 0.06, neck[2] + 0.05],
    skull: [0, chest[1] + 0.1 * (skull[1] - chest[1]) + 0.08 * headSize, skull[2] + 0.12 + 0.04 * headSize],
    front: loosen(front, stretched, 0.35, 0.02),
    hind: loosen(hind, -stretched, 0.35, -0.02),
    right: {
      front: loosen(front, 0.5 * stretched, 1.15, 0.06),
      hind: loosen(hind, -0.35 * stretched, 1.15, 0.04),
    },
    tail: [0, chest[1], standing.tail[2] - 0.02],
  };
}

/** On its right side with the upper forepaw reached out past its nose and lifted off the other. */
export function swatOnSide(build: Build, headSize: number): Skeleton {
  const lying = lieOnSide(build, headSize);
  const { legs } = build;
  const [shoulder] = lying.front;
  const [x, y, z] = shoulder;
  return {
    ...lying,
    front: [
      shoulder,
      [x + 0.12, y - 0.3 * legs, z + 0.16],
      [x + 0.3, y - 0.42 * legs, z + 0.42],
      [x + 0.34, y - 0.34 * legs, z + 0.62],
    ],
  };
}
