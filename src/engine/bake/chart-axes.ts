import type { Vec3 } from "../math/vec3.ts";
import type { PartMesh } from "./part-mesh.ts";

/** Cosine between a face and an axis; a face without area goes anywhere. */
export function leanCosine(
  { faceNormals, faceAreas }: PartMesh,
  face: number,
  x: number,
  y: number,
  z: number,
): number {
  if ((faceAreas[face] as number) < 1e-14) return 1;
  const f = face * 3;
  return (faceNormals[f] as number) * x + (faceNormals[f + 1] as number) * y + (faceNormals[f + 2] as number) * z;
}

/** Sum of the normals of every chart's faces, each as long as its area: xyz triplets. */
export function normalSums(mesh: PartMesh, faceChart: Int32Array, count: number): Float64Array {
  const sums = new Float64Array(count * 3);
  for (let f = 0; f < faceChart.length; f += 1) {
    const chart = faceChart[f] as number;
    if (chart < 0) continue;
    const area = mesh.faceAreas[f] as number;
    for (let k = 0; k < 3; k += 1) {
      sums[chart * 3 + k] = (sums[chart * 3 + k] as number) + area * (mesh.faceNormals[f * 3 + k] as number);
    }
  }
  return sums;
}

/** Area-weighted mean normal of every chart: unit xyz triplets. */
export function chartAxes(mesh: PartMesh, faceChart: Int32Array, count: number): Float64Array {
  const axes = normalSums(mesh, faceChart, count);
  for (let i = 0; i < axes.length; i += 3) {
    const x = axes[i] as number;
    const y = axes[i + 1] as number;
    const z = axes[i + 2] as number;
    const size = Math.sqrt(x * x + y * y + z * z);
    axes[i] = size > 0 ? x / size : 0;
    axes[i + 1] = size > 0 ? y / size : 1;
    axes[i + 2] = size > 0 ? z / size : 0;
  }
  return axes;
}

/** Area-weighted mean normal of some faces, of unit length. */
export function meanNormal({ faceNormals, faceAreas }: PartMesh, faces: Uint32Array): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (const face of faces) {
    const area = faceAreas[face] as number;
    x += area * (faceNormals[face * 3] as number);
    y += area * (faceNormals[face * 3 + 1] as number);
    z += area * (faceNormals[face * 3 + 2] as number);
  }
  const size = Math.sqrt(x * x + y * y + z * z);
  return size > 0 ? [x / size, y / size, z / size] : [0, 1, 0];
}
