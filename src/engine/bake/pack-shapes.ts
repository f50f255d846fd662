import { type CellRuns, cellGridKernel } from "../kernels/cell-grid-kernel.ts";
import { maskTriangles, turnMask } from "./cell-mask.ts";
import type { FlatCharts } from "./flat-charts.ts";
import { type ChartPlace, type ChartScale, scaleOf, type TurnedCharts } from "./turn-charts.ts";

/**
 * Packs charts by their own shapes, the largest first, each as low as it goes in the best of four quarter turns, holes
 * of others included.
 *
 * @param scale Texels a metre.
 * @param cells On a side of the atlas, a multiple of 64: finer fills more, and takes longer.
 * @returns `undefined` when they do not all fit.
 * @see Lévy, Petitjean, Ray and Maillot, Least Squares Conformal Maps (SIGGRAPH 2002), section 5, on packing by shape
 */
export function packShapes(
  charts: FlatCharts,
  turned: TurnedCharts,
  scale: number,
  size: number,
  margin: number,
  cells: number,
): ChartPlace[] | undefined {
  const cell = size / cells;
  const grid = cellGridKernel(cells);
  const masks = makeMasks(charts, turned, scale, cell, margin / cell);
  const order = masks.map((_, chart) => chart).sort((a, b) => sizeOf(masks[b]) - sizeOf(masks[a]) || a - b);
  const places: ChartPlace[] = new Array(masks.length);
  // where charts of the same outer size went last: there is no use in looking below
  const floors = new Map<number, number>();
  for (const chart of order) {
    let mask = masks[chart] as CellRuns;
    let best: { x: number; y: number; quarters: number; mask: CellRuns } | undefined;
    for (let quarters = 0; quarters < 4; quarters += 1) {
      const key = mask.width * cells + mask.height;
      const found = grid.find(mask, floors.get(key) ?? 0, best ? best.y + best.mask.height - mask.height : cells);
      if (found) {
        floors.set(key, found.y);
        if (!best || found.y + mask.height < best.y + best.mask.height) best = { ...found, quarters, mask };
      }
      if (quarters < 3) mask = turnMask(mask);
    }
    if (!best) return undefined;
    grid.take(best.mask, best.x, best.y);
    // a turned chart lies at the far side of its mask, which is of whole cells
    const { across, along } = scaleOf(turned, chart, scale);
    const upright = masks[chart] as CellRuns;
    const spareX = upright.width * cell - 2 * margin - (turned.widths[chart] as number) * across;
    const spareY = upright.height * cell - 2 * margin - (turned.heights[chart] as number) * along;
    const { quarters } = best;
    places[chart] = {
      x: best.x * cell + margin + (quarters === 1 ? spareY : quarters === 2 ? spareX : 0),
      y: best.y * cell + margin + (quarters === 2 ? spareY : quarters === 3 ? spareX : 0),
      quarters,
    };
  }
  return places;
}

const sizeOf = (mask: CellRuns | undefined): number =>
  mask ? Math.max(mask.width, mask.height) * 4096 + mask.width + mask.height : 0;

function makeMasks(charts: FlatCharts, turned: TurnedCharts, scale: number, cell: number, margin: number): CellRuns[] {
  const { count, firstPoint, cornerPoint } = charts;
  const chartOf = new Int32Array(turned.points.length / 2);
  for (let chart = 0; chart < count; chart += 1) chartOf.fill(chart, firstPoint[chart], firstPoint[chart + 1]);
  const corners = new Int32Array(count);
  for (const point of cornerPoint)
    corners[chartOf[point] as number] = (corners[chartOf[point] as number] as number) + 1;
  const triangles = Array.from(corners, (n) => new Float64Array(n * 2));
  const scales = Array.from(corners, (_, chart) => scaleOf(turned, chart, scale));
  const filled = new Int32Array(count);
  for (const point of cornerPoint) {
    const chart = chartOf[point] as number;
    const { across, along } = scales[chart] as ChartScale;
    const at = filled[chart] as number;
    const list = triangles[chart] as Float64Array;
    list[at] = ((turned.points[point * 2] as number) * across) / cell;
    list[at + 1] = ((turned.points[point * 2 + 1] as number) * along) / cell;
    filled[chart] = at + 2;
  }
  return triangles.map((list, chart) => {
    const { across, along } = scales[chart] as ChartScale;
    const width = Math.ceil(((turned.widths[chart] as number) * across) / cell + 2 * margin);
    const height = Math.ceil(((turned.heights[chart] as number) * along) / cell + 2 * margin);
    return maskTriangles(list, width, height, margin);
  });
}
