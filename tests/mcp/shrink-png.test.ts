import { expect, test } from "vitest";
import { encodePng } from "#engine/files/png.ts";
import { shrinkPng } from "#mcp/shrink-png.ts";
import { readPngRaster } from "#studio/viewer/load/png-raster.ts";

/** A picture whose samples differ from place to place and channel to channel. */
function picture(width: number, height: number, channels: 1 | 3 | 4) {
  const data = Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 37 + (at >> 5) * 11) % 256);
  return { width, height, channels, data } as const;
}

test.each([1, 3, 4] as const)(
  "every sample of a smaller picture is the mean of its square, in %i channels",
  (channels) => {
    const large = picture(12, 9, channels);
    const small = readPngRaster(shrinkPng(encodePng(large), 4) ?? new Uint8Array());
    expect(small).toMatchObject({ width: 4, height: 3, channels });
    for (let at = 0; at < 4 * 3 * channels; at++) {
      const [channel, x, y] = [at % channels, Math.floor(at / channels) % 4, Math.floor(at / channels / 4)];
      let sum = 0;
      for (let dy = 0; dy < 3; dy++)
        for (let dx = 0; dx < 3; dx++)
          sum += large.data[((y * 3 + dy) * 12 + x * 3 + dx) * channels + channel] as number;
      expect(small?.data[at]).toBe(Math.round(sum / 9));
    }
  },
);

test("one that is small enough keeps its samples", () => {
  const small = picture(8, 8, 3);
  expect(readPngRaster(shrinkPng(encodePng(small), 8) ?? new Uint8Array())?.data).toEqual(small.data);
});

test("what is no such picture is none: another file, half of one, one of 16 bits, one that claims any size", () => {
  const whole = encodePng(picture(8, 8, 3));
  const claims = Uint8Array.from(whole);
  new DataView(claims.buffer).setUint32(16, 2 ** 31 - 1);
  const deep = { width: 2, height: 2, channels: 1, data: new Uint16Array(4) } as const;
  for (const bytes of [new Uint8Array(0), new Uint8Array(500), whole.slice(0, 60), claims, encodePng(deep)]) {
    expect(shrinkPng(bytes, 4)).toBeUndefined();
  }
});
