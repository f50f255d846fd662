import { expect, test } from "vitest";
import { settledMaps } from "#engine/bake/settle-edges.ts";
import { BONDS, type Bond } from "#engine/language/surface-names.ts";
import { layInBond } from "#engine/materials/bonds/lay-in-bond.ts";
import { shadeForMaps, shadeMaterial } from "#engine/materials/shade-material.ts";
import { createDraw } from "#engine/math/draw.ts";
import { createPlace } from "#engine/texture/tilings/tiling.ts";
import { meanColour } from "#engine/texture/tones/palette.ts";
import { seamRatio } from "#measure/seam-ratio.ts";

const spec = (base: string, bond?: Bond) => ({
  base,
  colours: [],
  conditions: {},
  scale: 1,
  seed: 7,
  ...(bond ? { bond } : {}),
});

test.each(BONDS)("%s repeats with the tile and has about as many pieces as were there", (bond) => {
  const { tiling, unit } = layInBond(bond, 36, createDraw(1).stream("bond"));
  expect(unit).toBeGreaterThan(0.01);
  expect(unit).toBeLessThan(0.5);
  const [here, there] = [createPlace(), createPlace()];
  const seen = new Set<number>();
  for (let i = 0; i < 4000; i += 1) {
    const [x, y] = [(i * 0.6180339) % 1, (i * 0.7548776) % 1];
    tiling.locate(x, y, here);
    tiling.locate(x + 1, y - 1, there);
    expect(there.cell).toBe(here.cell);
    expect(there.border).toBeCloseTo(here.border, 6);
    seen.add(here.cell);
  }
  expect(seen.size).toBeGreaterThan(11);
  expect(seen.size).toBeLessThan(600);
});

test.each(["terracotta-tiles", "brick", "square-tiles", "marble-tiles", "oak-planks"])(
  "%s keeps its colours and its roughness in another bond",
  (base) => {
    const [usual, laid] = [shadeMaterial(spec(base), 128), shadeMaterial(spec(base, "hexagon"), 128)];
    expect(laid.height).not.toEqual(usual.height);
    const [was, is] = [meanColour(usual.albedo), meanColour(laid.albedo)];
    for (const c of [0, 1, 2] as const) expect(Math.abs(is[c] - was[c])).toBeLessThan(0.06);
    const mean = (field: Float32Array) => field.reduce((sum, value) => sum + value, 0) / field.length;
    expect(Math.abs(mean(laid.roughness) - mean(usual.roughness))).toBeLessThan(0.08);
  },
);

test.each(["hexagon", "herringbone", "triangle", "diamond", "chevron", "beavertail", "checker"] as const)(
  "terracotta in %s shows no seam",
  (bond) => {
    const { albedo, normal } = settledMaps(shadeForMaps(spec("terracotta-tiles", bond), 512));
    for (const { data, width, height, channels } of [albedo, normal]) {
      const { x, y } = seamRatio(data, width, height, channels, 0.1);
      expect(Math.min(x, y)).toBeGreaterThan(0.9);
      expect(Math.max(x, y)).toBeLessThan(1.1);
    }
  },
);

test("a checkerboard has its two colours by turns", () => {
  const [red, white] = [
    [0.6, 0.02, 0.02],
    [0.8, 0.8, 0.8],
  ] as const;
  const { albedo, size } = shadeMaterial({ ...spec("square-tiles", "checker"), colours: [red, white] }, 128);
  const greenAt = (x: number, y: number) => albedo[(Math.floor(y * size) * size + Math.floor(x * size)) * 3 + 1] ?? 0;
  const [first, beside, below] = [greenAt(1 / 12, 1 / 12), greenAt(3 / 12, 1 / 12), greenAt(1 / 12, 3 / 12)];
  expect(Math.abs(first - beside)).toBeGreaterThan(0.3);
  expect(below).toBeCloseTo(beside, 0);
});

test.each(["rusty-iron", "leather", "cork"])("%s is laid without pale grout", (base) => {
  const layers = [{ place: "faces" as const, amount: 1, material: spec(base) }];
  const { albedo, height } = shadeMaterial({ ...spec("square-tiles", "hexagon"), layers }, 256);
  const low = [...height].sort((a, b) => a - b)[Math.floor(height.length * 0.03)] as number;
  let [sum, many] = [0, 0];
  for (let i = 0; i < height.length; i += 1) {
    if ((height[i] as number) > low) continue;
    sum += albedo[i * 3 + 1] as number;
    many += 1;
  }
  expect(sum / many).toBeLessThan(0.1);
});
