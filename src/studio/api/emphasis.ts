/** A stretch of a text, in characters. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What is put in the place of a stretch, and what is selected then. */
export interface Emphasis extends Stretch {
  readonly text: string;
  readonly selected: Stretch;
}
