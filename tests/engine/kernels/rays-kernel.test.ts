import { describe, expect, it } from "vitest";
import { noiseKernel } from "../../../src/engine/kernels/kernels.ts";
import { type LitPlace, openRays, RAY_NUMBERS, type Rays, TURNS } from "../../../src/engine/kernels/rays-kernel.ts";

const SIZE = 8;

/** Light straight from above, and each fourth ray another: a texel a metre, a roof at 2 m over columns 4 to 7. */
function rays(count: number, towards: readonly [number, number, number] = [0, 1, 0]): Rays {
  const lights = new Float64Array(count * RAY_NUMBERS);
  for (let i = 0; i < count; i += 1) lights.set([...towards, 1, 0, 0, 0, 0, 1, 0, 0, 1], i * RAY_NUMBERS);
  const depth = Float32Array.from({ length: count * SIZE * SIZE }, (_, i) =>
    i % SIZE >= 4 ? 2 : Number.NEGATIVE_INFINITY,
  );
  return { lights, count, size: SIZE, depth };
}

const place: LitPlace = { x: 2.5, y: 0, z: 3.5, nx: 0, ny: 1, nz: 0, bias: 0.01, high: 1, reach: 0 };
/** Lit share of the rays after the split. */
const lit = (gather: ReturnType<typeof openRays>, change: Partial<LitPlace> = {}, turn = 0): number => {
  const [, , some, all] = gather(turn, { ...place, ...change });
  return (some as number) / (all as number);
};

describe("openRays", () => {
  it("lights what is in the open and not what is under a roof, and blends at its edge", () => {
    const gather = openRays(rays(4));
    expect(lit(gather)).toBe(1);
    expect(lit(gather, { x: 5.5 })).toBe(0);
    expect(lit(gather, { x: 4 })).toBeCloseTo(0.5, 6);
    expect(lit(gather, { x: 3.75 })).toBeCloseTo(0.75, 6);
    expect(lit(gather, { x: 5.5, y: 2.5 })).toBe(1);
  });

  it("lights what lies beside the maps", () => {
    expect(lit(openRays(rays(4)), { x: 40 })).toBe(1);
    expect(lit(openRays(rays(4)), { x: -40 })).toBe(1);
  });

  it("counts light by how much the surface faces it, by strength, and apart before the split", () => {
    const gather = openRays(rays(8), Float64Array.of(2, 2, 2, 2, 5, 5, 5, 5), TURNS);
    expect([...gather(0, place)]).toEqual([2, 2, 5, 5]);
    expect([...gather(3, { ...place, x: 5.5 })]).toEqual([0, 2, 0, 5]);
    expect([...gather(1, { ...place, ny: -1 })]).toEqual([0, 0, 0, 0]);
    const aslant = gather(0, { ...place, nx: Math.SQRT1_2, ny: Math.SQRT1_2 });
    expect(aslant[1]).toBeCloseTo(2 * Math.SQRT1_2, 6);
  });

  it("sums up all rays over the turns, however many there are", () => {
    const gather = openRays(rays(27));
    const all = [0, 1, 2, 3].map((turn) => gather(turn, place)[3] as number);
    expect(all).toEqual([7, 7, 7, 6]);
  });

  it("hides behind a floor what comes from below, half of it within reach", () => {
    const gather = openRays(rays(4, [0, -1, 0]));
    const below = { ny: -1, y: 0, x: 40 };
    expect(lit(gather, { ...below, high: 1, reach: 1 })).toBeCloseTo(0.5, 6);
    expect(lit(gather, { ...below, high: 0, reach: 1 })).toBe(0);
    expect(lit(gather, { ...below, high: 9, reach: 1 })).toBeCloseTo(0.9, 6);
  });

  it("lays out its maps anew when another kernel has used the memory", () => {
    const gather = openRays(rays(4));
    const before = lit(gather, { x: 3.75 });
    noiseKernel(256, { cellsX: 4, cellsY: 4, octaves: 2, amplitude: 1, gain: 0.5, seed: 1, kind: "fbm" });
    expect(lit(gather, { x: 3.75 })).toBe(before);
  });
});
