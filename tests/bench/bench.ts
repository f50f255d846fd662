/** One row of the table. */
export interface Bench {
  readonly name: string;
  readonly runs: number;
  readonly run: (index: number) => unknown;
  /** Runs that do not count, before the others. Left out: 1. */
  readonly warmUps?: number;
  /** Rows above that the median is held against. */
  readonly against?: readonly string[];
}
