import { findLoosePieces, isInOnePiece, type LoosePiece } from "#measure/loose-pieces.ts";
import type { Part } from "./part.ts";
import { findShells } from "./shells.ts";

/**
 * Cells along the longest side: what is left of a gap is brought together as any other is. Finer ones where few faces are left: two
 * things in neighbouring cells count as one, and a row of them bridged a gap.
 */
const CELLS = 128;
const FINE_CELLS = 256;
/**
 * How far is looked for what holds, in cells: what is farther off falls. Each piece costs the cube of this, and sixty loose leaves took
 * minutes with the whole side, so that it is looked less far for many.
 */
const REACH = 51;
const REACH_OF_MANY = 13;
const MANY = 6;
/** Share of a part's vertices that hang before, from which on it is meant to. */
const MEANT = 0.5;
/** Gaps by which a thing rather falls than goes aside. */
const RATHER_FALLS = 2;

/**
 * Brings up to the rest what hangs since that which held it was left out for want of faces: a head goes down onto the seat when
 * the trunk is gone, an umbrella into the hand.
 *
 * @param before All parts, with all their faces.
 * @param meant Names of the parts that hang there already, and are meant to.
 * @param isScarce So few faces are left that parts may have come off each other, though none is gone.
 */
export function closeGaps(
  parts: readonly Part[],
  before: readonly Part[],
  meant: () => ReadonlySet<string>,
  isScarce: boolean,
): readonly Part[] {
  if (!isScarce && !hasLost(parts, before)) return parts;
  const solids = parts.map(({ geometry }) => geometry);
  const cells = isScarce ? FINE_CELLS : CELLS;
  if (isInOnePiece(solids, cells)) return parts;
  const reach = (count: number) => (count > MANY ? REACH_OF_MANY : REACH) / cells;
  const { pieces, pieceOf, cell } = findLoosePieces(solids, reach, cells);
  if (pieces.length === 0) return parts;
  const hung = meant();
  const stays = new Set(parts.flatMap(({ name }, i) => (hung.has(name) ? [...(pieceOf[i] as Int32Array)] : [])));
  const ways = pieces.map((piece, index) => (stays.has(index) ? undefined : wayOf(piece, cell)));
  return parts.map((part, i) => carry(part, pieceOf[i] as Int32Array, ways));
}

/** Names of the parts that hang in the air. */
export function hangingAmong(parts: readonly Part[]): ReadonlySet<string> {
  const { pieceOf } = findLoosePieces(
    parts.map(({ geometry }) => geometry),
    0,
    CELLS,
  );
  const hangs = (its: Int32Array) => its.reduce((sum, piece) => sum + Number(piece >= 0), 0) > MEANT * its.length;
  return new Set(parts.filter((_, i) => hangs(pieceOf[i] as Int32Array)).map(({ name }) => name));
}

/** Whether whole parts or shells of parts are gone. */
function hasLost(parts: readonly Part[], before: readonly Part[]): boolean {
  if (parts.length < before.length) return true;
  return parts.some(({ geometry }, i) => {
    const whole = (before[i] as Part).geometry;
    return geometry.indices.length < whole.indices.length && findShells(geometry).count < findShells(whole).count;
  });
}

type Way = readonly [number, number, number];

function wayOf({ toward, fall, gap }: LoosePiece, cell: number): Way | undefined {
  if (!Number.isFinite(gap)) return Number.isFinite(fall) ? [0, -fall, 0] : undefined;
  const [x, y, z] = toward;
  const far = Math.sqrt(x * x + y * y + z * z);
  return fall <= RATHER_FALLS * Math.max(far, cell) ? [0, -fall, 0] : toward;
}

function carry(part: Part, pieceOf: Int32Array, ways: readonly (Way | undefined)[]): Part {
  if (!pieceOf.some((piece) => piece >= 0 && ways[piece])) return part;
  const positions = part.geometry.positions.map((at, i) => {
    const piece = pieceOf[Math.floor(i / 3)] as number;
    return at + ((piece >= 0 && ways[piece]?.[i % 3]) || 0);
  });
  return { ...part, geometry: { ...part.geometry, positions } };
}
