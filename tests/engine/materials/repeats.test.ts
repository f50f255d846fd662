import { expect, test } from "vitest";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { type Sight, sightOf } from "../../support/stand-out.ts";

const worstOf = (base: string, what: keyof Sight): number =>
  Math.max(
    ...[1, 2, 3].map(
      (seed) => sightOf(shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed }, 128))[what],
    ),
  );

// one bruise, chip, knot, stone or part larger, brighter or darker than all others is found in every tile again
test.each([
  ["banana-peel", 2.5],
  ["chipped-paint", 3],
  ["raw-meat", 1.8],
  ["amber-resin", 3],
  ["coins", 1.2],
  ["gold-leaf", 3.9],
  ["alien-ground", 2.6],
  ["pine", 3],
  ["cedar", 2.6],
  ["stony-dirt", 2.7],
  ["rocky-ground", 2.3],
  ["frozen-bubbles", 3.1],
  ["volcanic-ash", 2.5],
  ["barrel-tiles", 2.2],
  ["flames", 2.3],
  ["jade", 1.6],
  ["old-paper", 1.3],
  ["chalkboard", 1.7],
  ["cracked-leather", 1.3],
  ["maple", 1.35],
  ["honeycomb", 2.1],
  ["stained-glass", 3.5],
  ["sci-fi-panels", 3.5],
  ["toy-bricks", 3.6],
  ["bread-crust", 1.9],
  ["burl", 2],
  ["birch-bark", 3.2],
  ["newspaper", 2],
  ["circuit-board", 3.8],
  ["castle-wall", 1.55],
  ["limewash", 0.85],
  ["mushrooms", 2.7],
] as const)("nothing on %s is unlike all others of its kind", (base, limit) => {
  expect(worstOf(base, "oddity")).toBeLessThan(limit);
});

// a vein, a knot, a lamp, a chip or a crowd of them that has no like in the tile is seen at once in three by three
test.each([
  ["ash", 0.72],
  ["zebrawood", 1],
  ["osb", 0.72],
  ["plywood", 1.1],
  ["terrazzo", 1.4],
  ["granite", 0.55],
  ["marble", 0.6],
  ["cream-marble", 0.6],
  ["blue-marble", 0.75],
  ["nero-marble", 1],
  ["calacatta", 1.05],
  ["rose-quartz", 0.5],
  ["lapis-lazuli", 1],
  ["onyx", 0.8],
  ["pine", 1],
  ["cedar", 1.1],
  ["epoxy-floor", 0.8],
  ["clear-acrylic", 1],
  ["torn-cardboard", 0.8],
  ["concrete-tiles", 0.4],
  ["painted-plaster", 0.7],
  ["half-timbered", 0.25],
  ["fish-scale-tiles", 0.85],
  ["cement-tiles", 0.4],
  ["metal-pipes", 0.6],
  ["spaceship-hull", 0.8],
  ["sci-fi-panels", 1.4],
  ["shipping-container", 0.65],
  ["cast-iron", 0.45],
  ["bronze", 0.55],
  ["chipped-paint", 0.85],
  ["neon-grid", 0.65],
  ["puzzle-mat", 1.15],
  ["ice", 0.65],
  ["cow-hide", 0.8],
  ["reptile-scales", 0.7],
  ["cork", 0.55],
  ["camouflage", 0.9],
  ["ivy", 0.65],
  ["snow", 0.85],
  ["desert", 0.45],
  ["rocky-ground", 1.2],
  ["stony-dirt", 0.95],
  ["pebbles", 0.62],
  ["dry-stone-wall", 0.9],
  ["forest-floor", 0.6],
  ["terracotta-shards", 0.9],
  ["tarpaulin", 0.5],
  ["seashells", 0.85],
] as const)("nothing on %s stands out alone", (base, limit) => {
  expect(worstOf(base, "loneliness")).toBeLessThan(limit);
});

test("no rip in torn canvas stands out alone", () => {
  for (const seed of [1, 2, 3]) {
    const asked = { base: "canvas", colours: [], conditions: { torn: 0.7 }, scale: 1, seed };
    // the cloth around them is flat: any rip shows, and the sixty or so of a tile none more than the others
    expect(sightOf(shadeMaterial(asked, 128)).loneliness).toBeLessThan(1.9);
  }
});

// a corner that is darker than the others shows the tiles as a grid
test.each([
  ["burlap", 0.1],
  ["denim", 0.11],
  ["tweed", 0.08],
  ["canvas", 0.07],
  ["linen", 0.09],
  ["wool-cloth", 0.09],
  ["dirt", 0.17],
  ["mud", 0.19],
  ["snow", 0.1],
  ["rubber", 0.08],
  ["cardboard", 0.035],
  ["ivory", 0.16],
  ["galvanised-steel", 0.085],
  ["painted-plaster", 0.13],
  ["reptile-scales", 0.19],
  ["torn-cardboard", 0.16],
  ["tortoiseshell", 0.22],
  ["raw-meat", 0.14],
  ["lightning", 0.17],
  ["wood-parquet", 0.13],
  ["marble-tiles", 0.155],
] as const)("no corner of %s is darker or paler than the others", (base, limit) => {
  expect(worstOf(base, "swell")).toBeLessThan(limit);
});

// what is broken out, burnt or of varied colour is so in many places
test.each([
  ["painted-brick", { broken: 0.7 }, 0.14],
  ["steel", { rusty: 0.7, burnt: 0.7 }, 0.08],
  ["long-tiles", { varied: 0.8 }, 0.1],
] as const)("no corner of %s is more so than the others: %j", (base, conditions, limit) => {
  for (const seed of [1, 2, 3]) {
    const surface = shadeMaterial({ base, colours: [], conditions, scale: 1, seed }, 128);
    expect(sightOf(surface).swell).toBeLessThan(limit);
  }
});
