import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { evenGrid } from "../tones/even-deal.ts";
import { randomTable } from "../tones/random-table.ts";

/** Above so many lattice cells across, craters are grain and no landmark. */
const MOST = 24;

/**
 * Impact craters, one in some cells of a lattice: a bowl below 0 with a raised rim that runs out into the plain. Depth of
 * the largest about 1. Periodic.
 *
 * @param cells Lattice cells across the tile.
 * @param share Share of the cells that hold one.
 */
export function craters(size: number, seed: number, cells: number, share: number): Field {
  const options = { cellsX: cells, cellsY: cells, jitter: 0.8, seed };
  const { nearest, index } = cellsKernel(size, options, ["nearest", "index"]);
  const luck = cells > MOST ? randomTable(cells * cells, seed) : evenGrid(cells, cells, seed);
  for (let i = 0; i < nearest.length; i += 1) {
    const chance = (luck[index[i] as number] as number) / share;
    const radius = chance < 1 ? 0.11 + 0.12 * (1 - chance) * (1 - chance) : 0;
    const r = (nearest[i] as number) / (radius + 1e-6);
    let level = 0;
    if (r < 1) level = (r * r - 1) * 1.1 + 0.28 * r * r * r * r;
    else if (r < 2) level = 0.28 * (2 - r) * (2 - r) * (2 - r);
    nearest[i] = level * radius * 3.4;
  }
  return nearest;
}
