import { unzlibSync } from "fflate";

/** One grey value per pixel, 0 to 1, top row first. */
export interface HeightImage {
  readonly width: number;
  readonly height: number;
  /** 8 or 16. */
  readonly bitDepth: number;
  readonly values: Float32Array<ArrayBuffer>;
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly channels: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Samples per pixel by PNG colour type; a palette (3) cannot hold heights. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Reads the first channel of a PNG at its full depth: browsers cut 16 bits down to 8.
 *
 * @returns null for what is rare in heights and better left to the browser: palettes, 1 to 4 bits, interlacing.
 * @throws {Error} when the bytes are no whole PNG.
 * @see PNG specification, 3rd edition, sections 5, 9, 11
 */
export function decodePng(bytes: Uint8Array): HeightImage | null {
  const { header, body } = readChunks(bytes);
  if (header === null) return null;
  const { width, height, bitDepth, channels } = header;
  const step = (channels * bitDepth) / 8;
  const stride = width * step;
  const rows = inflate(body, height * (stride + 1));
  const values = new Float32Array(width * height);
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = rows.subarray(start + 1, start + 1 + stride);
    unfilter(rows[start] as number, row, above, step);
    for (let x = 0; x < width; x += 1) {
      const at = x * step;
      values[y * width + x] =
        bitDepth === 16 ? (((row[at] as number) << 8) | (row[at + 1] as number)) / 65535 : (row[at] as number) / 255;
    }
    above = row;
  }
  return { width, height, bitDepth, values };
}

function readChunks(bytes: Uint8Array): { header: Header | null; body: Uint8Array } {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new Error("This is not a PNG file.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Uint8Array[] = [];
  let header: Header | null = null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) throw new Error("This PNG ends too early.");
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      header = readHeader(view, at + 8);
      if (header === null) return { header, body };
    } else if (type === "IDAT") pieces.push(body);
    else if (type === "IEND") break;
    at += 12 + length;
  }
  if (header === null || pieces.length === 0) throw new Error("This PNG holds no picture.");
  return { header, body: join(pieces) };
}

function readHeader(view: DataView, at: number): Header | null {
  const bitDepth = view.getUint8(at + 8);
  const channels = CHANNELS[view.getUint8(at + 9)];
  const interlaced = view.getUint8(at + 12) !== 0;
  if (channels === undefined || bitDepth < 8 || interlaced) return null;
  return { width: view.getUint32(at), height: view.getUint32(at + 4), bitDepth, channels };
}

function inflate(body: Uint8Array, size: number): Uint8Array {
  let rows: Uint8Array;
  try {
    rows = unzlibSync(body, { out: new Uint8Array(size) });
  } catch (cause) {
    throw new Error("This PNG is damaged: its pixels cannot be unpacked.", { cause });
  }
  if (rows.length < size) throw new Error("This PNG ends too early.");
  return rows;
}

/** Turns differences back into samples, in place. */
function unfilter(type: number, row: Uint8Array, above: Uint8Array, step: number): void {
  for (let x = 0; x < row.length; x += 1) {
    const left = x >= step ? (row[x - step] as number) : 0;
    const up = above[x] as number;
    const upLeft = x >= step ? (above[x - step] as number) : 0;
    row[x] = (row[x] as number) + predict(type, left, up, upLeft);
  }
}

function predict(type: number, left: number, up: number, upLeft: number): number {
  if (type === 0) return 0;
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return (left + up) >> 1;
  if (type !== 4) throw new Error(`This PNG is damaged: row filter ${type} does not exist.`);
  const byLeft = Math.abs(up - upLeft);
  const byUp = Math.abs(left - upLeft);
  const byCorner = Math.abs(left + up - 2 * upLeft);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : upLeft;
}

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}
