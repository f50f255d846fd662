import type { Crew } from "../crew.ts";
import { type DrawDepths, openDepths } from "../kernels/raster-kernel.ts";
import { RAY_NUMBERS, type Rays } from "../kernels/rays-kernel.ts";
import type { Vec3 } from "../math/vec3.ts";

/** Shadow maps of many far-away lights: how far the surface nearest to each light stands towards it, -Infinity where nothing does. */
export type LightMaps = Rays;

export const LIGHT_STRIDE = RAY_NUMBERS;

/**
 * Draws the faces that look towards each light, seen from there without perspective, into a square that just holds them.
 *
 * @param positions xyz triplets.
 * @param indices Three a triangle.
 * @param towards Unit vectors to the lights.
 * @param size Texels along a side of each map.
 */
export function drawLightMaps(
  positions: Float32Array,
  indices: Uint32Array,
  towards: readonly Vec3[],
  size: number,
  crew: Crew,
): LightMaps {
  return drawMaps(positions, indices, towards, size, crew, false);
}

/**
 * Like `drawLightMaps` for the lights and, after them, those from the opposite directions: two in about the time of one.
 *
 * @param towards Unit vectors to half of the lights.
 */
export function drawOppositeMaps(
  positions: Float32Array,
  indices: Uint32Array,
  towards: readonly Vec3[],
  size: number,
  crew: Crew,
): LightMaps {
  return drawMaps(positions, indices, towards, size, crew, true);
}

function drawMaps(
  positions: Float32Array,
  indices: Uint32Array,
  towards: readonly Vec3[],
  size: number,
  crew: Crew,
  both: boolean,
): LightMaps {
  const count = towards.length * (both ? 2 : 1);
  const texels = size * size;
  const lights = new Float64Array(crew.share(count * LIGHT_STRIDE * 8));
  const depth = new Float32Array(crew.share(count * texels * 4));
  const seen = new Float32Array(positions.length);
  const map = (light: number) => depth.subarray(light * texels, (light + 1) * texels).fill(Number.NEGATIVE_INFINITY);
  let draw: DrawDepths | undefined;
  crew.runBands(towards.length, (i) => {
    const light = towards[i] as Vec3;
    const [across, up] = axesAround(light);
    lights.set([...light, ...across, ...up], i * LIGHT_STRIDE);
    const numbers = lights.subarray(i * LIGHT_STRIDE, (i + 1) * LIGHT_STRIDE);
    lookFrom(positions, numbers, size, seen);
    const opposite = i + towards.length;
    draw ??= openDepths(indices, positions.length / 3, size);
    draw(seen, map(i), both ? map(opposite) : undefined);
    if (!both) return;
    // the same map seen from behind: mirrored, which sampling does not mind
    lights.set(numbers, opposite * LIGHT_STRIDE);
    for (let k = 0; k < 3; k += 1) lights[opposite * LIGHT_STRIDE + k] = -(light[k] as number);
  });
  return { count, size, lights, depth };
}

/** Writes every vertex as x, y in texels and metres towards the light; completes the light's numbers. */
function lookFrom(positions: Float32Array, light: Float64Array, size: number, seen: Float32Array): void {
  const [tx = 0, ty = 0, tz = 0, ax = 0, ay = 0, az = 0, ux = 0, uy = 0, uz = 0] = light;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3) {
    const px = positions[i] as number;
    const py = positions[i + 1] as number;
    const pz = positions[i + 2] as number;
    const x = px * ax + py * ay + pz * az;
    const y = px * ux + py * uy + pz * uz;
    seen[i] = x;
    seen[i + 1] = y;
    seen[i + 2] = px * tx + py * ty + pz * tz;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  // one free texel all around, so that sampling beside the model finds light
  const scale = (size - 2) / Math.max(right - left, top - bottom, 1e-9);
  left -= 1 / scale;
  bottom -= 1 / scale;
  for (let i = 0; i < positions.length; i += 3) {
    seen[i] = ((seen[i] as number) - left) * scale;
    seen[i + 1] = ((seen[i + 1] as number) - bottom) * scale;
  }
  light[9] = left;
  light[10] = bottom;
  light[11] = scale;
}

/** A level square of ground: its corner of lowest x and z, its height, a cell's side, all in metres, and cells along a side. */
export interface GroundPatch {
  readonly left: number;
  readonly back: number;
  readonly height: number;
  readonly cell: number;
  readonly cells: number;
}

/** Writes, row by row, the metres from the middle of every cell towards a light to what stands in its way; 0 when nothing does. */
export function writeBlockers(maps: LightMaps, light: number, patch: GroundPatch, out: Float32Array): void {
  const { lights, size, depth } = maps;
  const numbers = lights.subarray(light * LIGHT_STRIDE, (light + 1) * LIGHT_STRIDE);
  const [tx = 0, ty = 0, tz = 0, ax = 0, ay = 0, az = 0, ux = 0, uy = 0, uz = 0] = numbers;
  const [corner, bottom, scale] = [numbers[9] as number, numbers[10] as number, numbers[11] as number];
  const { left, back, height, cell, cells } = patch;
  const map = light * size * size;
  const stepColumn = cell * ax * scale;
  const stepRow = cell * ux * scale;
  const stepHere = cell * tx;
  const x = left + cell / 2;
  for (let j = 0; j < cells; j += 1) {
    const z = back + (j + 0.5) * cell;
    const firstColumn = (x * ax + height * ay + z * az - corner) * scale;
    const firstRow = (x * ux + height * uy + z * uz - bottom) * scale;
    const here = x * tx + height * ty + z * tz;
    for (let i = 0; i < cells; i += 1) {
      const column = firstColumn + i * stepColumn;
      const row = firstRow + i * stepRow;
      // nothing lies below 0 that is in the map, so that cutting off the fraction rounds down
      const seen = column >= 0 && row >= 0 && column < size && row < size;
      const blocker = seen ? (depth[map + (row | 0) * size + (column | 0)] as number) : 0;
      out[j * cells + i] = seen ? Math.max(0, blocker - here - i * stepHere) : 0;
    }
  }
}

/** Two unit axes that make a right-handed frame with `axis` (Duff et al., Building an Orthonormal Basis, Revisited, 2017). */
export function axesAround([x, y, z]: Vec3): readonly [Vec3, Vec3] {
  const sign = z < 0 ? -1 : 1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  return [
    [1 + sign * x * x * a, sign * b, -sign * x],
    [b, sign + y * y * a, -y],
  ];
}
