import { findLoosePieces, isInOnePiece } from "#measure/loose-pieces.ts";
import type { Part } from "./part.ts";
import { compact, findShells } from "./shells.ts";
import { isCrowd } from "./thin-out.ts";

/** Cells along the longest side, those in which it is measured: two surfaces in neighbouring ones hold each other. */
const CELLS = 256;
/** The same in which it is seen at first whether anything hangs. */
const COARSE_CELLS = 160;

/** Share of a crowd's vertices that hang, from which on it is meant to: sparks, confetti, fireflies. */
const MEANT = 0.5;

/**
 * Leaves out the small shells of a crowd that hang in the air since it was thinned out: the leaf of a twig that went.
 *
 * @param before The same parts with all their faces.
 */
export function dropHanging(parts: readonly Part[], before: readonly Part[]): readonly Part[] {
  const isThinned = parts.map(({ geometry }, i) => {
    const whole = before[i] as Part;
    return geometry.indices.length < whole.geometry.indices.length && isCrowded(whole);
  });
  if (!isThinned.includes(true)) return parts;
  const solids = parts.map(({ geometry }) => geometry);
  if (isInOnePiece(solids, COARSE_CELLS)) return parts;
  const { pieces, pieceOf } = findLoosePieces(solids, 0, CELLS);
  const mayGo = new Set(pieces.keys());
  for (const [i, its] of pieceOf.entries())
    if (!isThinned[i] || hangs(its) > MEANT * its.length) for (const piece of its) mayGo.delete(piece);
  if (mayGo.size === 0) return parts;
  return parts.map((part, i) => (isThinned[i] ? withoutPieces(part, pieceOf[i] as Int32Array, mayGo) : part));
}

const isCrowded = ({ geometry }: Part): boolean => isCrowd(geometry.indices.length / 3, findShells(geometry).count);

const hangs = (pieceOf: Int32Array): number => pieceOf.reduce((sum, piece) => sum + Number(piece >= 0), 0);

function withoutPieces(part: Part, pieceOf: Int32Array, gone: ReadonlySet<number>): Part {
  const { geometry } = part;
  const indices = geometry.indices.filter((vertex) => !gone.has(pieceOf[vertex] as number));
  return indices.length === geometry.indices.length ? part : { ...part, geometry: compact(geometry, indices) };
}
