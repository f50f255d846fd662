import type { Crew } from "../crew.ts";
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
  crew.runBands(towards.length, (i) => {
    const light = towards[i] as Vec3;
    const [across, up] = axesAround(light);
    lights.set([...light, ...across, ...up], i * LIGHT_STRIDE);
    const numbers = lights.subarray(i * LIGHT_STRIDE, (i + 1) * LIGHT_STRIDE);
    lookFrom(positions, numbers, size, seen);
    const opposite = i + towards.length;
    depth.fill(Number.NEGATIVE_INFINITY, i * texels, (i + 1) * texels);
    if (both) depth.fill(Number.NEGATIVE_INFINITY, opposite * texels, (opposite + 1) * texels);
    fillDepths(seen, indices, size, depth, i * texels, both ? opposite * texels : -1);
    if (!both) return;
    // the same map seen from behind: mirrored, which sampling does not mind
    lights.set(numbers, opposite * LIGHT_STRIDE);
    for (let k = 0; k < 3; k += 1) lights[opposite * LIGHT_STRIDE + k] = -(light[k] as number);
  });
  return { count, size, lights, depth };
}

/** Writes every vertex as x, y in texels and metres towards the light; completes the light's numbers. */
function lookFrom(positions: Float32Array, light: Float64Array, size: number, seen: Float32Array): void {
  const [tx, ty, tz, ax, ay, az, ux, uy, uz] = light as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
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

/** @param front Where the light's own map starts. @param back Where the opposite light's starts; -1 for none. */
function fillDepths(
  seen: Float32Array,
  indices: Uint32Array,
  size: number,
  depth: Float32Array,
  front: number,
  back: number,
): void {
  for (let corner = 0; corner < indices.length; corner += 3) {
    const a = (indices[corner] as number) * 3;
    const b = (indices[corner + 1] as number) * 3;
    const c = (indices[corner + 2] as number) * 3;
    const ax = seen[a] as number;
    const ay = seen[a + 1] as number;
    const bx = (seen[b] as number) - ax;
    const by = (seen[b + 1] as number) - ay;
    const cx = (seen[c] as number) - ax;
    const cy = (seen[c + 1] as number) - ay;
    const twice = bx * cy - by * cx;
    if (twice === 0 || (twice < 0 && back < 0)) continue;
    // nothing lies below 0, so that cutting off the fraction rounds down; most triangles are smaller than a texel
    const firstRow = (ay + Math.min(0, by, cy) + 0.5) | 0;
    const endRow = (ay + Math.max(0, by, cy) + 0.5) | 0;
    if (firstRow === endRow) continue;
    const firstColumn = (ax + Math.min(0, bx, cx) + 0.5) | 0;
    const endColumn = (ax + Math.max(0, bx, cx) + 0.5) | 0;
    if (firstColumn === endColumn) continue;
    const away = twice < 0 ? -1 : 1;
    const map = twice < 0 ? back : front;
    const ha = (seen[a + 2] as number) * away;
    const unit = 1 / twice;
    const hb = (seen[b + 2] as number) * away - ha;
    const hc = (seen[c + 2] as number) * away - ha;
    const stepB = cy * unit;
    const stepC = -by * unit;
    const x = firstColumn + 0.5 - ax;
    for (let row = firstRow; row < endRow; row += 1) {
      const y = row + 0.5 - ay;
      let wb = (x * cy - y * cx) * unit;
      let wc = (y * bx - x * by) * unit;
      let inside = false;
      const end = map + row * size + endColumn;
      for (let at = map + row * size + firstColumn; at < end; at += 1, wb += stepB, wc += stepC) {
        if (wb < 0 || wc < 0 || wb + wc > 1) {
          if (inside) break;
          continue;
        }
        inside = true;
        const h = ha + wb * hb + wc * hc;
        if (h > (depth[at] as number)) depth[at] = h;
      }
    }
  }
}

/** Metres from a point towards a light to what stands in its way; 0 when nothing does. */
export function blockerDistance(maps: LightMaps, light: number, x: number, y: number, z: number): number {
  const { lights, size, depth } = maps;
  const i = light * LIGHT_STRIDE;
  const scale = lights[i + 11] as number;
  const across =
    x * (lights[i + 3] as number) +
    y * (lights[i + 4] as number) +
    z * (lights[i + 5] as number) -
    (lights[i + 9] as number);
  const up =
    x * (lights[i + 6] as number) +
    y * (lights[i + 7] as number) +
    z * (lights[i + 8] as number) -
    (lights[i + 10] as number);
  const column = Math.floor(across * scale);
  const row = Math.floor(up * scale);
  if (!(column >= 0 && row >= 0 && column < size && row < size)) return 0;
  const here = x * (lights[i] as number) + y * (lights[i + 1] as number) + z * (lights[i + 2] as number);
  return Math.max(0, (depth[(light * size + row) * size + column] as number) - here);
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
