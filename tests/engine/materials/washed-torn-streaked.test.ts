import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import type { Surface } from "#engine/materials/material.ts";
import { mean, shade } from "./shade-condition.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

const share = ({ albedo }: Surface, is: (r: number, b: number) => boolean) => {
  let many = 0;
  for (let i = 0; i < albedo.length; i += 3) if (is(albedo[i] as number, albedo[i + 2] as number)) many += 1;
  return (many * 3) / albedo.length;
};

test.each([
  ["white washed terracotta tiles", { whitewashed: 0.75 }],
  ["limewashed stone wall", { whitewashed: 0.75 }],
  ["brick wall with dripping water stains", { streaked: 0.8 }],
  ["torn canvas", { torn: 0.7 }],
  ["ripped paper", { torn: 0.7 }],
])("%s is told by what befell it", (prompt, conditions) => {
  expect(read(prompt).conditions).toEqual(conditions);
});

test.each([
  ["3d printed PLA layer lines", "printed-plastic"],
  ["blue tarp with creases", "tarpaulin"],
  ["honeycomb carbon fiber", "honeycomb-carbon"],
  ["Moroccan zellige, star pattern", "star-and-cross-tiles"],
  ["swirl trowel plaster", "swirl-plaster"],
  ["broken terracotta shards", "terracotta-shards"],
  ["black rubber with bumps", "rubber-mat"],
  ["pool mosaic tiles", "pool-tiles"],
  ["parking lot with white line", "parking-lot"],
])("%s is %s, and no figure is printed on it", (prompt, base) => {
  expect(read(prompt)).toMatchObject({ base, assumed: false });
  expect(read(prompt).pattern).toBeUndefined();
});

test("a wash of lime is white on most of the clay, and worn down to it in places", () => {
  const washed = shade("terracotta-tiles", { whitewashed: 0.75 });
  expect(share(washed, (_, blue) => blue > 0.4)).toBeGreaterThan(0.4);
  expect(share(washed, (red, blue) => red > 2 * blue)).toBeGreaterThan(0.05);
});

test("what is torn shows the dark behind it in rips, and is whole elsewhere", () => {
  const dark = share(shade("canvas", { torn: 0.7 }), (red) => red < 0.04);
  expect(dark - share(shade("canvas", {}), (red) => red < 0.04)).toBeGreaterThan(0.02);
  expect(dark).toBeLessThan(0.3);
});

test("water runs down: streaks differ from column to column, and little along them", () => {
  const [dry, run] = [shade("smooth-concrete", {}), shade("smooth-concrete", { streaked: 0.8 })];
  const { size } = dry;
  const lost = (i: number) => (run.albedo[i * 3] as number) / Math.max(0.01, dry.albedo[i * 3] as number);
  const steps = (stride: number) =>
    mean(Float32Array.from({ length: size * (size - 8) - 8 }, (_, i) => Math.abs(lost(i) - lost(i + stride))));
  expect(steps(4)).toBeGreaterThan(1.5 * steps(4 * size));
});

test("fronds hang out of a wall's joints, and do not fill them alone", () => {
  const { layers } = read("dry stone wall with ferns between");
  expect(layers.map(({ base, place }) => [base, place])).toEqual([
    ["ferns", "joints"],
    ["ferns", "scattered"],
  ]);
});
