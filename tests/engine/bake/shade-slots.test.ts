import { expect, test } from "vitest";
import { openSlots } from "#engine/bake/shade-slots.ts";
import { ALONE } from "#engine/crew.ts";
import { box } from "#engine/geometry/box.ts";
import type { MaterialSpec, Surface } from "#engine/materials/material.ts";
import { modelOf, partOf } from "./test-models.ts";

const OAK: MaterialSpec = { base: "oak", colours: [], conditions: {}, scale: 1, seed: 3 };

/** A box with a slot of its own on it, both of oak, but not from the same tree. */
function shade(side: number, small = 0.5, textureSize = 1024): Surface[] {
  const model = modelOf(
    partOf(box([side, side, side])),
    partOf(box([side * small, side * small, side * small]), { name: "lid", slot: "lid" }),
  );
  const materials = { body: OAK, lid: { ...OAK, seed: 4 } };
  const work = openSlots(model, materials, { tileSize: 256, textureSize }, ALONE);
  for (let band = 0; band < work.bands; band += 1) work.shade(band);
  return Object.values(work.read(new Set(["body", "lid"])));
}

const sizesOf = (...of: Parameters<typeof shade>) => shade(...of).map(({ size }) => size);

test("tiles are no finer than the maps can show: of a barn fewer texels are shaded than of a box", () => {
  expect(sizesOf(0.3)).toEqual([256, 256]);
  expect(sizesOf(3)).toEqual([128, 128]);
  expect(sizesOf(500)).toEqual([64, 64]);
  expect(sizesOf(3, 0.5, 4096)).toEqual([256, 256]);
});

test("what covers few texels of the maps gets a smaller tile", () => {
  expect(sizesOf(0.3, 0.05)).toEqual([256, 128]);
  expect(sizesOf(0.3, 0.05, 2048)).toEqual([256, 256]);
});

test("a smaller tile has the same colour on the whole, and spans as much", () => {
  const [near, far] = [shade(0.3)[0] as Surface, shade(500)[0] as Surface];
  const mean = ({ albedo }: Surface) => albedo.reduce((sum, each) => sum + each, 0) / albedo.length;
  expect(far.tileSize).toBe(near.tileSize);
  expect(Math.abs(mean(far) - mean(near))).toBeLessThan(0.01);
});
