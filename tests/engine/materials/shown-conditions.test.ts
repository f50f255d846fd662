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

test("timber splits along its grain, and down nowhere else", () => {
  const planks = shade("oak-planks", { cracked: 0.7 });
  const whole = shade("oak-planks", {});
  const deep = planks.height.map((h, i) => (whole.height[i] as number) - h);
  const { size } = planks;
  let [along, across] = [0, 0];
  for (let i = 0; i < deep.length; i += 1) {
    if ((deep[i] as number) < planks.tileSize * 0.002) continue;
    if ((deep[(i + size * 3) % deep.length] as number) > planks.tileSize * 0.002) along += 1;
    if ((deep[(i + 3) % deep.length] as number) > planks.tileSize * 0.002) across += 1;
  }
  expect(along).toBeGreaterThan(60);
  expect(along).toBeGreaterThan(3 * across);
});

test.each(["cracked", "scratched", "worn", "stained"] as const)("%s gravel is told from gravel", (condition) => {
  const bare = shade("gravel", {});
  const fared = shade("gravel", { [condition]: 0.7 });
  const changed = share(
    bare.roughness,
    (_, i) => Math.abs((fared.albedo[i * 3] as number) - (bare.albedo[i * 3] as number)) > 0.06,
  );
  expect(changed).toBeGreaterThan(0.12);
  expect(changed).toBeLessThan(0.8);
});

test("worn ground is trodden flat", () => {
  const rough = ({ height, size }: Surface) =>
    mean(height.map((h, i) => Math.abs(h - (height[(i + size) % height.length] as number))));
  expect(rough(shade("gravel", { worn: 0.8 }))).toBeLessThan(0.8 * rough(shade("gravel", {})));
});

test("snow on a roof is as smooth as snow on a floor: its grain does not grow with the tiles", () => {
  const spec = { base: "barrel-tiles", colours: [], conditions: { snowy: 0.8 }, scale: 1, seed: 3 };
  const { height, albedo, tileSize } = shadeMaterial(spec, 256);
  const isWhite = (i: number) => (albedo[i * 3] as number) > 0.75;
  const bends = Array.from(height, (h, i) => (height[i - 1] ?? h) - 2 * h + (height[i + 1] ?? h))
    .filter((_, i) => isWhite(i - 1) && isWhite(i) && isWhite(i + 1))
    .map((bend) => Math.abs(bend) / tileSize)
    .sort((a, b) => a - b);
  expect(bends[bends.length >> 1]).toBeLessThan(0.0021);
});

test("the thick of a rust stain on grey concrete is brown, not plum: little blue is left in it", () => {
  const { albedo } = shade("concrete", { rusty: 0.8 });
  const cores = Array.from({ length: albedo.length / 3 }, (_, i) => [0, 1, 2].map((c) => albedo[i * 3 + c] as number));
  const dark = cores.filter(([r = 0, , b = 0]) => r > 3 * b);
  expect(dark.length / cores.length).toBeGreaterThan(0.1);
});

test("the darkest skin is still skin, and a beast's is its own", () => {
  const skin = (colour: readonly [number, number, number]) =>
    mean(shadeMaterial({ base: "skin", colours: [colour], conditions: {}, scale: 1, seed: 3 }, 64).albedo);
  expect(skin([0.009, 0.006, 0.004])).toBeGreaterThan(0.03);
  expect(skin([0.01, 0.03, 0.01])).toBeLessThan(0.025);
});

test("flecks are specks all through, not patches", () => {
  const gold = { base: "gold", colours: [], conditions: {}, scale: 1, seed: 4 };
  const layers = [{ place: "flecks", amount: 0.5, material: gold }] as const;
  const spec = { base: "nero-marble", colours: [], conditions: {}, scale: 1, seed: 3, layers };
  const { metalness, size } = shadeMaterial(spec, 256);
  const quarters = [0, 0, 0, 0];
  for (let i = 0; i < metalness.length; i += 1) {
    const at = (Math.floor(i / size / (size / 2)) << 1) | Math.floor((i % size) / (size / 2));
    if ((metalness[i] as number) > 0.5) quarters[at] = (quarters[at] as number) + 4 / metalness.length;
  }
  for (const quarter of quarters) {
    expect(quarter).toBeGreaterThan(0.004);
    expect(quarter).toBeLessThan(0.15);
  }
});

test("oil on a concrete floor is stains on it, and most of the floor is dry", () => {
  const glossy = share(shade("concrete", { oily: 0.7 }).roughness, (r) => r < 0.2);
  expect(glossy).toBeGreaterThan(0.03);
  expect(glossy).toBeLessThan(0.25);
});
