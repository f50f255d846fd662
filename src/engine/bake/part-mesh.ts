import type { Model } from "../geometry/part.ts";
import type { ModelGroup } from "./unwrapped-model.ts";

/** `Part.crease` when the part does not say: about 34 degrees. */
export const DEFAULT_CREASE = 0.6;

/** All parts of a model in one set of arrays, with what the unwrapping asks of every triangle. Parts share no vertex. */
export interface PartMesh {
  readonly positions: Float32Array;
  readonly rest: Float32Array;
  readonly indices: Uint32Array;
  readonly groups: readonly ModelGroup[];
  /** Index into `groups`, one a triangle. */
  readonly faceGroup: Uint16Array;
  /** Unit xyz, one a triangle; 0 0 0 for a triangle without area. */
  readonly faceNormals: Float32Array;
  /** Square metres, one a triangle. */
  readonly faceAreas: Float32Array;
}

/** Share of the whole surface that is a quarter of a texel where maps are largest. */
const SPECK = 1e-7;

/** Square metres up to which a face, or a chart, is a speck: what is no more than a line has no direction to speak of. */
export const speckArea = ({ faceAreas }: PartMesh): number => SPECK * faceAreas.reduce((sum, area) => sum + area, 0);

/** The triangles of all parts, in the parts' order. */
export type Solid = Pick<PartMesh, "positions" | "rest" | "indices" | "groups">;

/** Lays the geometries of all parts end to end. */
export function gatherParts({ parts }: Model): Solid {
  const total = (count: (part: Model["parts"][number]) => number) => parts.reduce((sum, part) => sum + count(part), 0);
  const positions = new Float32Array(total(({ geometry }) => geometry.positions.length));
  const rest = new Float32Array(positions.length);
  const indices = new Uint32Array(total(({ geometry }) => geometry.indices.length));
  const groups: ModelGroup[] = [];
  let vertex = 0;
  let corner = 0;
  for (const part of parts) {
    const { geometry } = part;
    positions.set(geometry.positions, vertex * 3);
    rest.set(geometry.rest, vertex * 3);
    for (let i = 0; i < geometry.indices.length; i += 1) indices[corner + i] = (geometry.indices[i] as number) + vertex;
    groups.push({ part, firstTriangle: corner / 3, triangleCount: geometry.indices.length / 3 });
    vertex += geometry.positions.length / 3;
    corner += geometry.indices.length;
  }
  return { positions, rest, indices, groups };
}

/** Adds what the unwrapping asks of every triangle. */
export function measureParts(solid: Solid): PartMesh {
  const { positions, indices, groups } = solid;
  const faces = indices.length / 3;
  const faceGroup = new Uint16Array(faces);
  for (const [i, { firstTriangle, triangleCount }] of groups.entries())
    faceGroup.fill(i, firstTriangle, firstTriangle + triangleCount);
  const faceNormals = new Float32Array(faces * 3);
  const faceAreas = new Float32Array(faces);
  measureFaces(positions, indices, faceNormals, faceAreas);
  return { ...solid, faceGroup, faceNormals, faceAreas };
}

/** Writes the unit normal and the area of every triangle. */
function measureFaces(positions: Float32Array, indices: Uint32Array, normals: Float32Array, areas: Float32Array): void {
  for (let f = 0; f < areas.length; f += 1) {
    const a = (indices[f * 3] as number) * 3;
    const b = (indices[f * 3 + 1] as number) * 3;
    const c = (indices[f * 3 + 2] as number) * 3;
    const ax = positions[a] as number;
    const ay = positions[a + 1] as number;
    const az = positions[a + 2] as number;
    const ux = (positions[b] as number) - ax;
    const uy = (positions[b + 1] as number) - ay;
    const uz = (positions[b + 2] as number) - az;
    const vx = (positions[c] as number) - ax;
    const vy = (positions[c + 1] as number) - ay;
    const vz = (positions[c + 2] as number) - az;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const twice = Math.sqrt(nx * nx + ny * ny + nz * nz);
    areas[f] = twice / 2;
    if (twice < 1e-14) continue;
    normals[f * 3] = nx / twice;
    normals[f * 3 + 1] = ny / twice;
    normals[f * 3 + 2] = nz / twice;
  }
}
