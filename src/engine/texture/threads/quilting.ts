/** Where a texel lies in a quilted cover. */
export interface QuiltPlace {
  /** 0 on the seam to 1 on the crown of the pad. */
  height: number;
  /** Distance to the nearest seam, in shares of a pad's width. */
  seam: number;
  /** Place along that seam, in pads. */
  along: number;
  /** Distance to the nearest crossing of seams, in shares of a pad's width. */
  knot: number;
  /** Number of the pad. */
  pad: number;
}

export const createQuiltPlace = (): QuiltPlace => ({ height: 0, seam: 0, along: 0, knot: 0, pad: 0 });

const modulo = (n: number, period: number): number => ((n % period) + period) % period;

/**
 * Diamond quilting: two families of slanting seams with a padded lozenge between them.
 *
 * @param across Lozenges across the tile, `down` down it: whole numbers.
 * @returns Sets `place` from x, y in tiles; any real x, y.
 */
export function diamondQuilt(across: number, down: number) {
  return (x: number, y: number, place: QuiltPlace): void => {
    const a = x * across + y * down;
    const b = x * across - y * down;
    const fa = a - Math.round(a);
    const fb = b - Math.round(b);
    const da = Math.abs(fa);
    const db = Math.abs(fb);
    place.seam = Math.min(da, db);
    place.along = da < db ? b : a;
    place.knot = Math.sqrt(fa * fa + fb * fb);
    place.height = Math.sqrt(Math.sqrt(16 * da * (1 - da) * db * (1 - db)));
    // the pad's own column and row: sums and differences of the two bands it lies in
    const p = Math.floor(a);
    const q = Math.floor(b);
    const column = Math.floor((p + q) / 2);
    const row = p - q;
    place.pad = modulo(column, across) * (down * 2) + modulo(row, down * 2);
  };
}
