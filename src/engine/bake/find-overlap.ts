import { type FlatChart, flatArea } from "./flat-charts.ts";

/**
 * Two faces of a chart in which the same cell's centre lies.
 *
 * @param cell Metres.
 * @param collapse Takes one of two such faces out of the chart, and tells which, so that the search goes on; or none.
 */
export function findOverlap(
  chart: FlatChart,
  faces: Uint32Array,
  cell: number,
  collapse: (one: number, two: number) => number | undefined,
): readonly [number, number] | undefined {
  const { points, cornerPoint } = chart;
  const box = boxOf(chart);
  const columns = Math.floor(box.width / cell) + 2;
  const rows = Math.floor(box.height / cell) + 2;
  // the face that has a cell, counted from 1
  const owners = new Int32Array(columns * rows);
  const collapsed = new Set<number>();
  for (const face of faces) {
    const area = flatArea(cornerPoint, points, face);
    if (area === 0) continue;
    const a = (cornerPoint[face * 3] as number) * 2;
    const ax = ((points[a] as number) - box.left) / cell;
    const ay = ((points[a + 1] as number) - box.bottom) / cell;
    // a face that folded over covers its neighbours, and is looked at from behind
    const turn = area < 0 ? 1 : 0;
    const b = (cornerPoint[face * 3 + 1 + turn] as number) * 2;
    const c = (cornerPoint[face * 3 + 2 - turn] as number) * 2;
    const bx = ((points[b] as number) - box.left) / cell - ax;
    const by = ((points[b + 1] as number) - box.bottom) / cell - ay;
    const cx = ((points[c] as number) - box.left) / cell - ax;
    const cy = ((points[c + 1] as number) - box.bottom) / cell - ay;
    const twice = bx * cy - by * cx;
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
        const owner = (owners[at] as number) - 1;
        if (owner >= 0 && !collapsed.has(owner) && !collapsed.has(face)) {
          const one = collapse(owner, face);
          if (one === undefined) return [owner, face];
          collapsed.add(one);
        }
        if (!collapsed.has(face)) owners[at] = face + 1;
      }
    }
  }
  return undefined;
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
