import { cos, PI, sin } from "../math/elementary.ts";
import { type FlatCharts, facesByChart } from "./flatten-charts.ts";
import type { Charts } from "./grow-charts.ts";
import type { PartMesh } from "./part-mesh.ts";

/** Cells along the side of a square as large as the whole surface: overlaps are looked for this finely. */
const CELLS = 900;
/** Share of the atlas a good packing fills: a chart longer than that atlas' side would hold all the others back. */
export const GOOD_FILL = 0.6;
/** Directions, over half a turn, in which a chart's length is measured. */
const DIRECTIONS = 16;

/**
 * Cuts in two every chart that covers itself when laid flat, or is too long for the atlas the whole surface needs.
 *
 * @returns The same charts when there are none.
 */
export function splitCharts(mesh: PartMesh, twins: Int32Array, charts: Charts, flat: FlatCharts): Charts {
  let area = 0;
  for (const face of mesh.faceAreas) area += face;
  const cell = Math.sqrt(area) / CELLS;
  if (!(cell > 0)) return charts;
  const side = Math.sqrt(area / GOOD_FILL);
  const faces = facesByChart(charts);
  const faceChart = charts.faceChart.slice();
  let { count } = charts;
  for (let chart = 0; chart < charts.count; chart += 1) {
    const own = faces.list.subarray(faces.first[chart] as number, faces.first[chart + 1] as number);
    if (own.length < 2) continue;
    const span = longestSpan(flat, chart);
    const long = span.length > side && longestFace(flat, own, span) < span.length / 3;
    if (!long && !coversItself(flat, own, chart, cell)) continue;
    halve(flat, own, span, faceChart, count);
    count = separate(twins, own, faceChart, chart, count);
  }
  return count === charts.count ? charts : { faceChart, count };
}

/** The direction in which a chart is longest. */
interface Span {
  readonly x: number;
  readonly y: number;
  /** Metres. */
  readonly length: number;
}

function longestSpan({ points, firstPoint }: FlatCharts, chart: number): Span {
  let longest: Span = { x: 1, y: 0, length: -1 };
  for (let i = 0; i < DIRECTIONS; i += 1) {
    const x = cos((i / DIRECTIONS) * PI);
    const y = sin((i / DIRECTIONS) * PI);
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let p = firstPoint[chart] as number; p < (firstPoint[chart + 1] as number); p += 1) {
      const at = x * (points[p * 2] as number) + y * (points[p * 2 + 1] as number);
      if (at < low) low = at;
      if (at > high) high = at;
    }
    if (high - low > longest.length) longest = { x, y, length: high - low };
  }
  return longest;
}

/** Metres the longest single face spans in a direction: long faces cannot be cut. */
function longestFace({ points, cornerPoint }: FlatCharts, faces: Uint32Array, { x, y }: Span): number {
  let longest = 0;
  for (const face of faces) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < 3; k += 1) {
      const p = (cornerPoint[face * 3 + k] as number) * 2;
      const at = x * (points[p] as number) + y * (points[p + 1] as number);
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    longest = Math.max(longest, high - low);
  }
  return longest;
}

/** Whether some cell's centre lies in two of the faces. */
function coversItself(flat: FlatCharts, faces: Uint32Array, chart: number, cell: number): boolean {
  const { points, cornerPoint } = flat;
  const box = boxOf(flat, chart);
  const columns = Math.floor(box.width / cell) + 2;
  const rows = Math.floor(box.height / cell) + 2;
  const taken = new Uint8Array(columns * rows);
  for (const face of faces) {
    const a = (cornerPoint[face * 3] as number) * 2;
    const b = (cornerPoint[face * 3 + 1] as number) * 2;
    const c = (cornerPoint[face * 3 + 2] as number) * 2;
    const ax = ((points[a] as number) - box.left) / cell;
    const ay = ((points[a + 1] as number) - box.bottom) / cell;
    const bx = ((points[b] as number) - box.left) / cell - ax;
    const by = ((points[b + 1] as number) - box.bottom) / cell - ay;
    const cx = ((points[c] as number) - box.left) / cell - ax;
    const cy = ((points[c + 1] as number) - box.bottom) / cell - ay;
    const twice = bx * cy - by * cx;
    if (!(twice > 0)) continue;
    // strictly inside by a hair: the edge two faces share is no overlap
    const hair = twice * 1e-6;
    const lastRow = Math.floor(ay + Math.max(0, by, cy) - 0.5);
    const lastColumn = Math.floor(ax + Math.max(0, bx, cx) - 0.5);
    for (let row = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5)); row <= lastRow; row += 1) {
      const y = row + 0.5 - ay;
      for (let column = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5)); column <= lastColumn; column += 1) {
        const x = column + 0.5 - ax;
        const wb = x * cy - y * cx;
        const wc = y * bx - x * by;
        if (wb <= hair || wc <= hair || twice - wb - wc <= hair) continue;
        const at = row * columns + column;
        if (taken[at]) return true;
        taken[at] = 1;
      }
    }
  }
  return false;
}

function boxOf({ points, firstPoint }: FlatCharts, chart: number) {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let p = firstPoint[chart] as number; p < (firstPoint[chart + 1] as number); p += 1) {
    left = Math.min(left, points[p * 2] as number);
    right = Math.max(right, points[p * 2] as number);
    bottom = Math.min(bottom, points[p * 2 + 1] as number);
    top = Math.max(top, points[p * 2 + 1] as number);
  }
  return { left, bottom, width: right - left, height: top - bottom };
}

/** Gives the faces beyond the middle of the chart's longest span to `other`. */
function halve(flat: FlatCharts, faces: Uint32Array, { x, y }: Span, faceChart: Int32Array, other: number): void {
  const along = Float64Array.from(faces, (face) => {
    let sum = 0;
    for (let k = 0; k < 3; k += 1) {
      const p = (flat.cornerPoint[face * 3 + k] as number) * 2;
      sum += x * (flat.points[p] as number) + y * (flat.points[p + 1] as number);
    }
    return sum;
  });
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const at of along) {
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  const middle = (low + high) / 2;
  for (let i = 0; i < faces.length; i += 1) {
    if ((along[i] as number) >= middle) faceChart[faces[i] as number] = other;
  }
}

/** Makes every connected piece of the halved faces a chart of its own; the first piece keeps the number `chart`. */
function separate(twins: Int32Array, faces: Uint32Array, faceChart: Int32Array, chart: number, count: number): number {
  const halves = new Map<number, number>();
  for (const face of faces) halves.set(face, faceChart[face] as number);
  let next = count;
  let first = true;
  const queue: number[] = [];
  for (const seed of faces) {
    const half = halves.get(seed);
    if (half === undefined) continue;
    const name = first ? chart : next;
    if (!first) next += 1;
    first = false;
    halves.delete(seed);
    queue.length = 0;
    queue.push(seed);
    while (queue.length > 0) {
      const face = queue.pop() as number;
      faceChart[face] = name;
      for (let k = face * 3; k < face * 3 + 3; k += 1) {
        const other = Math.floor((twins[k] as number) / 3);
        if (other < 0 || halves.get(other) !== half) continue;
        halves.delete(other);
        queue.push(other);
      }
    }
  }
  return next;
}
