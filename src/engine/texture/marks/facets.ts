import { createField } from "../../kernels/field-pool.ts";
import { blurKernel, cellsKernel, type Field } from "../../kernels/kernels.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import type { Draw } from "../../math/draw.ts";
import { fbm } from "../noises/noise.ts";
import { randomTable } from "../tones/random-table.ts";

/**
 * Broken faces: the tile falls into cells, each a plane that leans its own way, with small steps between them. About
 * -1..1, standard deviation near a third. Periodic.
 *
 * @param cells Faces across the tile.
 * @param lean How steep the planes stand against the steps between them: 0 all level terraces, 1 all slope.
 * @param wander How ragged their borders run, in cells.
 */
export function facets(size: number, draw: Draw, cells: number, lean: number, wander = 0.12): Field {
  const bend = (name: string) =>
    fbm(size, { cells: cells * 2, octaves: 4, gain: 0.6, seed: draw.seed32(name), strength: wander });
  const options = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("faces") };
  const { index } = cellsKernel(size, { ...options, warpX: bend("bend x"), warpY: bend("bend y") }, ["index"]);
  const count = cells * cells;
  const slopeX = randomTable(count, draw.seed32("slope x"));
  const slopeY = randomTable(count, draw.seed32("slope y"));
  const level = randomTable(count, draw.seed32("level"));
  const step = cells / size;
  const out = createField(size * size);
  makeRows([out], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      const id = index[i] as number;
      const row = Math.floor(id / cells);
      // from the middle of the face's own lattice cell, the shorter way round
      const dx = nearer(((i & (size - 1)) + 0.5) * step - (id - row * cells) - 0.5, cells);
      const dy = nearer((Math.floor(i / size) + 0.5) * step - row - 0.5, cells);
      const plane = dx * ((slopeX[id] as number) - 0.5) + dy * ((slopeY[id] as number) - 0.5);
      out[i] = plane * lean * 2.4 + ((level[id] as number) - 0.5) * (1 - lean) * 1.6;
    }
  });
  return blurKernel(out, size, size / 700, 2);
}

const nearer = (d: number, period: number): number => d - Math.round(d / period) * period;
