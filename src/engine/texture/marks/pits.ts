import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import { evenGrid } from "../tones/even-deal.ts";
import { randomTable } from "../tones/random-table.ts";

/** Above so many lattice cells across, the pits are grain and no landmark. */
const MOST = 24;

/**
 * Round holes of many sizes, one in some cells of a lattice: 0 outside to 1 in the middle.
 *
 * @param cells Lattice cells across the tile.
 * @param share Share of the cells that hold a pit, 0..1.
 * @param largest Radius of the largest, in cells, up to 0.5.
 */
export function pits(size: number, seed: number, cells: number, share: number, largest: number): Field {
  const options = { cellsX: cells, cellsY: cells, jitter: 0.9, seed };
  const { nearest, index } = cellsKernel(size, options, ["nearest", "index"]);
  // few pits: one larger than all others, or a crowd of them, would be found in every tile again
  const chance = cells > MOST ? randomTable(cells * cells, seed) : evenGrid(cells, cells, seed);
  makeRows([nearest], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      const luck = (chance[index[i] as number] as number) / share;
      // small ones are common: the radius falls with the square of the luck
      const radius = luck < 1 ? largest * (0.25 + 0.75 * (1 - luck) * (1 - luck)) : 0;
      const inside = 1 - (nearest[i] as number) / (radius + 1e-6);
      nearest[i] = inside > 0 ? inside * (2 - inside) : 0;
    }
  });
  return nearest;
}
