import { expect, test } from "vitest";
import { directionOf } from "#studio/viewer/scene/camera-fit.ts";
import { castArea } from "#studio/viewer/scene/cast-shadow.ts";
import { spaceOf } from "#studio/viewer/scene/stage-space.ts";

const tower = spaceOf({ min: [-1, 0, -1], max: [1, 6, 1] });

test.each([12, 24, 46, 64, 89])("the square holds all of the shadow of a light %i degrees up", (elevation) => {
  const towards = directionOf(0.8, (elevation * Math.PI) / 180);
  const { x, z, reach } = castArea(tower, towards);
  for (const corner of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const [px, py, pz] = [0, 1, 2].map(
      (axis) => ((corner >> axis) & 1 ? tower.bounds.max : tower.bounds.min)[axis as 0 | 1 | 2],
    ) as [number, number, number];
    const fall = (py - tower.floor) / towards[1];
    expect(Math.abs(px - towards[0] * fall - x)).toBeLessThan(reach);
    expect(Math.abs(pz - towards[2] * fall - z)).toBeLessThan(reach);
  }
});

test("it lies on the side away from the light", () => {
  const { x, z } = castArea(tower, directionOf(Math.PI / 2, Math.PI / 4));
  expect(x).toBeCloseTo(-3);
  expect(z).toBeCloseTo(0);
});
