import { expect, test } from "vitest";
import type { MaterialSpec, Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";

const spec = (base: string, more: Partial<MaterialSpec> = {}): MaterialSpec => ({
  base,
  colours: [],
  conditions: {},
  scale: 1,
  seed: 5,
  ...more,
});

test("of two stuffs a floor has tiles of each, whole ones", () => {
  const layers = [
    { place: "faces", amount: 1, material: spec("copper") },
    { place: "dealt", amount: 1, material: spec("slate") },
  ] as const;
  const { metalness, size } = shadeMaterial(spec("hexagon-tiles", { layers }), 256);
  const metal = metalness.filter((m) => m > 0.5).length / metalness.length;
  expect(metal).toBeGreaterThan(0.25);
  expect(metal).toBeLessThan(0.7);
  // patches would have ragged borders, tiles have none but their own
  const borders = metalness.filter(
    (m, i) => m > 0.5 !== (metalness[(i + 1) % metalness.length] as number) > 0.5,
  ).length;
  expect(borders / size).toBeLessThan(16);
});

test("plates of metal are parted by a shadow, tiles of marble by grout", () => {
  const jointsOf = (base: string) => {
    const tiles = shadeMaterial(
      spec("square-tiles", { layers: [{ place: "faces", amount: 1, material: spec(base) }] }),
      256,
    );
    const level = [...tiles.height].sort((a, b) => a - b)[Math.floor(tiles.height.length * 0.08)] as number;
    const low = Array.from(tiles.height.keys()).filter((i) => (tiles.height[i] as number) < level);
    return low.reduce((sum, i) => sum + (tiles.albedo[i * 3 + 1] as number), 0) / low.length;
  };
  expect(jointsOf("steel")).toBeLessThan(0.15);
  expect(jointsOf("marble")).toBeGreaterThan(0.25);
});

test.each(["square-tiles", "standing-seam", "wood-shingles"])(
  "%s cut from copper turn green where iron rusts",
  (base) => {
    const of = (stuff: string) => {
      const layers = [{ place: "faces", amount: 1, material: spec(stuff) }] as const;
      return shadeMaterial(spec(base, { layers, conditions: { rusty: 0.75 } }), 128);
    };
    const green = ({ albedo }: Surface) =>
      albedo.filter((g, i) => i % 3 === 1 && g > 1.1 * (albedo[i - 1] as number)).length / (albedo.length / 3);
    expect(green(of("copper"))).toBeGreaterThan(0.2);
    expect(green(of("iron"))).toBeLessThan(0.02);
  },
);
