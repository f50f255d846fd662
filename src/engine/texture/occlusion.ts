import { type Field, openSkyKernel, type SkySample } from "../kernels/kernels.ts";
import { cos, sin, TAU } from "../math/elementary.ts";
import { enlarge, reduce } from "./resize.ts";

const DIRECTIONS = 8;
/** Texels along the reduced tile on which wide horizons are looked for. */
const COARSE = 256;
/** Distances in 1024ths of the tile, looked at in full detail. */
const NEAR = [1.5, 3, 6, 10];
/** Distances in 256ths of the tile. */
const FAR = [4, 7, 12, 20];

/**
 * Ambient occlusion of a periodic height field: the share of a cosine-weighted sky seen by each texel, 1 on open ground.
 * Horizons up to 1 % of the tile are found in full detail, those up to 8 % on a reduced copy, so the cost is linear and the
 * look does not depend on the resolution.
 */
export function occlusion(height: Field, size: number, tileSize: number): Field {
  const near = openSkyKernel(height, size, tileSize / size, rings(NEAR, size / 1024));
  const coarseSize = Math.min(size, COARSE);
  const coarse = reduce(height, size, coarseSize);
  const wide = openSkyKernel(coarse, coarseSize, tileSize / coarseSize, rings(FAR, coarseSize / COARSE));
  const far = enlarge(wide, coarseSize, size);
  for (let i = 0; i < near.length; i += 1) near[i] = (near[i] as number) * (far[i] as number);
  return near;
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
