import type { Tiling } from "./tiling.ts";

/** Half the side of the two squares that make a star whose points meet those of its neighbours, in cells: 1 / sqrt(8). */
const SQUARE = 0.35355339;

/**
 * Eight-pointed stars, `columns` a side, point to point, with a cross of four pointed arms in each gap: kind 0 is the ring of
 * a star, 1 the small star in its middle, 2 the cross.
 *
 * @param ring Width of the ring in cells, 0.05 to 0.25.
 */
export function starAndCross(columns: number, ring: number): Tiling {
  const stars = columns * columns;
  return {
    cells: stars * 3,
    locate: (x, y, place) => {
      const column = Math.floor(x * columns);
      const row = Math.floor(y * columns);
      const px = x * columns - column - 0.5;
      const py = y * columns - row - 0.5;
      const ax = Math.abs(px);
      const ay = Math.abs(py);
      // a star is two squares, one on its corner: inside of either is inside
      const depth = Math.max(SQUARE - Math.max(ax, ay), SQUARE - (ax + ay) * Math.SQRT1_2);
      const isCross = depth < 0;
      place.kind = isCross ? 2 : depth > ring ? 1 : 0;
      const [shiftX, shiftY] = isCross ? [px < 0 ? 0 : 1, py < 0 ? 0 : 1] : [0, 0];
      const wrap = (k: number) => ((k % columns) + columns) % columns;
      place.cell = place.kind * stars + wrap(row + shiftY) * columns + wrap(column + shiftX);
      place.u = isCross ? px + 1 - shiftX : px + 0.5;
      place.v = isCross ? py + 1 - shiftY : py + 0.5;
      place.border = (isCross ? -depth : place.kind === 1 ? depth - ring : Math.min(depth, ring - depth)) / columns;
      place.next = 9;
    },
  };
}
