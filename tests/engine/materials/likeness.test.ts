import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";

// what photographs of the real thing show, as a number
const shade = (base: string, size = 256) =>
  shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 3 }, size);

const mean = (field: ArrayLike<number>) => Array.from(field).reduce((sum, value) => sum + value, 0) / field.length;
const deviation = (field: ArrayLike<number>) => {
  const middle = mean(field);
  return Math.sqrt(mean(Array.from(field, (value) => (value - middle) ** 2)));
};
const red = ({ albedo }: Surface) => albedo.filter((_, i) => i % 3 === 0);
const rows = ({ size }: Surface, field: Float32Array) =>
  Array.from({ length: size }, (_, y) => mean(field.subarray(y * size, (y + 1) * size)));
/** Rise over run along the rows. */
const slope = ({ size, height, tileSize }: Surface) =>
  mean(height.map((h, i) => Math.abs(h - (height[(i + 1) % height.length] as number)))) / (tileSize / size);

test.each([
  ["oak", 270],
  ["walnut", 230],
])("%s has years and fibres of millimetres under a planed face", (base, least) => {
  const surface = shade(base, 512);
  const tone = red(surface);
  const middle = mean(tone);
  let crossings = 0;
  for (let i = 1; i < tone.length; i += 1)
    if ((tone[i] as number) > middle !== (tone[i - 1] as number) > middle) crossings += 1;
  expect(crossings / surface.size / surface.tileSize).toBeGreaterThan(least);
  expect(slope(surface)).toBeLessThan(0.024);
});

test("glaze pools in clouds: the wheel's rings are but felt", () => {
  const surface = shade("ceramic-glaze");
  expect(deviation(rows(surface, surface.height)) / deviation(surface.height)).toBeLessThan(0.75);
});

test("emulsion on a wall is washed out unevenly and shines unevenly", () => {
  const surface = shade("painted-plaster");
  const tones = red(surface).sort();
  const quarter = (share: number) => tones[Math.floor(tones.length * share)] as number;
  expect((quarter(0.75) - quarter(0.25)) / quarter(0.5)).toBeGreaterThan(0.065);
});

test("plastic shines unevenly where it was handled", () => {
  expect(deviation(shade("plastic").roughness)).toBeGreaterThan(0.025);
});

test("a rock face is ledges, not a net of chasms", () => {
  expect(slope(shade("cliff"))).toBeLessThan(0.9);
});
