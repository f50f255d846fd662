import type { UnwrappedModel } from "../bake/unwrapped-model.ts";
import { givesLight } from "../geometry/gives-light.ts";
import { clamp } from "../math/scalar.ts";
import { boxBlur } from "./box-blur.ts";

/** Light about what shines, as a lens and the eye see it. */
export interface Halo {
  /** Cells along a side of the picture. */
  readonly size: number;
  /** Linear light: one plane for each of red, green and blue. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** What is seen at each sample of a square picture, and its linear light as RGB triplets. */
interface Seen {
  readonly size: number;
  readonly light: Float32Array;
  /** Triangle seen there, below 0 for none. */
  readonly face: Int32Array;
}

/** Samples along a side of a cell. */
const CELL = 8;
/** Each glow about the light: how far it reaches as a share of the picture, and how bright it is. */
const GLOWS = [
  [0.02, 0.6],
  [0.075, 0.95],
] as const;
/** Share of its white that a halo loses: it is of the light's hue where the light itself is white hot. */
const HUE = 0.7;

/** Of a halo as bright as can be. */
const MOST = 255;

/** How bright the halo about each triangle of what gives light is, 1 to 255; undefined where nothing does. */
export function findShining({ groups, positionIndices }: UnwrappedModel): Uint8Array | undefined {
  const lit = groups.filter(({ part }) => givesLight(part));
  if (lit.length === 0) return undefined;
  const shining = new Uint8Array(positionIndices.length / 3);
  for (const { part, firstTriangle, triangleCount } of lit)
    shining.fill(Math.max(1, Math.round(MOST * (part.halo ?? 1))), firstTriangle, firstTriangle + triangleCount);
  return shining;
}

/** Spreads the light of the samples that shine. */
export function haloOf({ size: wide, light, face }: Seen, shining: Uint8Array): Halo {
  const size = Math.ceil(wide / CELL);
  const seen = [0, 1, 2].map(() => new Float32Array(size * size)) as [Float32Array, Float32Array, Float32Array];
  const whole = 1 / (CELL * CELL * MOST);
  for (let y = 0; y < wide; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = y * wide + x;
      const triangle = face[at] as number;
      const strength = triangle < 0 ? 0 : (shining[triangle] as number);
      if (strength === 0) continue;
      const to = Math.floor(y / CELL) * size + Math.floor(x / CELL);
      const r = Math.min(1.2, light[at * 3] as number);
      const g = Math.min(1.2, light[at * 3 + 1] as number);
      const b = Math.min(1.2, light[at * 3 + 2] as number);
      const share = whole * strength;
      const white = HUE * Math.min(r, g, b);
      seen[0][to] = (seen[0][to] as number) + share * (r - white);
      seen[1][to] = (seen[1][to] as number) + share * (g - white);
      seen[2][to] = (seen[2][to] as number) + share * (b - white);
    }
  }
  const planes = seen.map((plane) => {
    const sum = new Float32Array(plane.length);
    for (const [reach, strength] of GLOWS) {
      const blurred = plane.slice();
      boxBlur(blurred, size, Math.max(1, reach * size));
      for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + strength * (blurred[i] as number);
    }
    return sum;
  }) as [Float32Array, Float32Array, Float32Array];
  return { size, planes };
}

/**
 * Writes the halo's light at a place.
 *
 * @param x 0 at the left, 1 at the right; `y` 0 at the top.
 */
export function readHalo({ size, planes }: Halo, x: number, y: number, out: Float64Array): void {
  const [u, v] = [clamp(x * size - 0.5, 0, size - 1), clamp(y * size - 0.5, 0, size - 1)];
  const [i, j] = [Math.min(size - 2, Math.floor(u)), Math.min(size - 2, Math.floor(v))];
  const [s, t] = [u - i, v - j];
  const at = j * size + i;
  for (let k = 0; k < 3; k += 1) {
    const plane = planes[k] as Float32Array;
    const above = (plane[at] as number) * (1 - s) + (plane[at + 1] as number) * s;
    const below = (plane[at + size] as number) * (1 - s) + (plane[at + size + 1] as number) * s;
    out[k] = above * (1 - t) + below * t;
  }
}
