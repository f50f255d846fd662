import type { Vec3 } from "../math/vec3.ts";

/** How far the surface nearest to a far-away light stands towards it: a shadow map. */
export interface LightDepth {
  /** Unit vector towards the light. */
  readonly towards: Vec3;
  /** Unit axes of the map. */
  readonly across: Vec3;
  readonly up: Vec3;
  readonly size: number;
  /** Place of the map's corner along its axes, metres. */
  readonly left: number;
  readonly bottom: number;
  /** Texels a metre. */
  readonly scale: number;
  /** Metres towards the light, row by row; -Infinity where nothing stands. */
  readonly depth: Float32Array;
}

/**
 * Draws the faces that look towards a light, seen from there without perspective, into a square that just holds them.
 *
 * @param positions xyz triplets.
 * @param indices Three a triangle.
 * @param size Texels along a side.
 */
export function drawLightDepth(positions: Float32Array, indices: Uint32Array, towards: Vec3, size: number): LightDepth {
  const [across, up] = axesAround(towards);
  const count = positions.length / 3;
  const xs = new Float32Array(count);
  const ys = new Float32Array(count);
  const hs = new Float32Array(count);
  const [ax, ay, az] = across;
  const [ux, uy, uz] = up;
  const [tx, ty, tz] = towards;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    const px = positions[i * 3] as number;
    const py = positions[i * 3 + 1] as number;
    const pz = positions[i * 3 + 2] as number;
    const x = px * ax + py * ay + pz * az;
    const y = px * ux + py * uy + pz * uz;
    xs[i] = x;
    ys[i] = y;
    hs[i] = px * tx + py * ty + pz * tz;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  // one free texel all around, so that sampling beside the model finds light
  const scale = (size - 2) / Math.max(right - left, top - bottom, 1e-9);
  left -= 1 / scale;
  bottom -= 1 / scale;
  for (let i = 0; i < count; i += 1) {
    xs[i] = ((xs[i] as number) - left) * scale;
    ys[i] = ((ys[i] as number) - bottom) * scale;
  }
  const depth = new Float32Array(size * size).fill(Number.NEGATIVE_INFINITY);
  for (let corner = 0; corner < indices.length; corner += 3) {
    fillDepth(
      xs,
      ys,
      hs,
      indices[corner] as number,
      indices[corner + 1] as number,
      indices[corner + 2] as number,
      size,
      depth,
    );
  }
  return { towards, across, up, size, left, bottom, scale, depth };
}

function fillDepth(
  xs: Float32Array,
  ys: Float32Array,
  hs: Float32Array,
  a: number,
  b: number,
  c: number,
  size: number,
  depth: Float32Array,
): void {
  const ax = xs[a] as number;
  const ay = ys[a] as number;
  const bx = xs[b] as number;
  const by = ys[b] as number;
  const cx = xs[c] as number;
  const cy = ys[c] as number;
  const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (!(twice > 0)) return;
  const low = Math.min(ay, by, cy);
  const high = Math.max(ay, by, cy);
  const west = Math.min(ax, bx, cx);
  const east = Math.max(ax, bx, cx);
  const firstRow = Math.max(0, Math.ceil(low - 0.5));
  const lastRow = Math.min(size - 1, Math.floor(high - 0.5));
  const firstColumn = Math.max(0, Math.ceil(west - 0.5));
  const lastColumn = Math.min(size - 1, Math.floor(east - 0.5));
  if (firstRow > lastRow || firstColumn > lastColumn) return;
  const ha = hs[a] as number;
  const hb = (hs[b] as number) - ha;
  const hc = (hs[c] as number) - ha;
  const stepB = (cy - ay) / twice;
  const stepC = (ay - by) / twice;
  for (let row = firstRow; row <= lastRow; row += 1) {
    const y = row + 0.5 - ay;
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const x = column + 0.5 - ax;
      const wb = x * stepB - (y * (cx - ax)) / twice;
      const wc = x * stepC + (y * (bx - ax)) / twice;
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      const h = ha + wb * hb + wc * hc;
      const at = row * size + column;
      if (h > (depth[at] as number)) depth[at] = h;
    }
  }
}

/**
 * Share of the light, 0 to 1, that reaches a point: four texels compared and blended.
 *
 * @param bias Metres the surface may lie behind the map and still be lit.
 */
export function lightShare(map: LightDepth, x: number, y: number, z: number, bias: number): number {
  const { towards, across, up, size, depth } = map;
  const px = (x * across[0] + y * across[1] + z * across[2] - map.left) * map.scale - 0.5;
  const py = (x * up[0] + y * up[1] + z * up[2] - map.bottom) * map.scale - 0.5;
  if (!(px >= 0 && py >= 0 && px < size - 1 && py < size - 1)) return 1;
  const h = x * towards[0] + y * towards[1] + z * towards[2] + bias;
  const column = Math.floor(px);
  const row = Math.floor(py);
  const fx = px - column;
  const fy = py - row;
  const at = row * size + column;
  const below = (h >= (depth[at] as number) ? 1 - fx : 0) + (h >= (depth[at + 1] as number) ? fx : 0);
  const above = (h >= (depth[at + size] as number) ? 1 - fx : 0) + (h >= (depth[at + size + 1] as number) ? fx : 0);
  return below * (1 - fy) + above * fy;
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
