import { expect, test } from "vitest";
import type { MaterialSpec } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";

const SIZE = 128;
const shade = (base: string, more: Partial<MaterialSpec> = {}) =>
  shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 2, ...more }, SIZE);

const meanOf = (field: Float32Array) => field.reduce((sum, value) => sum + value, 0) / field.length;

/** Mean slope of a surface along U. */
const slopeOf = ({ height, tileSize }: ReturnType<typeof shade>) => {
  let sum = 0;
  for (let i = 1; i < height.length; i += 1)
    if (i % SIZE > 0) sum += Math.abs((height[i] as number) - (height[i - 1] as number));
  return (sum / height.length) * (SIZE / tileSize);
};

test("scratches in plaster are cut into it and pale with its dust, not drawn on it in grey", () => {
  const ochre = { colours: [[0.3, 0.22, 0.13] as const] };
  const [plain, cut] = [shade("plaster", ochre), shade("plaster", { ...ochre, conditions: { scratched: 0.7 } })];
  expect(meanOf(cut.albedo)).toBeGreaterThan(meanOf(plain.albedo));
  expect(slopeOf(cut)).toBeGreaterThan(slopeOf(plain) * 1.3);
  // on a white wall pale dust is not seen, but the shadow in the cuts
  expect(meanOf(shade("plaster", { conditions: { scratched: 0.7 } }).albedo)).toBeLessThan(
    meanOf(shade("plaster").albedo),
  );
});

test("carbon fibre lies under one flat coat of lacquer, dry aramid cloth does not", () => {
  expect(slopeOf(shade("carbon-fibre"))).toBeLessThan(0.02);
  expect(slopeOf(shade("kevlar"))).toBeGreaterThan(0.06);
});

test("grass that is drawn has few broad blades: its relief turns less often than a lawn's", () => {
  const turnsOf = (more: Partial<MaterialSpec>) => {
    const { height } = shadeMaterial({ base: "grass", colours: [], conditions: {}, scale: 1, seed: 2, ...more }, 256);
    let turns = 0;
    for (let i = 4; i + 4 < height.length; i += 4) {
      const [a, b, c] = [height[i - 4] as number, height[i] as number, height[i + 4] as number];
      if ((b - a) * (c - b) < 0) turns += 1;
    }
    return turns;
  };
  expect(turnsOf({ style: "hand-painted" })).toBeLessThan(0.7 * turnsOf({}));
});

test("a daisy is white on dark cloth and orange on pale, with a heart of its own", () => {
  const hues = (first: readonly [number, number, number]) => {
    const { albedo } = shade("woven-cotton", { colours: [first], pattern: "daisy" });
    let [white, orange] = [0, 0];
    for (let i = 0; i < albedo.length; i += 3) {
      const [r, g, b] = [albedo[i] as number, albedo[i + 1] as number, albedo[i + 2] as number];
      if (b > 0.45) white += 1;
      else if (r > 3 * b && r > 1.5 * g) orange += 1;
    }
    return { white: white / SIZE / SIZE, orange: orange / SIZE / SIZE };
  };
  expect(hues([0.05, 0.06, 0.2]).white).toBeGreaterThan(0.1);
  expect(hues([0.75, 0.72, 0.62]).orange).toBeGreaterThan(0.1);
});
