import type { Vec3 } from "../../math/vec3.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** On four straight legs. */
export function stand(build: Build, headSize: number): Skeleton {
  const { legs, length, girth, neck, tuck, low = 0, rump = 0 } = build;
  const depth = (1.02 - legs) / 2;
  const [front, back] = [length * 0.3, length * -0.36];
  const chest: Vec3 = [0, 1 - depth * 0.98, front];
  const stance = 0.125 * girth;
  return {
    chest,
    chestRadii: [0.185 * girth, depth * (0.75 + 0.25 * girth), 0.2 + 0.09 * length],
    belly: [0, 0.79 - 0.1 * (1 - tuck) - (0.5 - legs) * 0.1, -length * 0.06],
    bellyRadius: (0.185 - 0.035 * tuck) * girth,
    pelvis: [0, 0.83 + rump, back],
    pelvisRadius: 0.165 * (0.6 + 0.4 * girth),
    neck: [0, 0.9 - 0.05 * low, front + 0.13 + 0.05 * low],
    skull: [
      0,
      0.965 + 0.17 * neck * (1 - low) + 0.075 * headSize - low * (0.1 + 0.1 * headSize),
      front + 0.225 + 0.075 * neck + low * (0.05 + 0.07 * headSize + 0.1 * neck),
    ],
    front: [
      [stance * 0.95, chest[1] - 0.02, front + 0.06],
      [stance * 1.06, legs * 0.98, front - 0.02],
      [stance, legs * 0.34, front + 0.005],
      [stance, 0.045, front + 0.025],
    ],
    hind: [
      [stance * 0.8, 0.78 + rump, back + 0.02],
      [stance * 1.12, legs * 0.92 + 0.04, back + 0.13],
      [stance * 1.02, legs * 0.52, back - 0.1 + (0.5 - legs) * 0.1],
      [stance * 1.02, 0.045, back - 0.055],
    ],
    tail: [0, 0.9 + rump, back - 0.13],
  };
}

/** On the haunches, front legs straight. */
export function sit({ legs, length, girth, neck }: Build, headSize: number): Skeleton {
  const stance = 0.125 * girth;
  const depth = (1.02 - legs) / 2;
  // the back rises from the haunches on the floor to the shoulders
  const back = -length * 0.26;
  const chest: Vec3 = [0, 0.86 - 0.12 * (length - 1), 0.13];
  return {
    chest,
    chestRadii: [0.185 * girth, 0.17 + 0.07 * length, depth * 0.92],
    belly: [0, 0.5, back * 0.45],
    bellyRadius: 0.195 * girth,
    pelvis: [0, 0.235, back],
    pelvisRadius: 0.19 * (0.6 + 0.4 * girth),
    neck: [0, chest[1] + 0.15, 0.2],
    skull: [0, chest[1] + 0.215 + 0.14 * neck + 0.08 * headSize, 0.25 + 0.03 * neck],
    front: [
      [stance * 0.98, chest[1] - 0.05, 0.22],
      [stance * 1.06, legs * 0.98, 0.2],
      [stance * 0.95, legs * 0.34, 0.245],
      [stance * 0.95, 0.045, 0.27],
    ],
    hind: [
      [stance * 0.95, 0.26, back + 0.02],
      [stance * 1.75, 0.34, back + 0.24],
      [stance * 1.65, 0.075, back + 0.02],
      [stance * 1.7, 0.045, back + 0.27],
    ],
    tail: [0, 0.1, back - 0.15],
  };
}

/** On the haunches, the right forepaw out at something, the left one on the floor, the head bent to it. */
export function bat(build: Build, headSize: number): Skeleton {
  const sitting = sit(build, headSize);
  const { chest, skull, front, hind } = sitting;
  const [x, y, z] = front[0];
  const { legs } = build;
  return {
    ...sitting,
    skull: [0, skull[1] - 0.05, skull[2] + 0.06],
    right: {
      front: [
        [x, y, z + 0.02],
        [x * 1.1, chest[1] - 0.16, z + 0.5 * legs],
        [x, chest[1] - 0.1, z + 0.98 * legs],
        [x * 0.85, chest[1] - 0.2, z + 1.22 * legs],
      ],
      hind,
    },
  };
}

/** On the belly, or curled up with the head down. */
export function lie({ legs, length, girth, neck, pose }: Build, headSize: number): Skeleton {
  const depth = ((1.02 - legs) / 2) * (0.75 + 0.25 * girth);
  const [front, back] = [length * 0.3, length * -0.33];
  const stance = 0.125 * girth;
  const isAsleep = pose === "sleeping" || pose === "curled";
  return {
    chest: [0, depth * 0.95, front],
    chestRadii: [0.195 * girth, depth, 0.2 + 0.09 * length],
    belly: [0, 0.2 * girth, -length * 0.05],
    bellyRadius: 0.195 * girth,
    pelvis: [0, 0.195, back],
    pelvisRadius: 0.185 * (0.6 + 0.4 * girth),
    neck: [0, depth * 1.35, front + 0.16],
    skull: isAsleep
      ? [0, 0.16 * headSize, front + 0.27 + 0.16 * headSize]
      : [0, depth * 1.5 + 0.16 * neck + 0.09 * headSize, front + 0.23 + 0.05 * neck],
    front: [
      [stance * 1.05, depth, front + 0.05],
      [stance * 1.3, 0.1, front - 0.03],
      [stance * 1.15, 0.062, front + 0.2],
      [stance * 1.1, 0.045, front + 0.34],
    ],
    hind: [
      [stance * 0.95, 0.2, back + 0.02],
      [stance * 1.75, 0.21, back + 0.23],
      [stance * 1.7, 0.07, back + 0.01],
      [stance * 1.75, 0.045, back + 0.26],
    ],
    tail: [0, 0.12, back - 0.14],
  };
}

/** As it will be on its back: the head low between the shoulders, the paws drawn up. Built the right way up, turned over afterwards. */
export function lieOnBack(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const { chest, pelvis } = standing;
  const stance = 0.125 * build.girth;
  const [front, back] = [chest[2], pelvis[2]];
  return {
    ...standing,
    neck: [0, 0.86, front + 0.2],
    skull: [0, 1 - 0.17 * headSize, front + 0.3 + 0.16 * headSize],
    front: [
      [stance * 0.95, chest[1] - 0.02, front + 0.06],
      [stance * 1.5, chest[1] - 0.24, front - 0.04],
      [stance * 1.25, chest[1] - 0.46, front + 0.08],
      [stance * 1.2, chest[1] - 0.44, front + 0.19],
    ],
    hind: [
      [stance * 0.8, 0.78, back + 0.02],
      [stance * 1.9, 0.5, back + 0.2],
      [stance * 1.8, 0.3, back + 0.02],
      [stance * 1.8, 0.24, back + 0.16],
    ],
    tail: [0, 0.9, back - 0.13],
  };
}

/** A good stretch after sleep: the breast down on forelegs reached out, the rump high. */
export function stretch(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const { front, pelvis } = standing;
  const depth = ((1.02 - build.legs) / 2) * (0.75 + 0.25 * build.girth);
  const z = standing.chest[2] + 0.04;
  const chest: Vec3 = [0, depth + 0.1, z];
  const x = front[3][0];
  return {
    ...standing,
    chest,
    belly: [0, (chest[1] + pelvis[1]) / 2 - 0.06, standing.belly[2]],
    neck: [0, chest[1] + 0.12, z + 0.16],
    skull: [0, chest[1] + 0.2 + 0.1 * headSize, z + 0.3],
    front: [
      [x * 1.05, chest[1] - 0.02, z + 0.05],
      [x * 1.25, 0.12, z + 0.12],
      [x * 1.15, 0.06, z + 0.4],
      [x * 1.1, 0.045, z + 0.54],
    ],
  };
}

/** A walk: the legs swing in diagonal pairs. */
export function walk(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const reach = build.legs * 0.48;
  const up = build.legs * 0.2;
  return {
    ...standing,
    front: swing(standing.front, reach, up, 0.35),
    hind: swing(standing.hind, -reach, 0, 0),
    right: {
      front: swing(standing.front, -reach * 0.75, 0, 0.2),
      hind: swing(standing.hind, reach * 0.8, 0, 0.2),
    },
  };
}

/** A gallop at full stretch: front legs reach forward, hind legs push off behind. */
export function gallop(build: Build, headSize: number): Skeleton {
  const standing = stand(build, headSize);
  const { legs } = build;
  const reach = legs * 0.95;
  const { skull, neck } = standing;
  return {
    ...standing,
    skull: [0, skull[1] - 0.06, skull[2] + 0.07],
    neck: [0, neck[1] - 0.02, neck[2] + 0.03],
    front: swing(standing.front, reach, legs * 0.42, 0.5),
    hind: swing(standing.hind, -reach * 1.05, legs * 0.2, -0.6),
    right: {
      front: swing(standing.front, reach * 0.62, legs * 0.24, 0.5),
      hind: swing(standing.hind, -reach * 0.72, legs * 0.06, -0.5),
    },
  };
}

/** A leg moved at its paw; what is lifted is bent. */
function swing([top, upper, lower, paw]: Joints, by: number, lift: number, bend: number): Joints {
  return [
    top,
    [upper[0], upper[1] + lift * 0.25, upper[2] + by * 0.3 + bend * Math.abs(lift)],
    [lower[0], lower[1] + lift * 0.7, lower[2] + by * 0.75 - lift * 0.25],
    [paw[0], paw[1] + lift, paw[2] + by - lift * 0.1],
  ];
}

/** Belly over folded legs: a rounded back, the head before the breast. */
export function crouch({ length, girth, neck, low = 0 }: Build, headSize: number): Skeleton {
  const l = length / 1.2;
  const wide = 0.3 * girth;
  return {
    chest: [0, 0.38, 0.24 * l],
    chestRadii: [wide * 0.78, 0.29, 0.27],
    belly: [0, 0.42, -0.04 * l],
    bellyRadius: wide * 1.12,
    pelvis: [0, 0.44, -0.27 * l],
    pelvisRadius: wide * 1.16,
    neck: [0, 0.52 - 0.08 * low, 0.38 * l],
    skull: [0, 0.6 - 0.14 * low + 0.13 * neck + 0.06 * headSize, 0.46 * l + 0.05 * headSize + 0.05 * neck],
    front: [
      [wide * 0.5, 0.32, 0.3 * l],
      [wide * 0.62, 0.2, 0.24 * l],
      [wide * 0.48, 0.09, 0.4 * l],
      [wide * 0.46, 0.04, 0.45 * l],
    ],
    hind: [
      [wide * 0.62, 0.36, -0.3 * l],
      [wide * 0.98, 0.27, -0.08 * l],
      [wide * 0.95, 0.07, -0.25 * l],
      [wide * 0.95, 0.04, -0.05 * l],
    ],
    tail: [0, 0.3, -0.27 * l - wide * 1.05],
  };
}
