/** Something typed that cannot be read, and where it stands. The message quotes it and says what is allowed. */
export class TypedError extends Error {
  /** First character of the place, from 0. */
  readonly at: number;
  /** Characters that the place has; 0 at the end of the text. */
  readonly length: number;

  constructor(message: string, at: number, length: number) {
    super(message);
    this.name = "TypedError";
    this.at = at;
    this.length = length;
  }
}

const QUOTE_LENGTH = 32;

/** A piece of what was typed, for a message. */
export const quote = (text: string): string =>
  `"${text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH - 1)}…` : text}"`;
