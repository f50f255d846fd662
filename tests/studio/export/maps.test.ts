import { expect, test } from "vitest";
import { flipGreen, packChannels } from "#studio/export/maps/pack-channels.ts";
import { resizeMap } from "#studio/export/maps/resize-map.ts";
import { writePng } from "#studio/export/maps/write-png.ts";
import { readPngRaster } from "#studio/viewer/load/png-raster.ts";
import { picture } from "./sample.ts";

test("what is written is read back the same, at both depths and with every number of channels", async () => {
  for (const channels of [1, 2, 3, 4] as const) {
    for (const bits of [8, 16] as const) {
      const raster = picture(7, channels, (x, y, c) => (x * 7919 + y * 104729 + c * 31) % 2 ** bits, bits);
      expect(readPngRaster(await writePng(raster, { Title: "é" }))).toEqual(raster);
    }
  }
});

test("colour is averaged as light: black and white make 188, not 128", () => {
  const checker = picture(2, 3, (x, y) => ((x + y) % 2) * 255);
  expect([...resizeMap(checker, 1, 1, "colour").data]).toEqual([188, 188, 188]);
  expect([...resizeMap(checker, 1, 1, "data").data]).toEqual([128, 128, 128]);
});

test("normals stay one long", () => {
  const slopes = picture(2, 3, (x, _y, c) => [x ? 255 : 1, 128, 128][c] as number);
  const [x = 0, y = 0, z = 0] = [...resizeMap(slopes, 1, 1, "normal").data].map((value) => (2 * value) / 255 - 1);
  expect(Math.hypot(x, y, z)).toBeCloseTo(1, 1);
});

test("a size that does not divide keeps the mean", () => {
  const ramp = picture(7, 1, (x) => x * 30);
  const small = [...resizeMap(ramp, 3, 3, "data").data];
  const mean = small.reduce((sum, value) => sum + value, 0) / small.length;
  expect(mean).toBeCloseTo(90, 0);
});

test("maps of two sizes are packed at the larger one, and without maps there is nothing to pack", () => {
  const packed = packChannels([
    { from: picture(4, 1, () => 9), otherwise: 1 },
    { from: picture(2, 1, () => 8), otherwise: 1 },
    { from: undefined, otherwise: 0.5 },
  ]);
  expect([packed?.width, ...(packed?.data.subarray(45) ?? [])]).toEqual([4, 9, 8, 128]);
  const nothing = { from: undefined, otherwise: 1 };
  expect(packChannels([nothing, nothing, nothing])).toBeUndefined();
});

test("flipping green twice changes nothing", () => {
  const normals = picture(3, 3, (x, y, c) => x * 10 + y * 20 + c);
  expect(flipGreen(flipGreen(normals))).toEqual(normals);
});
