/** Where a texel lies in a floor or wall of boards; lengths in shares of the tile. */
export interface BoardPlace {
  /** Number of the board, 0 .. count - 1 of its layout. */
  board: number;
  /** Place in the board, from its middle: across the grain and along it. */
  across: number;
  along: number;
  /** Distance to the nearest joint, 0 or more. */
  border: number;
  /** Of that joint: true at the end of a board, false along its side. */
  end: boolean;
}

/** A way to lay boards. */
export interface BoardLayout {
  readonly count: number;
  /** Sets `place` from x, y in tiles, 0..1. */
  readonly locate: (x: number, y: number, place: BoardPlace) => void;
}

export const createBoardPlace = (): BoardPlace => ({ board: 0, across: 0, along: 0, border: 0, end: false });

/** Sets the border from the distances to the nearer side and to the nearer end. */
export function setBorder(place: BoardPlace, side: number, end: number): void {
  place.end = end < side;
  place.border = place.end ? end : side;
}

/** The whole number `n` brought to 0 .. period - 1. */
export const wrapIndex = (n: number, period: number): number => ((n % period) + period) % period;

/** The same boards laid along U. */
export const layAcross = ({ count, locate }: BoardLayout): BoardLayout => ({
  count,
  locate: (x, y, place) => locate(y, x, place),
});
