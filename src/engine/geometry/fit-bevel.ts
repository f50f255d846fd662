/** Share of half a side from which on a bevel takes all of it: what were left flat would be a strip of needles. */
const ROUND_ENOUGH = 0.98;

/** The bevel that a side of so many metres takes on both its ends: as asked, or exactly half the side where that is hardly more. */
export function fitBevel(asked: number, side: number): number {
  const most = side / 2;
  return asked > most * ROUND_ENOUGH ? most : asked;
}
