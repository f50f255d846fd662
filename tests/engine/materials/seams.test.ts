import { expect, test } from "vitest";
import { settledMaps } from "#engine/bake/settle-edges.ts";
import type { Image } from "#engine/files/image.ts";
import { shadeForMaps, shadeMaterial } from "#engine/materials/shade-material.ts";
import { fromHex } from "#engine/math/color.ts";
import { createDraw } from "#engine/math/draw.ts";
import { seamRatio, UNSEEN_STEPS } from "#measure/seam-ratio.ts";

// small pieces in rows leave no column of the tile that looks like its neighbours
test.each([2, 77, 78, 79])("a mosaic of seed %i shows no seam", (seed) => {
  const maps = settledMaps(shadeForMaps({ base: "mosaic-tiles", colours: [], conditions: {}, scale: 1, seed }, 512));
  const ratios = [maps.albedo, maps.normal].flatMap(({ data, width, height, channels }) => {
    const { x, y } = seamRatio(data, width, height, channels, 0.1);
    return [x, y];
  });
  expect(Math.min(...ratios)).toBeGreaterThan(0.9);
  expect(Math.max(...ratios)).toBeLessThan(1.1);
});

// what is woven or laid to one gauge repeats its columns all over the tile
test.each([
  ["wire-mesh", 431, 512],
  ["wire-mesh", 87, 512],
  ["damask-wallpaper", 87, 1024],
  ["damask", 1, 1024],
  ["perforated-metal", 7, 512],
])("%s of prompt seed %i shows no seam at %i", (base, promptSeed, size) => {
  const seed = createDraw(promptSeed).fork(base).seed32("surface");
  const maps = settledMaps(shadeForMaps({ base, colours: [], conditions: {}, scale: 1, seed }, size));
  const ratios = Object.values(maps).flatMap(({ data, width, height, channels }: Image) => {
    const { x, y } = seamRatio(
      data,
      width,
      height,
      channels,
      channels === 3 ? 0.1 : data instanceof Uint16Array ? 40 : 0.8,
    );
    return [x, y];
  });
  expect(Math.min(...ratios)).toBeGreaterThan(0.9);
  expect(Math.max(...ratios)).toBeLessThan(1.1);
});

// threads of a plain weave and the fingers of solar cells run to one gauge all over
test.each([
  ["patchwork", 966778591],
  ["patchwork", 2],
  ["solar-panel", 255161732],
  ["solar-panel", 2],
])("%s of surface seed %i shows no seam at 1024", (base, seed) => {
  const maps = settledMaps(shadeForMaps({ base, colours: [], conditions: {}, scale: 1, seed }, 1024));
  for (const [name, { data, width, height, channels }] of Object.entries(maps) as [
    keyof typeof UNSEEN_STEPS,
    Image,
  ][]) {
    const { x, y } = seamRatio(data, width, height, channels, UNSEEN_STEPS[name]);
    expect(Math.min(x, y)).toBeGreaterThan(0.9);
    expect(Math.max(x, y)).toBeLessThan(1.1);
  }
});

// each colour of rock is a make of its own: beds, jointed faces, weathered grain
test.each([
  ["red", "#8a3b2a"],
  ["grey", "#6b6d70"],
  ["brown", "#6e5238"],
])("%s rock shows no seam", (_, hex) => {
  const maps = settledMaps(
    shadeForMaps({ base: "rock", colours: [fromHex(hex)], conditions: {}, scale: 1, seed: 11 }, 512),
  );
  for (const [name, { data, width, height, channels }] of Object.entries(maps) as [
    keyof typeof UNSEEN_STEPS,
    Image,
  ][]) {
    const { x, y } = seamRatio(data, width, height, channels, UNSEEN_STEPS[name]);
    expect(Math.min(x, y)).toBeGreaterThan(0.9);
    expect(Math.max(x, y)).toBeLessThan(1.1);
  }
});

// rust eats metal in specks, and rivets sit in rows: few steps to a line, and no two lines alike
test.each([1, 3, 5])("riveted iron plates of prompt seed %i show no seam in metalness", (promptSeed) => {
  const seed = createDraw(promptSeed).fork("riveted-hull").seed32("surface");
  const spec = { base: "riveted-hull", colours: [], conditions: {}, scale: 1, seed };
  const { data, width, height, channels } = settledMaps(shadeForMaps(spec, 512)).metalness;
  const { x, y } = seamRatio(data, width, height, channels, 0.4);
  expect(Math.min(x, y)).toBeGreaterThan(0.9);
  expect(Math.max(x, y)).toBeLessThan(1.1);
});

// rust that ends abruptly at a bar's rim left no column of a grating like its neighbours
test.each([1, 2, 3])("a rusty grating of prompt seed %i shows no seam", (promptSeed) => {
  const seed = createDraw(promptSeed).fork("metal-grating").seed32("surface");
  const spec = { base: "metal-grating", colours: [], conditions: { rusty: 0.7 }, scale: 1, seed };
  const maps = settledMaps(shadeForMaps(spec, 512));
  for (const [name, { data, width, height, channels }] of Object.entries(maps) as [
    keyof typeof UNSEEN_STEPS,
    Image,
  ][]) {
    const { x, y } = seamRatio(data, width, height, channels, UNSEEN_STEPS[name]);
    expect(Math.min(x, y)).toBeGreaterThan(0.9);
    expect(Math.max(x, y)).toBeLessThan(1.1);
  }
});

// rows of rivets, stitches, slats and discs are alike all along: they must not all lie on one line of texels
test.each([
  { base: "riveted-hull", seed: 2190447616 },
  { base: "damask-wallpaper", pattern: "sashiko" as const, seed: 2828872032 },
  { base: "basket-parquet", colours: [[0.007, 0.0296, 0.1119] as const], seed: 1241118988 },
  { base: "basket-parquet", colours: [[0.007, 0.0296, 0.1119] as const], seed: 421728861 },
  { base: "linen-paper", seed: 4242831354 },
  { base: "metal-pipes", seed: 1257389878 },
  { base: "basket-parquet", seed: 1190594206 },
  { base: "basket-parquet", seed: 5717754 },
  { base: "pool-tiles", bond: "penny" as const, seed: 3786332680 },
  { base: "pool-tiles", bond: "hexagon" as const, seed: 3786332680 },
])("no map of $base with surface seed $seed shows a seam", (asked) => {
  const maps = settledMaps(shadeForMaps({ colours: [], conditions: {}, scale: 1, ...asked }, 512));
  for (const [name, { data, width, height, channels }] of Object.entries(maps) as [
    keyof typeof UNSEEN_STEPS,
    Image,
  ][]) {
    const { x, y } = seamRatio(data, width, height, channels, UNSEEN_STEPS[name]);
    expect(Math.min(x, y)).toBeGreaterThan(0.9);
    expect(Math.max(x, y)).toBeLessThan(1.1);
  }
});

test.each([
  "carpet",
  "fleece",
  "felt",
  "knit",
  "cable-knit",
  "rope",
  "lace",
  "velvet",
  "tartan",
  "waffle-weave",
  "terry-towel",
  "shag-carpet",
  "sheep-wool",
  "agate",
  "onyx",
  "popcorn-ceiling",
  "water",
  "flames",
  "smoke",
  "lightning",
])("%s is not equally rough all over", (base) => {
  const { roughness } = shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 3 }, 128);
  const seen = roughness.map((value) => Math.min(1, value));
  expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.04);
});
