import { describe, expect, it } from "vitest";
import { noiseKernel } from "../../../src/engine/kernels/kernels.ts";
import {
  type FoundTexels,
  FULL_WORDS,
  openPainter,
  type PaintCall,
  type PaintTile,
  PLAIN_WORDS,
} from "../../../src/engine/kernels/paint-kernel.ts";
import { srgbTable, toSrgbByte } from "../../../src/engine/math/color.ts";
import { atan2, TAU } from "../../../src/engine/math/elementary.ts";

const SIZE = 16;

/** A square metre that faces +Z and fills the atlas: two triangles. */
const square = (normal: readonly [number, number, number] = [0, 0, 1]) => ({
  rest: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
  restNormals: Float32Array.of(...normal, ...normal, ...normal, ...normal),
  uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
  positionIndices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  normalIndices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  uvIndices: Uint32Array.of(0, 1, 2, 0, 2, 3),
});

/** Every texel another: its number in red, its column in roughness, its row in height. */
const tile: PaintTile = {
  size: 4,
  data: Float32Array.from({ length: 4 * 4 * 8 }, (_, i) => {
    const texel = Math.floor(i / 8);
    return [texel / 16, 0.5, 0.25, (texel % 4) / 4, 1, Math.floor(texel / 4) / 100, 0, 0][i % 8] as number;
  }),
};

const call: PaintCall = {
  projection: { tile, grain: "y", perMetre: 1, turns: 0, shifts: [0, 0, 0], shiftV: 0 },
  firstTriangle: 0,
  endTriangle: 2,
  rows: { first: 0, end: SIZE },
  full: true,
};

const paint = (change: Partial<PaintCall> = {}, mesh = square()): FoundTexels =>
  openPainter(mesh, SIZE, srgbTable())({ ...call, ...change });

/** Red as the tile shows it at (u, v), counted in tiles with V up. */
function redAt(u: number, v: number): number {
  const x = u * 4 - 0.5;
  const y = -v * 4 - 0.5;
  const texel = (column: number, row: number) => ((((row % 4) + 4) % 4) * 4 + (((column % 4) + 4) % 4)) / 16;
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - i, y - j];
  const upper = texel(i, j) * (1 - fx) + texel(i + 1, j) * fx;
  return upper * (1 - fy) + (texel(i, j + 1) * (1 - fx) + texel(i + 1, j + 1) * fx) * fy;
}

describe("openPainter", () => {
  it("finds every texel of the atlas once, each on its triangle", () => {
    const { count, ints } = paint();
    expect(count).toBe(SIZE * SIZE);
    const found = Array.from({ length: count }, (_, i) => ints[i * FULL_WORDS] as number);
    expect(new Set(found).size).toBe(count);
    for (let i = 0; i < count; i += 1) {
      const at = found[i] as number;
      const [column, row] = [at % SIZE, Math.floor(at / SIZE)];
      // the second triangle is the upper left half; row 0 is at the top
      if (column + row < SIZE - 1) continue;
      if (column > SIZE - 1 - row) expect(ints[i * FULL_WORDS + 1]).toBe(0);
    }
  });

  it("shows the tile between its texels, where the place says", () => {
    const { count, floats } = paint();
    for (let i = 0; i < count; i += 1) {
      const texel = floats.subarray(i * FULL_WORDS, (i + 1) * FULL_WORDS);
      expect(texel[2]).toBeCloseTo(redAt(texel[8] as number, texel[9] as number), 5);
      expect(texel[6]).toBeCloseTo(1, 5);
    }
  });

  it("wraps the tile around the Y axis by the angle", () => {
    const projection = { ...call.projection, grain: "wrapped", turns: 3 } as const;
    const { count, floats } = paint({ projection });
    for (let i = 0; i < count; i += 1) {
      const texel = floats.subarray(i * FULL_WORDS, (i + 1) * FULL_WORDS);
      const u = (atan2(texel[8] as number, texel[10] as number) / TAU) * 3;
      expect(texel[2]).toBeCloseTo(redAt(u, texel[9] as number), 4);
    }
  });

  it("blends the sides of a box by the normal and leaves out what hardly counts", () => {
    const { floats } = paint({}, square([0, 0.1, 1]));
    const plain = paint().floats;
    expect(floats[2]).toBe(plain[2]);
    expect(paint({}, square([0, 1, 1])).floats[2]).not.toBeCloseTo(plain[2] as number, 3);
  });

  it("gives bytes of the same texels", () => {
    const full = paint();
    const plain = paint({ full: false });
    expect(plain.count).toBe(full.count);
    for (let i = 0; i < plain.count; i += 1) {
      const { ints, floats, bytes } = plain;
      const at = i * PLAIN_WORDS;
      expect(ints[at]).toBe(full.ints[i * FULL_WORDS]);
      expect(bytes[at * 4 + 8]).toBe(toSrgbByte(full.floats[i * FULL_WORDS + 2] as number));
      expect(bytes[at * 4 + 11]).toBe(Math.floor((full.floats[i * FULL_WORDS + 5] as number) * 255 + 0.5));
      expect(bytes[at * 4 + 12]).toBe(255);
      expect(floats[at + 4]).toBe(full.floats[i * FULL_WORDS + 7]);
    }
  });

  it("keeps to the rows it is asked for", () => {
    const { count, ints } = paint({ rows: { first: 3, end: 5 } });
    const rows = Array.from({ length: count }, (_, i) => Math.floor((ints[i * FULL_WORDS] as number) / SIZE));
    expect([count, Math.min(...rows), Math.max(...rows)]).toEqual([2 * SIZE, 3, 4]);
  });

  it("lays out its mesh anew when another kernel has used the memory", () => {
    const painter = openPainter(square(), SIZE, srgbTable());
    const before = painter(call).ints.slice();
    noiseKernel(256, { cellsX: 4, cellsY: 4, octaves: 2, amplitude: 1, gain: 0.5, seed: 1, kind: "fbm" });
    expect(painter(call).ints).toEqual(before);
  });
});
