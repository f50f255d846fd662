import { acos, cos } from "../math/elementary.ts";
import { nextCorner, previousCorner } from "./half-edges.ts";
import { DEFAULT_CREASE, type PartMesh } from "./part-mesh.ts";

export interface CornerNormals {
  /** Unit xyz triplets. */
  readonly normals: Float32Array;
  /** One a triangle corner. */
  readonly indices: Uint32Array;
}

/**
 * Gives every triangle corner its shading normal: the faces around the vertex that hang together over edges softer than
 * the part's crease share one. A face counts by its angle at the vertex times its area, so that a narrow bevel bends and
 * the wide faces beside it stay flat.
 */
export function makeCornerNormals(mesh: PartMesh, twins: Int32Array): CornerNormals {
  const { indices, faceNormals, faceAreas, positions } = mesh;
  const softCosines = Float32Array.from(mesh.groups, ({ part }) => cos(part.crease ?? DEFAULT_CREASE));
  const corners = indices.length;
  const normalIndices = new Uint32Array(corners);
  const done = new Uint8Array(corners);
  const normals = new Float32Array(corners * 3);
  const fan: number[] = [];
  let count = 0;

  // the corner of the neighbouring face at the same vertex, over the edge before (or after) this corner; -1 at a crease
  const acrossSoft = (corner: number, edge: number, step: (corner: number) => number): number => {
    const twin = twins[edge] as number;
    if (twin < 0) return -1;
    const f = Math.floor(corner / 3) * 3;
    const g = Math.floor(twin / 3) * 3;
    const cosine =
      (faceNormals[f] as number) * (faceNormals[g] as number) +
      (faceNormals[f + 1] as number) * (faceNormals[g + 1] as number) +
      (faceNormals[f + 2] as number) * (faceNormals[g + 2] as number);
    const degenerate = (faceAreas[f / 3] as number) < 1e-14 || (faceAreas[g / 3] as number) < 1e-14;
    if (!degenerate && cosine < (softCosines[mesh.faceGroup[f / 3] as number] as number)) return -1;
    return step(twin);
  };
  const itself = (corner: number): number => corner;

  for (let corner = 0; corner < corners; corner += 1) {
    if (done[corner]) continue;
    fan.length = 0;
    let at = corner;
    while (at >= 0 && !done[at]) {
      done[at] = 1;
      fan.push(at);
      at = acrossSoft(at, previousCorner(at), itself);
    }
    at = acrossSoft(corner, corner, nextCorner);
    while (at >= 0 && !done[at]) {
      done[at] = 1;
      fan.push(at);
      at = acrossSoft(at, at, nextCorner);
    }
    let x = 0;
    let y = 0;
    let z = 0;
    for (const c of fan) {
      const f = Math.floor(c / 3);
      const weight = cornerAngle(positions, indices, c) * (faceAreas[f] as number);
      x += weight * (faceNormals[f * 3] as number);
      y += weight * (faceNormals[f * 3 + 1] as number);
      z += weight * (faceNormals[f * 3 + 2] as number);
      normalIndices[c] = count;
    }
    const size = Math.sqrt(x * x + y * y + z * z);
    if (size > 1e-20) {
      normals[count * 3] = x / size;
      normals[count * 3 + 1] = y / size;
      normals[count * 3 + 2] = z / size;
    } else {
      normals[count * 3 + 1] = 1;
    }
    count += 1;
  }
  return { normals: normals.slice(0, count * 3), indices: normalIndices };
}

/** Radians between the two edges that leave a corner. */
function cornerAngle(positions: Float32Array, indices: Uint32Array, corner: number): number {
  const o = (indices[corner] as number) * 3;
  const a = (indices[nextCorner(corner)] as number) * 3;
  const b = (indices[previousCorner(corner)] as number) * 3;
  const ox = positions[o] as number;
  const oy = positions[o + 1] as number;
  const oz = positions[o + 2] as number;
  const ux = (positions[a] as number) - ox;
  const uy = (positions[a + 1] as number) - oy;
  const uz = (positions[a + 2] as number) - oz;
  const vx = (positions[b] as number) - ox;
  const vy = (positions[b + 1] as number) - oy;
  const vz = (positions[b + 2] as number) - oz;
  const lengths = Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz));
  return lengths > 0 ? acos((ux * vx + uy * vy + uz * vz) / lengths) : 0;
}
