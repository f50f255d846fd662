import { add, mix, type Vec3 } from "../../math/vec3.ts";
import { sit, stand } from "./level-poses.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** How far the breast goes down to a bowl, over the height of the elbow. */
const BENT = 0.3;
/** Height of the lips over the ground, and how far before the breast the head is, heights at the withers. */
const RIM = 0.1;
const AHEAD = 0.42;

/**
 * The muzzle at a bowl on the ground: the forelegs a little bent, the neck down and out.
 *
 * @param hang How far the mouth hangs below the middle of the skull, heights.
 */
export function lap(build: Build, headSize: number, hang: number): Skeleton {
  const standing = stand(build, headSize);
  const drop = BENT * build.legs;
  const chest = add(standing.chest, [0, -drop, 0.02]);
  const skull: Vec3 = [0, RIM + hang, chest[2] + AHEAD + 0.06 * headSize];
  const [shoulder, elbow, wrist, paw] = standing.front;
  return {
    ...standing,
    chest,
    belly: add(standing.belly, [0, -0.5 * drop, 0]),
    neck: add(mix(chest, skull, 0.42), [0, 0.07, 0.02]),
    skull,
    front: [
      add(shoulder, [0, -drop, 0.02]),
      [elbow[0] * 1.15, elbow[1] - 0.75 * drop, elbow[2] - 0.09],
      add(wrist, [0, 0, -0.05]),
      add(paw, [0, 0, -0.03]),
    ],
  };
}

/** On the haunches, the right forepaw at the mouth, the head bent to it. */
export function groom(build: Build, headSize: number): Skeleton {
  const sitting = sit(build, headSize);
  const { chest, front, hind } = sitting;
  const skull = add(sitting.skull, [0, -0.08, 0.03]);
  const lips: Vec3 = [0, skull[1] - 0.11 * headSize, skull[2] + 0.21 * headSize];
  const [x, y, z] = front[0];
  return {
    ...sitting,
    skull,
    right: {
      front: [
        [x, y, z + 0.02],
        [x * 1.5, chest[1] - 0.2, z + 0.14],
        [x * 1.15, lips[1] - 0.17, lips[2] + 0.05],
        [x * 0.5, lips[1] - 0.02, lips[2] + 0.07],
      ],
      hind,
    },
  };
}

/** On the haunches, the left hind paw up behind the ear, the head bent down to it. */
export function scratch(build: Build, headSize: number): Skeleton {
  const sitting = sit(build, headSize);
  const { skull, front, hind } = sitting;
  const low = add(skull, [0, -0.14, 0.02]);
  const [hip] = hind;
  const out = hip[0] + 0.14;
  const paw: Vec3 = [out + 0.02, low[1] - 0.05, low[2] - 0.02];
  const raised: Joints = [
    add(hip, [0, 0.04, 0.02]),
    [out + 0.06, 0.5, hip[2] + 0.3],
    [out + 0.1, 0.62, hip[2] + 0.12],
    paw,
  ];
  return { ...sitting, skull: low, hind: raised, right: { front, hind } };
}

/** The breast low, the rump up, one forepaw in the earth and the other drawn back for the next stroke. */
export function dig(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const drop = 0.62 * build.legs;
  const chest = add(standing.chest, [0, -drop, 0.03]);
  const z = chest[2];
  const [x] = standing.front[3];
  const leg = (reach: number, up: number): Joints => [
    [x * 1.02, chest[1] - 0.03, z + 0.06],
    [x * 1.3, 0.16 + up, z + 0.06],
    [x * 1.05, 0.09 + up, z + 0.5 * reach],
    [x * 0.95, 0.045 + up, z + reach],
  ];
  return {
    ...standing,
    chest,
    belly: add(standing.belly, [0, -0.5 * drop, 0]),
    neck: [0, chest[1] + 0.09, z + 0.18],
    skull: [0, chest[1] + 0.03 + 0.08 * headSize, z + 0.36],
    front: leg(0.5, 0),
    right: { front: leg(0.34, 0.07), hind: standing.hind },
  };
}

/** How far the shoulders sink of who creeps up, over the height of the elbow; the hips sink less. */
const CREPT = 0.62;
const HIPS = 0.8;

/** Creeping up: the belly low over bent legs, the shoulder blades high, the head level before the breast, one forepaw set ahead. */
export function stalk(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const drop = CREPT * build.legs;
  const chest = add(standing.chest, [0, -drop, 0.02]);
  const z = chest[2];
  const [x] = standing.front[3];
  const leg = (ahead: number): Joints => [
    [x * 0.98, chest[1], z + 0.05],
    [x * 1.35, chest[1] - 0.12, z - 0.13 + 0.4 * ahead],
    [x * 1.1, 0.5 * (chest[1] - 0.12), z + 0.03 + 0.75 * ahead],
    [x, 0.045, z + 0.09 + ahead],
  ];
  const sunk = -HIPS * drop;
  const [hip, knee, hock, paw] = standing.hind;
  const hind: Joints = [
    add(hip, [0, sunk, 0]),
    [knee[0] * 1.3, knee[1] + 0.6 * sunk, knee[2] + 0.1],
    [hock[0] * 1.1, hock[1] + 0.45 * sunk, hock[2] - 0.05],
    add(paw, [0, 0, 0.05]),
  ];
  return {
    ...standing,
    chest,
    belly: add(standing.belly, [0, -0.85 * drop, 0]),
    pelvis: add(standing.pelvis, [0, sunk, 0]),
    neck: [0, chest[1] + 0.1, z + 0.2],
    skull: [0, chest[1] + 0.1 + 0.03 * headSize, z + 0.34 + 0.04 * headSize],
    front: leg(0.2),
    hind,
    right: {
      front: leg(-0.06),
      hind: [hind[0], add(hind[1], [0, 0, 0.06]), add(hind[2], [0, 0, 0.1]), add(paw, [0, 0, 0.2])],
    },
    tail: add(standing.tail, [0, sunk, 0]),
  };
}
