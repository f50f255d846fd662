import { type FlatChart, flatArea } from "./flat-charts.ts";

/** Times the corners of folded faces are moved in turn: one that is in another's way is out of it after a few. */
const SWEEPS = 6;

/**
 * Unfolds the small faces of a chart that folded over when it was laid flat, so that they do not cover their neighbours: moves
 * their corners into the middle of what surrounds them, where that leaves less folded. What is folded still, as on a border,
 * is collapsed to a point beside its neighbours, whose texel it shows.
 *
 * @param isSmall Faces that may be collapsed: a few texels at the most.
 */
export function mendFolds(chart: FlatChart, faces: Uint32Array, isSmall: (face: number) => boolean): void {
  const { points, cornerPoint, start, end } = chart;
  const isFolded = (face: number) => flatArea(cornerPoint, points, face) < 0;
  const folded = faces.filter((face) => isFolded(face) && isSmall(face));
  if (folded.length === 0) return;
  const stars = starsOf(chart, faces, folded);
  for (let sweep = 0; sweep < SWEEPS && folded.some(isFolded); sweep += 1) {
    for (const face of folded) {
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

/** Moves a point into the middle of the faces around it; back where more of them is folded then. */
function moveIn({ points, cornerPoint }: FlatChart, star: readonly number[], point: number): void {
  const foldedArea = () => star.reduce((sum, face) => sum + Math.min(0, flatArea(cornerPoint, points, face)), 0);
  const before = foldedArea();
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
    if (foldedArea() === 0) return;
  }
  if (foldedArea() > before) return;
  points[point * 2] = x;
  points[point * 2 + 1] = y;
}
