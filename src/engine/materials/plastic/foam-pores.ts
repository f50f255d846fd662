import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { randomTable } from "../../texture/tones/random-table.ts";

/**
 * Open cells of a foam: 0 on the struts to 1 in the middle of an open pore. Some cells keep their skin and stay shallow.
 *
 * @param cells Pores across the tile.
 */
export function foamPores(size: number, draw: Draw, cells: number): Field {
  const { nearest, index } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 0.9, seed: draw.seed32("pores") },
    ["nearest", "index"],
  );
  const open = randomTable(cells * cells, draw.seed32("open"));
  for (let i = 0; i < nearest.length; i += 1) {
    const o = open[index[i] as number] as number;
    nearest[i] = smoothstep(0.32 + o * 0.28, 0.12 + o * 0.16, nearest[i] as number) * (0.25 + 0.75 * o);
  }
  return nearest;
}
