/** The inner loops of PNG writing: row filter, run lengths, bit packing and the two checksums. */

/** Own symbols: a byte, or 256 + the length of a run of the byte before it. */
const SYMBOL_COUNT: i32 = 516;
const LONGEST_RUN: usize = 258;

let held: u64 = 0;
let heldBits: u32 = 0;
let out: usize = 0;

/**
 * PNG's Paeth filter on every row, each preceded by its filter type 4.
 *
 * @param step Bytes a pixel.
 */
export function paeth(source: usize, target: usize, stride: usize, rows: usize, step: usize): void {
  for (let row: usize = 0; row < rows; row++) {
    const from = source + row * stride;
    let to = target + row * (stride + 1);
    store<u8>(to++, 4);
    for (let x: usize = 0; x < step; x++) {
      const up: i32 = row > 0 ? load<u8>(from + x - stride) : 0;
      store<u8>(to + x, <u8>(<i32>load<u8>(from + x) - up));
    }
    if (row == 0) {
      for (let x = step; x < stride; x++) store<u8>(to + x, <u8>(<i32>load<u8>(from + x) - <i32>load<u8>(from + x - step)));
      continue;
    }
    for (let x = step; x < stride; x++) {
      const at = from + x;
      const left: i32 = load<u8>(at - step);
      const up: i32 = load<u8>(at - stride);
      const corner: i32 = load<u8>(at - stride - step);
      const byLeft = abs(up - corner);
      const byUp = abs(left - corner);
      const byCorner = abs(left + up - 2 * corner);
      const other = byUp <= byCorner ? up : corner;
      const predicted = byLeft <= min(byUp, byCorner) ? left : other;
      store<u8>(to + x, <u8>(<i32>load<u8>(at) - predicted));
    }
  }
}

/** Data to symbols of 16 bits; returns their number. */
export function tokenize(data: usize, length: usize, symbols: usize): usize {
  let to = symbols;
  const end = data + length;
  let at = data;
  while (at < end) {
    const byte = load<u8>(at);
    if (at > data && byte == load<u8>(at - 1)) {
      const most = min(end, at + LONGEST_RUN);
      let next = at + 1;
      while (next < most && load<u8>(next) == byte) next++;
      if (next - at >= 3) {
        store<u16>(to, <u16>(256 + (next - at)));
        to += 2;
        at = next;
        continue;
      }
    }
    store<u16>(to, byte);
    to += 2;
    at++;
  }
  return (to - symbols) >> 1;
}

/** How often each symbol occurs, as 32-bit numbers. */
export function countSymbols(symbols: usize, count: usize, counts: usize): void {
  memory.fill(counts, 0, SYMBOL_COUNT * 4);
  for (let i: usize = 0; i < count; i++) {
    const entry = counts + (<usize>load<u16>(symbols + (i << 1)) << 2);
    store<u32>(entry, load<u32>(entry) + 1);
  }
}

/** Bits will be written from here on. */
export function beginBits(target: usize): void {
  out = target;
  held = 0;
  heldBits = 0;
}

/** Writes the low `count` bits of `value`, least significant first; up to 32. */
export function putBits(value: u32, count: u32): void {
  held |= <u64>value << heldBits;
  heldBits += count;
  if (heldBits >= 32) {
    store<u32>(out, <u32>held);
    out += 4;
    held >>= 32;
    heldBits -= 32;
  }
}

/** Writes each symbol's bit string: `packed` holds it in the low 24 bits and its length above. */
export function putSymbols(symbols: usize, count: usize, packed: usize): void {
  let bits = held;
  let length = heldBits;
  let to = out;
  for (let i: usize = 0; i < count; i++) {
    const entry = load<u32>(packed + (<usize>load<u16>(symbols + (i << 1)) << 2));
    bits |= <u64>(entry & 0xffffff) << length;
    length += entry >> 24;
    if (length >= 32) {
      store<u32>(to, <u32>bits);
      to += 4;
      bits >>= 32;
      length -= 32;
    }
  }
  held = bits;
  heldBits = length;
  out = to;
}

/** Pads to a whole byte; returns the address after the last one. */
export function endBits(): usize {
  while (heldBits > 0) {
    store<u8>(out++, <u8>held);
    held >>= 8;
    heldBits = heldBits > 8 ? heldBits - 8 : 0;
  }
  return out;
}

/** Adler-32 (RFC 1950, 8.2); 5552 bytes are the most that fit 32 bits between reductions. */
export function adler32(data: usize, length: usize): u32 {
  let a: u32 = 1;
  let b: u32 = 0;
  const end = data + length;
  while (data < end) {
    const stop = min(end, data + 5552);
    while (data < stop) {
      a += load<u8>(data++);
      b += a;
    }
    a %= 65521;
    b %= 65521;
  }
  return (b << 16) | a;
}

/** CRC-32 (ISO 3309) as PNG's annex D has it; `table` is room for 256 32-bit numbers. */
export function crc32(data: usize, length: usize, table: usize): u32 {
  for (let byte: u32 = 0; byte < 256; byte++) {
    let c = byte;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >> 1) ^ 0xedb88320 : c >> 1;
    store<u32>(table + (byte << 2), c);
  }
  let crc: u32 = 0xffffffff;
  const end = data + length;
  while (data < end) crc = load<u32>(table + (((crc ^ load<u8>(data++)) & 255) << 2)) ^ (crc >> 8);
  return ~crc;
}
