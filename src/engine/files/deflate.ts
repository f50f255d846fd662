import { BitWriter } from "./bit-writer.ts";
import { type HuffmanCode, huffmanCode } from "./huffman.ts";

/**
 * A zlib stream from run lengths and Huffman codes alone, with no search for repeats.
 *
 * Filtered texture rows hold next to no repeats but runs, so the search that zlib spends its time on finds nothing: at
 * 1024 x 1024 RGB this takes a third of zlib level 6's time for about the same size (bench/png). And its bytes are ours:
 * platform zlibs differ from version to version.
 */

/** Symbols a block holds before it gets new codes. */
const BLOCK_SYMBOLS = 1 << 16;
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

/** Compresses `data` into a zlib stream (RFC 1950). */
export function zlibDeflate(data: Uint8Array): Uint8Array {
  const out = new BitWriter(data.length + (data.length >> 3) + 1024);
  out.bits(0x78, 8);
  out.bits(0x01, 8);
  // a literal is its byte; a run of the byte before it is 256 + its length
  const symbols = new Uint16Array(BLOCK_SYMBOLS + 1);
  let at = 0;
  do {
    let count = 0;
    while (at < data.length && count < BLOCK_SYMBOLS) {
      const byte = data[at] as number;
      // most bytes start no run: see that from two neighbours before counting
      const run = at > 0 && byte === data[at - 1] && byte === data[at + 1] ? runLength(data, at) : 0;
      symbols[count++] = run >= 3 ? 256 + run : byte;
      at += run >= 3 ? run : 1;
    }
    symbols[count++] = END;
    writeBlock(out, symbols.subarray(0, count), at >= data.length);
  } while (at < data.length);
  return concatenate(out.finish(), bigEndian32(adler32(data)));
}

function runLength(data: Uint8Array, at: number): number {
  const byte = data[at - 1];
  const end = Math.min(data.length, at + LONGEST_RUN);
  let i = at;
  while (i < end && data[i] === byte) i += 1;
  return i - at;
}

function writeBlock(out: BitWriter, symbols: Uint16Array, last: boolean): void {
  const bySymbol = new Uint32Array(END + 1);
  for (let i = 0; i < symbols.length; i += 1) {
    const symbol = symbols[i] as number;
    bySymbol[symbol] = (bySymbol[symbol] as number) + 1;
  }
  const counts = new Uint32Array(CODES);
  for (const [symbol, count] of bySymbol.entries()) {
    const code = codeOf(symbol);
    counts[code] = (counts[code] as number) + count;
  }
  const data = huffmanCode(counts, 15);
  out.bits(last ? 1 : 0, 1);
  out.bits(2, 2);
  writeCodeLengths(out, data);
  out.symbols(
    symbols,
    Uint32Array.from(bySymbol.keys(), (symbol) => packSymbol(symbol, data)),
  );
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
function writeCodeLengths(out: BitWriter, data: HuffmanCode): void {
  const lengths = Uint8Array.from([...data.lengths, 1]);
  const counts = new Uint32Array(19);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  const code = huffmanCode(counts, 7);
  let sent = 19;
  while (sent > 4 && code.lengths[LENGTH_ORDER[sent - 1] as number] === 0) sent -= 1;
  out.bits(CODES - 257, 5);
  out.bits(0, 5);
  out.bits(sent - 4, 4);
  for (const symbol of LENGTH_ORDER.slice(0, sent)) out.bits(code.lengths[symbol] as number, 3);
  for (const length of lengths) out.bits(code.codes[length] as number, code.lengths[length] as number);
}

/** Adler-32 (RFC 1950, 8.2); 5552 bytes are the most that fit 32 bits between reductions. */
function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let start = 0; start < data.length; start += 5552) {
    const end = Math.min(data.length, start + 5552);
    for (let i = start; i < end; i += 1) {
      a += data[i] as number;
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return ((b << 16) | a) >>> 0;
}

function bigEndian32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

function concatenate(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const out = new Uint8Array(head.length + tail.length);
  out.set(head);
  out.set(tail, head.length);
  return out;
}
