import { apiTexts } from "./texts.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_END = 8 + 25;
/** A longer text is not ours to read. */
const TEXT_MAX_BYTES = 64 * 1024;

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/**
 * Puts texts into a PNG, in place of those with the same keywords. Its pixels stay as they are.
 *
 * @param text Keyword (1 to 79 Latin-1 characters) -> text, kept in `iTXt` chunks as UTF-8.
 * @throws {Error} when the bytes are no PNG.
 * @see PNG specification, 3rd edition, section 11.3.3.4
 */
export function withPngText(bytes: Uint8Array, text: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  if (!isPng(bytes)) throw new Error(apiTexts.pngText.noPng);
  const pieces: Uint8Array[] = [bytes.subarray(0, HEADER_END)];
  for (const [keyword, value] of Object.entries(text)) pieces.push(pngChunk("iTXt", internationalText(keyword, value)));
  for (const chunk of chunksOf(bytes)) {
    if (chunk.type === "IHDR") continue;
    const keyword = keywordOf(chunk.type, chunk.body);
    if (keyword === undefined || !(keyword in text)) pieces.push(chunk.whole);
  }
  return joinBytes(pieces);
}

/** The uncompressed texts of a PNG by keyword; empty for anything that is no PNG. */
export function readPngText(bytes: Uint8Array): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  if (!isPng(bytes)) return found;
  for (const { type, body } of chunksOf(bytes)) {
    const keyword = keywordOf(type, body);
    if (keyword === undefined || body.length > TEXT_MAX_BYTES) continue;
    const after = body.subarray(keyword.length + 1);
    if (type === "tEXt") found[keyword] = new TextDecoder("latin1").decode(after);
    // compressed texts are another tool's
    else if (after[0] === 0) found[keyword] = new TextDecoder().decode(after.subarray(languageEnd(after)));
  }
  return found;
}

/** A chunk with its length and checksum. */
export function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  for (let i = 0; i < 4; i += 1) out[4 + i] = type.charCodeAt(i);
  out.set(body, 8);
  view.setUint32(body.length + 8, crc32(out.subarray(4, body.length + 8)));
  return out;
}

export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

interface Chunk {
  type: string;
  body: Uint8Array;
  whole: Uint8Array;
}

/** Stops where the file stops making sense. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, body: bytes.subarray(at + 8, at + 8 + length), whole: bytes.subarray(at, end) };
    if (type === "IEND") return;
    at = end;
  }
}

function keywordOf(type: string, body: Uint8Array): string | undefined {
  if (type !== "iTXt" && type !== "tEXt") return undefined;
  const end = body.indexOf(0);
  return end > 0 && end < 80 ? new TextDecoder("latin1").decode(body.subarray(0, end)) : undefined;
}

/** Two flags, then a language and a translated keyword, each with a zero at its end. */
function languageEnd(after: Uint8Array): number {
  const language = after.indexOf(0, 2);
  const translated = language < 0 ? -1 : after.indexOf(0, language + 1);
  return translated < 0 ? after.length : translated + 1;
}

function internationalText(keyword: string, value: string): Uint8Array {
  const encoder = new TextEncoder();
  return joinBytes([encoder.encode(keyword), new Uint8Array(5), encoder.encode(value)]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i += 1) {
    crc = (CRC_TABLE[(crc ^ (bytes[i] as number)) & 255] as number) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
