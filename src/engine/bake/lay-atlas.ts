import type { FlatCharts } from "./flat-charts.ts";
import { packShapes } from "./pack-shapes.ts";
import { packSkyline } from "./pack-skyline.ts";
import { type ChartPlace, scaleOf, type TurnedCharts, turnCharts } from "./turn-charts.ts";

/** Steps in which the largest scale is looked for with boxes. */
const BOX_STEPS = 9;

/** Share of the atlas that is enough: most models fill so much at the first go, and more of it takes longer than it is worth. */
const ENOUGH_FILLED = 0.6;
/** Steps in which the largest scale is looked for with the charts' own shapes; and at the most, while less than so much is filled. */
const SHAPE_STEPS = 2;
const MOST_SHAPE_STEPS = 5;
const LEAST_FILLED = 0.5;

/** Cells on a side of the atlas in which charts are laid by their shapes; and where strips as thin as those cells would waste them. */
const CELLS = 512;
const FINE_CELLS = 1024;
/** Cells of a texel at the usual size, where even those would: thousands of threads. */
const FINEST_CELLS = 2048;
/** Shares of the atlas that are tried then, and in which cells. */
const FINE_TRIES = [
  { share: 0.51, cells: FINE_CELLS },
  { share: 0.505, cells: FINEST_CELLS },
  { share: 0.485, cells: FINE_CELLS },
  { share: 0.46, cells: FINE_CELLS },
];

/** Charts from which on margins give way: the leaves of a tree would have more margin than leaf. */
const MANY_CHARTS = 600;
/** Share of the atlas that margins may take: strands, spokes and lace would have more margin than surface too. */
const MOST_OF_MARGINS = 0.12;

/**
 * Texels kept free around every chart: mipmaps of a few hundred stay clean down to a 64th of the map's side; those of many or
 * of thin ones not so far.
 */
function chartMargin({ areas, widths, heights }: TurnedCharts, size: number): number {
  const usual = Math.max(2, Math.round(size / 512)) * Math.sqrt(Math.min(1, MANY_CHARTS / areas.length));
  const sum = (values: Float64Array) => values.reduce((total, each) => total + each, 0);
  const scale = size * Math.sqrt(ENOUGH_FILLED / Math.max(sum(areas), 1e-12));
  const perimeters = 2 * (sum(widths) + sum(heights)) * scale;
  return Math.max(1, Math.round(Math.min(usual, (MOST_OF_MARGINS * size * size) / Math.max(perimeters, 1))));
}

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
 * @param isThorough Takes longer, and lays charts by their own shapes into each other's gaps.
 * @returns uv pairs in 0..1, one a point of the charts, V up.
 */
export function layAtlas(charts: FlatCharts, size: number, isThorough: boolean): Float32Array {
  const turned = turnCharts(charts, size);
  const layout = isThorough ? layThoroughly(charts, turned, size) : layBoxes(turned, size, chartMargin(turned, size));
  const uvs = new Float32Array(charts.points.length);
  for (let chart = 0; chart < charts.count; chart += 1) {
    const { x, y, quarters } = layout.places[chart] as ChartPlace;
    const { across, along } = scaleOf(turned, chart, layout.scale);
    const right = (turned.widths[chart] as number) * across;
    const top = (turned.heights[chart] as number) * along;
    for (let p = charts.firstPoint[chart] as number; p < (charts.firstPoint[chart + 1] as number); p += 1) {
      const px = (turned.points[p * 2] as number) * across;
      const py = (turned.points[p * 2 + 1] as number) * along;
      uvs[p * 2] = (x + (quarters === 0 ? px : quarters === 1 ? top - py : quarters === 2 ? right - px : py)) / size;
      uvs[p * 2 + 1] =
        (y + (quarters === 0 ? py : quarters === 1 ? px : quarters === 2 ? top - py : right - px)) / size;
    }
  }
  return uvs;
}

/** With the usual margins and cells, or with a texel and fine ones where those would leave half the atlas empty. */
function layThoroughly(charts: FlatCharts, turned: TurnedCharts, size: number): Layout {
  const margin = chartMargin(turned, size);
  const usual = layShapes(charts, turned, size, margin, layBoxes(turned, size, margin));
  if (usual.scale >= scaleThatFills(turned, size, LEAST_FILLED)) return usual;
  for (const { share, cells } of FINE_TRIES) {
    const scale = scaleThatFills(turned, size, share);
    const places = scale > usual.scale && packShapes(charts, turned, scale, size, 1, cells);
    if (places) return { scale, places };
  }
  return usual;
}

/** Texels a metre at which the charts cover so much of the atlas. */
const scaleThatFills = ({ areas }: TurnedCharts, size: number, share: number): number =>
  size * Math.sqrt(share / areas.reduce((sum, each) => sum + each, 0));

/** Every chart in a box of its own. */
function layBoxes(turned: TurnedCharts, size: number, margin: number): Layout {
  const count = turned.widths.length;
  const widths = new Int32Array(count);
  const heights = new Int32Array(count);
  const tryScale = (scale: number): Layout | undefined => {
    for (let chart = 0; chart < count; chart += 1) {
      const { across, along } = scaleOf(turned, chart, scale);
      widths[chart] = Math.ceil((turned.widths[chart] as number) * across) + 2 * margin;
      heights[chart] = Math.ceil((turned.heights[chart] as number) * along) + 2 * margin;
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
  return climb(found, high, BOX_STEPS, tryScale).best;
}

/** Charts by their own shapes, at a larger scale than their boxes allow; the boxes where that does not help. */
function layShapes(charts: FlatCharts, turned: TurnedCharts, size: number, margin: number, boxed: Layout): Layout {
  const enough = scaleThatFills(turned, size, ENOUGH_FILLED);
  if (boxed.scale >= enough) return boxed;
  const tryScale = (scale: number): Layout | undefined => {
    const places = packShapes(charts, turned, scale, size, margin, CELLS);
    return places && { scale, places };
  };
  const first = tryScale(enough);
  if (first) return first;
  const few = climb(boxed, enough, SHAPE_STEPS, tryScale);
  return few.best.scale >= scaleThatFills(turned, size, LEAST_FILLED)
    ? few.best
    : climb(few.best, few.above, MOST_SHAPE_STEPS - SHAPE_STEPS, tryScale).best;
}

/** Halves the gap between what fits and what may not: the best there is, and the scale above it that is not to be had. */
function climb(
  first: Layout,
  high: number,
  steps: number,
  tryScale: (scale: number) => Layout | undefined,
): { readonly best: Layout; readonly above: number } {
  let best = first;
  let above = high;
  for (let step = 0; step < steps; step += 1) {
    const better = tryScale((best.scale + above) / 2);
    if (better) best = better;
    else above = (best.scale + above) / 2;
  }
  return { best, above };
}
