import { MeshoptSimplifier } from "meshoptimizer/simplifier";
import type { MeshPiece } from "./mesh-pieces.ts";

/** Shown by a shape of one metre, what a shift of a whole normal or of the whole texture is worth as a shift in metres. */
const NORMAL_WEIGHT = 0.3;
const UV_WEIGHT = 0.5;
/** Of the model's extent: a coarser error than this is no likeness, and rather more triangles stay. */
const ERROR_MAX = 0.1;

/**
 * The pieces with fewer triangles, taken where they are missed least: from all pieces together, along the seams of the texture
 * and never across them. Vertices stay where they are, so that every map still fits.
 *
 * @param part Of all triangles, how many are to stay: above 0; 1 or more changes nothing.
 * @returns At least one triangle of something; a piece that lost all of its own is left out.
 * @see Garland and Heckbert, Simplifying Surfaces with Color and Texture using Quadric Error Metrics (1998)
 */
export async function thinPieces(pieces: readonly MeshPiece[], part: number): Promise<MeshPiece[]> {
  const total = pieces.reduce((sum, { indices }) => sum + indices.length, 0);
  const wanted = Math.max(3, 3 * Math.round((total / 3) * part));
  if (wanted >= total) return [...pieces];
  await MeshoptSimplifier.ready;
  const { positions, attributes, indices, starts } = joined(pieces, total);
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    indices,
    positions,
    3,
    attributes,
    WIDTH,
    WEIGHTS,
    null,
    wanted,
    ERROR_MAX,
  );
  return pieces.flatMap((piece, index) => {
    const start = starts[index] as number;
    const own = cornersBetween(kept, start, start + piece.positions.length / 3);
    return own.length > 0 ? [compact(piece, own)] : [];
  });
}

/** Normal and texture coordinate. */
const WIDTH = 5;
const WEIGHTS = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT, UV_WEIGHT, UV_WEIGHT];

/** All pieces in one: each vertex belongs to one of them. */
function joined(pieces: readonly MeshPiece[], corners: number) {
  const vertices = pieces.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const positions = new Float32Array(3 * vertices);
  const attributes = new Float32Array(WIDTH * vertices);
  const indices = new Uint32Array(corners);
  const starts: number[] = [];
  let [vertex, corner] = [0, 0];
  for (const piece of pieces) {
    starts.push(vertex);
    positions.set(piece.positions, 3 * vertex);
    for (const index of piece.indices) indices[corner++] = vertex + index;
    for (let own = 0; own < piece.positions.length / 3; own += 1) {
      const at = WIDTH * (vertex + own);
      attributes.set(piece.normals.subarray(3 * own, 3 * own + 3), at);
      if (piece.uvs) attributes.set(piece.uvs.subarray(2 * own, 2 * own + 2), at + 3);
    }
    vertex += piece.positions.length / 3;
  }
  return { positions, attributes, indices, starts };
}

/** The triangles whose vertices are from `start` to before `end`, counted from `start`. */
function cornersBetween(indices: Uint32Array, start: number, end: number): number[] {
  const own: number[] = [];
  for (let at = 0; at < indices.length; at += 3) {
    const first = indices[at] as number;
    if (first < start || first >= end) continue;
    for (let corner = 0; corner < 3; corner += 1) own.push((indices[at + corner] as number) - start);
  }
  return own;
}

/** The piece with these triangles, and no vertex that none of them uses. */
function compact(piece: MeshPiece, corners: readonly number[]): MeshPiece {
  const places = new Int32Array(piece.positions.length / 3).fill(-1);
  const sources: number[] = [];
  const indices = new Uint32Array(corners.length);
  for (const [at, vertex] of corners.entries()) {
    if (places[vertex] === -1) places[vertex] = sources.push(vertex) - 1;
    indices[at] = places[vertex] as number;
  }
  const pick = (array: Float32Array<ArrayBuffer>, width: number) => {
    const out = new Float32Array(sources.length * width);
    for (const [row, source] of sources.entries()) {
      out.set(array.subarray(width * source, width * source + width), row * width);
    }
    return out;
  };
  return {
    ...piece,
    positions: pick(piece.positions, 3),
    normals: pick(piece.normals, 3),
    uvs: piece.uvs && pick(piece.uvs, 2),
    colors: piece.colors && pick(piece.colors, 3),
    indices,
  };
}
