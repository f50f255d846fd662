import type { FlatCharts } from "./flatten-charts.ts";
import { packShapes } from "./pack-shapes.ts";
import { packSkyline } from "./pack-skyline.ts";
import { type ChartPlace, scaleOf, type TurnedCharts, turnCharts } from "./turn-charts.ts";

/** Steps in which the largest scale is looked for: with boxes, and then with the charts' own shapes. */
const BOX_STEPS = 9;
const SHAPE_STEPS = 2;

/** Share of the atlas that is enough: most models fill so much at the first go, and more of it takes longer than it is worth. */
const ENOUGH_FILLED = 0.6;

/** The places of all charts at one scale. */
interface Layout {
  readonly scale: number;
  readonly places: readonly ChartPlace[];
}

/**
 * Turns, scales and places the charts: one scale for the whole model, as large as the atlas takes, but specks are grown to a
 * few texels.
 *
 * @param size Side of the atlas in texels.
 * @param margin Texels kept free around every chart.
 * @param isThorough Takes longer, and lays charts by their own shapes into each other's gaps.
 * @returns uv pairs in 0..1, one a point of the charts, V up.
 */
export function layAtlas(charts: FlatCharts, size: number, margin: number, isThorough: boolean): Float32Array {
  const turned = turnCharts(charts);
  const boxed = layBoxes(turned, size, margin);
  const layout = isThorough ? layShapes(charts, turned, size, margin, boxed) : boxed;
  const uvs = new Float32Array(charts.points.length);
  for (let chart = 0; chart < charts.count; chart += 1) {
    const { x, y, quarters } = layout.places[chart] as ChartPlace;
    const scale = scaleOf(turned, chart, layout.scale);
    const right = (turned.widths[chart] as number) * scale;
    const top = (turned.heights[chart] as number) * scale;
    for (let p = charts.firstPoint[chart] as number; p < (charts.firstPoint[chart + 1] as number); p += 1) {
      const px = (turned.points[p * 2] as number) * scale;
      const py = (turned.points[p * 2 + 1] as number) * scale;
      uvs[p * 2] = (x + (quarters === 0 ? px : quarters === 1 ? top - py : quarters === 2 ? right - px : py)) / size;
      uvs[p * 2 + 1] =
        (y + (quarters === 0 ? py : quarters === 1 ? px : quarters === 2 ? top - py : right - px)) / size;
    }
  }
  return uvs;
}

/** Every chart in a box of its own. */
function layBoxes(turned: TurnedCharts, size: number, margin: number): Layout {
  const count = turned.widths.length;
  const widths = new Int32Array(count);
  const heights = new Int32Array(count);
  const tryScale = (scale: number): Layout | undefined => {
    for (let chart = 0; chart < count; chart += 1) {
      const own = scaleOf(turned, chart, scale);
      widths[chart] = Math.ceil((turned.widths[chart] as number) * own) + 2 * margin;
      heights[chart] = Math.ceil((turned.heights[chart] as number) * own) + 2 * margin;
    }
    const packing = packSkyline(widths, heights, size);
    if (!packing) return undefined;
    const place = (chart: number): ChartPlace => ({
      x: (packing.x[chart] as number) + margin,
      y: (packing.y[chart] as number) + margin,
      quarters: 0,
    });
    return { scale, places: Array.from({ length: count }, (_, chart) => place(chart)) };
  };
  let area = 0;
  for (let chart = 0; chart < count; chart += 1) {
    area += Math.max((turned.widths[chart] as number) * (turned.heights[chart] as number), 1e-12);
  }
  let high = size / Math.sqrt(Math.max(area, 1e-12));
  let low = high / 2;
  let found = tryScale(low);
  while (found === undefined) {
    high = low;
    low /= 2;
    found = tryScale(low);
    if (low * Math.sqrt(area) < 1e-3) throw new Error(`layAtlas: ${count} charts must fit into ${size} texels.`);
  }
  return climb(found, high, BOX_STEPS, tryScale);
}

/** Charts by their own shapes, at a larger scale than their boxes allow; the boxes where that does not help. */
function layShapes(charts: FlatCharts, turned: TurnedCharts, size: number, margin: number, boxed: Layout): Layout {
  const area = turned.areas.reduce((sum, each) => sum + each, 0);
  const enough = size * Math.sqrt(ENOUGH_FILLED / area);
  if (boxed.scale >= enough) return boxed;
  const tryScale = (scale: number): Layout | undefined => {
    const places = packShapes(charts, turned, scale, size, margin);
    return places && { scale, places };
  };
  return tryScale(enough) ?? climb(boxed, enough, SHAPE_STEPS, tryScale);
}

/** Halves the gap between what fits and what may not. */
function climb(first: Layout, high: number, steps: number, tryScale: (scale: number) => Layout | undefined): Layout {
  let best = first;
  let above = high;
  for (let step = 0; step < steps; step += 1) {
    const better = tryScale((best.scale + above) / 2);
    if (better) best = better;
    else above = (best.scale + above) / 2;
  }
  return best;
}
