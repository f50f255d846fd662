import { type BoardLayout, setBorder, wrapIndex } from "./board-place.ts";

/**
 * Rhombs of 60 degrees, three to a hexagon, each with the grain along its side: the parquet that looks like cubes. The
 * hexagons are `columns` across and `rows` down; rows * 0.866 near columns * 0.75 keeps them regular.
 *
 * @param rows Even.
 */
export function tumblingBlocks(columns: number, rows: number): BoardLayout {
  const locate: BoardLayout["locate"] = (x, y, place) => {
    // nearest centre of two interleaved rectangular lattices, in a frame where hexagons are regular
    const s = 1 / columns;
    const t = 1.7320508 / 2;
    const px = x * columns;
    const py = y * rows;
    let bestX = 0;
    let bestY = 0;
    let column = 0;
    let row = 0;
    let best = 9;
    for (let k = 0; k < 2; k += 1) {
      const r = Math.round((py - k) / 2) * 2 + k;
      const c = Math.round(px - (k === 1 ? 0.5 : 0));
      const dx = px - c - (k === 1 ? 0.5 : 0);
      const dy = (py - r) * t;
      const d = dx * dx + dy * dy;
      if (d < best) {
        best = d;
        bestX = dx;
        bestY = dy;
        column = c;
        row = r;
      }
    }
    // pointed hexagon of width 1: three rhombs meet in the middle along directions 90, 210 and 330 degrees
    const up = bestY;
    const right = -0.5 * bestY + t * bestX;
    const left = -0.5 * bestY - t * bestX;
    let face = 0;
    let along = 0;
    let across = 0;
    if (up <= right && up <= left) {
      face = 0;
      along = right - up;
      across = left - up;
    } else if (right <= left) {
      face = 1;
      along = left - right;
      across = up - right;
    } else {
      face = 2;
      along = up - left;
      across = right - left;
    }
    // oblique coordinates 0..1 along the rhomb's two sides
    const a = along / t;
    const b = across / t;
    place.board = (wrapIndex(row, rows) * columns + wrapIndex(column, columns)) * 3 + face;
    const side = s * 0.577;
    place.across = (b - 0.5) * side * t;
    place.along = (a - 0.5 + (b - 0.5) * 0.5) * side;
    setBorder(place, Math.min(b, 1 - b) * side * t, Math.min(a, 1 - a) * side * t);
  };
  return { count: columns * rows * 3, locate };
}
