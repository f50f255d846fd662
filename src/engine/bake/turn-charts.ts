import { cos, PI, sin } from "../math/elementary.ts";
import { clamp } from "../math/scalar.ts";
import { type FlatCharts, flatArea } from "./flat-charts.ts";

/** Turns tried when looking for a chart's narrowest box, over a quarter turn. */
const TURNS = 24;

/** Square texels, and texels along its longer side, that a chart is given at least, by growing it up to so many times its true size. */
const LEAST_AREA = { many: 12, few: 72 };
/** Share of the atlas that all which is grown to that area may take together, and the share that charts fill, by which it is told what will be. */
const MOST_OF_SPECKS = 0.16;
const FILLED = 0.5;
const LEAST_SIDE = 8;
const MOST_GROWTH = 64;
/** Share of the atlas's side up to which it is then widened. */
const MOST_WIDTH = 0.02;
/** Texels along its longer side up to which it is grown: a needle would else become as long as the atlas, and hold all others back. */
const MOST_SIDE = 128;

/** Where a chart goes. */
export interface ChartPlace {
  /** Texels from the atlas's lower left to that of the chart's box, without its margin. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns to the left. */
  readonly quarters: number;
}

/** Charts turned to their narrowest boxes. */
export interface TurnedCharts {
  /** xy pairs in metres from the lower left of each chart's box. */
  readonly points: Float64Array;
  readonly widths: Float64Array;
  readonly heights: Float64Array;
  /** Square metres of the chart itself. */
  readonly areas: Float64Array;
  /** Square texels that each is given at least. */
  readonly leastArea: number;
  /** Texels across up to which what is as thin as a hair is widened. */
  readonly mostWidth: number;
}

/**
 * Turns each chart so that its box is smallest, and stands it upright.
 *
 * @param size Side of the atlas in texels.
 */
export function turnCharts(charts: FlatCharts, size: number): TurnedCharts {
  const { count, points, firstPoint } = charts;
  const out = new Float64Array(points.length);
  const widths = new Float64Array(count);
  const heights = new Float64Array(count);
  const cosines = Array.from({ length: TURNS }, (_, i) => cos((i / TURNS) * (PI / 2)));
  const sines = Array.from({ length: TURNS }, (_, i) => sin((i / TURNS) * (PI / 2)));
  for (let chart = 0; chart < count; chart += 1) {
    const start = firstPoint[chart] as number;
    const end = firstPoint[chart + 1] as number;
    let best = Number.POSITIVE_INFINITY;
    let bestTurn = 0;
    let box = [0, 0, 0, 0];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const c = cosines[turn] as number;
      const s = sines[turn] as number;
      let left = Number.POSITIVE_INFINITY;
      let right = Number.NEGATIVE_INFINITY;
      let bottom = Number.POSITIVE_INFINITY;
      let top = Number.NEGATIVE_INFINITY;
      for (let p = start; p < end; p += 1) {
        const px = points[p * 2] as number;
        const py = points[p * 2 + 1] as number;
        const x = c * px - s * py;
        const y = s * px + c * py;
        left = Math.min(left, x);
        right = Math.max(right, x);
        bottom = Math.min(bottom, y);
        top = Math.max(top, y);
      }
      const area = (right - left) * (top - bottom);
      if (area < best * 0.999) {
        best = area;
        bestTurn = turn;
        box = [left, right, bottom, top];
      }
    }
    const [left, right, bottom, top] = box as [number, number, number, number];
    const c = cosines[bestTurn] as number;
    const s = sines[bestTurn] as number;
    const lying = right - left > top - bottom;
    widths[chart] = lying ? top - bottom : right - left;
    heights[chart] = lying ? right - left : top - bottom;
    for (let p = start; p < end; p += 1) {
      const px = points[p * 2] as number;
      const py = points[p * 2 + 1] as number;
      const x = c * px - s * py - left;
      const y = s * px + c * py - bottom;
      out[p * 2] = lying ? top - bottom - y : x;
      out[p * 2 + 1] = lying ? x : y;
    }
  }
  const areas = measureAreas(charts);
  return { points: out, widths, heights, areas, leastArea: leastAreaOf(areas, size), mostWidth: MOST_WIDTH * size };
}

/** The more specks there are, the less each is given: they must leave room for what is seen first. */
function leastAreaOf(areas: Float64Array, size: number): number {
  const whole = areas.reduce((sum, each) => sum + each, 0);
  const scale = size * Math.sqrt(FILLED / Math.max(whole, 1e-12));
  const specks = areas.filter((own) => own * scale * scale < LEAST_AREA.few).length;
  return clamp((MOST_OF_SPECKS * size * size) / Math.max(1, specks), LEAST_AREA.many, LEAST_AREA.few);
}

function measureAreas({ count, points, firstPoint, cornerPoint }: FlatCharts): Float64Array {
  const chartOf = new Int32Array(points.length / 2);
  for (let chart = 0; chart < count; chart += 1) chartOf.fill(chart, firstPoint[chart], firstPoint[chart + 1]);
  const areas = new Float64Array(count);
  for (let face = 0; face < cornerPoint.length / 3; face += 1) {
    const chart = chartOf[cornerPoint[face * 3] as number] as number;
    areas[chart] = (areas[chart] as number) + Math.abs(flatArea(cornerPoint, points, face));
  }
  return areas;
}

/** Texels a metre across a chart and along it. */
export interface ChartScale {
  readonly across: number;
  readonly along: number;
}

/**
 * A chart's own scale where the model's is `scale`. What is still no wider than a hair when it may grow no longer is made
 * wider: it has no picture across that could be drawn out of shape.
 */
export function scaleOf(turned: TurnedCharts, chart: number, scale: number): ChartScale {
  const own = turned.areas[chart] as number;
  const width = turned.widths[chart] as number;
  const height = turned.heights[chart] as number;
  const area = Math.sqrt(turned.leastArea / (own * scale * scale || 1));
  const side = LEAST_SIDE / (height * scale || 1);
  const room = MOST_SIDE / (height * scale || 1);
  const along = scale * Math.max(1, Math.min(MOST_GROWTH, room, Math.max(area, side)));
  const widest = Math.min(turned.mostWidth, height * along) / (width || 1);
  const across = Math.max(along, Math.min(widest, turned.leastArea / (own * along || 1)));
  return { across, along };
}
