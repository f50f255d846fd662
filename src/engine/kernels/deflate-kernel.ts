import { allocate, beginKernel, copyBytes, copyBytesIn } from "./wasm-memory.ts";

/** Symbols a block holds before it gets new codes. */
const BLOCK_SYMBOLS = 1 << 17;
/** Bytes, runs of up to 258, and the end of the block. */
export const SYMBOL_COUNT = 516;

/** What a block's head is written with: the low `count` bits of `value`, up to 32. */
export type PutBits = (value: number, count: number) => void;

/**
 * Tells how to write a block: puts its head, and returns symbol -> bit string (low 24 bits) and its length (from bit 24).
 *
 * @param counts How often each symbol occurs in the block.
 */
export type WriteHead = (counts: Uint32Array, isLast: boolean, put: PutBits) => Uint32Array;

/** An empty stored block but for its first three bits: ends a piece at a whole byte (RFC 1951, 3.2.4). */
const EMPTY_BLOCK = [0, 0, 0xff, 0xff];

/** PNG's Paeth filter: each row of `stride` bytes comes out with the filter's number before it. */
export function paethKernel(bytes: Uint8Array, stride: number, step: number): Uint8Array {
  const wasm = beginKernel();
  const rows = bytes.length / stride;
  const source = copyBytesIn(bytes);
  const target = allocate(bytes.length + rows);
  wasm.paeth(source, target, stride, rows, step);
  return copyBytes(target, bytes.length + rows);
}

/**
 * Packs data into deflate blocks: runs and bit strings in the kernel, the choice of codes by `writeHead`.
 *
 * @param end Symbol that closes a block.
 * @param isLast Whether the stream ends with these blocks: else others can be put behind them.
 * @returns The blocks, and the data's Adler-32.
 */
export function deflateKernel(
  data: Uint8Array,
  end: number,
  writeHead: WriteHead,
  isLast: boolean,
): { stream: Uint8Array; checksum: number } {
  const wasm = beginKernel();
  const source = copyBytesIn(data);

  const symbols = allocate(data.length * 2 + 2);
  const counts = allocate(SYMBOL_COUNT * 16);
  const packed = allocate(SYMBOL_COUNT * 4);
  // a code is at most 15 bits and there are no more symbols than bytes
  const target = allocate(data.length * 2 + 4096 + (data.length / BLOCK_SYMBOLS) * 1024);
  const total = wasm.tokenize(source, data.length, symbols);
  wasm.beginBits(target);
  for (let start = 0; start === 0 || start < total; start += BLOCK_SYMBOLS) {
    const count = Math.min(BLOCK_SYMBOLS, total - start);
    wasm.countSymbols(symbols + start * 2, count, counts);
    const histogram = new Uint32Array(wasm.memory.buffer, counts, SYMBOL_COUNT).slice();
    histogram[end] = 1;
    const codes = writeHead(histogram, isLast && start + count >= total, wasm.putBits);
    new Uint32Array(wasm.memory.buffer, packed, SYMBOL_COUNT).set(codes);
    wasm.putSymbols(symbols + start * 2, count, packed);
    const closing = codes[end] as number;
    wasm.putBits(closing & 0xffffff, closing >>> 24);
  }
  if (!isLast) wasm.putBits(0, 3);
  const blocks = wasm.endBits() - target;
  const stream = isLast ? copyBytes(target, blocks) : copyBytes(target, blocks + EMPTY_BLOCK.length);
  if (!isLast) stream.set(EMPTY_BLOCK, blocks);
  return { stream, checksum: wasm.adler32(source, data.length) >>> 0 };
}

/** CRC-32 of the bytes. */
export function crcKernel(bytes: Uint8Array): number {
  const wasm = beginKernel();
  const table = allocate(8192);
  return wasm.crc32(copyBytesIn(bytes), bytes.length, table) >>> 0;
}
