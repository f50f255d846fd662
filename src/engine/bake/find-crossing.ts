import { findPinch } from "./find-pinch.ts";
import { besideLine, type Crossing, type FlatChart } from "./flat-charts.ts";
import { nextCorner } from "./half-edges.ts";

/**
 * Where the border of a chart crosses itself: a chart without folds covers itself only where its border does, however little,
 * and between the cells of any grid.
 *
 * @param depth Metres by which the edges reach over each other at least.
 */
export function findCrossing(
  { points, cornerPoint, start, end }: FlatChart,
  faces: Uint32Array,
  twins: Int32Array,
  depth: number,
): Crossing | undefined {
  const border = borderOf(cornerPoint, faces, twins, start, end);
  const count = border.length;
  // of every edge where it begins and ends along x and along y
  const reach = new Float64Array(count * 4);
  let left = points[start * 2] as number;
  let right = left;
  let bottom = points[start * 2 + 1] as number;
  let top = bottom;
  for (let i = 0; i < count; i += 1) {
    const corner = border[i] as number;
    const a = (cornerPoint[corner] as number) * 2;
    const b = (cornerPoint[nextCorner(corner)] as number) * 2;
    const [ax, ay] = [points[a] as number, points[a + 1] as number];
    const [bx, by] = [points[b] as number, points[b + 1] as number];
    reach[i * 4] = Math.min(ax, bx);
    reach[i * 4 + 1] = Math.max(ax, bx);
    reach[i * 4 + 2] = Math.min(ay, by);
    reach[i * 4 + 3] = Math.max(ay, by);
    left = Math.min(left, reach[i * 4] as number);
    right = Math.max(right, reach[i * 4 + 1] as number);
    bottom = Math.min(bottom, reach[i * 4 + 2] as number);
    top = Math.max(top, reach[i * 4 + 3] as number);
  }
  // swept from one end of the longer side to the other: an edge is compared with those that reach as far
  const [along, across] = right - left >= top - bottom ? [0, 2] : [2, 0];
  const order = Uint32Array.from(border, (_, i) => i).sort(
    (a, b) => (reach[a * 4 + along] as number) - (reach[b * 4 + along] as number) || a - b,
  );
  const open = new Uint32Array(count);
  let opened = 0;
  for (const edge of order) {
    const from = reach[edge * 4 + along] as number;
    const low = reach[edge * 4 + across] as number;
    const high = reach[edge * 4 + across + 1] as number;
    let kept = 0;
    for (let i = 0; i < opened; i += 1) {
      const other = open[i] as number;
      if ((reach[other * 4 + along + 1] as number) <= from) continue;
      open[kept] = other;
      kept += 1;
      if ((reach[other * 4 + across + 1] as number) <= low || (reach[other * 4 + across] as number) >= high) continue;
      const one = border[other] as number;
      const two = border[edge] as number;
      const crossing = crossingOf(points, cornerPoint, one, two, depth);
      if (crossing) return crossing;
    }
    open[kept] = edge;
    opened = kept + 1;
  }
  return findPinch({ points, cornerPoint, start, end }, faces, border, depth);
}

/** The half-edges beyond which the chart does not go on; faces collapsed to a point are no part of it. */
function borderOf(
  cornerPoint: Uint32Array,
  faces: Uint32Array,
  twins: Int32Array,
  start: number,
  end: number,
): readonly number[] {
  const border: number[] = [];
  for (const face of faces) {
    for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
      const from = cornerPoint[corner] as number;
      const to = cornerPoint[nextCorner(corner)] as number;
      if (from === to) continue;
      const twin = twins[corner] as number;
      // the neighbour's points are the same two where it is of this chart, which has its points to itself
      const goesOn =
        twin >= 0 && cornerPoint[twin] === to && cornerPoint[nextCorner(twin)] === from && from >= start && from < end;
      if (!goesOn) border.push(corner);
    }
  }
  return border;
}

/** Where two edges of the border reach over each other by more than `depth`. */
function crossingOf(
  points: Float64Array,
  cornerPoint: Uint32Array,
  one: number,
  two: number,
  least: number,
): Crossing | undefined {
  const a = cornerPoint[one] as number;
  const b = cornerPoint[nextCorner(one)] as number;
  const c = cornerPoint[two] as number;
  const d = cornerPoint[nextCorner(two)] as number;
  if (a === c || a === d || b === c || b === d) return undefined;
  const fromC = besideLine(points, a, b, c);
  const fromD = besideLine(points, a, b, d);
  if (fromC * fromD >= 0) return undefined;
  const fromA = besideLine(points, c, d, a);
  const fromB = besideLine(points, c, d, b);
  if (fromA * fromB >= 0) return undefined;
  const [ofA, ofB, ofC, ofD] = [Math.abs(fromA), Math.abs(fromB), Math.abs(fromC), Math.abs(fromD)];
  const depth = Math.min(ofA, ofB, ofC, ofD);
  if (depth <= least) return undefined;
  const ofOne = Math.min(ofA, ofB) === depth;
  const [first, second] = ofOne ? [a, b] : [c, d];
  return {
    faces: [Math.floor(one / 3), Math.floor(two / 3)],
    depth,
    point: (ofOne ? ofA : ofC) === depth ? first : second,
    line: ofOne ? [c, d] : [a, b],
  };
}
