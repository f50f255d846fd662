import type { Geometry } from "./geometry.ts";
import { findShells } from "./shells.ts";
import { crowdShare, isCrowd } from "./thin-out.ts";

export interface FaceClaim {
  /** Triangles there are. */
  readonly faces: number;
  /** Triangles it cannot do without. */
  readonly fewest: number;
  /** How many triangles the same error takes, in any unit common to all claims. */
  readonly demand: number;
}

/**
 * Shares a number of triangles: in proportion to demand, none below its fewest, none above what it has.
 * The fewest of all together must not exceed `limit`. @returns Whole numbers, together at most `limit`.
 */
export function shareFaces(claims: readonly FaceClaim[], limit: number): number[] {
  const have = claims.reduce((sum, claim) => sum + claim.faces, 0);
  if (have <= limit) return claims.map((claim) => claim.faces);
  const at = (rate: number) =>
    claims.map(({ faces, fewest, demand }) => Math.min(faces, Math.max(fewest, Math.floor(rate * demand))));
  const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
  let low = 0;
  let high = 1;
  while (total(at(high)) <= limit && high < 1e30) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (total(at(middle)) <= limit) low = middle;
    else high = middle;
  }
  return at(low);
}

/**
 * Metres: the bend of the surface summed over its triangles, about its integral of mean curvature, and a little for its size.
 * The triangles needed for a given error grow in proportion to it.
 */
export function partDemand(geometry: Geometry): number {
  const { positions, indices } = geometry;
  const normals = new Float32Array(positions.length);
  let area = 0;
  const at = (i: number) => positions[i] as number;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [3 * (indices[i] as number), 3 * (indices[i + 1] as number), 3 * (indices[i + 2] as number)];
    const [ux, uy, uz] = [at(b) - at(a), at(b + 1) - at(a + 1), at(b + 2) - at(a + 2)];
    const [vx, vy, vz] = [at(c) - at(a), at(c + 1) - at(a + 1), at(c + 2) - at(a + 2)];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    area += Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    for (let corner = i; corner < i + 3; corner += 1) {
      const vertex = 3 * (indices[corner] as number);
      normals[vertex] = (normals[vertex] as number) + nx;
      normals[vertex + 1] = (normals[vertex + 1] as number) + ny;
      normals[vertex + 2] = (normals[vertex + 2] as number) + nz;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [normals[i] as number, normals[i + 1] as number, normals[i + 2] as number];
    const size = Math.sqrt(x * x + y * y + z * z) || 1;
    normals[i] = x / size;
    normals[i + 1] = y / size;
    normals[i + 2] = z / size;
  }
  const apart = (from: Float32Array, p: number, q: number) => {
    const x = (from[p] as number) - (from[q] as number);
    const y = (from[p + 1] as number) - (from[q + 1] as number);
    const z = (from[p + 2] as number) - (from[q + 2] as number);
    return Math.sqrt(x * x + y * y + z * z);
  };
  let bend = 0;
  for (let i = 0; i < indices.length; i += 1) {
    const [p, q] = [3 * (indices[i] as number), 3 * (indices[i % 3 === 2 ? i - 2 : i + 1] as number)];
    bend += apart(positions, p, q) * apart(normals, p, q);
  }
  const { count } = findShells(geometry);
  const share = isCrowd(indices.length / 3, count) ? crowdShare(count) : 1;
  return share * (bend / 4 + Math.sqrt(area));
}
