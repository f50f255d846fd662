import { cos, PI, sin } from "../math/elementary.ts";
import { areaOf, connectedPieces, part } from "./chart-pieces.ts";
import { findCrossing } from "./find-crossing.ts";
import { findOverlap } from "./find-overlap.ts";
import { type FlatChart, flatArea } from "./flat-charts.ts";
import { joinCollapsed } from "./join-collapsed.ts";
import { collapseFace, mendFolds, moveAcross } from "./mend-folds.ts";
import { type PartMesh, speckArea } from "./part-mesh.ts";

/** Cells along the side of a square as large as the whole surface: overlaps are looked for this finely. */
const CELLS = 900;
/** Cells along the side of a square as large as the chart, at the least: small ones are grown in the atlas, and their overlaps with them. */
const LEAST_CELLS = 48;
/** Share of the atlas a good packing fills: a chart longer than that atlas' side would hold all the others back. */
export const GOOD_FILL = 0.6;
/** Share of its narrowest box that a chart fills at least, where that box takes more than so much of the atlas: rings and bows else lie there empty. */
const LEAST_OF_BOX = 0.45;
const BOX_THAT_COUNTS = 0.003;
/** The box that counts where there are many, none of which does by itself: the windings of a ball of yarn. */
const BOX_OF_MANY = 0.0003;
/** Share of all boxes together that their charts fill less of then. */
const LEAST_OF_ALL = 0.5;
/** Share of a chart that is a speck of it. */
const SPECK_OF_CHART = 1e-2;
/** Specks that a piece is as large as, at least: smaller ones would be charts of a texel. */
const LEAST_PIECE = 16;
/** Share of a cell by which a border that crosses itself counts, up to which a point of it is moved out of the way, and times one is looked for. */
const LEAST_DEPTH = 1e-5;
const MOST_MOVED = 0.3;
const MOST_CROSSINGS = 64;
/** Share of a chart, and specks, up to which what a cut leaves by itself goes back to the piece beside it: bits of a rough border make charts of a texel each. */
const BIT = { ofChart: 0.1, inSpecks: 64 };
/** Directions, over half a turn, in which a chart's length is measured. */
const DIRECTIONS = 16;

/** Cuts charts, and keeps count of those that it leaves whole. */
export interface ChartCutter {
  /** Unfolds the faces of a chart that folded over. */
  mend(faces: Uint32Array, chart: FlatChart): void;
  /** For the faces of a chart its connected pieces: itself alone where it may stay. */
  cut(faces: Uint32Array, chart: FlatChart): readonly Uint32Array[];
  /** Whether those that were left whole are mostly bows, that leave their boxes empty. */
  isLeftWithBows(): boolean;
}

/**
 * Cuts in two a chart that covers itself when laid flat, or is too long for the atlas the whole surface needs, or leaves most of
 * its box empty.
 *
 * @param cutsSmallBows Whether small ones must be cut for that too, as there are many.
 */
export function openChartCutter(mesh: PartMesh, twins: Int32Array, cutsSmallBows: boolean): ChartCutter {
  let area = 0;
  for (const face of mesh.faceAreas) area += face;
  const cell = Math.sqrt(area) / CELLS;
  const side = Math.sqrt(area / GOOD_FILL);
  const leastBox = (cutsSmallBows ? BOX_OF_MANY : BOX_THAT_COUNTS) * side * side;
  const speck = speckArea(mesh);
  const halfOf = new Int8Array(mesh.faceAreas.length);
  const whole = { boxes: 0, charts: 0 };
  // what is a speck of a large chart is none of a small one, which is grown
  const mostCollapsed = (own: number) => LEAST_PIECE * Math.min(speck, own * SPECK_OF_CHART);
  const finestOf = (own: number) => Math.min(cell, Math.sqrt(own) / LEAST_CELLS);
  const mend = (faces: Uint32Array, chart: FlatChart): void => {
    const own = areaOf(mesh, faces);
    const most = mostCollapsed(own);
    mendFolds(chart, faces, (face) => (mesh.faceAreas[face] as number) <= most, finestOf(own));
  };
  const cut = (faces: Uint32Array, chart: FlatChart): readonly Uint32Array[] => {
    if (faces.length < 2 || !(cell > 0)) return [faces];
    const { longest: span, box } = measureSpans(chart);
    const own = areaOf(mesh, faces);
    const isBent = box > leastBox && own < LEAST_OF_BOX * box;
    const isUnwieldy = span.length > side || isBent;
    const isCut = isUnwieldy && longestFace(chart, faces, span) < span.length / 3;
    if (isCut) {
      halve(chart, faces, span, halfOf);
      const pieces = connectedPieces(twins, faces, halfOf);
      return pieces.length > 2 ? joinBits(mesh, twins, pieces, speck) : pieces;
    }
    const finest = finestOf(own);
    if (!(finest > 0)) return [faces];
    const most = mostCollapsed(own);
    let pieces: readonly Uint32Array[] = [];
    // what would be a chart of a texel is collapsed to a point instead, and covers nothing
    const collapse = (one: number, two: number): number | undefined => {
      pieces = part(twins, faces, [one, two], halfOf);
      const small = pieces.find((piece) => areaOf(mesh, piece) <= most);
      if (!small) return undefined;
      const face = small.includes(one) ? one : two;
      collapseFace(chart.cornerPoint, face);
      return face;
    };
    const folded = findFold(chart, faces, twins);
    if (folded) return part(twins, faces, folded, halfOf);
    const cross = () => findCrossing(chart, faces, twins, finest * LEAST_DEPTH);
    let crossing = cross();
    // what hangs together by faces that have area, and whose border does not cross itself, covers itself nowhere
    const isSound = !crossing && faces.every((face) => flatArea(chart.cornerPoint, chart.points, face) > 0);
    if (!isSound) {
      if (findOverlap(chart, faces, finest, collapse)) return pieces;
      crossing = cross();
    }
    for (let left = MOST_CROSSINGS; left > 0 && crossing; left -= 1, crossing = cross()) {
      const { depth, point, line } = crossing;
      const isShallow = left > MOST_CROSSINGS / 4 && depth <= finest * MOST_MOVED;
      if (isShallow && moveAcross(chart, faces, point, line, finest)) continue;
      if (collapse(...crossing.faces) === undefined) return pieces;
    }
    joinCollapsed(mesh, twins, chart, faces, halfOf, most);
    whole.boxes += box;
    whole.charts += own;
    return [faces];
  };
  return { mend, cut, isLeftWithBows: () => whole.charts < LEAST_OF_ALL * whole.boxes };
}

/** A face that is folded over still, and the largest of those beside it. */
function findFold(
  { points, cornerPoint }: FlatChart,
  faces: Uint32Array,
  twins: Int32Array,
): readonly [number, number] | undefined {
  const folded = faces.find((face) => flatArea(cornerPoint, points, face) < 0);
  if (folded === undefined) return undefined;
  const own = new Set(faces);
  const beside = [0, 1, 2]
    .map((k) => Math.floor((twins[folded * 3 + k] as number) / 3))
    .filter((face) => own.has(face));
  const areaAt = (face: number) => flatArea(cornerPoint, points, face);
  const [largest] = beside.sort((a, b) => areaAt(b) - areaAt(a) || a - b);
  return largest === undefined || largest === folded ? undefined : [folded, largest];
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

/** Joins every bit to the piece it shares most edges with; leaves all as they are where that would undo the cut. */
function joinBits(
  mesh: PartMesh,
  twins: Int32Array,
  pieces: readonly Uint32Array[],
  speck: number,
): readonly Uint32Array[] {
  const areas = pieces.map((piece) => areaOf(mesh, piece));
  const limit = Math.min(BIT.ofChart * areas.reduce((sum, area) => sum + area, 0), BIT.inSpecks * speck);
  const joined = new Map(pieces.map((piece, i) => [i, [...piece]]));
  const pieceOf = new Map(pieces.flatMap((piece, i) => Array.from(piece, (face) => [face, i] as const)));
  for (const [i, piece] of pieces.entries()) {
    if ((areas[i] as number) > limit) continue;
    const shared = new Map<number, number>();
    for (const face of piece) {
      for (let k = face * 3; k < face * 3 + 3; k += 1) {
        const other = pieceOf.get(Math.floor((twins[k] as number) / 3));
        if (other !== undefined && other !== i) shared.set(other, (shared.get(other) ?? 0) + 1);
      }
    }
    const [beside] = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
    if (beside === undefined) continue;
    const own = joined.get(i) as number[];
    for (const face of own) pieceOf.set(face, beside);
    joined.get(beside)?.push(...own);
    joined.delete(i);
  }
  return joined.size > 1 ? [...joined.values()].map((faces) => Uint32Array.from(faces)) : pieces;
}
