/** Where a texel lies in a tiling. Lengths are shares of the tile. */
export interface TilePlace {
  /** Number of the cell, 0 .. cells - 1. */
  cell: number;
  /** Which of the tiling's shapes the cell has; 0 where there is but one. */
  kind: number;
  /** Place in the cell, 0..1 each; u runs along its longer side or its first. */
  u: number;
  v: number;
  /** Distance to the nearest side. */
  border: number;
  /** Distance to the second nearest: what a corner is rounded by. */
  next: number;
}

/** A periodic division of the tile into cells. */
export interface Tiling {
  readonly cells: number;
  /** Sets `place` from x, y in tiles; any real x, y. */
  readonly locate: (x: number, y: number, place: TilePlace) => void;
}

export const createPlace = (): TilePlace => ({ cell: 0, kind: 0, u: 0, v: 0, border: 0, next: 0 });

/** Distance to the border of the cell with its corners rounded by `radius`: negative outside of them. */
export function roundedBorder(place: TilePlace, radius: number): number {
  if (place.next >= radius) return place.border;
  const a = radius - place.border;
  const b = radius - place.next;
  return radius - Math.sqrt(a * a + b * b);
}

/** The same tiling turned by 45 degrees and smaller by the square root of 2, so that the tile still closes. */
export function diagonal({ cells, locate }: Tiling): Tiling {
  return {
    cells,
    locate: (x, y, place) => {
      locate(x + y, y - x, place);
      place.border *= Math.SQRT1_2;
      place.next *= Math.SQRT1_2;
    },
  };
}
