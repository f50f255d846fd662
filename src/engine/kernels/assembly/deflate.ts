/** The inner loops of PNG writing: row filter, run lengths, bit packing and the two checksums. */

/** Own symbols: a byte, or 256 + the length of a run of the byte before it. */
const SYMBOL_COUNT: usize = 516;
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
    let x = step;
    for (; x + 16 <= stride; x += 16) {
      const here = v128.load(from + x);
      const left = v128.load(from + x - step);
      const up = v128.load(from + x - stride);
      const corner = v128.load(from + x - stride - step);
      const byLeft = apart(up, corner);
      const byUp = apart(left, corner);
      // |left + up - 2 corner| may be cut off at 255, since neither of the other two is more
      const low = i16x8.abs(
        i16x8.add(
          i16x8.sub(i16x8.extend_low_i8x16_u(left), i16x8.extend_low_i8x16_u(corner)),
          i16x8.sub(i16x8.extend_low_i8x16_u(up), i16x8.extend_low_i8x16_u(corner)),
        ),
      );
      const high = i16x8.abs(
        i16x8.add(
          i16x8.sub(i16x8.extend_high_i8x16_u(left), i16x8.extend_high_i8x16_u(corner)),
          i16x8.sub(i16x8.extend_high_i8x16_u(up), i16x8.extend_high_i8x16_u(corner)),
        ),
      );
      const byCorner = i8x16.narrow_i16x8_u(low, high);
      const other = v128.bitselect(up, corner, i8x16.le_u(byUp, byCorner));
      const predicted = v128.bitselect(left, other, i8x16.le_u(byLeft, i8x16.min_u(byUp, byCorner)));
      v128.store(to + x, i8x16.sub(here, predicted));
    }
    for (; x < stride; x++) {
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

// @ts-ignore: decorator
@inline
function apart(a: v128, b: v128): v128 {
  return v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a));
}

/**
 * Data to symbols of 16 bits; returns their number. Whether a byte equals the one before is anyone's guess in a texture: sixteen
 * are asked at once whether any of them begins a run.
 */
export function tokenize(data: usize, length: usize, symbols: usize): usize {
  let to = symbols;
  const end = data + length;
  let at = data;
  if (at < end) {
    store<u16>(to, load<u8>(at++));
    to += 2;
  }
  while (at < end) {
    let literals: usize = 1;
    let isRun = false;
    if (at + 18 <= end) {
      const here = v128.load(at);
      const next = v128.load(at, 1);
      const repeats = v128.and(i8x16.eq(here, v128.load(at - 1)), i8x16.eq(next, here));
      const mask = i8x16.bitmask(v128.and(repeats, i8x16.eq(v128.load(at, 2), next)));
      // more than are literals may be written: what comes after goes over them
      v128.store(to, i16x8.extend_low_i8x16_u(here));
      v128.store(to, i16x8.extend_high_i8x16_u(here), 16);
      isRun = mask != 0;
      literals = isRun ? ctz(mask) : 16;
    } else {
      const byte = load<u8>(at);
      isRun = at + 3 <= end && byte == load<u8>(at - 1) && byte == load<u8>(at, 1) && byte == load<u8>(at, 2);
      if (isRun) literals = 0;
      else store<u16>(to, byte);
    }
    to += literals << 1;
    at += literals;
    if (!isRun) continue;
    const byte = load<u8>(at);
    const most = min(end, at + LONGEST_RUN);
    let next = at + 3;
    while (next < most && load<u8>(next) == byte) next++;
    store<u16>(to, <u16>(256 + (next - at)));
    to += 2;
    at = next;
  }
  return (to - symbols) >> 1;
}

/**
 * How often each symbol occurs, as 32-bit numbers. Counted in four tables by turns, for the same symbol comes again and again
 * and would wait for its own last count; `counts` has room for all four, the first holds the sums.
 */
export function countSymbols(symbols: usize, count: usize, counts: usize): void {
  memory.fill(counts, 0, SYMBOL_COUNT * 16);
  const second = counts + SYMBOL_COUNT * 4;
  const third = counts + SYMBOL_COUNT * 8;
  const fourth = counts + SYMBOL_COUNT * 12;
  const end = symbols + (count << 1);
  for (; symbols + 8 <= end; symbols += 8) {
    addOne(counts + (<usize>load<u16>(symbols) << 2));
    addOne(second + (<usize>load<u16>(symbols, 2) << 2));
    addOne(third + (<usize>load<u16>(symbols, 4) << 2));
    addOne(fourth + (<usize>load<u16>(symbols, 6) << 2));
  }
  for (; symbols < end; symbols += 2) addOne(counts + (<usize>load<u16>(symbols) << 2));
  for (let at: usize = 0; at < SYMBOL_COUNT * 4; at += 4) {
    const sum = load<u32>(counts + at) + load<u32>(second + at) + load<u32>(third + at) + load<u32>(fourth + at);
    store<u32>(counts + at, sum);
  }
}

// @ts-ignore: decorator
@inline
function addOne(entry: usize): void {
  store<u32>(entry, load<u32>(entry) + 1);
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

/**
 * Writes each symbol's bit string: `packed` holds it in the low 24 bits, of which 15 are used, and its length above. Three at a
 * time, and whole bytes without asking how many: when a word is full cannot be foreseen. Up to eight bytes beyond the last are
 * written over.
 */
export function putSymbols(symbols: usize, count: usize, packed: usize): void {
  store<u64>(out, held);
  let to = out + (heldBits >> 3);
  let bits = held >> (heldBits & 56);
  let length = heldBits & 7;
  const end = symbols + (count << 1);
  for (; symbols + 6 <= end; symbols += 6) {
    const first = load<u32>(packed + (<usize>load<u16>(symbols) << 2));
    const second = load<u32>(packed + (<usize>load<u16>(symbols, 2) << 2));
    const third = load<u32>(packed + (<usize>load<u16>(symbols, 4) << 2));
    bits |= <u64>(first & 0xffffff) << length;
    length += first >> 24;
    bits |= <u64>(second & 0xffffff) << length;
    length += second >> 24;
    bits |= <u64>(third & 0xffffff) << length;
    length += third >> 24;
    store<u64>(to, bits);
    to += length >> 3;
    bits >>= length & 56;
    length &= 7;
  }
  for (; symbols < end; symbols += 2) {
    const entry = load<u32>(packed + (<usize>load<u16>(symbols) << 2));
    bits |= <u64>(entry & 0xffffff) << length;
    length += entry >> 24;
    store<u64>(to, bits);
    to += length >> 3;
    bits >>= length & 56;
    length &= 7;
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

/**
 * CRC-32 (ISO 3309) as PNG's annex D has it, eight bytes at a time (Kounavis & Berry, 2005); `table` is room for 2048 32-bit
 * numbers.
 */
export function crc32(data: usize, length: usize, table: usize): u32 {
  for (let byte: u32 = 0; byte < 256; byte++) {
    let c = byte;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >> 1) ^ 0xedb88320 : c >> 1;
    store<u32>(table + (byte << 2), c);
  }
  for (let entry: u32 = 0; entry < 7 * 256; entry++) {
    const c = load<u32>(table + (entry << 2));
    store<u32>(table + (entry << 2), load<u32>(table + ((c & 255) << 2)) ^ (c >> 8), 1024);
  }
  let crc: u32 = 0xffffffff;
  const end = data + length;
  for (; data + 8 <= end; data += 8) {
    const low = crc ^ load<u32>(data);
    const high = load<u32>(data, 4);
    crc =
      load<u32>(table + ((low & 255) << 2), 7168) ^
      load<u32>(table + (((low >> 8) & 255) << 2), 6144) ^
      load<u32>(table + (((low >> 16) & 255) << 2), 5120) ^
      load<u32>(table + ((low >> 24) << 2), 4096) ^
      load<u32>(table + ((high & 255) << 2), 3072) ^
      load<u32>(table + (((high >> 8) & 255) << 2), 2048) ^
      load<u32>(table + (((high >> 16) & 255) << 2), 1024) ^
      load<u32>(table + ((high >> 24) << 2));
  }
  while (data < end) crc = load<u32>(table + (((crc ^ load<u8>(data++)) & 255) << 2)) ^ (crc >> 8);
  return ~crc;
}
