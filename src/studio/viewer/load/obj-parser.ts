import { creaseNormals } from "./crease-normals.ts";
import { type ObjPart, type ScannedObj, scanObj } from "./scan-obj.ts";
import { weld } from "./weld.ts";

/** A mesh ready for the graphics card: a vertex for every combination of place, texture coordinate and normal in use. */
export interface ObjMesh {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer> | null;
  /** Linear RGB per vertex. */
  readonly colors: Float32Array<ArrayBuffer> | null;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** The same triangles with equal places joined, into `places`: what closedness and volume are measured on. */
  readonly welded: Uint32Array<ArrayBuffer>;
  /** xyz of the places in the file. */
  readonly places: Float32Array<ArrayBuffer>;
  readonly parts: readonly ObjPart[];
  readonly polygons: number;
  readonly skippedFaces: number;
}

/**
 * Reads an OBJ: groups, `usemtl`, vertex colours, negative indices, polygons, continued lines; missing normals are
 * computed, missing texture coordinates are 0.
 *
 * @throws {LineError} in the artist's words, with the line.
 */
export function parseObj(bytes: Uint8Array): ObjMesh {
  const scanned = scanObj(bytes);
  const { positions, corners } = scanned;
  const first = weld(positions);
  const welded = new Uint32Array(corners.length / 3);
  for (let corner = 0; corner < welded.length; corner += 1)
    welded[corner] = first[corners[3 * corner] as number] as number;
  const normals = completeNormals(scanned, welded);
  const { indices, sources } = indexCorners(corners, positions.length / 3);
  return {
    positions: gather(positions, 3, corners, sources, 0),
    normals: gather(normals, 3, corners, sources, 2),
    uvs: scanned.uvs.length > 0 ? gather(scanned.uvs, 2, corners, sources, 1) : null,
    colors: scanned.colors.length > 0 ? gather(linearize(scanned.colors), 3, corners, sources, 0) : null,
    indices,
    welded,
    places: positions,
    parts: scanned.parts,
    polygons: scanned.polygons,
    skippedFaces: scanned.skippedFaces,
  };
}

/** Gives every corner without a usable normal one of its own and points the corner at it. */
function completeNormals({ positions, normals, corners }: ScannedObj, welded: Uint32Array): Float32Array {
  const lacks = (index: number) =>
    index < 0 || (normals[3 * index] === 0 && normals[3 * index + 1] === 0 && normals[3 * index + 2] === 0);
  let missing = false;
  for (let i = 2; i < corners.length && !missing; i += 3) missing = lacks(corners[i] as number);
  if (!missing) return normals;
  const computed = creaseNormals(positions, welded);
  const all = new Float32Array(normals.length + computed.length);
  all.set(normals);
  all.set(computed, normals.length);
  const known = normals.length / 3;
  // corners at one place with the same computed normal share its first copy, so that they become one vertex
  const head = new Int32Array(positions.length / 3).fill(-1);
  const next = new Int32Array(welded.length).fill(-1);
  for (let corner = 0; corner < welded.length; corner += 1) {
    if (!lacks(corners[3 * corner + 2] as number)) continue;
    const place = welded[corner] as number;
    let same = head[place] as number;
    while (same >= 0 && !equalRows(computed, 3 * same, 3 * corner)) same = next[same] as number;
    if (same < 0) {
      next[corner] = head[place] as number;
      head[place] = corner;
      same = corner;
    }
    corners[3 * corner + 2] = known + same;
  }
  return all;
}

function equalRows(array: Float32Array, a: number, b: number): boolean {
  return array[a] === array[b] && array[a + 1] === array[b + 1] && array[a + 2] === array[b + 2];
}

/** Numbers the distinct corners. `sources` holds for every vertex a corner that it came from. */
function indexCorners(corners: Int32Array, placeCount: number) {
  const cornerCount = corners.length / 3;
  const indices = new Uint32Array(cornerCount);
  const sources = new Uint32Array(cornerCount);
  // vertices of a place form a chain: most places have one to three, so this beats hashing
  const head = new Int32Array(placeCount).fill(-1);
  const next = new Int32Array(cornerCount);
  let count = 0;
  for (let corner = 0; corner < cornerCount; corner += 1) {
    const at = 3 * corner;
    const place = corners[at] as number;
    let vertex = head[place] as number;
    while (vertex >= 0) {
      const source = 3 * (sources[vertex] as number);
      if (corners[source + 1] === corners[at + 1] && corners[source + 2] === corners[at + 2]) break;
      vertex = next[vertex] as number;
    }
    if (vertex < 0) {
      vertex = count++;
      sources[vertex] = corner;
      next[vertex] = head[place] as number;
      head[place] = vertex;
    }
    indices[corner] = vertex;
  }
  return { indices, sources: sources.subarray(0, count) };
}

function gather(
  rows: Float32Array,
  width: number,
  corners: Int32Array,
  sources: Uint32Array,
  kind: 0 | 1 | 2,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(sources.length * width);
  for (let vertex = 0; vertex < sources.length; vertex += 1) {
    const row = corners[3 * (sources[vertex] as number) + kind] as number;
    if (row < 0) continue;
    for (let i = 0; i < width; i += 1) out[vertex * width + i] = rows[row * width + i] as number;
  }
  return out;
}

/** From sRGB as written, 0 to 1 or 0 to 255, to linear light (IEC 61966-2-1). */
function linearize(colors: Float32Array): Float32Array {
  const scale = colors.some((value) => value > 1) ? 255 : 1;
  return colors.map((value) => {
    const c = value / scale;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
}
