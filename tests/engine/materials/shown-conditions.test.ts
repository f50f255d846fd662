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

test.each(["ceramic-glaze", "plastic", "chrome"])("matte %s mirrors nothing", (base) => {
  const { roughness } = shade(base, { matte: 0.8 });
  expect(share(roughness, (r) => r > 0.45)).toBeGreaterThan(0.99);
});

test("bricks of a ship in space glow by turns, in all parts of the tile", () => {
  const spec = { base: "brick", colours: [], conditions: {}, scale: 1, seed: 3 };
  const { albedo, size } = shadeMaterial({ ...spec, style: "futuristic" }, 128);
  const lit = Array.from({ length: 4 }, () => 0);
  for (let i = 0; i < size * size; i += 1) {
    const corner = (Math.floor(i / size) < size / 2 ? 0 : 2) + (i % size < size / 2 ? 0 : 1);
    const glows = (albedo[i * 3 + 2] as number) > 0.4 && (albedo[i * 3 + 2] as number) > 2 * (albedo[i * 3] as number);
    if (glows) lit[corner] = (lit[corner] as number) + 1;
  }
  expect(Math.min(...lit)).toBeGreaterThan(0.4 * Math.max(...lit));
});

test("blue that is asked of brown marble is a stone's: darker and greyer than paint, and blue", () => {
  const blue = [0.09, 0.165, 0.275] as const;
  const { albedo } = shadeMaterial({ base: "brown-marble", colours: [blue], conditions: {}, scale: 1, seed: 3 }, 128);
  const tones = [0, 1, 2].map((c) => albedo.filter((_, i) => i % 3 === c).toSorted());
  const [red, , most] = tones.map((tone) => tone[tone.length >> 1] as number) as [number, number, number];
  expect(most).toBeLessThan(0.23);
  expect(most).toBeGreaterThan(1.6 * red);
});

test("what is laid in the cracks of cracked earth lies in its own", () => {
  const plain = { base: "cracked-earth", colours: [], conditions: {}, scale: 1, seed: 3 };
  const grass = { base: "grass", colours: [], conditions: {}, scale: 1, seed: 5 };
  const bare = shadeMaterial(plain, 128);
  const grown = shadeMaterial({ ...plain, layers: [{ place: "cracks", amount: 0.35, material: grass }] }, 128);
  const red = channel(grown, 0);
  const isGreen = channel(grown, 1).map((green, i) => (green > 1.15 * (red[i] as number) ? 1 : 0));
  const low = bare.height.toSorted()[Math.floor(bare.height.length * 0.2)] as number;
  expect(mean(isGreen)).toBeGreaterThan(0.08);
  expect(mean(isGreen.filter((_, i) => (bare.height[i] as number) < low))).toBeGreaterThan(0.4);
});

test("a single colour asked of hexagon tiles is every tile's", () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const tiles = shadeMaterial(
      { base: "hexagon-tiles", colours: [[0.479, 0.014, 0.012]], conditions: {}, scale: 1, seed },
      128,
    );
    const blue = channel(tiles, 2);
    expect(share(channel(tiles, 0), (red, i) => red < (blue[i] as number))).toBeLessThan(0.01);
  }
});
