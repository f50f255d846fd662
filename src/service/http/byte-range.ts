export interface ByteRange {
  /** Both included. */
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header (RFC 9110, 14.1.2).
 *
 * @returns undefined where everything is to be sent: no header, another unit, or several ranges; null where the range
 * lies outside the file.
 */
export function readByteRange(header: string | undefined, sizeBytes: number): ByteRange | null | undefined {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? null : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= sizeBytes ? null : { start, end };
}
