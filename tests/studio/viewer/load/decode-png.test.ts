import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodePng } from "#studio/viewer/load/decode-png.ts";

/** Lays out a PNG from rows that are filtered already. Checksums are left 0: the decoder does not look at them. */
function png(width: number, height: number, depth: number, colorType: number, rows: number[][], interlace = 0) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colorType, 0, 0, interlace], 8);
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const body = deflateSync(Buffer.from(rows.flat()));
  const half = body.length >> 1;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("tEXt", Buffer.from("prompt\0moss")),
      chunk("IDAT", body.subarray(0, half)),
      chunk("IDAT", body.subarray(half)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

test("sixteen bits stay sixteen bits", () => {
  const image = decodePng(png(2, 1, 16, 0, [[0, 0x12, 0x34, 0x12, 0x35]]));
  expect(image?.bitDepth).toBe(16);
  expect([...(image?.values ?? [])].map((value) => Math.round(value * 65535))).toEqual([0x1234, 0x1235]);
});

test("every row filter gives back the same samples", () => {
  const samples = [
    [10, 200, 30],
    [250, 5, 128],
    [7, 77, 177],
    [90, 91, 93],
    [1, 255, 0],
  ];
  const rows = samples.map((row, y) => {
    const above = samples[y - 1] ?? [0, 0, 0];
    const guess = (x: number) => {
      const [left, up, corner] = [row[x - 1] ?? 0, above[x] as number, above[x - 1] ?? 0];
      if (y < 2) return [0, left][y] as number;
      if (y === 2) return up;
      if (y === 3) return (left + up) >> 1;
      const base = left + up - corner;
      return [left, up, corner].reduce((best, value) =>
        Math.abs(base - value) < Math.abs(base - best) ? value : best,
      );
    };
    return [y, ...row.map((value, x) => (value - guess(x)) & 255)];
  });
  const image = decodePng(png(3, 5, 8, 0, rows));
  expect([...(image?.values ?? [])].map((value) => Math.round(value * 255))).toEqual(samples.flat());
});

test("the first of several channels counts", () => {
  const image = decodePng(png(2, 1, 8, 6, [[0, 255, 1, 2, 3, 51, 4, 5, 6]]));
  expect([...(image?.values ?? [])]).toEqual([1, Math.fround(0.2)]);
});

test("palettes and interlaced pictures are left to the browser", () => {
  expect(decodePng(png(1, 1, 8, 3, [[0, 0]]))).toBeNull();
  expect(decodePng(png(1, 1, 8, 0, [[0, 0]], 1))).toBeNull();
});

test("what is no whole picture is said to be none", () => {
  const whole = png(2, 2, 16, 0, [
    [0, 1, 2, 3, 4],
    [0, 5, 6, 7, 8],
  ]);
  expect(() => decodePng(new TextEncoder().encode("<html>"))).toThrow("This is not a PNG file.");
  expect(() => decodePng(png(2, 2, 16, 0, [[0, 1, 2, 3, 4]]))).toThrow("ends too early");
  expect(() => decodePng(png(2, 1, 8, 0, [[9, 1, 2]]))).toThrow("row filter 9");
  for (let length = 0; length < whole.length - 12; length += 1) {
    expect(() => decodePng(whole.subarray(0, length))).toThrow(/PNG/);
  }
});
