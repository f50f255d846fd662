import { cos, PI, sin } from "../math/elementary.ts";
import type { FlatCharts } from "./flatten-charts.ts";
import { type Packing, packSkyline } from "./pack-skyline.ts";

/** Turns tried when looking for a chart's narrowest box, over a quarter turn. */
const TURNS = 24;
const SEARCH_STEPS = 9;

/**
 * Turns, scales and places the charts: one scale for the whole model, as large as the atlas takes.
 *
 * @param size Side of the atlas in texels.
 * @param margin Texels kept free around every chart.
 * @returns uv pairs in 0..1, one a point of the charts, V up.
 */
export function layAtlas(charts: FlatCharts, size: number, margin: number): Float32Array {
  const turned = turnCharts(charts);
  const widths = new Int32Array(charts.count);
  const heights = new Int32Array(charts.count);
  const tryScale = (scale: number): Packing | undefined => {
    for (let chart = 0; chart < charts.count; chart += 1) {
      widths[chart] = Math.ceil((turned.widths[chart] as number) * scale) + 2 * margin;
      heights[chart] = Math.ceil((turned.heights[chart] as number) * scale) + 2 * margin;
    }
    return packSkyline(widths, heights, size);
  };
  let area = 0;
  for (let chart = 0; chart < charts.count; chart += 1) {
    area += Math.max((turned.widths[chart] as number) * (turned.heights[chart] as number), 1e-12);
  }
  let high = size / Math.sqrt(Math.max(area, 1e-12));
  let low = high / 2;
  let packing = tryScale(low);
  while (packing === undefined) {
    high = low;
    low /= 2;
    packing = tryScale(low);
    if (low * Math.sqrt(area) < 1e-3) throw new Error(`layAtlas: ${charts.count} charts must fit into ${size} texels.`);
  }
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const scale = (low + high) / 2;
    const better = tryScale(scale);
    if (better) {
      low = scale;
      packing = better;
    } else {
      high = scale;
    }
  }
  const uvs = new Float32Array(charts.points.length);
  for (let chart = 0; chart < charts.count; chart += 1) {
    const left = (packing.x[chart] as number) + margin;
    const bottom = (packing.y[chart] as number) + margin;
    for (let p = charts.firstPoint[chart] as number; p < (charts.firstPoint[chart + 1] as number); p += 1) {
      uvs[p * 2] = (left + (turned.points[p * 2] as number) * low) / size;
      uvs[p * 2 + 1] = (bottom + (turned.points[p * 2 + 1] as number) * low) / size;
    }
  }
  return uvs;
}

interface TurnedCharts {
  /** xy pairs in metres from the lower left of each chart's box. */
  readonly points: Float64Array;
  readonly widths: Float64Array;
  readonly heights: Float64Array;
}

/** Turns each chart so that its box is smallest, and stands it upright. */
function turnCharts({ count, points, firstPoint }: FlatCharts): TurnedCharts {
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
  return { points: out, widths, heights };
}
