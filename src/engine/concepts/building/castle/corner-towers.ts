/** A place on the ring of walls, in half sides of it: -1 or 1 is a corner or a side. */
export type OnRing = readonly [x: number, z: number];

const CORNERS: readonly OnRing[] = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
];

/** Further towers between the corners, none before the gate; by how many there are of them. */
const BETWEEN: readonly (readonly OnRing[])[] = [
  [],
  [[0, -1]],
  [
    [-1, 0],
    [1, 0],
  ],
  [
    [-1, 0],
    [1, 0],
    [0, -1],
  ],
  [
    [-1, 0],
    [1, 0],
    [-0.36, -1],
    [0.36, -1],
  ],
];

/** How many of a fairy castle's towers rise from its hall, of those that were said: one in the middle, or what the corners leave over. */
export const spiresOf = (count: number): number => (count % 2 === 1 && count < 4 ? 1 : Math.max(0, count - 4));

/**
 * Where the towers of the outer wall stand.
 *
 * @param count As many as were said, 1 to 8; 0: nothing was said, one at each corner.
 */
export function towersOnRing(count: number): readonly OnRing[] {
  if (count === 0) return CORNERS;
  if (count === 1) return [[1, -1]];
  if (count === 3) return [...CORNERS.slice(0, 2), [0, -1]];
  return [...CORNERS.slice(0, count), ...(BETWEEN[Math.max(0, count - 4)] ?? [])];
}

/** Corners of the wall at which no tower stands. */
export const bareCorners = (towers: readonly OnRing[]): readonly OnRing[] =>
  CORNERS.filter(([x, z]) => !towers.some((tower) => tower[0] === x && tower[1] === z));
