import { cos, PI, sin } from "../math/elementary.ts";
import type { FlatChart } from "./flat-charts.ts";
import type { PartMesh } from "./part-mesh.ts";

/** Cells along the side of a square as large as the whole surface: overlaps are looked for this finely. */
const CELLS = 900;
/** Share of the atlas a good packing fills: a chart longer than that atlas' side would hold all the others back. */
export const GOOD_FILL = 0.6;
/** Share of its narrowest box that a chart fills at least, where that box takes more than so much of the atlas: rings and bows else lie there empty. */
const LEAST_OF_BOX = 0.45;
const BOX_THAT_COUNTS = 0.003;
/** Directions, over half a turn, in which a chart's length is measured. */
const DIRECTIONS = 16;

/**
 * Cuts in two a chart that covers itself when laid flat, or is too long for the atlas the whole surface needs.
 *
 * @returns For the faces of a chart its connected pieces: itself alone where it may stay.
 */
export function openChartCutter(mesh: PartMesh, twins: Int32Array) {
  let area = 0;
  for (const face of mesh.faceAreas) area += face;
  const cell = Math.sqrt(area) / CELLS;
  const side = Math.sqrt(area / GOOD_FILL);
  const halfOf = new Int8Array(mesh.faceAreas.length);
  return (faces: Uint32Array, chart: FlatChart): readonly Uint32Array[] => {
    if (faces.length < 2 || !(cell > 0)) return [faces];
    const { longest: span, box } = measureSpans(chart);
    const isBent = box > BOX_THAT_COUNTS * side * side && areaOf(mesh, faces) < LEAST_OF_BOX * box;
    const isUnwieldy = span.length > side || isBent;
    const isCut = isUnwieldy && longestFace(chart, faces, span) < span.length / 3;
    if (!isCut && !coversItself(chart, faces, cell)) return [faces];
    halve(chart, faces, span, halfOf);
    return connectedPieces(twins, faces, halfOf);
  };
}

/** The direction in which a chart is longest. */
interface Span {
  readonly x: number;
  readonly y: number;
  /** Metres. */
  readonly length: number;
}

/** Where a chart is longest, and the square metres of its narrowest box. */
function measureSpans({ points, start, end }: FlatChart): { readonly longest: Span; readonly box: number } {
  let longest: Span = { x: 1, y: 0, length: -1 };
  const lengths = new Float64Array(DIRECTIONS);
  for (let i = 0; i < DIRECTIONS; i += 1) {
    const x = cos((i / DIRECTIONS) * PI);
    const y = sin((i / DIRECTIONS) * PI);
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let p = start; p < end; p += 1) {
      const at = x * (points[p * 2] as number) + y * (points[p * 2 + 1] as number);
      if (at < low) low = at;
      if (at > high) high = at;
    }
    lengths[i] = high - low;
    if (high - low > longest.length) longest = { x, y, length: high - low };
  }
  let box = Number.POSITIVE_INFINITY;
  for (let i = 0; i < DIRECTIONS / 2; i += 1) {
    box = Math.min(box, (lengths[i] as number) * (lengths[i + DIRECTIONS / 2] as number));
  }
  return { longest, box };
}

const areaOf = (mesh: PartMesh, faces: Uint32Array): number =>
  faces.reduce((sum, face) => sum + (mesh.faceAreas[face] as number), 0);

/** Metres the longest single face spans in a direction: long faces cannot be cut. */
function longestFace({ points, cornerPoint }: FlatChart, faces: Uint32Array, { x, y }: Span): number {
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
function coversItself(chart: FlatChart, faces: Uint32Array, cell: number): boolean {
  const { points, cornerPoint } = chart;
  const box = boxOf(chart);
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

function boxOf({ points, start, end }: FlatChart) {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let p = start; p < end; p += 1) {
    left = Math.min(left, points[p * 2] as number);
    right = Math.max(right, points[p * 2] as number);
    bottom = Math.min(bottom, points[p * 2 + 1] as number);
    top = Math.max(top, points[p * 2 + 1] as number);
  }
  return { left, bottom, width: right - left, height: top - bottom };
}

/** No half. */
const NEITHER = 0;

/** Writes which of two halves each face lies in, before and beyond the middle of the chart's longest span. */
function halve({ points, cornerPoint }: FlatChart, faces: Uint32Array, { x, y }: Span, halfOf: Int8Array): void {
  const along = Float64Array.from(faces, (face) => {
    let sum = 0;
    for (let k = 0; k < 3; k += 1) {
      const p = (cornerPoint[face * 3 + k] as number) * 2;
      sum += x * (points[p] as number) + y * (points[p + 1] as number);
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
  for (const [i, face] of faces.entries()) halfOf[face] = (along[i] as number) < middle ? 1 : 2;
}

/** Every connected piece of the halves, which are taken back meanwhile. */
function connectedPieces(twins: Int32Array, faces: Uint32Array, halfOf: Int8Array): Uint32Array[] {
  const pieces: Uint32Array[] = [];
  for (const seed of faces) {
    const half = halfOf[seed];
    if (half === NEITHER) continue;
    halfOf[seed] = NEITHER;
    const piece = [seed];
    for (const face of piece) {
      for (let k = face * 3; k < face * 3 + 3; k += 1) {
        const other = Math.floor((twins[k] as number) / 3);
        if (other < 0 || halfOf[other] !== half) continue;
        halfOf[other] = NEITHER;
        piece.push(other);
      }
    }
    pieces.push(Uint32Array.from(piece));
  }
  return pieces;
}
