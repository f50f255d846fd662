/** What was measured of one prompt. */
export interface Measured {
  /** What is not as promised, in words; none where all is. */
  readonly exceptions: readonly string[];
  /** What a summary tells the least and the median of. */
  readonly figures: Readonly<Record<string, number>>;
}
