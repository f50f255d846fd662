/** Where a texel lies in a knitted cloth. */
export interface KnitPlace {
  /** 0 between the stitches to 1 on the crown of the yarn. */
  height: number;
  /** Number of the stitch, counted row by row. */
  stitch: number;
  /** Place across the yarn and along it in this leg of the stitch, -1..1 each. */
  across: number;
  along: number;
}

export const createKnitPlace = (): KnitPlace => ({ height: 0, stitch: 0, across: 0, along: 0 });

const modulo = (n: number, period: number): number => ((n % period) + period) % period;

/**
 * Stockinette: the right side of a plain knit, columns of V's whose legs are plump loops of yarn.
 *
 * @param steep How far a leg climbs, in rows: 0.7 is usual.
 * @returns Sets `place` from x, y in tiles; any real x, y.
 */
export function stockinette(columns: number, rows: number, steep = 0.7) {
  return (x: number, y: number, place: KnitPlace): void => {
    const gx = x * columns;
    const column = Math.floor(gx);
    // 0 at the outer ends of the legs, 1 where the two meet at the foot of the V
    const inwards = 1 - Math.abs((gx - column) * 2 - 1);
    const climb = y * rows - inwards * steep;
    const row = Math.floor(climb);
    const f = (climb - row) * 2 - 1;
    const s = inwards * 2 - 1;
    place.across = f;
    place.along = s;
    place.height = Math.sqrt(Math.max(0, 1 - f * f * 0.96)) * (0.42 + 0.58 * Math.sqrt(Math.max(0, 1 - s * s * 0.98)));
    place.stitch = modulo(row, rows) * columns + modulo(column, columns);
  };
}
