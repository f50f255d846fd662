import { evenGrid } from "../../texture/tones/even-deal.ts";
import { randomTable } from "../../texture/tones/random-table.ts";

/**
 * Bands of uneven tone that follow each other without end, as agate or malachite grows: a tone 0..1 for a depth counted in
 * bands. Neighbouring bands differ, their borders are sharp on one side and soft on the other.
 *
 * @param period Bands after which they repeat, whole.
 * @param isEven No dark or pale ones gather: for bands that cross the whole tile, where a crowd is seen as a stripe.
 */
export function banding(period: number, seed: number, isEven = false): (depth: number) => number {
  const tones = isEven ? evenGrid(1, period, seed) : randomTable(period, seed);
  return (depth) => {
    const band = Math.floor(depth);
    const t = depth - band;
    const here = tones[((band % period) + period) % period] as number;
    const next = tones[(((band + 1) % period) + period) % period] as number;
    const soft = t * t * t * t;
    return here + (next - here) * soft;
  };
}
