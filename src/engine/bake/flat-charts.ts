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
