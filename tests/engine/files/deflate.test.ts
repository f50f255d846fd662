import { inflateSync } from "node:zlib";
import { unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { deflatePiece, joinChecksums } from "../../../src/engine/files/deflate.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";

const inputs: Record<string, () => Uint8Array> = {
  "no byte": () => new Uint8Array(0),
  "one byte": () => Uint8Array.of(7),
  "one value throughout": () => new Uint8Array(300_000),
  "noise in every byte": () => {
    const next = createDraw(1).stream("noise");
    return Uint8Array.from({ length: 200_000 }, () => next() * 256);
  },
  "runs of every length from 1 to 600": () =>
    Uint8Array.from(Array.from({ length: 600 }, (_, n) => new Array<number>(n + 1).fill(n & 255)).flat()),
  // counts that double from symbol to symbol make the deepest tree there is: past 15 bits without the limit
  "counts that double": () => Uint8Array.from(Array.from({ length: 17 }, (_, n) => alternating(n, 2 ** n)).flat()),
};

/** Symbol and 255 in turn, so that no run hides the count. */
function alternating(symbol: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? symbol : 255 - symbol));
}

/** The stream of some data that is cut before the bytes of these numbers. */
function zlibDeflate(data: Uint8Array, cuts: readonly number[] = []): Uint8Array {
  const ends = [...cuts, data.length];
  let checksum = 1;
  const pieces = ends.map((end, i) => {
    const piece = data.subarray(ends[i - 1] ?? 0, end);
    const { bytes, checksum: own } = deflatePiece(piece, i === 0, end === data.length);
    checksum = joinChecksums(checksum, own, piece.length);
    return bytes;
  });
  const ending = Buffer.alloc(4);
  ending.writeUInt32BE(checksum);
  return Buffer.concat([...pieces, ending]);
}

test.each(Object.entries(inputs))("%s comes back as it went in", (_, make) => {
  const data = make();
  expect(Buffer.compare(unzlibSync(zlibDeflate(data)), data)).toBe(0);
});

test("pieces make the stream that zlib itself reads, checksum and all, wherever they are cut", () => {
  const next = createDraw(2).stream("cuts");
  const data = Uint8Array.from({ length: 200_000 }, (_, i) => (i % 7 < 4 ? 9 : next() ** 4 * 256));
  for (const cuts of [[1], [99_999], [1, 2, 3], [70_000, 140_000], [65_521, 131_042], [199_999]]) {
    expect(Buffer.compare(inflateSync(zlibDeflate(data, cuts)), data)).toBe(0);
  }
});

test("a thousand small inputs of skewed bytes come back as they went in", () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const next = createDraw(seed).stream("skewed");
    const power = 1 + Math.floor(next() * 12);
    const data = Uint8Array.from({ length: Math.floor(next() * 3000) }, () => next() ** power * 256);
    expect(Buffer.compare(unzlibSync(zlibDeflate(data)), data)).toBe(0);
  }
});
