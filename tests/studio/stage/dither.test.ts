import { expect, test } from "vitest";
import { dither } from "#studio/stage/capture/dither.ts";

const WIDTH = 64;

/** A plain surface of one grey, dithered: its greys, by how the five bits of a GIF's palette would count them. */
function bands(grey: number): Map<number, number> {
  const rgba = new Uint8ClampedArray(WIDTH * WIDTH * 4).fill(grey);
  dither(rgba, WIDTH);
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const band = Math.floor((rgba[at] as number) / 8);
    counts.set(band, (counts.get(band) ?? 0) + 1 / (WIDTH * WIDTH));
  }
  return counts;
}

test("a grey between two colours of the palette becomes a mixture of both, in its proportion", () => {
  const share = (grey: number, band: number) => bands(grey).get(band) ?? 0;
  expect(Math.abs(share(56, 7) - 0.5)).toBeLessThan(0.1);
  expect(Math.abs(share(54, 6) - 0.75)).toBeLessThan(0.1);
  expect(share(52, 6)).toBeGreaterThan(0.9);
});

test("nothing becomes lighter or darker on the whole, black and white stay, and so does what is clear", () => {
  const rgba = new Uint8ClampedArray(WIDTH * WIDTH * 4).fill(100);
  dither(rgba, WIDTH);
  const mean = (channel: number) =>
    rgba.reduce((sum, value, at) => sum + (at % 4 === channel ? value : 0), 0) / (WIDTH * WIDTH);
  expect(mean(0)).toBeCloseTo(100, 0);
  expect(mean(3)).toBe(100);
  expect([...bands(255).keys()]).toEqual([31]);
});
