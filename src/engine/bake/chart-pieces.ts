import type { PartMesh } from "./part-mesh.ts";

/** No half; and one that is still to be told. */
export const NEITHER = 0;
const UNREACHED = 3;

/** The square metres of faces, in space. */
export const areaOf = (mesh: PartMesh, faces: Uint32Array): number =>
  faces.reduce((sum, face) => sum + (mesh.faceAreas[face] as number), 0);

/** Parts faces in two connected pieces: what is fewer edges from the one of a pair, and what from the other. */
export function part(
  twins: Int32Array,
  faces: Uint32Array,
  pair: readonly [number, number],
  halfOf: Int8Array,
): readonly Uint32Array[] {
  for (const face of faces) halfOf[face] = UNREACHED;
  for (const [i, face] of pair.entries()) halfOf[face] = i + 1;
  const reached = [...pair];
  for (const face of reached) {
    for (let k = face * 3; k < face * 3 + 3; k += 1) {
      const other = Math.floor((twins[k] as number) / 3);
      if (other < 0 || halfOf[other] !== UNREACHED) continue;
      halfOf[other] = halfOf[face] as number;
      reached.push(other);
    }
  }
  return connectedPieces(twins, faces, halfOf);
}

/** Every connected piece of the halves, which are taken back meanwhile. */
export function connectedPieces(twins: Int32Array, faces: Uint32Array, halfOf: Int8Array): Uint32Array[] {
  const pieces: Uint32Array[] = [];
  for (const seed of faces) {
    const half = halfOf[seed];
    if (half === NEITHER) continue;
    halfOf[seed] = NEITHER;
    const piece = [seed];
    for (const face of piece) {
      for (let k = face * 3; k < face * 3 + 3; k += 1) {
        const other = Math.floor((twins[k] as number) / 3);
        if (other < 0 || halfOf[other] !== half) continue;
        halfOf[other] = NEITHER;
        piece.push(other);
      }
    }
    pieces.push(Uint32Array.from(piece));
  }
  return pieces;
}
