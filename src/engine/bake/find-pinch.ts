import { besideLine, type Crossing, type FlatChart } from "./flat-charts.ts";
import { nextCorner, previousCorner } from "./half-edges.ts";

/** Once around a point in the measure of `bearing`, and what rounding may add to it. */
const ROUND = 4;
const ROUNDING = 1e-9;

/**
 * Where faces cover each other about a point: one through which the border goes more than once, crossing itself there, or one
 * about which they go round more than once.
 *
 * @param border Half-edges beyond which the chart does not go on.
 * @param depth Metres by which the faces reach over each other at least.
 */
export function findPinch(
  { points, cornerPoint, start, end }: FlatChart,
  faces: Uint32Array,
  border: readonly number[],
  depth: number,
): Crossing | undefined {
  const stars = new Map<number, number[]>();
  const seen = new Set<number>();
  for (const corner of border) {
    const point = cornerPoint[corner] as number;
    if (seen.has(point)) stars.set(point, []);
    seen.add(point);
  }
  for (const [i, round] of measureRounds({ points, cornerPoint, start, end }, faces).entries()) {
    if (round > ROUND + ROUNDING) stars.set(start + i, []);
  }
  if (stars.size === 0) return undefined;
  for (const face of faces) {
    if (cornerPoint[face * 3] === cornerPoint[face * 3 + 1]) continue;
    for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
      stars.get(cornerPoint[corner] as number)?.push(corner);
    }
  }
  const at = (corner: number) => cornerPoint[corner] as number;
  /** How far a side of the one face runs between the sides of the other. */
  const runInto = (one: number, two: number): Crossing | undefined => {
    for (const far of [nextCorner(one), previousCorner(one)]) {
      const next = besideLine(points, at(two), at(nextCorner(two)), at(far));
      const previous = -besideLine(points, at(two), at(previousCorner(two)), at(far));
      if (next <= depth || previous <= depth) continue;
      const nearest = next < previous ? nextCorner(two) : previousCorner(two);
      return {
        faces: [Math.floor(two / 3), Math.floor(one / 3)],
        depth: Math.min(next, previous),
        point: at(far),
        line: [at(two), at(nearest)],
      };
    }
    return undefined;
  };
  for (const corners of stars.values()) {
    for (const [i, one] of corners.entries()) {
      for (const two of corners.slice(0, i)) {
        const crossing = runInto(one, two) ?? runInto(two, one);
        if (crossing) return crossing;
      }
    }
  }
  return undefined;
}

/** How far the faces about each point go round together, in the measure of `bearing`. */
function measureRounds({ points, cornerPoint, start, end }: FlatChart, faces: Uint32Array): Float64Array {
  const rounds = new Float64Array(end - start);
  for (const face of faces) {
    const a = cornerPoint[face * 3] as number;
    const b = cornerPoint[face * 3 + 1] as number;
    const c = cornerPoint[face * 3 + 2] as number;
    if (a === b) continue;
    const ab = bearing(points, a, b);
    const bc = bearing(points, b, c);
    const ca = bearing(points, c, a);
    rounds[a - start] = (rounds[a - start] as number) + turnBetween(ab, ca + ROUND / 2);
    rounds[b - start] = (rounds[b - start] as number) + turnBetween(bc, ab + ROUND / 2);
    rounds[c - start] = (rounds[c - start] as number) + turnBetween(ca, bc + ROUND / 2);
  }
  return rounds;
}

/** The way from one bearing to another to the left, up to half a round; less than none of a face that folded over counts as none. */
function turnBetween(from: number, to: number): number {
  let turn = to - from;
  if (turn < 0) turn += ROUND;
  else if (turn >= ROUND) turn -= ROUND;
  return turn <= ROUND / 2 ? turn : 0;
}

/** Where one point lies from another: 0 to 4, growing with the angle to the left, a quarter turn each 1. */
function bearing(points: Float64Array, from: number, to: number): number {
  const x = (points[to * 2] as number) - (points[from * 2] as number);
  const y = (points[to * 2 + 1] as number) - (points[from * 2 + 1] as number);
  const sum = Math.abs(x) + Math.abs(y);
  if (!(sum > 0)) return 0;
  return y >= 0 ? (x >= 0 ? y / sum : 1 - x / sum) : x < 0 ? 2 - y / sum : 3 + x / sum;
}
