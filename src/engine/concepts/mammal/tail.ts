import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { limb } from "../../geometry/sdf-primitives.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Skeleton } from "./skeleton.ts";

/** How a tail is carried where there is room behind it; on the floor all but `squirrel` lie around the body. */
export type TailCarriage = "hanging" | "level" | "raised" | "squirrel" | "dragging" | "stub";

export interface TailForm {
  readonly carriage: TailCarriage;
  /** In heights at the withers. */
  readonly length: number;
  /** Half thickness from root to tip, evenly spaced, in heights at the withers. */
  readonly radii: readonly number[];
  /** Height of tufts of hair; 0 smooth. */
  readonly fluff?: number;
}

/** Ways of a tail of length 1 from its root. */
const WAYS: Record<TailCarriage, readonly Vec3[]> = {
  hanging: [
    [0, 0, 0],
    [0, -0.05, -0.16],
    [0, -0.28, -0.36],
    [0, -0.55, -0.5],
    [0, -0.74, -0.66],
    [0, -0.8, -0.84],
  ],
  level: [
    [0, 0, 0],
    [0, 0.0, -0.2],
    [0, -0.08, -0.42],
    [0, -0.15, -0.63],
    [0, -0.14, -0.83],
    [0, -0.06, -1],
  ],
  raised: [
    [0, 0, 0],
    [0, 0.08, -0.17],
    [0.01, 0.28, -0.28],
    [0.03, 0.5, -0.3],
    [0.06, 0.7, -0.36],
    [0.1, 0.82, -0.48],
  ],
  squirrel: [
    [0, 0, 0],
    [0, 0.02, -0.14],
    [0, 0.2, -0.27],
    [0, 0.45, -0.25],
    [0, 0.68, -0.17],
    [0, 0.86, -0.21],
    [0, 0.93, -0.36],
    [0, 0.84, -0.48],
  ],
  dragging: [
    [0, 0, 0],
    [0, -0.2, -0.14],
    [0, -0.4, -0.3],
    [0.02, -0.5, -0.52],
    [0.06, -0.5, -0.75],
    [0.14, -0.5, -0.96],
  ],
  stub: [
    [0, 0, 0],
    [0, 0.2, -0.4],
    [0, 0.3, -0.8],
  ],
};

const ON_FLOOR: readonly Vec3[] = [
  [0, 0, 0],
  [0.13, -0.06, -0.1],
  [0.32, -0.07, -0.06],
  [0.46, -0.07, 0.1],
  [0.5, -0.07, 0.32],
  [0.44, -0.06, 0.52],
];

/** The tail's middle line, root first. */
export function tailLine(skeleton: Skeleton, form: TailForm, length: number): Vec3[] {
  const root = skeleton.tail;
  const long = form.length * length;
  const thickest = Math.max(...form.radii);
  const isLow =
    root[1] < 0.2 && form.carriage !== "squirrel" && form.carriage !== "stub" && form.carriage !== "dragging";
  const way = isLow ? ON_FLOOR : WAYS[form.carriage];
  // on the floor a thick tail lies further out, beside the thigh
  const out = isLow ? Math.max(1, (0.16 + thickest) / 0.22) : 1;
  const bends = way.map(
    ([x, y, z]): Vec3 => [
      root[0] + x * (isLow ? out * Math.max(0.62, long) : long),
      Math.max(0.01, root[1] + y * long),
      root[2] + z * long,
    ],
  );
  const inside: Vec3 = [0, root[1] + 0.02, root[2] + 0.12];
  return curveThrough([inside, ...bends], 4);
}

/** A chain of round pieces along the line. */
export function tailClay(line: readonly Vec3[], form: TailForm): Sdf {
  const last = line.length - 1;
  const knots = line.map((point, i) => {
    // the first stretch lies inside the body
    const t = Math.max(0, (i - 4) / (last - 4));
    const at = t * (form.radii.length - 1);
    const k = Math.min(form.radii.length - 2, Math.floor(at));
    const r =
      form.radii.length === 1
        ? (form.radii[0] as number)
        : lerp(form.radii[k] as number, form.radii[k + 1] as number, at - k);
    return [[point[0], Math.max(r, point[1]), point[2]] as Vec3, r] as const;
  });
  const solid = sculpt(addAll(limb(knots), 0.01));
  const fluff = form.fluff ?? 0;
  return fluff > 0
    ? displace(
        solid,
        fluff,
        (x, y, z) => 0.6 * noise(x * 16, y * 16, z * 16, 8) + 0.4 * noise(x * 34, y * 34, z * 34, 9),
      )
    : solid;
}
