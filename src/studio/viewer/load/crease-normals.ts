/** Faces that meet at less than this are shaded as one surface: 45°, between a bevel and a box. */
const CREASE_COSINE = Math.SQRT1_2;

/**
 * Normals for corners that have none: the area-weighted mean of the faces around the place that turn away by no more
 * than the crease angle. So a file without normals shows round things round and edges sharp.
 *
 * @param positions xyz triplets.
 * @param triangles Vertex index triplets, with equal places joined (`weld`).
 * @returns xyz per corner, unit length; +Y where a face has no area.
 */
export function creaseNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const faces = faceNormals(positions, triangles);
  const { offsets, around } = trianglesAround(positions.length / 3, triangles);
  const normals = new Float32Array(triangles.length * 3);
  for (let corner = 0; corner < triangles.length; corner += 1) {
    const vertex = triangles[corner] as number;
    const own = 4 * Math.floor(corner / 3);
    let x = 0;
    let y = 0;
    let z = 0;
    for (let i = offsets[vertex] as number; i < (offsets[vertex + 1] as number); i += 1) {
      const other = 4 * (around[i] as number);
      if (cosine(faces, own, other) < CREASE_COSINE) continue;
      const area = faces[other + 3] as number;
      x += area * (faces[other] as number);
      y += area * (faces[other + 1] as number);
      z += area * (faces[other + 2] as number);
    }
    const length = Math.hypot(x, y, z);
    normals[3 * corner] = length > 0 ? x / length : 0;
    normals[3 * corner + 1] = length > 0 ? y / length : 1;
    normals[3 * corner + 2] = length > 0 ? z / length : 0;
  }
  return normals;
}

function cosine(faces: Float64Array, a: number, b: number): number {
  const at = (index: number) => faces[index] as number;
  return at(a) * at(b) + at(a + 1) * at(b + 1) + at(a + 2) * at(b + 2);
}

/** Unit normal and twice the area of every triangle. */
function faceNormals(positions: Float32Array, triangles: Uint32Array): Float64Array {
  const count = triangles.length / 3;
  const faces = new Float64Array(count * 4);
  const at = (index: number) => positions[index] as number;
  for (let face = 0; face < count; face += 1) {
    const a = 3 * (triangles[3 * face] as number);
    const b = 3 * (triangles[3 * face + 1] as number);
    const c = 3 * (triangles[3 * face + 2] as number);
    const [ux, uy, uz] = [at(b) - at(a), at(b + 1) - at(a + 1), at(b + 2) - at(a + 2)];
    const [vx, vy, vz] = [at(c) - at(a), at(c + 1) - at(a + 1), at(c + 2) - at(a + 2)];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.hypot(x, y, z);
    if (length > 0) faces.set([x / length, y / length, z / length, length], 4 * face);
  }
  return faces;
}

/** For every vertex the triangles that use it: `around[offsets[v]]` up to `around[offsets[v + 1]]`. */
function trianglesAround(vertexCount: number, triangles: Uint32Array) {
  const offsets = new Uint32Array(vertexCount + 1);
  for (const vertex of triangles) offsets[vertex + 1] = (offsets[vertex + 1] as number) + 1;
  for (let i = 0; i < vertexCount; i += 1) offsets[i + 1] = (offsets[i + 1] as number) + (offsets[i] as number);
  const cursor = offsets.slice();
  const around = new Uint32Array(triangles.length);
  for (let corner = 0; corner < triangles.length; corner += 1) {
    const vertex = triangles[corner] as number;
    const place = cursor[vertex] as number;
    around[place] = Math.floor(corner / 3);
    cursor[vertex] = place + 1;
  }
  return { offsets, around };
}
