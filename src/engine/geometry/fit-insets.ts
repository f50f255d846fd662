import { goInwards, type InsetWay, insetWays, type Outline, type Point2 } from "./outline.ts";

/** Share of its length that a side keeps at least. */
const LEAST_SIDE = 0.2;
/** What is left of a corner's way each time that it goes too far, and how often that is looked at. */
const SHORTER = 0.7;
const ROUNDS = 32;

/**
 * How far each corner of a drawing can move inwards, so that no side turns round and none crosses another: as far as is
 * asked for, but where a rounded corner is tighter than that or a wall thinner than twice that.
 *
 * @param rings The outline, counter-clockwise, then its holes, clockwise.
 * @param distance Metres.
 * @returns Metres, one a corner of each ring.
 */
export function fitInsets(rings: readonly Outline[], distance: number): Float64Array[] {
  const ways = rings.map(insetWays);
  const insets = rings.map((ring) => new Float64Array(ring.length).fill(distance));
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = rings.map((ring, k) => moveCorners(ring, ways[k] as readonly InsetWay[], insets[k] as Float64Array));
    const isFar = rings.map((ring) => new Uint8Array(ring.length));
    const turned = markTurned(rings, moved, isFar);
    const crossed = markCrossed(moved, isFar);
    const swallowed = markSwallowed(moved, isFar);
    if (!turned && !crossed && !swallowed) break;
    for (const [k, far] of isFar.entries()) {
      const own = insets[k] as Float64Array;
      for (let i = 0; i < far.length; i += 1) if (far[i]) own[i] = (own[i] as number) * SHORTER;
    }
  }
  return insets;
}

/** Moves each corner along its way, as far as it may go times `share`. */
export const moveCorners = (ring: Outline, ways: readonly InsetWay[], insets: Float64Array, share = 1): Outline =>
  ring.map((point, i) => goInwards(point, ways[i] as InsetWay, (insets[i] as number) * share));

/** Marks both ends of sides that turned round or are all but gone. */
function markTurned(rings: readonly Outline[], moved: readonly Outline[], isFar: readonly Uint8Array[]): boolean {
  let found = false;
  for (const [k, ring] of rings.entries()) {
    const now = moved[k] as Outline;
    for (let i = 0; i < ring.length; i += 1) {
      const j = (i + 1) % ring.length;
      const [a, b, p, q] = [ring[i], ring[j], now[i], now[j]] as [Point2, Point2, Point2, Point2];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      if ((q[0] - p[0]) * dx + (q[1] - p[1]) * dy >= LEAST_SIDE * (dx * dx + dy * dy)) continue;
      const far = isFar[k] as Uint8Array;
      far[i] = far[j] = 1;
      found = true;
    }
  }
  return found;
}

/** A side: its ring, its first corner and its ends. */
type Side = readonly [ring: number, corner: number, from: Point2, to: Point2];

/** Marks the ends of sides that cross each other. */
function markCrossed(moved: readonly Outline[], isFar: readonly Uint8Array[]): boolean {
  const sides = moved.flatMap((ring, k) =>
    ring.map((from, i): Side => [k, i, from, ring[(i + 1) % ring.length] as Point2]),
  );
  // from left to right: a side meets only those that begin before it ends
  sides.sort((a, b) => Math.min(a[2][0], a[3][0]) - Math.min(b[2][0], b[3][0]) || a[0] - b[0] || a[1] - b[1]);
  let found = false;
  for (const [n, one] of sides.entries()) {
    const right = Math.max(one[2][0], one[3][0]);
    for (let m = n + 1; m < sides.length; m += 1) {
      const other = sides[m] as Side;
      if (Math.min(other[2][0], other[3][0]) > right) break;
      if (!cross(one, other)) continue;
      for (const [k, i] of [one, other]) {
        const far = isFar[k] as Uint8Array;
        far[i] = far[(i + 1) % far.length] = 1;
      }
      found = true;
    }
  }
  return found;
}

/** Marks all of a hole that has grown over the whole outline, and the outline with it: their sides cross no longer. */
function markSwallowed([outline = [], ...holes]: readonly Outline[], isFar: readonly Uint8Array[]): boolean {
  let found = false;
  for (const [k, hole] of holes.entries()) {
    if (isWithin(outline, hole[0] as Point2)) continue;
    isFar[0]?.fill(1);
    isFar[k + 1]?.fill(1);
    found = true;
  }
  return found;
}

/** Whether a point lies inside an outline: a ray to the right crosses it an odd number of times. */
function isWithin(outline: Outline, [x, y]: Point2): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** Whether two sides pass through each other: neighbours, which share an end, do not. */
function cross([, , a, b]: Side, [, , c, d]: Side): boolean {
  if (Math.max(a[1], b[1]) < Math.min(c[1], d[1]) || Math.max(c[1], d[1]) < Math.min(a[1], b[1])) return false;
  return onBothSides(a, b, c, d) && onBothSides(c, d, a, b);
}

const onBothSides = (a: Point2, b: Point2, c: Point2, d: Point2): boolean => turn(a, b, c) * turn(a, b, d) < 0;

const turn = (a: Point2, b: Point2, c: Point2): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
