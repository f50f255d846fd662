import { deflateKernel, type PutBits } from "../kernels/deflate-kernel.ts";
import { type HuffmanCode, huffmanCode } from "./huffman.ts";

/**
 * A zlib stream from run lengths and Huffman codes alone, with no search for repeats.
 *
 * Filtered texture rows hold next to no repeats but runs, so the search that zlib spends its time on finds nothing: at
 * 1024 x 1024 RGB this takes a third of zlib level 6's time for about the same size (bench/png). And its bytes are ours:
 * platform zlibs differ from version to version.
 */

const END_OF_BLOCK = 256;
/** Order in which code lengths of the code length alphabet are sent (RFC 1951, 3.2.7). */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST_RUN = 258;
/** Own symbols: bytes, 256 + run length, and this for the end of the block. */
const END = 256 + LONGEST_RUN + 1;
/** Literal and length codes of deflate that can occur. */
const CODES = 286;

/** Run length 3..258 -> deflate length symbol, and how many extra bits follow with which value (RFC 1951, 3.2.5). */
const RUN_SYMBOL = new Uint16Array(LONGEST_RUN + 1);
const RUN_EXTRA_BITS = new Uint8Array(LONGEST_RUN + 1);
const RUN_BASE = new Uint16Array(LONGEST_RUN + 1);
for (let symbol = 257, base = 3; symbol < 285; symbol += 1) {
  const bits = symbol < 265 ? 0 : (symbol - 261) >> 2;
  for (let run = base; run < base + (1 << bits) && run < LONGEST_RUN; run += 1) {
    RUN_SYMBOL[run] = symbol;
    RUN_EXTRA_BITS[run] = bits;
    RUN_BASE[run] = base;
  }
  base += 1 << bits;
}
RUN_SYMBOL[LONGEST_RUN] = 285;
RUN_BASE[LONGEST_RUN] = LONGEST_RUN;

/** A piece of a zlib stream: several laid end to end, and the checksum of all after them, are the stream (RFC 1950). */
export interface ZlibPiece {
  readonly bytes: Uint8Array;
  /** Adler-32 of the piece's data. */
  readonly checksum: number;
}

/**
 * Compresses a piece of some data: no piece needs another.
 *
 * @param isFirst Whether the stream begins with it, and
 * @param isLast whether it ends with it.
 */
export function deflatePiece(data: Uint8Array, isFirst: boolean, isLast: boolean): ZlibPiece {
  const { stream, checksum } = deflateKernel(data, END, writeHead, isLast);
  if (!isFirst) return { bytes: stream, checksum };
  const bytes = new Uint8Array(stream.length + 2);
  bytes.set([0x78, 0x01]);
  bytes.set(stream, 2);
  return { bytes, checksum };
}

/** Largest prime below 2^16 (RFC 1950, 8.2). */
const ADLER_BASE = 65521;

/**
 * Adler-32 of two pieces of data end to end.
 *
 * @param length Bytes of the second.
 * @see zlib's `adler32_combine`
 */
export function joinChecksums(first: number, second: number, length: number): number {
  const times = length % ADLER_BASE;
  const low = ((first & 0xffff) + (second & 0xffff) + ADLER_BASE - 1) % ADLER_BASE;
  const high = (times * (first & 0xffff) + (first >>> 16) + (second >>> 16) + ADLER_BASE - times) % ADLER_BASE;
  return high * 65536 + low;
}

/** Chooses the codes of a block and sends them. */
function writeHead(bySymbol: Uint32Array, isLast: boolean, put: PutBits): Uint32Array {
  // by index: with iterators here and in the codes' making, deflate took a quarter longer
  const counts = new Uint32Array(CODES);
  for (let symbol = 0; symbol < bySymbol.length; symbol += 1) {
    const code = codeOf(symbol);
    counts[code] = (counts[code] as number) + (bySymbol[symbol] as number);
  }
  const data = huffmanCode(counts, 15);
  put(isLast ? 1 : 0, 1);
  put(2, 2);
  writeCodeLengths(put, data);
  const packed = new Uint32Array(bySymbol.length);
  for (let symbol = 0; symbol < packed.length; symbol += 1) packed[symbol] = packSymbol(symbol, data);
  return packed;
}

const codeOf = (symbol: number): number =>
  symbol < 256 ? symbol : symbol === END ? END_OF_BLOCK : (RUN_SYMBOL[symbol - 256] as number);

/** A symbol's whole bit string: its code, for a run the extra bits, and the one-bit code of the only distance, 1. */
function packSymbol(symbol: number, { codes, lengths }: HuffmanCode): number {
  const code = codeOf(symbol);
  const bits = codes[code] as number;
  const length = lengths[code] as number;
  if (symbol < 256 || symbol === END) return ((length << 24) | bits) >>> 0;
  const run = symbol - 256;
  const extra = run - (RUN_BASE[run] as number);
  return (((length + (RUN_EXTRA_BITS[run] as number) + 1) << 24) | (extra << length) | bits) >>> 0;
}

/** All literal and length codes, and one distance code of one bit. */
function writeCodeLengths(put: PutBits, data: HuffmanCode): void {
  const lengths = Uint8Array.from([...data.lengths, 1]);
  const counts = new Uint32Array(19);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  const code = huffmanCode(counts, 7);
  let sent = 19;
  while (sent > 4 && code.lengths[LENGTH_ORDER[sent - 1] as number] === 0) sent -= 1;
  put(CODES - 257, 5);
  put(0, 5);
  put(sent - 4, 4);
  for (const symbol of LENGTH_ORDER.slice(0, sent)) put(code.lengths[symbol] as number, 3);
  for (const length of lengths) put(code.codes[length] as number, code.lengths[length] as number);
}
