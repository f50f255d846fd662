/** Charts laid flat, each in its own plane, in metres. */
export interface FlatCharts {
  readonly count: number;
  /** xy pairs in metres, one a vertex of a chart; the vertices of a chart stand together. */
  readonly points: Float64Array;
  /** First vertex of each chart, and one past the last at the end. */
  readonly firstPoint: Uint32Array;
  /** Index into the points, one a triangle corner. */
  readonly cornerPoint: Uint32Array;
}

/** One of them while it is laid: its vertices are the points from `start` up to `end`. */
export interface FlatChart {
  readonly points: Float64Array;
  readonly cornerPoint: Uint32Array;
  readonly start: number;
  readonly end: number;
}

/** Where a chart reaches over itself. */
export interface Crossing {
  /** Two faces that cover each other there. */
  readonly faces: readonly [number, number];
  /** Metres: the least way by which a point would have to move to clear it. */
  readonly depth: number;
  /** That point, and the two on a line to whose other side it would have to go. */
  readonly point: number;
  readonly line: readonly [number, number];
}

/** Signed area of a face in its chart: negative when it is folded over. */
export function flatArea(cornerPoint: Uint32Array, points: Float64Array, face: number): number {
  const a = (cornerPoint[face * 3] as number) * 2;
  const b = (cornerPoint[face * 3 + 1] as number) * 2;
  const c = (cornerPoint[face * 3 + 2] as number) * 2;
  const ux = (points[b] as number) - (points[a] as number);
  const uy = (points[b + 1] as number) - (points[a + 1] as number);
  const vx = (points[c] as number) - (points[a] as number);
  const vy = (points[c + 1] as number) - (points[a + 1] as number);
  return (ux * vy - uy * vx) / 2;
}

/** Metres that a point lies to the left of the line through two others. */
export function besideLine(points: Float64Array, a: number, b: number, point: number): number {
  const ax = points[a * 2] as number;
  const ay = points[a * 2 + 1] as number;
  const dx = (points[b * 2] as number) - ax;
  const dy = (points[b * 2 + 1] as number) - ay;
  const long = Math.sqrt(dx * dx + dy * dy);
  if (!(long > 0)) return 0;
  return (dx * ((points[point * 2 + 1] as number) - ay) - dy * ((points[point * 2] as number) - ax)) / long;
}
