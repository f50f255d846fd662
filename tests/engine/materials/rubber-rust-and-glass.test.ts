import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
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
