import { expect, test } from "vitest";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import type { Rgb } from "#engine/math/color.ts";

const SIZE = 64;
const RED: Rgb = [0.5, 0.03, 0.03];
const GREEN: Rgb = [0.04, 0.4, 0.05];
const BLUE: Rgb = [0.03, 0.06, 0.5];

/** Mean colour of each row. */
const rowsOf = (albedo: Float32Array): number[][] =>
  Array.from({ length: SIZE }, (_, row) =>
    [0, 1, 2].map((c) => {
      let sum = 0;
      for (let x = 0; x < SIZE; x += 1) sum += albedo[(row * SIZE + x) * 3 + c] as number;
      return sum / SIZE;
    }),
  );

test("a gradient goes from the first colour to the second and comes back over the tile", () => {
  const spec = { base: "woven-cotton", colours: [RED, BLUE], conditions: {}, scale: 1, seed: 3 };
  const rows = rowsOf(shadeMaterial({ ...spec, pattern: "gradient" }, SIZE).albedo);
  const redness = rows.map(([r = 0, , b = 0]) => r / (r + b));
  expect(redness[0]).toBeGreaterThan(0.75);
  expect(redness[SIZE - 1]).toBeGreaterThan(0.75);
  expect(redness[SIZE / 2]).toBeLessThan(0.25);
  // it flows: nowhere a step
  for (const [at, each] of redness.entries()) {
    expect(Math.abs(each - (redness[(at + 1) % SIZE] as number))).toBeLessThan(0.12);
  }
});

test("metal of many colours is tinted in bands that flow, its neighbours alike", () => {
  const spec = { base: "titanium", colours: [RED, GREEN, BLUE], conditions: {}, scale: 1, seed: 3 };
  const { albedo } = shadeMaterial(spec, SIZE);
  let steps = 0;
  for (let i = 0; i + 5 < albedo.length; i += 3) {
    const share = (at: number) => (albedo[at] as number) / ((albedo[at] as number) + (albedo[at + 2] as number) + 1e-6);
    if (Math.abs(share(i) - share(i + 3)) > 0.3) steps += 1;
  }
  expect(steps).toBeLessThan(SIZE * 4);
});
