import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { fbm } from "../noises/noise.ts";
import { double } from "../noises/resize.ts";

/**
 * Cracks: how far each texel lies from the nearest one, in cells. They run between cells that are bent by noise; some
 * stretches stay closed, so that no closed net shows.
 *
 * @param cells Pieces across the tile.
 * @param openness Share of the net that is open, 0..1.
 * @param wander How ragged they run: 0.1 as in ice, 0.3 as in clay.
 */
export function cracks(size: number, draw: Draw, cells: number, openness = 0.6, wander = 0.3): Field {
  const warpX = fbm(size, { cells: cells * 2, octaves: 5, gain: 0.6, seed: draw.seed32("crack x"), strength: wander });
  const warpY = fbm(size, { cells: cells * 2, octaves: 5, gain: 0.6, seed: draw.seed32("crack y"), strength: wander });
  const closed = fbm(size, {
    cells: Math.max(1, Math.round(cells * 1.6)),
    octaves: 2,
    seed: draw.seed32("crack closed"),
  });
  const options = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("cracks"), warpX, warpY };
  const { border } = cellsKernel(size, options, ["border"]);
  const threshold = (openness - 0.5) * 2;
  for (let i = 0; i < border.length; i += 1) {
    border[i] = (border[i] as number) + Math.max(0, (closed[i] as number) - threshold) * 0.4;
  }
  return border;
}

/** Tiles under so many texels are looked at in full: a vein is too narrow in half of them. */
const LEAST = 512;

/**
 * The same for what is broad and ends softly, as bitumen poured over a crack: found on half as many texels a side, a quarter
 * of the cost.
 */
export function broadCracks(size: number, draw: Draw, cells: number, openness?: number, wander?: number): Field {
  if (size < LEAST) return cracks(size, draw, cells, openness, wander);
  return double(cracks(size / 2, draw, cells, openness, wander), size / 2);
}
