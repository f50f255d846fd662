import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import type { Rgb } from "#engine/math/color.ts";
import { difference, mean, shade } from "./shade-condition.ts";

const BLACK: Rgb = [0.011, 0.01, 0.012];
const ORANGE: Rgb = [0.95, 0.25, 0.02];
const channel = ({ albedo }: Surface, c: number) => mean(albedo.filter((_, i) => i % 3 === c));
const spread = (values: Float32Array) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const of = (base: string, colours: readonly Rgb[], conditions = {}, seed = 3) =>
  shadeMaterial({ base, colours, conditions, scale: 1, seed }, 128);

test("black said first of lava is its crust's all the same", () => {
  expect(difference(of("lava", [BLACK, ORANGE]), of("lava", [ORANGE, BLACK]))).toBe(0);
});

test.each([1, 2, 3, 4, 5, 6])("a tread of seed %i goes on from tile to tile", (seed) => {
  const { height, size } = of("tyre-tread", [], {}, seed);
  const step = (column: number) => {
    let sum = 0;
    for (let row = 0; row < size; row += 1) {
      sum += Math.abs((height[row * size + column] as number) - (height[row * size + ((column + 1) % size)] as number));
    }
    return sum;
  };
  expect(step(size - 1)).toBeLessThan(1.6 * Math.max(step(size - 2), step(0)));
});

test("black without gloss stays black, and paler colours go chalky", () => {
  const gain = (colour: Rgb) =>
    channel(of("plastic", [colour], { matte: 0.8 }), 1) - channel(of("plastic", [colour]), 1);
  expect(gain(BLACK)).toBeLessThan(0.012);
  expect(gain([0.3, 0.3, 0.3])).toBeGreaterThan(0.015);
});

test("black velvet is light where it was brushed", () => {
  expect(spread(of("velvet", [BLACK]).albedo)).toBeGreaterThan(0.008);
});

test("pale plastic turns to amber with age, more in some places", () => {
  const old = of("plastic", [[0.8, 0.8, 0.78]], { old: 0.8 });
  expect(channel(old, 2)).toBeLessThan(0.75 * channel(old, 0));
});

test("the sun leaves fired clay its hue", () => {
  const [plain, sunned] = [shade("terracotta", {}), shade("terracotta", { faded: 0.7 })];
  expect(channel(sunned, 1)).toBeGreaterThan(1.1 * channel(plain, 1));
  expect(channel(sunned, 0)).toBeGreaterThan(1.5 * channel(sunned, 1));
});
