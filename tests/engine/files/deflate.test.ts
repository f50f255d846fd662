import { unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { zlibDeflate } from "../../../src/engine/files/deflate.ts";
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

test.each(Object.entries(inputs))("%s comes back as it went in", (_, make) => {
  const data = make();
  expect(Buffer.compare(unzlibSync(zlibDeflate(data)), data)).toBe(0);
});

test("a thousand small inputs of skewed bytes come back as they went in", () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const next = createDraw(seed).stream("skewed");
    const power = 1 + Math.floor(next() * 12);
    const data = Uint8Array.from({ length: Math.floor(next() * 3000) }, () => next() ** power * 256);
    expect(Buffer.compare(unzlibSync(zlibDeflate(data)), data)).toBe(0);
  }
});
