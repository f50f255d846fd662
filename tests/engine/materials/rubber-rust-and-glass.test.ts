import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { mean, shade } from "./shade-condition.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

test.each([
  ["studded rubber flooring", "rubber-mat"],
  ["ribbed rubber mat", "ribbed-rubber"],
  ["clear acrylic", "clear-acrylic"],
  ["transparent plastic sheet", "plastic-film"],
  ["plastic wrap", "plastic-film"],
])("%s is %s", (prompt, base) => {
  expect(read(prompt)).toMatchObject({ base });
  expect(read(prompt).pattern).toBeUndefined();
});

test.each([
  ["rusty red metal", "rusty-painted-metal"],
  ["rusty blue steel", "rusty-painted-metal"],
  ["rusty grey steel", "steel"],
  ["frosted glass", "frosted-glass"],
  ["privacy glass", "pebbled-glass"],
])("%s is %s", (prompt, base) => {
  expect(read(prompt)).toMatchObject({ base });
});

test("steel rusts brown, though nickel goes by its name too", () => {
  const { albedo } = shade("steel", { rusty: 0.8 });
  const mostly = (c: number) => mean(albedo.filter((_, i) => i % 3 === c));
  expect(mostly(0)).toBeGreaterThan(1.25 * mostly(2));
});

test("frosted glass is of a fine grain, and has no pebbles", () => {
  const [frosted, pebbled] = [shade("frosted-glass", {}), shade("pebbled-glass", {})];
  const range = ({ height }: { height: Float32Array }) => Math.max(...height) - Math.min(...height);
  expect(range(frosted)).toBeLessThan(0.6 * range(pebbled));
});

test("studs of rubber are flat on top and fall steeply: hardly anything lies between", () => {
  const { height } = shade("rubber-mat", {});
  const [low, high] = [Math.min(...height), Math.max(...height)];
  const between = height.filter((h) => h > low + 0.25 * (high - low) && h < low + 0.75 * (high - low));
  expect(between.length / height.length).toBeLessThan(0.12);
});

test("ribs of rubber run straight, with no stud on them", () => {
  const { height, size } = shade("ribbed-rubber", {});
  const steps = (stride: number) =>
    mean(
      Float32Array.from({ length: size * (size - 1) }, (_, i) =>
        Math.abs((height[i] as number) - (height[i + stride] as number)),
      ),
    );
  expect(steps(1)).toBeGreaterThan(6 * steps(size));
});

test("what one looks through is darker than what is opaque, and smooth as a mirror", () => {
  const [clear, opaque] = [shade("clear-acrylic", {}), shade("polystyrene", {})];
  expect(mean(clear.albedo)).toBeLessThan(0.6 * mean(opaque.albedo));
  expect(mean(clear.roughness)).toBeLessThan(0.1);
});

test("frosted glass is satin: even, of a grain no broader than a millimetre or two, and half glossy", () => {
  const { albedo, roughness, size } = shadeMaterial(
    { base: "frosted-glass", colours: [], conditions: {}, scale: 1, seed: 3 },
    256,
  );
  const tone = albedo.filter((_, i) => i % 3 === 1);
  // blocks of a square centimetre: as good as alike
  const side = size / 32;
  const blocks = Array.from({ length: 1024 }, (_, b) => {
    const texels = Array.from({ length: side * side }, (_, k) => {
      const y = Math.floor(b / 32) * side + Math.floor(k / side);
      return tone[y * size + (b % 32) * side + (k % side)] as number;
    });
    return mean(Float32Array.from(texels));
  });
  expect(Math.max(...blocks) / Math.min(...blocks)).toBeLessThan(1.12);
  expect(mean(roughness)).toBeGreaterThan(0.35);
  expect(Math.max(...roughness)).toBeLessThan(0.5);
});

test("wedges of acoustic foam run straight, at right angles from square to square", () => {
  const { height, size } = shadeMaterial(
    { base: "acoustic-foam", colours: [], conditions: {}, scale: 1, seed: 7 },
    256,
  );
  const at = (x: number, y: number) => height[(y % size) * size + (x % size)] as number;
  /** How alike the foam is to itself moved along the rows, -1 to 1. */
  const likeness = (by: number) => {
    const moved = height.map((_, i) => at((i % size) + by, Math.floor(i / size)));
    const spread = mean(height.map((h) => h * h)) - mean(height) ** 2;
    return (mean(height.map((h, i) => h * (moved[i] as number))) - mean(height) ** 2) / spread;
  };
  // four squares across: every second one lies alike
  expect(likeness(size / 2)).toBeGreaterThan(0.99);
  expect(likeness(size / 4)).toBeLessThan(0.3);
});
