import { expect, test } from "vitest";
import { blurKernel } from "#engine/kernels/kernels.ts";
import type { Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { fromHex } from "#engine/math/color.ts";
import { damaskFigure } from "#engine/texture/figures/damask-figure.ts";
import { mean, shade } from "./shade-condition.ts";

const channel = ({ albedo }: Surface, c: number) => mean(albedo.filter((_, i) => i % 3 === c));

test("bowls beaten into metal meet in ridges, not in steps", () => {
  const { height, size } = shadeMaterial(
    { base: "hammered-metal", colours: [], conditions: {}, scale: 1, seed: 3 },
    512,
  );
  const steps = height.map((h, i) => Math.abs(h - (height[i % size === size - 1 ? i : i + 1] as number)));
  const range = height.reduce((most, h) => Math.max(most, h), -1) - height.reduce((least, h) => Math.min(least, h), 1);
  expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.16 * range);
});

test("glazed clay stays red earth", () => {
  const [plain, glazed] = [shade("terracotta", {}), shade("terracotta", { polished: 0.8 })];
  const hue = (surface: Surface) => channel(surface, 2) / channel(surface, 0);
  expect(hue(glazed)).toBeGreaterThan(0.6 * hue(plain));
});

test("marble of a light red is red, its clouds and veins with it", () => {
  const light = shadeMaterial(
    { base: "red-marble", colours: [fromHex("#c78e88")], conditions: {}, scale: 1, seed: 3 },
    128,
  );
  expect(channel(light, 0) / channel(light, 2)).toBeGreaterThan(2);
});

test("copper greens from its seams", () => {
  const { albedo, size } = shadeMaterial(
    { base: "copper-patina", colours: [], conditions: { rusty: 0.7 }, scale: 1, seed: 5 },
    256,
  );
  const greenAt = (turn: number) => {
    let green = 0;
    for (let y = 0; y < size; y += 1) {
      const i = (y * size + Math.floor(turn * size)) * 3;
      if ((albedo[i + 1] as number) > (albedo[i] as number)) green += 1;
    }
    return green / size;
  };
  // four sheets: seams at an eighth and on, the middles of the sheets at nought, a quarter and on
  expect(greenAt(0.14) + greenAt(0.64)).toBeGreaterThan(1.5);
  expect(greenAt(0.5) + greenAt(0.25)).toBeLessThan(greenAt(0.14) + greenAt(0.64) - 1.3);
});

test("a damask's outlines are drawn without steps", () => {
  // half as far apart as the table's cells: between two of them the value changes too
  let still = 0;
  let inside = 0;
  for (let n = 0; n < 400; n += 1) {
    const [a, b] = [damaskFigure(0.03, -0.12 + n * 0.0005), damaskFigure(0.03, -0.12 + (n + 1) * 0.0005)];
    if (a <= 0 || a >= 1) continue;
    inside += 1;
    if (a === b) still += 1;
  }
  expect(inside).toBeGreaterThan(100);
  expect(still / inside).toBeLessThan(0.1);
});

test("carbon fibre of two colours is twill, no chequered cloth", () => {
  const colours = [fromHex("#b02020"), fromHex("#181818")];
  for (let seed = 1; seed <= 16; seed += 1) {
    const { albedo, size } = shadeMaterial({ base: "carbon-fibre", colours, conditions: {}, scale: 1, seed }, 128);
    const isRed = (i: number) => (albedo[i * 3] as number) > 2 * (albedo[i * 3 + 1] as number);
    let turns = 0;
    for (let i = 1; i < size * size; i += 1) if (isRed(i) !== isRed(i - 1)) turns += 1;
    // 28 or 32 tows: a plain weave turns at each of them
    expect([seed, turns / size < 23]).toEqual([seed, true]);
  }
});

const plain = { colours: [], conditions: {}, scale: 1 };

/** How much the green of the worst of 8 by 8 patches changes along the grain, over how much it does across. */
function crossGrain({ albedo, size }: Surface): number {
  const side = size / 8;
  const at = (x: number, y: number) => albedo[((y % size) * size + (x % size)) * 3 + 1] as number;
  const soft = (x: number, y: number) => at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1);
  const ratios = Array.from({ length: 64 }, (_, patch) => {
    let [across, along] = [0, 0];
    for (let k = 0; k < side * side; k += 1) {
      const x = (patch % 8) * side + (k % side);
      const y = Math.floor(patch / 8) * side + Math.floor(k / side);
      across += Math.abs(soft(x + 2, y) - soft(x, y));
      along += Math.abs(soft(x, y + 2) - soft(x, y));
    }
    return along / across;
  });
  return Math.max(...ratios);
}

// a ring that closes is a whorl, found again in every tile
test.each([1, 2, 5, 391802514])("the rings of a plain oak face of seed %i run on along the grain", (seed) => {
  expect(crossGrain(shadeMaterial({ ...plain, base: "oak", seed }, 256))).toBeLessThan(0.3);
});

function deviation(field: Float32Array): number {
  const middle = mean(field);
  return Math.sqrt(mean(field.map((each) => (each - middle) ** 2)));
}

test("fleece is curls on level cloth, no hills of rock", () => {
  const { height, size } = shadeMaterial({ ...plain, base: "fleece", seed: 1 }, 256);
  expect(deviation(blurKernel(height, size, 4, 2))).toBeLessThan(0.5 * deviation(height));
});

test("a pale gem flashes in many facets", () => {
  const { albedo, size } = shadeMaterial({ ...plain, base: "gemstone", colours: [[0.8, 0.85, 0.9]], seed: 1 }, 256);
  const green = albedo.filter((_, i) => i % 3 === 1);
  const steps = green.filter((each, i) => Math.abs(each - (green[i - 1] ?? each)) > 0.08);
  expect(steps.length / size).toBeGreaterThan(35);
});
