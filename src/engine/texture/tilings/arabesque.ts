import { cos, PI } from "../../math/elementary.ts";
import type { Tiling } from "./tiling.ts";

const STEPS = 512;

/**
 * Arabesque or lantern tiles: upright ogees, `columns` a row, each row half a lantern aside. `rows` is even.
 *
 * @param waist 0 plain ogees, 0.2 slimmer in the shoulders, -0.1 lanterns with full bodies and thin necks.
 */
export function arabesque(columns: number, rows: number, waist = 0): Tiling {
  // half width by height: its sum with that of the row between is the same everywhere, so the rows close
  const half = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
    const y = i / STEPS;
    return 0.25 + 0.25 * ((1 - waist) * cos(PI * y) + waist * cos(3 * PI * y));
  });
  return {
    cells: columns * rows,
    locate: (x, y, place) => {
      const gx = x * columns;
      const gy = y * rows;
      let deepest = -9;
      const first = Math.floor(gy);
      for (let row = first - 1; row <= first + 1; row += 1) {
        const shift = row & 1 ? 0.5 : 0;
        const column = Math.floor(gx - shift);
        const dx = gx - shift - column - 0.5;
        const dy = gy - row - 0.5;
        const ay = Math.abs(dy);
        if (ay >= 1) continue;
        const at = Math.min(STEPS - 1, Math.floor(ay * STEPS));
        const width = half[at] as number;
        const slope = (((half[at + 1] as number) - width) * STEPS * rows) / columns;
        const d = (width - Math.abs(dx)) / Math.sqrt(1 + slope * slope);
        if (d <= deepest) continue;
        deepest = d;
        place.cell = wrap(row, rows) * columns + wrap(column, columns);
        place.u = dx + 0.5;
        place.v = dy * 0.5 + 0.5;
      }
      place.kind = 0;
      place.border = Math.max(0, deepest / columns);
      place.next = 1;
    },
  };
}

const wrap = (i: number, n: number): number => ((i % n) + n) % n;
