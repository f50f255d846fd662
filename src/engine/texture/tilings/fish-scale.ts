import type { Tiling } from "./tiling.ts";

/**
 * Fish scales or scallops: round heads upwards, `columns` a row, each row half a scale aside and standing on the one
 * below. Rows are twice the columns, so that the heads are circles.
 *
 * @param hanging True turns the heads down, each row covered by the one above it, as on a roof or a fish.
 * @returns In `place`, u and v run over the scale's bounding square: (0.5, 0.5) is the middle of its circle.
 */
export function fishScale(columns: number, hanging = false): Tiling {
  const rows = columns * 2;
  const radius = 0.5;
  return {
    cells: columns * rows,
    locate: (x, y, place) => {
      const gx = x * columns;
      const gy = (hanging ? -y : y) * rows;
      // circles have a radius of one row; the lowest row that reaches here lies on top
      const last = Math.floor(gy + 1);
      let over = 9;
      let side = 9;
      // the row after it covers nothing here, but its heads bound the cell
      for (let row = last + 1; row >= last - 2; row -= 1) {
        const shift = row & 1 ? 0.5 : 0;
        const column = Math.floor(gx - shift);
        const dx = gx - shift - column - 0.5;
        const dy = (gy - row) / 2;
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d <= radius) {
          const inside = Math.min(radius - d, over);
          place.cell = wrap(row, rows) * columns + wrap(column, columns);
          place.kind = 0;
          place.u = dx + 0.5;
          place.v = hanging ? 0.5 - dy : dy + 0.5;
          place.border = inside / columns;
          place.next = Math.max(radius - d, Math.min(over, side)) / columns;
          return;
        }
        // its neighbour in the row may be nearer to a point between them
        const otherD = Math.sqrt((1 - Math.abs(dx)) * (1 - Math.abs(dx)) + dy * dy);
        const least = Math.min(d, otherD) - radius;
        side = Math.min(side, Math.max(d, otherD) - radius, over);
        over = Math.min(over, least);
      }
    },
  };
}

const wrap = (i: number, n: number): number => ((i % n) + n) % n;
