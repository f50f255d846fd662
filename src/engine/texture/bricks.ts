/** Where a texel lies in a wall of bricks. */
export interface BrickPlace {
  /** Number of the brick, 0 .. rows * columns - 1. */
  brick: number;
  /** Place in the brick, 0..1 each. */
  u: number;
  v: number;
  /** Distance to the brick's border, in shares of the tile; negative never. */
  border: number;
}

/**
 * A wall of equal bricks: rows run across the tile, every other row shifted.
 *
 * @param shift Of odd rows, in bricks: 0.5 is running bond. Rows must then be even for the tile to close.
 * @returns Sets `place` from x, y in tiles; any real x, y.
 */
export function brickWall(columns: number, rows: number, shift = 0.5) {
  return (x: number, y: number, place: BrickPlace): void => {
    const down = y * rows;
    const line = Math.floor(down);
    const row = ((line % rows) + rows) % rows;
    const across = x * columns + (row % 2 === 1 ? shift : 0);
    const step = Math.floor(across);
    const column = ((step % columns) + columns) % columns;
    place.brick = row * columns + column;
    place.u = across - step;
    place.v = down - line;
    place.border = Math.min(Math.min(place.u, 1 - place.u) / columns, Math.min(place.v, 1 - place.v) / rows);
  };
}
