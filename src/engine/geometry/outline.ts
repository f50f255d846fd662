import { atan2, cos, PI, sin, TAU, tan } from "../math/elementary.ts";

/** A point of a drawing: metres right, metres up. */
export type Point2 = readonly [number, number];

/** A closed line without a repeated last point. Counter-clockwise encloses matter, clockwise a hole. */
export type Outline = readonly Point2[];

/** A corner of a drawing: x, y and, when the corner is rounded, the radius in metres. */
export type Corner = readonly [number, number] | readonly [number, number, number];

/** Twice the signed area is the sum of cross products; positive when counter-clockwise. Square metres. */
export function outlineArea(outline: Outline): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i += 1) {
    const [x, y] = outline[i] as Point2;
    const [u, v] = outline[(i + 1) % outline.length] as Point2;
    sum += x * v - u * y;
  }
  return sum / 2;
}

/** The same line walked the other way round. */
export const reverseOutline = (outline: Outline): Outline => [...outline].reverse();

/** @param segments Sides, 3 or more. The first point lies on the +X axis. */
export const circleOutline = (radius: number, segments = 24): Outline => ellipseOutline(radius, radius, segments);

export const ellipseOutline = (radiusX: number, radiusY: number, segments = 24): Outline =>
  Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * TAU;
    return [radiusX * cos(angle), radiusY * sin(angle)] as const;
  });

/** A rectangle about the origin with corners of radius `rounding`, which is limited to half the shorter side. */
export function rectangleOutline(width: number, height: number, rounding = 0, steps = 3): Outline {
  const r = Math.min(rounding, width * 0.4999, height * 0.4999);
  const [x, y] = [width / 2, height / 2];
  return closeCorners(
    [
      [x, -y, r],
      [x, y, r],
      [-x, y, r],
      [-x, -y, r],
    ],
    steps,
  );
}

/**
 * Rounds the corners of a closed drawing.
 *
 * @param steps Straight pieces a rounded right angle gets; flatter corners get fewer.
 */
export const closeCorners = (corners: readonly Corner[], steps = 3): Outline =>
  corners.flatMap((corner, i) =>
    roundCorner(
      corners[(i + corners.length - 1) % corners.length] as Corner,
      corner,
      corners[(i + 1) % corners.length] as Corner,
      steps,
    ),
  );

/** Rounds the inner corners of an open drawing, such as a lathe's profile. Its two ends stay. */
export const roundCorners = (corners: readonly Corner[], steps = 3): readonly Point2[] =>
  corners.flatMap((corner, i) => {
    const before = corners[i - 1];
    const after = corners[i + 1];
    return before && after ? roundCorner(before, corner, after, steps) : [[corner[0], corner[1]] as const];
  });

/** The points that replace a corner; the tangent length is limited to just under half of either neighbouring side. */
function roundCorner(before: Corner, corner: Corner, after: Corner, steps: number): readonly Point2[] {
  const [x, y, radius = 0] = corner;
  const [ax, ay] = [before[0] - x, before[1] - y];
  const [bx, by] = [after[0] - x, after[1] - y];
  const [la, lb] = [Math.sqrt(ax * ax + ay * ay), Math.sqrt(bx * bx + by * by)];
  const turn = atan2(-ax * by + ay * bx, -ax * bx - ay * by);
  const half = tan(Math.abs(turn) / 2);
  if (radius <= 0 || la === 0 || lb === 0 || Math.abs(turn) < 1e-3 || Math.abs(turn) > 3.1) return [[x, y]];
  const reach = Math.min(radius * half, la * 0.495, lb * 0.495);
  const r = reach / half;
  const side = turn > 0 ? 1 : -1;
  const start: Point2 = [x + (ax / la) * reach, y + (ay / la) * reach];
  const centre: Point2 = [start[0] + (ay / la) * r * side, start[1] - (ax / la) * r * side];
  const pieces = Math.max(1, Math.ceil((steps * Math.abs(turn)) / (PI / 2) - 1e-6));
  const from = atan2(start[1] - centre[1], start[0] - centre[0]);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = from + (turn * i) / pieces;
    return [centre[0] + r * cos(angle), centre[1] + r * sin(angle)] as const;
  });
}

/**
 * Moves every side of an outline inwards (outwards when `distance` is negative; the other way round for a hole).
 * Corners are mitred, limited to three times the distance. Meant for bevels: the distance must be small against the sides.
 */
export function insetOutline(outline: Outline, distance: number): Outline {
  const ways = insetWays(outline);
  return outline.map((point, i) => goInwards(point, ways[i] as InsetWay, distance));
}

/** The unit way a corner goes when all sides move inwards, and how much further than they. */
export type InsetWay = readonly [x: number, y: number, stretch: number];

export const goInwards = ([x, y]: Point2, [u, v, stretch]: InsetWay, distance: number): Point2 => [
  x + u * distance * stretch,
  y + v * distance * stretch,
];

export const insetWays = (outline: Outline): readonly InsetWay[] =>
  outline.map(([x, y], i) => {
    const [px, py] = outline[(i + outline.length - 1) % outline.length] as Point2;
    const [nx, ny] = outline[(i + 1) % outline.length] as Point2;
    const [ax, ay] = unit(x - px, y - py);
    const [bx, by] = unit(nx - x, ny - y);
    const [mx, my] = unit(-ay - by, ax + bx);
    return [mx, my, Math.min(3, 1 / Math.max(0.2, -ay * mx + ax * my))] as const;
  });

function unit(x: number, y: number): Point2 {
  const size = Math.sqrt(x * x + y * y);
  return size < 1e-12 ? [0, 0] : [x / size, y / size];
}
