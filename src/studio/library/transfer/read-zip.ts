import { Inflate } from "fflate";
import { transferTexts } from "./texts.ts";

/** A file in a zip, not read yet. */
export interface ZipEntry {
  path: string;
  /** Bytes, as the zip says; reading it never gives more. */
  size: number;
  open(): Promise<Blob>;
}

/** What a zip may hold at most. */
export interface ZipBounds {
  entries: number;
  /** Of one file, unpacked. */
  fileBytes: number;
  /** Of all files together, unpacked. */
  totalBytes: number;
}

/** The zip is broken, or made to do harm: why, in words. */
export class ZipError extends Error {
  override name = "ZipError";
}

const END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const HEADER_BYTES = 46;
const LOCAL_BYTES = 30;
const PATH_LENGTH_MAX = 500;
const STORED = 0;
const DEFLATED = 8;
/** What deflate can do at most; more is a lie. */
const RATIO_MAX = 1100;

/**
 * Reads the list of a zip's files without unpacking any. Nothing it says is trusted: sizes are checked while unpacking,
 * and a zip whose files lie over each other, or that would be too large, is refused before.
 *
 * @throws {ZipError}
 */
export async function readZip(file: Blob, bounds: ZipBounds): Promise<ZipEntry[]> {
  const { count, start, size } = await readEnd(file);
  if (count > bounds.entries) throw new ZipError(transferTexts.readZip.tooManyFiles(count, bounds.entries));
  if (size > count * (HEADER_BYTES + PATH_LENGTH_MAX + 200)) throw new ZipError(transferTexts.readZip.wrongList);
  const list = new DataView(await file.slice(start, start + size).arrayBuffer());
  const utf8 = new TextDecoder();
  const found: (ZipEntry & { offset: number; packed: number })[] = [];
  let at = 0;
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (at + HEADER_BYTES > list.byteLength || list.getUint32(at, true) !== 0x02014b50) {
      throw new ZipError(transferTexts.readZip.listCutOff);
    }
    const flags = list.getUint16(at + 8, true);
    const method = list.getUint16(at + 10, true);
    const packed = list.getUint32(at + 20, true);
    const unpacked = list.getUint32(at + 24, true);
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => list.getUint16(at + place, true));
    const offset = list.getUint32(at + 42, true);
    const next = at + HEADER_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
    if (next > list.byteLength) throw new ZipError(transferTexts.readZip.listCutOff);
    const path = utf8.decode(new Uint8Array(list.buffer, at + HEADER_BYTES, nameBytes));
    at = next;
    if (path.length > PATH_LENGTH_MAX) throw new ZipError(transferTexts.readZip.longName);
    if (flags & 1) throw new ZipError(transferTexts.readZip.encrypted(path));
    if (method !== STORED && method !== DEFLATED) throw new ZipError(transferTexts.readZip.unknownPacking(path));
    if (method === STORED ? packed !== unpacked : unpacked > packed * RATIO_MAX + 1000) {
      throw new ZipError(transferTexts.readZip.wrongSize(path));
    }
    if (unpacked > bounds.fileBytes) throw new ZipError(transferTexts.readZip.tooLarge(path));
    total += unpacked;
    if (total > bounds.totalBytes) throw new ZipError(transferTexts.readZip.noRoom);
    found.push({
      path,
      size: unpacked,
      offset,
      packed,
      open: () => open(file, { path, method, offset, packed, unpacked }),
    });
  }
  refuseOverlaps(found, start);
  return found;
}

async function readEnd(file: Blob): Promise<{ count: number; start: number; size: number }> {
  const from = Math.max(0, file.size - END_BYTES - COMMENT_BYTES_MAX);
  const tail = new DataView(await file.slice(from).arrayBuffer());
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const count = tail.getUint16(at + 10, true);
    const size = tail.getUint32(at + 12, true);
    const start = tail.getUint32(at + 16, true);
    if (start === 0xffffffff || count === 0xffff) throw new ZipError(transferTexts.readZip.unknownKind);
    if (start + size > from + at) throw new ZipError(transferTexts.readZip.wrongEnd);
    return { count, start, size };
  }
  throw new ZipError(transferTexts.readZip.noZip);
}

/** Files that share bytes unpack to far more than the zip holds. */
function refuseOverlaps(entries: readonly { offset: number; packed: number }[], end: number): void {
  let from = 0;
  for (const { offset, packed } of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (offset < from || offset + LOCAL_BYTES + packed > end) throw new ZipError(transferTexts.readZip.overlapping);
    from = offset + LOCAL_BYTES + packed;
  }
}

interface Place {
  path: string;
  method: number;
  offset: number;
  packed: number;
  unpacked: number;
}

async function open(file: Blob, { path, method, offset, packed, unpacked }: Place): Promise<Blob> {
  const head = new DataView(await file.slice(offset, offset + LOCAL_BYTES).arrayBuffer());
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== 0x04034b50) {
    throw new ZipError(transferTexts.readZip.misplaced(path));
  }
  const start = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const data = file.slice(start, start + packed);
  if (data.size !== packed) throw new ZipError(transferTexts.readZip.cutOff(path));
  return method === STORED ? data : inflate(data, path, unpacked);
}

async function inflate(data: Blob, path: string, size: number): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const inflater = new Inflate((piece) => {
    bytes += piece.length;
    if (bytes > size) throw new ZipError(transferTexts.readZip.larger(path));
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const reader = data.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      inflater.push(value ?? new Uint8Array(0), done);
      if (done) break;
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError(transferTexts.readZip.damaged(path));
  }
  if (bytes !== size) throw new ZipError(transferTexts.readZip.damaged(path));
  return new Blob(pieces);
}
