import { expect, test } from "vitest";
import { settledMaps } from "#engine/bake/settle-edges.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { seamRatio } from "#measure/seam-ratio.ts";

// small pieces in rows leave no column of the tile that looks like its neighbours
test.each([2, 77, 78, 79])("a mosaic of seed %i shows no seam", (seed) => {
  const maps = settledMaps(shadeMaterial({ base: "mosaic-tiles", colours: [], conditions: {}, scale: 1, seed }, 512));
  const ratios = [maps.albedo, maps.normal].flatMap(({ data, width, height, channels }) => {
    const { x, y } = seamRatio(data, width, height, channels, 0.1);
    return [x, y];
  });
  expect(Math.min(...ratios)).toBeGreaterThan(0.9);
  expect(Math.max(...ratios)).toBeLessThan(1.1);
});
