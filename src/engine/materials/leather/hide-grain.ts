import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import type { Draw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { randomTable } from "../../texture/tones/random-table.ts";

/** The skin side of a hide. */
export interface HideGrain {
  /** Pebbles between fine creases: 0 in a crease to 1 on a pebble. */
  readonly pebble: Field;
  /** Slow change of tone by wear and tanning, about -1..1. */
  readonly patina: Field;
}

/** Grain of a hide with `cells` pebbles across the tile, of uneven size. */
export function hideGrain(size: number, draw: Draw, cells: number): HideGrain {
  const bend = (name: string) =>
    fbm(size, { cells: cells >> 1 || 1, octaves: 3, gain: 0.6, seed: draw.seed32(name), strength: 0.55 });
  const net = { cellsX: cells, cellsY: cells, jitter: 1, warpX: bend("grain x"), warpY: bend("grain y") };
  const { border, index } = cellsKernel(size, { ...net, seed: draw.seed32("grain") }, ["border", "index"]);
  const swell = randomTable(cells * cells, draw.seed32("swell"));
  makeRows([border], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      border[i] = smoothstep(0, 0.34, border[i] as number) * (0.65 + 0.35 * (swell[index[i] as number] as number));
    }
  });
  const patina = fbm(size, { cells: 9, octaves: 5, gain: 0.6, seed: draw.seed32("patina") });
  return { pebble: border, patina };
}
