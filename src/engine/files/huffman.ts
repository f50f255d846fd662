/** Canonical, length-limited Huffman codes as deflate wants them (RFC 1951, 3.2.2). */
export interface HuffmanCode {
  /** Bits of each symbol's code; 0 for symbols that do not occur. */
  readonly lengths: Uint8Array;
  /** Codes with their bits reversed, ready to be written least significant bit first. */
  readonly codes: Uint16Array;
}

/**
 * Builds the code for these symbol counts.
 *
 * @param limit Longest code allowed, in bits (15 for data, 7 for code lengths).
 */
export function huffmanCode(counts: Uint32Array, limit: number): HuffmanCode {
  const lengths = codeLengths(counts, limit);
  return { lengths, codes: canonicalCodes(lengths, limit) };
}

function codeLengths(counts: Uint32Array, limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const used: number[] = [];
  for (let symbol = 0; symbol < counts.length; symbol += 1) if ((counts[symbol] as number) > 0) used.push(symbol);
  // ties by symbol, so that the order does not hang on the sort's inner workings
  used.sort((a, b) => (counts[a] as number) - (counts[b] as number) || a - b);
  if (used.length === 0) return lengths;
  if (used.length === 1) {
    lengths[used[0] as number] = 1;
    return lengths;
  }
  const perLength = limitLengths(depths(used.map((symbol) => counts[symbol] as number)), limit);
  // rarest symbols take the longest codes
  let at = 0;
  for (let bits = limit; bits > 0; bits -= 1) {
    for (let n = perLength[bits] as number; n > 0; n -= 1) lengths[used[at++] as number] = bits;
  }
  return lengths;
}

/** Depth of each leaf of the Huffman tree over weights in ascending order (two-queue method). */
function depths(weights: readonly number[]): number[] {
  const leaves = weights.length;
  const weight = weights.slice();
  const parent = new Array<number>(2 * leaves - 1).fill(0);
  let leaf = 0;
  let node = leaves;
  const takeLightest = () => {
    const pickLeaf = leaf < leaves && (node >= weight.length || (weight[leaf] as number) <= (weight[node] as number));
    return pickLeaf ? leaf++ : node++;
  };
  for (let next = leaves; next < 2 * leaves - 1; next += 1) {
    const a = takeLightest();
    const b = takeLightest();
    weight.push((weight[a] as number) + (weight[b] as number));
    parent[a] = next;
    parent[b] = next;
  }
  const depth = new Array<number>(2 * leaves - 1).fill(0);
  for (let i = 2 * leaves - 3; i >= 0; i -= 1) depth[i] = (depth[parent[i] as number] as number) + 1;
  return depth.slice(0, leaves);
}

/** How many codes of each length, none longer than `limit`, so that they still fill the code space (Kraft's sum is 1). */
function limitLengths(depth: readonly number[], limit: number): number[] {
  const perLength = new Array<number>(limit + 1).fill(0);
  for (const d of depth) perLength[Math.min(d, limit)] = (perLength[Math.min(d, limit)] as number) + 1;
  const full = 1 << limit;
  let sum = 0;
  for (let bits = 1; bits <= limit; bits += 1) sum += (perLength[bits] as number) << (limit - bits);
  while (sum > full) {
    // one code one level down makes room for a code of the longest length beside it
    let bits = limit - 1;
    while (perLength[bits] === 0) bits -= 1;
    perLength[bits] = (perLength[bits] as number) - 1;
    perLength[bits + 1] = (perLength[bits + 1] as number) + 2;
    perLength[limit] = (perLength[limit] as number) - 1;
    sum -= 1;
  }
  return perLength;
}

function canonicalCodes(lengths: Uint8Array, limit: number): Uint16Array {
  const next = new Uint32Array(limit + 2);
  for (const bits of lengths) if (bits > 0) next[bits + 1] = (next[bits + 1] as number) + 1;
  for (let bits = 1; bits <= limit; bits += 1) {
    next[bits + 1] = ((next[bits + 1] as number) + (next[bits] as number)) << 1;
  }
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const bits = lengths[symbol] as number;
    if (bits === 0) continue;
    codes[symbol] = reverseBits(next[bits] as number, bits);
    next[bits] = (next[bits] as number) + 1;
  }
  return codes;
}

function reverseBits(value: number, bits: number): number {
  let reversed = 0;
  for (let i = 0; i < bits; i += 1) reversed |= ((value >> i) & 1) << (bits - 1 - i);
  return reversed;
}
