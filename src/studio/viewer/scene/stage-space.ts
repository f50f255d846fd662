import type { Bounds } from "#measure/bounds.ts";

/** The room a subject takes up; camera, floor and light follow it. Metres. */
export interface StageSpace {
  readonly bounds: Bounds;
  readonly center: readonly [number, number, number];
  /** Half the diagonal of the bounds. */
  readonly radius: number;
  /** Height of the floor. */
  readonly floor: number;
}

/** Most of a subject's own height that it may hang in the air: higher, and the file has no floor at 0. */
const HOVER = 0.5;

/** A subject stands on the floor at 0, or hangs a little above it; a file with another idea of height gets a floor under it. */
export function spaceOf(bounds: Bounds): StageSpace {
  const { min, max } = bounds;
  const center = [0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2) as [
    number,
    number,
    number,
  ];
  const radius = Math.hypot(...[0, 1, 2].map((axis) => (max[axis] as number) - (min[axis] as number))) / 2;
  const hovers = min[1] > 0 && min[1] <= HOVER * (max[1] - min[1]);
  return { bounds, center, radius: radius > 0 ? radius : 1, floor: hovers ? 0 : min[1] };
}

/** Edge of the grid's squares: the power of ten in metres that puts 5 to 50 of them under a subject. */
export function gridCell(radius: number): number {
  return 10 ** Math.floor(Math.log10(radius / 2.5));
}

/** Whether a camera that showed `before` well shows `after` well too. */
export function looksAlike(before: StageSpace, after: StageSpace): boolean {
  const ratio = after.radius / before.radius;
  const shift = Math.hypot(...before.center.map((value, axis) => value - (after.center[axis] as number)));
  return ratio < 1.6 && ratio > 1 / 1.6 && shift < before.radius * 0.5;
}
