/** Where among several on one support a thing is. */
export interface Spot {
  /** Which of `of` things on the same support this one is, from 0. */
  readonly index: number;
  readonly of: number;
  /** Where in their ring the first one stands: radians about Y from +X to +Z. */
  readonly from?: number;
}
