import type { SlowWaves } from "./slow-waves.ts";

/** What the swell of the whole tile counts beside its neighbourhoods. */
const SWELL = 1.2;

/** How the cells of a tile lie: about each cell itself and all that touch it, and how each shares in slow waves over the tile. */
export interface Ground {
  readonly around: readonly Int32Array[];
  /** Left out where the cells are too fine to be found. */
  readonly waves?: SlowWaves;
}

const STILL: SlowWaves = { many: 0, shares: new Float64Array() };

/** How evenly a trait lies over a tile, as two cells come to change places. */
export interface Trait {
  /** How much more uneven the tile would be with `step` more of the trait in cell `a` and less in `b`; below 0 it is more even. */
  readonly change: (a: number, b: number, step: number) => number;
  /** Has that done. */
  readonly swap: (a: number, b: number, step: number) => void;
}

/** @param mean Of the table, whose values are taken over. */
export function createTrait(table: Float32Array, mean: number, { around, waves = STILL }: Ground): Trait {
  const { many, shares } = waves;
  const sums = Float64Array.from(around, (near) => near.reduce((sum, cell) => sum + (table[cell] as number) - mean, 0));
  const swell = new Float64Array(many);
  for (let i = 0; i < shares.length; i += 1) {
    const own = (table[Math.floor(i / many)] as number) - mean;
    swell[i % many] = (swell[i % many] as number) + own * (shares[i] as number);
  }
  const stamps = new Int32Array(table.length).fill(-1);
  let stamp = 0;
  /** How much farther from the mean a neighbourhood is once its sum has grown by `step`. */
  const farther = (cell: number, step: number): number => {
    const near = (around[cell] as Int32Array).length;
    return (step * (step + 2 * (sums[cell] as number))) / (near * near);
  };
  const change: Trait["change"] = (a, b, step) => {
    const [atA, atB] = [a * many, b * many];
    let swells = 0;
    for (let n = 0; n < many; n += 1) {
      const more = step * ((shares[atA + n] as number) - (shares[atB + n] as number));
      swells += more * (more + 2 * (swell[n] as number));
    }
    let sum = swells * SWELL * table.length;
    stamp += 2;
    // what lies near both keeps its sum
    for (const cell of around[a] as Int32Array) stamps[cell] = stamp;
    for (const cell of around[b] as Int32Array) {
      if (stamps[cell] === stamp) stamps[cell] = stamp + 1;
      else sum += farther(cell, -step);
    }
    for (const cell of around[a] as Int32Array) if (stamps[cell] === stamp) sum += farther(cell, step);
    return sum;
  };
  const swap: Trait["swap"] = (a, b, step) => {
    for (let n = 0; n < many; n += 1) {
      const more = step * ((shares[a * many + n] as number) - (shares[b * many + n] as number));
      swell[n] = (swell[n] as number) + more;
    }
    for (const cell of around[a] as Int32Array) sums[cell] = (sums[cell] as number) + step;
    for (const cell of around[b] as Int32Array) sums[cell] = (sums[cell] as number) - step;
  };
  return { change, swap };
}
