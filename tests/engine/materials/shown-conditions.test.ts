import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { mean, shade } from "./shade-condition.ts";

const channel = ({ albedo }: Surface, c: number) => albedo.filter((_, i) => i % 3 === c);
const share = (field: Float32Array, is: (value: number, i: number) => boolean) =>
  field.filter((value, i) => is(value, i)).length / field.length;

test("snow on white marble is told by the stone it melts off, which is wet", () => {
  const red = channel(shade("marble", { snowy: 0.8 }), 0);
  expect(share(red, (r) => r < 0.5)).toBeGreaterThan(0.08);
});

test("snow thins out into what it lies on", () => {
  expect(share(channel(shade("oak", { snowy: 0.8 }), 2), (blue) => blue > 0.3 && blue < 0.6)).toBeGreaterThan(0.02);
});

test("white ice is no ice: on marble it is blue, and its hoar white", () => {
  const frozen = shade("marble", { frozen: 0.8 });
  expect(mean(channel(frozen, 0)) / mean(channel(frozen, 2))).toBeLessThan(0.75);
});

test("dust greys pale cloth", () => {
  expect(mean(shade("woven-cotton", { dusty: 0.7 }).albedo)).toBeLessThan(
    0.85 * mean(shade("woven-cotton", {}).albedo),
  );
});

test("rain stands on hide in clear films, and greys it nowhere", () => {
  const brown = [0.144, 0.056, 0.021] as const;
  const wet = shadeMaterial({ base: "leather", colours: [brown], conditions: { wet: 0.8 }, scale: 1, seed: 3 }, 128);
  const blue = channel(wet, 2);
  expect(share(channel(wet, 0), (red, i) => red < 2 * (blue[i] as number))).toBeLessThan(0.02);
});

test("worn paint is gone to the bright metal here and there", () => {
  const metal = (conditions: object) => share(shade("chipped-paint", conditions).metalness, (m) => m > 0.5);
  expect(metal({ worn: 0.8 })).toBeGreaterThan(metal({}) + 0.04);
});

test("cloth browns around what is charred of it", () => {
  const burnt = shade("woven-cotton", { burnt: 0.7 });
  const [red, blue] = [channel(burnt, 0), channel(burnt, 2)];
  expect(share(red, (r, i) => r > 0.1 && r > 2.5 * (blue[i] as number))).toBeGreaterThan(0.12);
});

test("pressed cloth shines", () => {
  expect(mean(shade("woven-cotton", { polished: 0.8 }).roughness)).toBeLessThan(0.6);
});
