import { besideLine, type FlatChart, flatArea } from "./flat-charts.ts";

/** Times the corners of folded faces are moved in turn: one that is in another's way is out of it after a few. */
const SWEEPS = 6;
/** Share of a cell by which a point is moved beyond a line it lay across: far enough for the rounding of what is written. */
const CLEARANCE = 2e-3;
/** Cells by which a point is moved to unfold a face that is more than a speck. */
const REACH = 2;

/**
 * Unfolds the faces of a chart that folded over when it was laid flat, so that they do not cover their neighbours: moves a corner
 * beyond the side across from it, or into the middle of what surrounds it, where that leaves less folded. What is small and
 * folded still, as on a border, is collapsed to a point beside its neighbours, whose texel it shows.
 *
 * @param isSmall Faces that may be collapsed: a few texels at the most.
 * @param cell About a texel, metres.
 */
export function mendFolds(
  chart: FlatChart,
  faces: Uint32Array,
  isSmall: (face: number) => boolean,
  cell: number,
): void {
  const { points, cornerPoint, start, end } = chart;
  const isFolded = (face: number) => flatArea(cornerPoint, points, face) < 0;
  const folded = faces.filter(isFolded);
  if (folded.length === 0) return;
  const stars = starsOf(chart, faces, folded);
  for (let sweep = 0; sweep < SWEEPS && folded.some(isFolded); sweep += 1) {
    for (const face of folded) {
      if (isFolded(face)) moveBeyond(chart, stars, face, cell);
      if (!isSmall(face)) continue;
      for (let corner = face * 3; corner < face * 3 + 3 && isFolded(face); corner += 1) {
        const point = cornerPoint[corner] as number;
        moveIn(chart, stars.get(point) ?? [], point);
      }
    }
  }
  for (const [point, star] of stars) {
    if (point < start || point >= end) continue;
    for (const face of star) if (isSmall(face) && isFolded(face)) collapseFace(cornerPoint, face);
  }
}

/** Lays a face into a single point of its chart, where it covers nothing. */
export function collapseFace(cornerPoint: Uint32Array, face: number): void {
  cornerPoint.fill(cornerPoint[face * 3] as number, face * 3, face * 3 + 3);
}

/**
 * Moves a point just to the other side of a line, unless a face would fold over by that.
 *
 * @param cell About a texel, metres.
 * @returns Whether it was moved.
 */
export function moveAcross(
  chart: FlatChart,
  faces: Uint32Array,
  point: number,
  line: readonly [number, number],
  cell: number,
): boolean {
  const { points, cornerPoint } = chart;
  const star = faces.filter((face) => cornerPoint.subarray(face * 3, face * 3 + 3).includes(point));
  const before = foldedArea(chart, star);
  const [x, y] = [points[point * 2] as number, points[point * 2 + 1] as number];
  putAcross(points, point, line, cell);
  if (foldedArea(chart, star) <= before) return true;
  points[point * 2] = x;
  points[point * 2 + 1] = y;
  return false;
}

/** Moves a point straight over a line to just beyond it. */
function putAcross(points: Float64Array, point: number, [a, b]: readonly [number, number], cell: number): void {
  const dx = (points[b * 2] as number) - (points[a * 2] as number);
  const dy = (points[b * 2 + 1] as number) - (points[a * 2 + 1] as number);
  const long = Math.sqrt(dx * dx + dy * dy);
  const side = besideLine(points, a, b, point);
  const way = side > 0 ? -side - CLEARANCE * cell : CLEARANCE * cell - side;
  if (!(long > 0)) return;
  points[point * 2] = (points[point * 2] as number) - (dy / long) * way;
  points[point * 2 + 1] = (points[point * 2 + 1] as number) + (dx / long) * way;
}

/** The square metres of faces that are folded over. */
function foldedArea({ points, cornerPoint }: FlatChart, faces: readonly number[] | Uint32Array): number {
  let sum = 0;
  for (const face of faces) sum -= Math.min(0, flatArea(cornerPoint, points, face));
  return sum;
}

/** The faces around each corner of some faces. */
function starsOf({ cornerPoint }: FlatChart, faces: Uint32Array, some: Uint32Array): Map<number, number[]> {
  const stars = new Map<number, number[]>();
  for (const face of some) {
    for (let corner = face * 3; corner < face * 3 + 3; corner += 1) stars.set(cornerPoint[corner] as number, []);
  }
  for (const face of faces) {
    for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
      stars.get(cornerPoint[corner] as number)?.push(face);
    }
  }
  return stars;
}

/** Moves the corner of a folded face beyond the side across from it that leaves least folded, if less than before. */
function moveBeyond(chart: FlatChart, stars: Map<number, number[]>, face: number, cell: number): void {
  const { points, cornerPoint } = chart;
  let best: { readonly point: number; readonly x: number; readonly y: number; readonly gain: number } | undefined;
  for (let k = 0; k < 3; k += 1) {
    const point = cornerPoint[face * 3 + k] as number;
    const a = cornerPoint[face * 3 + ((k + 1) % 3)] as number;
    const b = cornerPoint[face * 3 + ((k + 2) % 3)] as number;
    if (Math.abs(besideLine(points, a, b, point)) > REACH * cell) continue;
    const star = stars.get(point) ?? [];
    const before = foldedArea(chart, star);
    const [x, y] = [points[point * 2] as number, points[point * 2 + 1] as number];
    putAcross(points, point, [a, b], cell);
    const gain = before - foldedArea(chart, star);
    if (gain > (best?.gain ?? 0)) {
      best = { point, x: points[point * 2] as number, y: points[point * 2 + 1] as number, gain };
    }
    points[point * 2] = x;
    points[point * 2 + 1] = y;
  }
  if (!best) return;
  points[best.point * 2] = best.x;
  points[best.point * 2 + 1] = best.y;
}

/** Moves a point into the middle of the faces around it; back where more of them is folded then. */
function moveIn(chart: FlatChart, star: readonly number[], point: number): void {
  const { points, cornerPoint } = chart;
  const before = foldedArea(chart, star);
  const [x, y] = [points[point * 2] as number, points[point * 2 + 1] as number];
  let [sumX, sumY, count] = [0, 0, 0];
  for (const face of star) {
    for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
      const other = cornerPoint[corner] as number;
      if (other === point) continue;
      sumX += points[other * 2] as number;
      sumY += points[other * 2 + 1] as number;
      count += 1;
    }
  }
  if (count === 0) return;
  // half-way first: what lies beside should be stretched as little as may be
  for (const share of [0.25, 0.5, 1]) {
    points[point * 2] = x + (sumX / count - x) * share;
    points[point * 2 + 1] = y + (sumY / count - y) * share;
    if (foldedArea(chart, star) === 0) return;
  }
  if (foldedArea(chart, star) < before) return;
  points[point * 2] = x;
  points[point * 2 + 1] = y;
}
