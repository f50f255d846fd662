import { expect, test } from "vitest";
import { byteStepsKernel, noiseKernel, rangeKernel, spreadKernel, stepsKernel } from "#engine/kernels/kernels.ts";
import { lookAtSky } from "#engine/texture/occlusion.ts";

const SIZE = 512;
const NOISE = { cellsX: 6, cellsY: 6, octaves: 5, amplitude: 0.01, gain: 0.6, seed: 3, kind: "fbm" } as const;
const field = noiseKernel(SIZE, NOISE);

test.each([1, 3])("steps of bytes in %i channels are those of the same numbers", (channels) => {
  // jumps of 255 on every line: the most that 16-bit sums must hold
  const data = Uint8Array.from({ length: SIZE * SIZE * channels }, (_, i) => ((i * i) % 7 < 3 ? 255 : i % 31));
  expect(byteStepsKernel(data, SIZE, channels)).toEqual(stepsKernel(Float32Array.from(data), SIZE, channels));
});

test("the sky over a window is the whole tile's", () => {
  const whole = lookAtSky(field, SIZE, 0.5, SIZE * SIZE, (lookUp) => lookUp(0, 0, SIZE, SIZE));
  expect(new Set(whole).size).toBeGreaterThan(40);
  lookAtSky(field, SIZE, 0.5, SIZE * 8, (lookUp) => {
    expect(lookUp(0, SIZE - 1, SIZE, 1)).toEqual(whole.subarray((SIZE - 1) * SIZE));
    const columns = lookUp(SIZE - 8, 0, 8, SIZE);
    for (let y = 0; y < SIZE; y += 1) {
      expect(columns.subarray(y * 8, y * 8 + 8)).toEqual(whole.subarray((y + 1) * SIZE - 8, (y + 1) * SIZE));
    }
  });
});

test("flat ground sees the whole sky, the foot of a wall does not", () => {
  const wall = Float32Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE < SIZE / 2 ? 0.05 : 0));
  const sky = lookAtSky(wall, SIZE, 0.5, SIZE * SIZE, (lookUp) => lookUp(0, 0, SIZE, SIZE));
  expect(sky[SIZE * 9 + SIZE * 0.75]).toBe(255);
  expect(sky[SIZE * 9 + SIZE * 0.25]).toBe(255);
  expect(sky[SIZE * 9 + SIZE / 2 + 1]).toBeLessThan(190);
});

test("a field's range spans all of 16 bits, a flat one its middle", () => {
  const [low, high] = rangeKernel(field);
  expect([low, high]).toEqual([field.reduce((a, b) => Math.min(a, b)), field.reduce((a, b) => Math.max(a, b))]);
  const levels = spreadKernel(field);
  expect(levels[field.indexOf(low)]).toBe(0);
  expect(levels[field.indexOf(high)]).toBe(65535);
  for (let i = 0; i < 999; i += 1) {
    expect(levels[i]).toBe(Math.round(((field[i] as number) - low) * (65535 / (high - low))));
  }
  expect(spreadKernel(new Float32Array(256).fill(3)).every((level) => level === 32768)).toBe(true);
});
