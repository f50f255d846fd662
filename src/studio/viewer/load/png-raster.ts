import { unzlibSync } from "fflate";
import { whyTooLarge } from "./picture-size.ts";
import { loadingTexts } from "./texts.ts";

/** The samples of a picture as they are kept, top row first, channels side by side: grey, grey and alpha, RGB, RGBA. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
  /** 16-bit samples where the array is of 16 bits. */
  readonly data: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Samples per pixel by PNG colour type; palettes (3) are left to the browser. */
const CHANNELS: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Reads a PNG at its full depth: browsers cut 16 bits down to 8.
 *
 * @returns null for what is rare in maps and better left to the browser: palettes, 1 to 4 bits, interlacing.
 * @throws {Error} when the bytes are no whole PNG.
 * @see PNG specification, 3rd edition, sections 5, 9, 11
 */
export function readPngRaster(bytes: Uint8Array): Raster | null {
  const { header, body } = readChunks(bytes);
  if (header === null) return null;
  const { width, height, bitDepth, channels } = header;
  const tooLarge = whyTooLarge(width, height);
  if (tooLarge !== undefined) throw new Error(tooLarge);
  const step = (channels * bitDepth) / 8;
  const stride = width * step;
  const rows = inflate(body, height * (stride + 1));
  const samples = new Uint8Array(height * stride);
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = rows.subarray(start + 1, start + 1 + stride);
    unfilter(rows[start] as number, row, above, step);
    samples.set(row, y * stride);
    above = row;
  }
  return { width, height, channels, data: bitDepth === 16 ? fromBigEndian(samples) : samples };
}

function fromBigEndian(bytes: Uint8Array): Uint16Array<ArrayBuffer> {
  const samples = new Uint16Array(bytes.length / 2);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = ((bytes[2 * i] as number) << 8) | (bytes[2 * i + 1] as number);
  }
  return samples;
}

function readChunks(bytes: Uint8Array): { header: Header | null; body: Uint8Array } {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) throw new Error(loadingTexts.pngRaster.noPng);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: Uint8Array[] = [];
  let header: Header | null = null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) throw new Error(loadingTexts.pngRaster.cutOff);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      header = readHeader(view, at + 8);
      if (header === null) return { header, body };
    } else if (type === "IDAT") pieces.push(body);
    else if (type === "IEND") break;
    at += 12 + length;
  }
  if (header === null || pieces.length === 0) throw new Error(loadingTexts.pngRaster.empty);
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
    throw new Error(loadingTexts.pngRaster.damagedPixels, { cause });
  }
  if (rows.length < size) throw new Error(loadingTexts.pngRaster.cutOff);
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
  if (type !== 4) throw new Error(loadingTexts.pngRaster.damagedFilter(type));
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
