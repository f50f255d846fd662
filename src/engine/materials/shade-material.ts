import { shadeLayers } from "./layers/shade-layers.ts";
import type { MaterialSpec, Surface } from "./material.ts";
import { metalOrNone } from "./metal-or-none.ts";

/**
 * Shades a material as a recipe holds it: the base and its pattern, what lies on it, its conditions in the order of the
 * list, its style.
 *
 * @param size Texels along a side of the tile, a power of two, 16 or more. The structure does not depend on it.
 * @throws {Error} when `spec.base` is in no list, or `size` is no power of two.
 */
export function shadeMaterial(spec: MaterialSpec, size: number): Surface {
  const surface = shadeForMaps(spec, size);
  settle(surface);
  return surface;
}

/**
 * The same for who only derives maps of it: at any mean level, with metalness as stains and dirt leave it. No map tells the
 * level, and that of the metalness decides by itself: to settle both took every thread 5 ms of a preview's 160.
 */
export function shadeForMaps(spec: MaterialSpec, size: number): Surface {
  if (size < 16 || (size & (size - 1)) !== 0) {
    throw new Error(`shadeMaterial: size must be a power of two, 16 or more, got ${size}.`);
  }
  return shadeLayers(spec, size);
}

/** Brings the mean level to 0, and decides what is metal. In one pass, for each costs as much as reading the tile. */
function settle({ height, metalness }: Surface): void {
  const mean = meanOf(height);
  for (let i = 0; i < height.length; i += 1) {
    height[i] = (height[i] as number) - mean;
    const m = metalness[i] as number;
    if (m > 0 && m < 1) metalness[i] = metalOrNone(m);
  }
}

/** Summed by fours: a sum waits for the one before it. */
function meanOf(field: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < field.length; i += 4) {
    a += field[i] as number;
    b += field[i + 1] as number;
    c += field[i + 2] as number;
    d += field[i + 3] as number;
  }
  return (a + b + (c + d)) / field.length;
}
