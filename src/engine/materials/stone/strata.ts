import type { Field } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";

/** A bed of rock laid on the one below. */
export interface Bed {
  /** Number of the bed, 0 .. beds - 1. */
  index: number;
  /** Place in it, 0 at its top to 1 at its bottom. */
  into: number;
  /** How thick it is, in mean beds. */
  thickness: number;
}

/**
 * Beds of uneven thickness that lie across the tile, one on the other.
 *
 * @param beds Whole number down the tile.
 * @returns Sets `bed` from y in tiles, any real number: add noise to let them wave.
 */
export function strata(draw: Draw, beds: number): (y: number, bed: Bed) => void {
  const luck = evenGrid(1, beds, draw.seed32("thickness"));
  const tops = new Float32Array(beds + 1);
  // thin ones are common, thick ones rare
  for (let i = 0; i < beds; i += 1) tops[i + 1] = (tops[i] as number) + 0.3 + 1.9 * cube(luck[i] as number);
  const total = tops[beds] as number;
  const steps = 2048;
  const first = new Int32Array(steps + 1);
  for (let i = 0, at = 0; i <= steps; i += 1) {
    while (at < beds - 1 && (tops[at + 1] as number) <= (i / steps) * total) at += 1;
    first[i] = at;
  }
  return (y, bed) => {
    const at = (y - Math.floor(y)) * total;
    let index = first[Math.floor((at / total) * steps)] as number;
    while (index < beds - 1 && (tops[index + 1] as number) <= at) index += 1;
    const thick = (tops[index + 1] as number) - (tops[index] as number);
    bed.index = index;
    bed.into = (at - (tops[index] as number)) / thick;
    bed.thickness = (thick * beds) / total;
  };
}

const cube = (x: number): number => x * x * x;

/** Where the texel lies down the tile, moved by a field. */
export const downTile = (i: number, size: number, moved: Field, reach: number): number =>
  (Math.floor(i / size) + 0.5) / size + (moved[i] as number) * reach;
