import { expect, test } from "vitest";
import { blurKernel } from "#engine/kernels/kernels.ts";
import type { Conditions } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";

const SIZE = 256;

const shade = (base: string, conditions: Conditions = {}) =>
  shadeMaterial({ base, colours: [], conditions, scale: 1, seed: 3 }, SIZE);

test.each(["chain-link", "wire-mesh"])("of %s the wires rust, and what is seen between them does not", (base) => {
  const clean = shade(base);
  const rusty = shade(base, { rusty: 0.7 });
  const counts = { wire: 0, rusted: 0, behind: 0, stained: 0 };
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const apart = Math.abs((rusty.albedo[i * 3] as number) - (clean.albedo[i * 3] as number));
    if (clean.metalness[i] === 1) {
      counts.wire += 1;
      if ((rusty.metalness[i] as number) < 0.5) counts.rusted += 1;
    } else if (clean.metalness[i] === 0) {
      counts.behind += 1;
      if (apart > 0.01) counts.stained += 1;
    }
  }
  expect(counts.rusted / counts.wire).toBeGreaterThan(0.5);
  expect(counts.stained).toBe(0);
});

// between what is whole and what is coal it is brown
test.each(["paper", "cardboard", "feathers"])("burnt %s browns at least as much as it blackens", (base) => {
  const clean = shade(base).albedo;
  const { albedo } = shade(base, { burnt: 0.7 });
  let brown = 0;
  let black = 0;
  for (let i = 0; i < albedo.length; i += 3) {
    const [r, b] = [albedo[i] as number, albedo[i + 2] as number];
    if (r < 0.05) black += 1;
    else if (r > 1.5 * b && Math.abs(r - (clean[i] as number)) > 0.05) brown += 1;
  }
  expect(black).toBeGreaterThan(SIZE);
  expect(brown).toBeGreaterThan(black);
});

test("fire blackens a wall in many places: no corner of it is burnt alone", () => {
  for (const seed of [1, 2, 3]) {
    const surface = shadeMaterial({ base: "plaster", colours: [], conditions: { burnt: 0.6 }, scale: 1, seed }, 128);
    const broad = blurKernel(
      surface.albedo.filter((_, i) => i % 3 === 1),
      128,
      14,
      2,
    );
    const middle = broad.reduce((sum, each) => sum + each / broad.length, 0);
    expect(Math.max(...broad.map((each) => Math.abs(each - middle)))).toBeLessThan(0.125);
  }
});
