import { expect, test } from "vitest";
import { decodeBase64 } from "#engine/kernels/base64.ts";
import { blurKernel, cellsKernel, noiseKernel, normalsKernel } from "#engine/kernels/kernels.ts";
import { stampKernel } from "#engine/kernels/stamp-kernel.ts";

const SIZE = 64;
const NOISE = { cellsX: 4, cellsY: 4, octaves: 3, amplitude: 1, gain: 0.5, seed: 7, kind: "fbm" } as const;

test.each(["", "a", "ab", "abc", "abcd"])("base64 of %j comes back", (text) => {
  expect(decodeBase64(Buffer.from(text).toString("base64"))).toEqual(new Uint8Array(Buffer.from(text)));
});

test("noise gives the same numbers after other kernels have used the memory", () => {
  const first = noiseKernel(SIZE, NOISE);
  cellsKernel(128, { cellsX: 9, cellsY: 9, jitter: 1, seed: 1 }, ["nearest", "border"]);
  expect(noiseKernel(SIZE, NOISE)).toEqual(first);
});

test("noise is continuous across both edges", () => {
  const field = noiseKernel(SIZE, { ...NOISE, octaves: 1 });
  for (let i = 0; i < SIZE; i += 1) {
    expect(Math.abs((field[i * SIZE] as number) - (field[i * SIZE + SIZE - 1] as number))).toBeLessThan(0.3);
    expect(Math.abs((field[i] as number) - (field[(SIZE - 1) * SIZE + i] as number))).toBeLessThan(0.3);
  }
});

test("the nearest point is nearer than the second, the border is nearer than that, and every cell shows", () => {
  const cells = 5;
  const jitter = 1;
  const options = { cellsX: cells, cellsY: cells, jitter, seed: 11 };
  const { nearest, second, border, index } = cellsKernel(SIZE, options, ["nearest", "second", "border", "index"]);
  for (let i = 0; i < nearest.length; i += 1) {
    expect(second[i]).toBeGreaterThanOrEqual(nearest[i] as number);
    expect(border[i]).toBeLessThanOrEqual((second[i] as number) + 1e-5);
    expect(index[i]).toBeLessThan(cells * cells);
  }
  const seen = new Set(index);
  expect(seen.size).toBeGreaterThan(cells * cells * 0.9);
});

test("blur keeps the mean and flattens", () => {
  const field = noiseKernel(SIZE, NOISE);
  const blurred = blurKernel(field, SIZE, 3.5);
  const mean = (f: Float32Array) => f.reduce((sum, value) => sum + value, 0) / f.length;
  expect(mean(blurred)).toBeCloseTo(mean(field), 4);
  expect(Math.max(...blurred)).toBeLessThan(Math.max(...field));
});

function normalsOf(height: Float32Array): Uint8Array {
  const normals = new Uint8Array(SIZE * SIZE * 3);
  normalsKernel(height, SIZE, 0.01, normals);
  return normals;
}

test("a flat field has normals straight up", () => {
  const normals = normalsOf(new Float32Array(SIZE * SIZE));
  expect([...normals.subarray(0, 3)]).toEqual([128, 128, 255]);
});

test("a slope that rises to the right leans its normal to the left, one that rises upwards leans it down", () => {
  const right = Float32Array.from({ length: SIZE * SIZE }, (_, i) => (i % SIZE) * 0.01);
  const up = Float32Array.from({ length: SIZE * SIZE }, (_, i) => -Math.floor(i / SIZE) * 0.01);
  const middle = (SIZE * 32 + 32) * 3;
  expect(normalsOf(right)[middle]).toBeLessThan(64);
  expect(normalsOf(up)[middle + 1]).toBeLessThan(64);
});

test("a stamp that crosses the edge comes in again on the other side", () => {
  const disc = new Float32Array(16 * 16).fill(1);
  const copies = Float32Array.of(0, 0, 1, 0, 6, 6, 0, 1, 0, 0);
  const { height, index } = stampKernel(new Float32Array(SIZE * SIZE), SIZE, [{ shape: disc, shapeSize: 16, copies }]);
  expect(height[0]).toBe(1);
  expect(height[SIZE - 2]).toBe(1);
  expect(height[(SIZE - 2) * SIZE]).toBe(1);
  expect(index[(SIZE / 2) * SIZE + SIZE / 2]).toBe(-1);
});
