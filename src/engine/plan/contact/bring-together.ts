import { boundsOf } from "#measure/bounds.ts";
import { findLoosePieces, isInOnePiece, type LoosePiece } from "#measure/loose-pieces.ts";
import type { Part } from "../../geometry/part.ts";
import type { Placement } from "../recipe/recipe.ts";
import { bedAt } from "./bed-at.ts";

/** Gap up to which what hangs is brought up to the rest, as a ratio of the model's longest side; more is meant to be there. */
const MOST = 0.06;
/** The same for a thing that is said to lie on another one, in it, or in its hand. */
const MOST_TOUCHING = 0.15;
/** Relations in which one thing touches the other. */
const TOUCHING: ReadonlySet<string> = new Set([
  "on",
  "in",
  "sitting",
  "lying",
  "riding",
  "holding",
  "carrying",
  "pile",
]);
/** What has less to fall falls however far it is from all others, as a ratio of the model's longest side: a box beside one that rope lies under. */
const LEAST_DROP = 0.03;
/** Gaps by which a thing rather falls than goes aside: what lies is carried from below. */
const RATHER_FALLS = 2;
/** Further than to the surface it goes, so that they touch rather than meet in a point; in cells of the grid. */
const INTO = 0.5;
/** The same for what goes aside: from which cell to which is known to a cell. */
const INTO_ASIDE = 1.2;
/**
 * Cells along the longest side: in those it is seen whether anything hangs at all, and where something may, in the finer ones
 * what. In fine ones alone the preview of a model would take a tenth longer.
 */
const CELLS = 128;
const FINE_CELLS = 256;
/** Cells that what is in a vessel would fall at least for it to be given a floor. */
const LEAST_FALL = 4;
/** Reach where no gap is asked for. */
const NEAR = 0.01;
/** Rounds, for what is held by what hangs itself. */
const ROUNDS = 3;

/** A part, the object it belongs to, and that one's placement, if it has one. */
export interface Piece {
  readonly part: Part;
  /** Index in the recipe's `objects`. */
  readonly object: number;
  readonly placement: Placement | undefined;
  /** Took another shape or style, by which single pieces may come far off. */
  readonly isReshaped?: boolean;
  /** It is in the air by intention: a firefly in a jar, a moon over a wolf. */
  readonly isAfloat?: boolean;
}

/**
 * Lets what hangs in the air fall a little until it lies, or moves it to the nearest surface: single petals and bricks as
 * well as whole things. What is far from all others is up there by intention, and stays.
 *
 * @returns The pieces' parts, in their order: nothing but positions is changed.
 */
export function bringTogether(pieces: readonly Piece[]): Part[] {
  let parts = pieces.map(({ part }) => part);
  for (let round = 0; round < ROUNDS; round += 1) {
    const solids = parts.map(({ geometry }) => geometry);
    if (isInOnePiece(solids, CELLS)) break;
    const loose = findLoosePieces(solids, MOST_TOUCHING, FINE_CELLS);
    const isTouching = new Uint8Array(loose.pieces.length);
    for (const [index, { placement, isReshaped }] of pieces.entries()) {
      if (!isReshaped && !(placement && TOUCHING.has(placement.relation))) continue;
      for (const piece of loose.pieceOf[index] as Int32Array) if (piece >= 0) isTouching[piece] = 1;
    }
    const isAfloat = new Set(
      pieces.flatMap((piece, index) => (piece.isAfloat ? [...(loose.pieceOf[index] as Int32Array)] : [])),
    );
    const shifts = loose.pieces.map((piece, index) =>
      isAfloat.has(index) ? undefined : shiftOf(piece, isTouching[index] === 1, loose.cell),
    );
    if (shifts.every((by) => by === undefined)) break;
    parts = parts.map((part, index) => movePieces(part, loose.pieceOf[index] as Int32Array, shifts));
    // all lie against what was held before: none is left that another one could hold now
    if (shifts.every((by, index) => by !== undefined || isAfloat.has(index))) break;
  }
  return parts;
}

/** Floors for what is held up in a vessel so that it is seen over the rim: a vessel is only as deep as that. */
export function layBeds(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ placement }) => placement?.relation === "in")) return [];
  const loose = findLoosePieces(
    pieces.map(({ part }) => part.geometry),
    NEAR,
    CELLS,
  );
  const low = new Map<number, number[]>();
  for (const [index, { part, placement, isAfloat }] of pieces.entries()) {
    if (placement?.relation !== "in" || isAfloat) continue;
    const hanging = (loose.pieceOf[index] as Int32Array).some((piece) => {
      const its = piece < 0 ? undefined : loose.pieces[piece];
      return its !== undefined && its.fall > LEAST_FALL * loose.cell;
    });
    if (!hanging) continue;
    const own = low.get(placement.target) ?? [];
    own.push(boundsOf([part.geometry.positions]).min[1]);
    low.set(placement.target, own);
  }
  return [...low].flatMap(([target, heights]) => {
    const walls = pieces.filter(({ object }) => object === target).map(({ part }) => part);
    const bed = bedAt(walls, Math.min(...heights) + loose.cell, 2 * loose.cell);
    return bed ? [{ part: bed, object: target, placement: undefined }] : [];
  });
}

type Shift = readonly [number, number, number];

function shiftOf({ gap, toward, fall, height }: LoosePiece, isTouching: boolean, cell: number): Shift | undefined {
  const drop: Shift = [0, -Math.min(fall + INTO * cell, height), 0];
  // beside nothing, and all but on what carries it
  if (gap > (isTouching ? MOST_TOUCHING : MOST)) return fall <= LEAST_DROP * FINE_CELLS * cell ? drop : undefined;
  const [x, y, z] = toward;
  const far = Math.sqrt(x * x + y * y + z * z);
  if (fall <= RATHER_FALLS * far) return drop;
  const by = 1 + (INTO_ASIDE * cell) / Math.max(far, cell);
  return [x * by, y * by, z * by];
}

function movePieces(part: Part, pieceOf: Int32Array, shifts: readonly (Shift | undefined)[]): Part {
  if (!pieceOf.some((piece) => piece >= 0 && shifts[piece])) return part;
  const positions = part.geometry.positions.slice();
  for (const [vertex, piece] of pieceOf.entries()) {
    const by = piece < 0 ? undefined : shifts[piece];
    if (!by) continue;
    for (let k = 0; k < 3; k += 1)
      positions[vertex * 3 + k] = (positions[vertex * 3 + k] as number) + (by[k] as number);
  }
  return { ...part, geometry: { ...part.geometry, positions } };
}
