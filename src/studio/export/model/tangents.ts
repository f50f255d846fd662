import type { MeshPiece } from "./mesh-pieces.ts";

/**
 * The direction in which a texture runs along the surface, per vertex, for normal maps: xyz of unit length, and 1, or -1
 * where the texture is mirrored. Texture rows count from the bottom.
 *
 * @see Lengyel, Foundations of Game Engine Development, volume 2, section 7.5; glTF 2.0, section 3.7.2.1
 */
export function tangentsOf({ positions, normals, uvs, indices }: MeshPiece): Float32Array | undefined {
  if (!uvs) return undefined;
  const count = positions.length / 3;
  const along = new Float64Array(count * 3);
  const across = new Float64Array(count * 3);
  for (let face = 0; face < indices.length; face += 3) {
    const corners = [indices[face], indices[face + 1], indices[face + 2]] as [number, number, number];
    addFrame(corners, positions, uvs, along, across);
  }
  const tangents = new Float32Array(count * 4);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const at = 3 * vertex;
    const normal = row(normals, at);
    const tangent = perpendicular(row(along, at), normal);
    const handedness = dot(cross(normal, tangent), row(across, at)) < 0 ? -1 : 1;
    tangents.set([...tangent, handedness], 4 * vertex);
  }
  return tangents;
}

type Vector = [number, number, number];

const row = (array: ArrayLike<number>, at: number): Vector => [array[at], array[at + 1], array[at + 2]] as Vector;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

/** Adds a triangle's directions of u and v to its corners, larger triangles with more weight. */
function addFrame(
  corners: Vector,
  positions: Float32Array,
  uvs: Float32Array,
  along: Float64Array,
  across: Float64Array,
): void {
  const [a, b, c] = corners;
  const at = (array: Float32Array, index: number) => array[index] as number;
  const [u1, v1] = [at(uvs, 2 * b) - at(uvs, 2 * a), at(uvs, 2 * b + 1) - at(uvs, 2 * a + 1)];
  const [u2, v2] = [at(uvs, 2 * c) - at(uvs, 2 * a), at(uvs, 2 * c + 1) - at(uvs, 2 * a + 1)];
  // the area itself would weigh texture by texture: its sign is all that counts
  const turn = Math.sign(u1 * v2 - u2 * v1);
  for (let axis = 0; axis < 3; axis += 1) {
    const start = at(positions, 3 * a + axis);
    const e1 = at(positions, 3 * b + axis) - start;
    const e2 = at(positions, 3 * c + axis) - start;
    for (const corner of corners) {
      along[3 * corner + axis] = (along[3 * corner + axis] as number) + turn * (e1 * v2 - e2 * v1);
      across[3 * corner + axis] = (across[3 * corner + axis] as number) + turn * (e2 * u1 - e1 * u2);
    }
  }
}

/** The part of a direction that lies in the surface; any such direction where it has none. */
function perpendicular(direction: Vector, normal: Vector): Vector {
  for (const candidate of [direction, [1, 0, 0], [0, 0, 1]] as Vector[]) {
    const size = Math.hypot(...candidate);
    const depth = dot(candidate, normal);
    const flat = candidate.map((value, axis) => value - depth * (normal[axis] as number)) as Vector;
    const length = Math.hypot(...flat);
    if (size > 0 && length > 1e-4 * size) return flat.map((value) => value / length) as Vector;
  }
  return [1, 0, 0];
}
