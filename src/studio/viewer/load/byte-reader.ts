import { loadingTexts } from "./texts.ts";

const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const TAB = 9;
const HASH = 35;
const BACKSLASH = 92;

/** Powers of ten that a double holds exactly. */
const TENS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** What is wrong with a text file and in which of its lines. */
export class LineError extends Error {
  override readonly name = "LineError";
}

/** Walks over the bytes of a line-based text. Never makes a string but for names and complaints. */
export class ByteReader {
  readonly bytes: Uint8Array;
  /** Offset of the next byte. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Skips blanks and continued line ends; true when the line has another word. */
  nextWord(): boolean {
    const { bytes } = this;
    for (;;) {
      const byte = bytes[this.at];
      if (byte === SPACE || byte === TAB) this.at += 1;
      else if (byte === BACKSLASH && this.continuation() > 0) this.at += this.continuation();
      else return byte !== undefined && byte !== NEWLINE && byte !== RETURN && byte !== HASH;
    }
  }

  /** Whether a word goes on here: after the slash of `1//3` it does not, after that of `1/2` it does. */
  atWordPart(): boolean {
    const byte = this.bytes[this.at];
    return byte !== 47 && !endsWord(byte);
  }

  /** Steps over a keyword that a blank follows; false and no step when another word stands here. */
  takeKeyword(keyword: string): boolean {
    const { bytes, at } = this;
    const after = bytes[at + keyword.length];
    if (after !== SPACE && after !== TAB) return false;
    for (let i = 0; i < keyword.length; i += 1) if (bytes[at + i] !== keyword.charCodeAt(i)) return false;
    this.at = at + keyword.length;
    return true;
  }

  /** Goes to the start of the next line, over continued ones too. */
  skipLine(): void {
    const { bytes } = this;
    let end = bytes.indexOf(NEWLINE, this.at);
    while (end > 0 && endsInBackslash(bytes, end)) end = bytes.indexOf(NEWLINE, end + 1);
    this.at = end < 0 ? bytes.length : end + 1;
  }

  /** Leaves a blank line or a comment behind; a backslash at a comment's end does not continue it. */
  skipComment(): void {
    const end = this.bytes.indexOf(NEWLINE, this.at);
    this.at = end < 0 ? this.bytes.length : end + 1;
  }

  /** The rest of the line without blanks around it. */
  restOfLine(): string {
    this.nextWord();
    const start = this.at;
    let end = this.bytes.indexOf(NEWLINE, start);
    if (end < 0) end = this.bytes.length;
    return new TextDecoder().decode(this.bytes.subarray(start, end)).trim();
  }

  /** A decimal number such as `-1.25e-3`. @throws {LineError} when the word is anything else. */
  readNumber(): number {
    const { bytes } = this;
    const start = this.at;
    let at = start;
    let byte = bytes[at] as number;
    const negative = byte === 45;
    if (negative || byte === 43) byte = bytes[++at] as number;
    let mantissa = 0;
    let exponent = 0;
    let digits = 0;
    for (; byte >= 48 && byte <= 57; byte = bytes[++at] as number) {
      // past 2^53 further digits only shift the point
      if (mantissa < 9e14) mantissa = mantissa * 10 + (byte - 48);
      else exponent += 1;
      digits += 1;
    }
    if (byte === 46) {
      byte = bytes[++at] as number;
      for (; byte >= 48 && byte <= 57; byte = bytes[++at] as number) {
        if (mantissa < 9e14) {
          mantissa = mantissa * 10 + (byte - 48);
          exponent -= 1;
        }
        digits += 1;
      }
    }
    if (digits > 0 && (byte === 101 || byte === 69)) {
      const power = this.readExponent(at + 1);
      exponent += power.value;
      at = power.at;
      byte = bytes[at] as number;
    }
    if (digits === 0 || !endsWord(byte))
      throw this.complain(start, (word) => loadingTexts.byteReader.isNotANumber(word));
    this.at = at;
    const size = exponent < 0 ? divideByTens(mantissa, -exponent) : mantissa * (TENS[exponent] ?? 10 ** exponent);
    return negative ? -size : size;
  }

  /** An integer that a blank, a slash or the line's end follows. @throws {LineError} when the word is anything else. */
  readInteger(): number {
    const { bytes } = this;
    const start = this.at;
    let at = start;
    let byte = bytes[at] as number;
    const negative = byte === 45;
    if (negative || byte === 43) byte = bytes[++at] as number;
    let value = 0;
    const first = at;
    for (; byte >= 48 && byte <= 57; byte = bytes[++at] as number) value = value * 10 + (byte - 48);
    if (at === first || !(byte === 47 || endsWord(byte))) {
      throw this.complain(start, (word) => loadingTexts.byteReader.isNotAWhole(word));
    }
    this.at = at;
    return negative ? -value : value;
  }

  /** An error that names the line of an offset and quotes the word there. */
  complain(offset: number, say: (word: string) => string): LineError {
    let line = 1;
    for (let i = this.bytes.indexOf(NEWLINE); i >= 0 && i < offset; i = this.bytes.indexOf(NEWLINE, i + 1)) line += 1;
    let end = offset;
    while (end < this.bytes.length && end < offset + 24 && !endsWord(this.bytes[end])) end += 1;
    const word = new TextDecoder().decode(this.bytes.subarray(offset, end));
    return new LineError(loadingTexts.byteReader.inLine(line, say(word)));
  }

  private readExponent(from: number): { value: number; at: number } {
    const { bytes } = this;
    let at = from;
    let byte = bytes[at] as number;
    const negative = byte === 45;
    if (negative || byte === 43) byte = bytes[++at] as number;
    if (!(byte >= 48 && byte <= 57)) throw this.complain(this.at, (word) => loadingTexts.byteReader.isNotANumber(word));
    let value = 0;
    for (; byte >= 48 && byte <= 57; byte = bytes[++at] as number) value = value * 10 + (byte - 48);
    return { value: negative ? -value : value, at };
  }

  /** Length of a backslash with its line end, 0 when the backslash is something else. */
  private continuation(): number {
    const next = this.bytes[this.at + 1];
    if (next === NEWLINE) return 2;
    return next === RETURN && this.bytes[this.at + 2] === NEWLINE ? 3 : 0;
  }
}

function endsInBackslash(bytes: Uint8Array, newline: number): boolean {
  return bytes[newline - 1] === BACKSLASH || (bytes[newline - 1] === RETURN && bytes[newline - 2] === BACKSLASH);
}

function endsWord(byte: number | undefined): boolean {
  return (
    byte === undefined || byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB || byte === BACKSLASH
  );
}

function divideByTens(value: number, power: number): number {
  const divisor = TENS[power];
  return divisor === undefined ? value / 10 ** power : value / divisor;
}
