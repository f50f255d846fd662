import { crcKernel, paethKernel } from "../kernels/deflate-kernel.ts";
import { takeBytes } from "../kernels/field-pool.ts";
import { zlibDeflate } from "./deflate.ts";
import type { Image } from "./image.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const COLOR_TYPE = { 1: 0, 3: 2, 4: 6 } as const;

/**
 * Writes a PNG whose bytes depend on the pixels and the texts alone.
 *
 * @param text Keyword (1-79 Latin-1 characters) -> text, kept in `iTXt` chunks as UTF-8.
 * @throws {Error} when the data does not fit the size.
 */
export function encodePng(image: Image, text: Readonly<Record<string, string>> = {}): Uint8Array {
  const { width, height, channels, data } = image;
  if (data.length !== width * height * channels) {
    throw new Error(`encodePng: data must hold ${width * height * channels} values, got ${data.length}.`);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = data instanceof Uint16Array ? 16 : 8;
  header[9] = COLOR_TYPE[channels];
  const chunks = [
    chunk("IHDR", header),
    ...Object.entries(text).map(([keyword, value]) => chunk("iTXt", internationalText(keyword, value))),
    chunk("IDAT", zlibDeflate(filterRows(image))),
    chunk("IEND", new Uint8Array(0)),
  ];
  return concatenate([Uint8Array.from(SIGNATURE), ...chunks]);
}

/** Paeth on every row: choosing among the filters gained 2 % on textures and took twice as long. */
function filterRows(image: Image): Uint8Array {
  const bytes = image.data instanceof Uint16Array ? bigEndian(image.data) : image.data;
  const stride = bytes.length / image.height;
  return paethKernel(bytes, stride, stride / image.width);
}

/** PNG keeps 16-bit samples most significant byte first. */
function bigEndian(samples: Uint16Array): Uint8Array {
  const bytes = takeBytes(samples.length * 2);
  // an iterator over a million samples takes ten times as long
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] as number;
    bytes[index * 2] = sample >> 8;
    bytes[index * 2 + 1] = sample & 255;
  }
  return bytes;
}

/** Uncompressed, with no language given (PNG 3rd edition, 11.3.3.4). */
function internationalText(keyword: string, value: string): Uint8Array {
  const encoder = new TextEncoder();
  return concatenate([encoder.encode(keyword), new Uint8Array(5), encoder.encode(value)]);
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  for (let i = 0; i < 4; i += 1) out[4 + i] = type.charCodeAt(i);
  out.set(body, 8);
  view.setUint32(body.length + 8, crcKernel(out.subarray(4, body.length + 8)));
  return out;
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}
