import type { Part, SurfacePoint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { cross, length, subtract, type Vec3 } from "../../math/vec3.ts";

const SNOW: Rgb = fromHex("#f2f5f9");

/** Slope up to which snow lies, as the height of the normal. */
const LIES_TO = 0.4;
/** Share of a thing that lies so, below which snow has nowhere to lie, and above which it need not cling. */
const NOWHERE = 0.05;
const ENOUGH = 0.13;

/** Share of a thing's surface on which snow can lie, 0 to 1: much of a roof, hardly any of a sign on its post. */
export function restingShare(parts: readonly Part[]): number {
  let [flat, whole] = [0, 0];
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    const corner = (i: number): Vec3 => {
      const at = 3 * (indices[i] as number);
      return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
    };
    for (let i = 0; i + 2 < indices.length; i += 3) {
      const origin = corner(i);
      const normal = cross(subtract(corner(i + 1), origin), subtract(corner(i + 2), origin));
      const area = length(normal);
      whole += area;
      if (normal[1] > LIES_TO * area) flat += area;
    }
  }
  return whole > 0 ? flat / whole : 0;
}

/**
 * Snow on one place of a thing: a blanket where it can lie, and, on what has hardly such a place, also what the wind has driven
 * against its sides, or nobody would see that it is covered.
 *
 * @param amount Of the condition, 0 to 1.
 * @param resting From `restingShare`.
 * @param ny Height of the normal there.
 */
export function coverWithSnow(
  surface: SurfacePoint,
  { amount, resting, ny }: { readonly amount: number; readonly resting: number; readonly ny: number },
  { broad, middle, fine }: { readonly broad: number; readonly middle: number; readonly fine: number },
): void {
  const lain = smoothstep(0.28, 0.42, ny + 0.16 * middle + 0.1 * fine + 0.3 * (amount - 0.8));
  const driven = smoothstep(ENOUGH, NOWHERE, resting) * smoothstep(-0.5, 0, ny);
  const clung = driven * smoothstep(0, 0.09, 0.6 * broad + 0.5 * middle + 0.16 * fine + 0.5 * (amount - 0.76));
  const snow = Math.max(lain, clung);
  surface.r += (SNOW[0] - surface.r) * snow;
  surface.g += (SNOW[1] - surface.g) * snow;
  surface.b += (SNOW[2] - surface.b) * snow;
  surface.roughness += (0.9 - surface.roughness) * snow;
  surface.metalness *= 1 - snow;
}
