import type { Field } from "../kernels/kernels.ts";
import { type LookUp, type SkySample, skyKernel } from "../kernels/sky-kernel.ts";
import { linearTable } from "../math/color.ts";
import { cos, sin, TAU } from "../math/elementary.ts";

const DIRECTIONS = 8;
/** Texels along the reduced tile on which wide horizons are looked for. */
const COARSE = 256;
/** Distances in 1024ths of the tile, looked at in full detail. */
const NEAR = [1.5, 3, 6, 10];
/** Distances in 256ths of the tile. */
const FAR = [4, 7, 12, 20];

/**
 * Ambient occlusion of a periodic height field: the share of a cosine-weighted sky seen by each texel, 255 on open ground.
 * Horizons up to 1 % of the tile are found in full detail, those up to 8 % on a reduced copy, so the cost is linear and the
 * look does not depend on the resolution.
 *
 * @param read Looks at what it needs of the tile, and calls no kernel.
 */
export function lookAtSky<T>(
  height: Field,
  size: number,
  tileSize: number,
  largest: number,
  read: (lookUp: LookUp) => T,
): T {
  const coarseSize = Math.min(size, COARSE);
  const horizons = {
    near: rings(NEAR, size / 1024),
    far: rings(FAR, coarseSize / COARSE),
    coarseSize,
  };
  return skyKernel(height, size, tileSize / size, horizons, linearTable(), largest, read);
}

function rings(distances: readonly number[], texels: number): SkySample[][] {
  return Array.from({ length: DIRECTIONS }, (_, d) => {
    // half a step off the axes: rows and columns of bricks would otherwise catch every sample at once
    const angle = ((d + 0.5) / DIRECTIONS) * TAU;
    return distances.map((distance, i) => {
      const radius = Math.max(distance * texels, i + 1);
      return [Math.round(cos(angle) * radius), Math.round(sin(angle) * radius)] as const;
    });
  });
}
