/** Names of EBML elements, as they stand in a file. */
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const DURATION = 0x4489;
/** Its name, its size of eight bytes, its value. */
const DURATION_BYTES = 11;
/** A size of eight bytes: what it begins with. */
const LONG_SIZE = 0x01;

/**
 * Writes into a film how long it is. A browser that records does not know it when it writes the head of the file, and a
 * player shows no length then and cannot be moved to a place in it.
 *
 * @param film As it was recorded: a head without a length, clusters of unknown number behind it.
 * @param lengthMs In the file's usual unit.
 * @returns The film with its length; the same bytes where they are not built like that.
 */
export function withLength(film: Uint8Array<ArrayBuffer>, lengthMs: number): Uint8Array<ArrayBuffer> {
  const head = readElement(film, 0);
  const segment = head?.id === EBML ? readElement(film, head.end) : undefined;
  // places in a segment of known size are counted, and must not move
  if (segment?.id !== SEGMENT || segment.end !== Number.POSITIVE_INFINITY) return film;
  const info = readElement(film, segment.start);
  if (info?.id !== INFO || info.end > film.length) return film;
  for (let place = info.start; place < info.end; ) {
    const part = readElement(film, place);
    if (!part || part.id === DURATION) return film;
    place = part.end;
  }
  const size = info.end - info.start + DURATION_BYTES;
  const infoHead = new DataView(new ArrayBuffer(12));
  infoHead.setUint32(0, INFO);
  infoHead.setUint32(4, LONG_SIZE << 24);
  infoHead.setUint32(8, size);
  const duration = new DataView(new ArrayBuffer(DURATION_BYTES));
  duration.setUint16(0, DURATION);
  duration.setUint8(2, 0x88);
  duration.setFloat64(3, lengthMs);
  const pieces = [
    film.subarray(0, segment.start),
    new Uint8Array(infoHead.buffer),
    film.subarray(info.start, info.end),
    new Uint8Array(duration.buffer),
    film.subarray(info.end),
  ];
  const whole = new Uint8Array(film.length + DURATION_BYTES + 12 - (info.start - segment.start));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

interface Element {
  readonly id: number;
  /** Where its content begins and ends; infinity where the file leaves it open. */
  readonly start: number;
  readonly end: number;
}

function readElement(bytes: Uint8Array, place: number): Element | undefined {
  const idLength = lengthOf(bytes[place]);
  const sizeLength = lengthOf(bytes[place + idLength]);
  const start = place + idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || start > bytes.length) return undefined;
  const size = numberAt(bytes, place + idLength, sizeLength) - 2 ** (7 * sizeLength);
  // all ones: whoever wrote it did not know
  const isOpen = size === 2 ** (7 * sizeLength) - 1;
  return { id: numberAt(bytes, place, idLength), start, end: isOpen ? Number.POSITIVE_INFINITY : start + size };
}

/** How many bytes a number takes, by the zeros that its first one begins with. */
const lengthOf = (first = 0): number => Math.clz32(first) - 23;

function numberAt(bytes: Uint8Array, place: number, length: number): number {
  let value = 0;
  for (let i = 0; i < length; i += 1) value = value * 256 + (bytes[place + i] as number);
  return value;
}
