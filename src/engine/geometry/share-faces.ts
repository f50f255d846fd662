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
  for (let i = 0; i < indices.length; i += 3) {
    const a = 3 * (indices[i] as number);
    const b = 3 * (indices[i + 1] as number);
    const c = 3 * (indices[i + 2] as number);
    const ux = (positions[b] as number) - (positions[a] as number);
    const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
    const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const vx = (positions[c] as number) - (positions[a] as number);
    const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    area += Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    for (let corner = i; corner < i + 3; corner += 1) {
      const vertex = 3 * (indices[corner] as number);
      normals[vertex] = (normals[vertex] as number) + nx;
      normals[vertex + 1] = (normals[vertex + 1] as number) + ny;
      normals[vertex + 2] = (normals[vertex + 2] as number) + nz;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const x = normals[i] as number;
    const y = normals[i + 1] as number;
    const z = normals[i + 2] as number;
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
    const p = 3 * (indices[i] as number);
    const q = 3 * (indices[i % 3 === 2 ? i - 2 : i + 1] as number);
    bend += apart(positions, p, q) * apart(normals, p, q);
  }
  const { count } = findShells(geometry);
  const share = isCrowd(indices.length / 3, count) ? crowdShare(count) : 1;
  return share * (bend / 4 + Math.sqrt(area));
}
