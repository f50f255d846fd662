import { expect, test } from "vitest";
import { settledMaps } from "#engine/bake/settle-edges.ts";
import { shadeForMaps } from "#engine/materials/shade-material.ts";
import { normalAgreement } from "#measure/normal-agreement.ts";

// the first are nearly flat, the last stand upright
test.each([
  ["oak-planks", 512],
  ["wood-parquet", 512],
  ["duct-tape", 512],
  ["chrome", 512],
  ["brick", 256],
  ["gravel", 256],
  ["log-ends", 128],
])("the normal of %s at %i is its height's gradient, rounded to bytes", (base, size) => {
  const maps = settledMaps(shadeForMaps({ base, colours: [], conditions: {}, scale: 1, seed: 3 }, size));
  const { within, steepness } = normalAgreement(maps.normal.data, maps.displacement.data, size);
  expect(within).toBeGreaterThan(0.995);
  expect(steepness).toBeGreaterThan(0);
});
