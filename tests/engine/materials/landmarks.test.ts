import { expect, test } from "vitest";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { landmarkOf } from "../../support/landmark.ts";

// what holds no cells of its own is to look the same all over: a patch that does not is seen in every tile of a wall
test.each([
  ["marble", 5],
  ["calacatta", 10],
  ["nero-marble", 5],
  ["amber-resin", 9],
  ["red-marble", 9],
  ["brown-marble", 8],
  ["green-marble", 5],
  ["blue-marble", 3.2],
  ["oxidised-bronze", 1.65],
  ["paper", 0.3],
  ["lapis-lazuli", 7],
  ["jade", 7],
  ["onyx", 8.4],
  ["ice", 9],
  ["meteorite", 6],
  ["skin", 6],
  ["chipped-paint", 7],
  ["pine", 8],
  ["rosewood", 8],
  ["agate", 5],
  ["malachite", 8],
  ["copper-patina", 6],
  ["lichen", 11],
  ["slate", 6],
  ["limestone", 1.5],
  ["birch-bark", 5],
  ["burl", 6],
  ["rose-quartz", 8],
  ["terrazzo", 13.5],
  ["stained-glass", 29],
  ["toy-bricks", 49.5],
  ["moon-surface", 2.4],
  ["torn-cardboard", 2.8],
  ["horn", 4.8],
  ["hexagon-tiles", 6],
  ["ceiling-tiles", 1.5],
  ["crazy-paving", 6.4],
  ["spaceship-hull", 5.2],
] as const)("no patch of %s stands out over three by three tiles", (base, limit) => {
  for (const seed of [1, 2, 3]) {
    const surface = shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed }, 128);
    expect(landmarkOf(surface)).toBeLessThan(limit);
  }
});

// boards, plates and tiles differ in tone, yet no corner of the tile gathers the dark or the light ones
test.each([
  ["oak-planks", 4.8],
  ["wood-parquet", 5],
  ["peeling-planks", 8],
  ["wood-mosaic", 6],
  ["chevron-parquet", 2.5],
  ["herringbone-brick", 4.2],
  ["old-brick", 5],
  ["bathroom-tiles", 3.9],
  ["metal-panels", 5],
  ["riveted-hull", 3.6],
] as const)("no piece or crowd of pieces of %s stands out over three by three tiles", (base, limit) => {
  for (const seed of [1, 2, 3, 4]) {
    const surface = shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed }, 128);
    expect(landmarkOf(surface)).toBeLessThan(limit);
  }
});

// of few stones or few patches a tile one is always the largest, the palest or the darkest
test.each([
  ["castle-wall", {}, 4.2],
  ["sandstone-blocks", {}, 4.8],
  ["flagstone", {}, 6.2],
  ["stone-wall", {}, 4.4],
  ["concrete-pavers", {}, 3.8],
  ["damaged-plaster", {}, 6.5],
  ["rusty-painted-metal", {}, 6.6],
  ["plaster", {}, 3.6],
  ["lava", {}, 8.5],
  ["honeycomb", {}, 9.3],
  ["floral-fabric", {}, 11.2],
  ["desert", {}, 1.85],
  ["terracotta", {}, 2.5],
  ["leather", {}, 2.2],
  ["leather", { dusty: 0.7 }, 3.4],
  ["rock", {}, 3.4],
  ["ice", {}, 8.4],
  ["terracotta", { polished: 0.8 }, 2.1],
  ["walnut", {}, 2.9],
  ["beach-sand", {}, 1.5],
  ["quartz-crystals", {}, 4.7],
  ["silk", {}, 2.1],
  ["suit-cloth", { faded: 0.4, old: 0.4 }, 1.65],
  ["oak", { mossy: 0.7 }, 6.2],
  ["steel", { rusty: 0.7 }, 13.5],
  ["oak-planks", { muddy: 0.6 }, 8.5],
  ["concrete", { stained: 0.7 }, 4.5],
  ["velvet", { dusty: 0.7, old: 0.7 }, 3.8],
  ["bathroom-tiles", { bloody: 0.8 }, 16],
  ["asphalt", { snowy: 0.8 }, 9.2],
  ["plaster", { moldy: 0.7 }, 6],
] as const)("nothing on %s (%o) stands out over three by three tiles", (base, conditions, limit) => {
  for (const seed of [1, 2, 3, 4]) {
    const surface = shadeMaterial({ base, colours: [], conditions, scale: 1, seed }, 128);
    expect(landmarkOf(surface)).toBeLessThan(limit);
  }
});

test("cloth that has faded is pale all over", () => {
  for (const seed of [1, 2, 3]) {
    const asked = { base: "woven-cotton", colours: [], conditions: { faded: 0.8 }, scale: 1, seed };
    expect(landmarkOf(shadeMaterial(asked, 128))).toBeLessThan(1);
  }
});

test("black leather that has weathered is rubbed and faded all over", () => {
  for (const seed of [1, 2, 3]) {
    const asked = { base: "leather", colours: [[0.012, 0.012, 0.012] as const], scale: 1, seed };
    expect(landmarkOf(shadeMaterial({ ...asked, conditions: { old: 0.85, worn: 0.6 } }, 128))).toBeLessThan(2);
  }
});

test.each([
  ["beach-sand", "starfish", 13],
  ["dirt", "weeds", 7],
  ["concrete", "starfish", 4.9],
] as const)("what is scattered lies all over the tile: on %s no crowd of %s stands out", (base, second, limit) => {
  const plain = { colours: [], conditions: {}, scale: 1 };
  for (const seed of [1, 2, 3, 4]) {
    const layers = [{ place: "scattered" as const, amount: 0.5, material: { ...plain, base: second, seed: seed + 9 } }];
    expect(landmarkOf(shadeMaterial({ ...plain, base, seed, layers }, 128))).toBeLessThan(limit);
  }
});

test.each([
  ["cobblestone", "patches", "autumn-leaves", 13.5],
  ["brick", "patches", "ivy", 13.2],
  ["plaster", "patches", "brick", 9.2],
  ["snow", "footprints", "soil", 2.2],
  ["oak-planks", "top", "plain-wallpaper", 11],
] as const)("what lies on %s (%s: %s) is not heaped up in one place", (base, place, second, limit) => {
  const plain = { colours: [], conditions: {}, scale: 1 };
  for (const seed of [1, 2, 3, 4]) {
    const layers = [{ place, amount: 0.4, material: { ...plain, base: second, seed: seed + 9 } }];
    expect(landmarkOf(shadeMaterial({ ...plain, base, seed, layers }, 128))).toBeLessThan(limit);
  }
});

test.each([
  ["concrete", [0.05, 0.1, 0.3], [0.6, 0.5, 0.4], 18],
  ["sandstone", [0.48, 0.22, 0.02], [0.86, 0.78, 0.56], 14],
] as const)("two colours of %s lie side by side all over", (base, first, second, limit) => {
  for (const seed of [1, 2, 3, 4]) {
    const surface = shadeMaterial({ base, colours: [first, second], conditions: {}, scale: 1, seed }, 128);
    expect(landmarkOf(surface)).toBeLessThan(limit);
  }
});
