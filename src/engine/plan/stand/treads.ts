import { cross, length, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";

/** One level place of several, one over the other: a step. */
export interface Tread {
  /** Metres. */
  readonly middle: Vec3;
  /** Square metres. */
  readonly area: number;
}

/** Cosine of the slope from which a face is level. */
const LEVEL = 0.97;
/** Levels over the height of a thing that are told apart. */
const LEVELS = 90;
/** Area of the smallest step over that of the second largest: a knob on a rail is none. */
const LEAST = 0.3;

/** The level places of a thing that are nearly as large as each other, from the lowest to the highest. */
export function treadsOf(surfaces: readonly Surface[]): Tread[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const faces: { middle: Vec3; area: number }[] = [];
  for (const { positions, indices } of surfaces)
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => pointAt(positions, indices[t + k] as number)) as [Vec3, Vec3, Vec3];
      low = Math.min(low, a[1], b[1], c[1]);
      high = Math.max(high, a[1], b[1], c[1]);
      const normal = cross(subtract(b, a), subtract(c, a));
      const twice = length(normal);
      if (twice < 1e-12 || normal[1] < LEVEL * twice) continue;
      const middle = scale([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]], 1 / 3);
      faces.push({ middle, area: twice / 2 });
    }
  const levels = new Map<number, Tread[]>();
  for (const face of faces) {
    const level = Math.floor((LEVELS * (face.middle[1] - low)) / (high - low + 1e-9));
    const here = levels.get(level);
    if (here) here.push(face);
    else levels.set(level, [face]);
  }
  const treads = [...levels.entries()].sort(([a], [b]) => a - b).map(([, all]) => joined(all));
  const sizes = treads.map(({ area }) => area).sort((a, b) => b - a);
  return treads.filter(({ area }) => area >= LEAST * (sizes[1] ?? 0));
}

function joined(all: readonly Tread[]): Tread {
  const area = all.reduce((sum, face) => sum + face.area, 0);
  const middle = [0, 1, 2].map(
    (k) => all.reduce((sum, face) => sum + face.area * (face.middle[k] as number), 0) / area,
  );
  return { area, middle: middle as unknown as Vec3 };
}

const pointAt = (positions: Float32Array, at: number): Vec3 => [
  positions[3 * at] as number,
  positions[3 * at + 1] as number,
  positions[3 * at + 2] as number,
];
