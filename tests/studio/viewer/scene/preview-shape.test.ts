import { expect, test } from "vitest";
import { displacementLevel } from "#studio/viewer/scene/displacement.ts";
import { previewShape } from "#studio/viewer/scene/preview-shape.ts";

test("a shape is as large as it says", () => {
  for (const shape of ["sphere", "cube", "flat"] as const) {
    const { geometry, bounds } = previewShape(shape, 64);
    geometry.computeBoundingBox();
    for (const axis of [0, 1, 2] as const) {
      expect(geometry.boundingBox?.min.getComponent(axis)).toBeCloseTo(bounds.min[axis], 6);
      expect(geometry.boundingBox?.max.getComponent(axis)).toBeCloseTo(bounds.max[axis], 6);
    }
  }
});

test("relief fades out at the poles of a sphere and the edges of a cube, so that nothing tears", () => {
  for (const shape of ["sphere", "cube"] as const) {
    const { geometry } = previewShape(shape, 64);
    const fade = geometry.getAttribute("displacementFade");
    const uv = geometry.getAttribute("uv");
    for (let i = 0; i < uv.count; i += 1) {
      const [u, v] = [uv.getX(i), uv.getY(i)];
      if (v === 0 || v === 1) expect(fade.getX(i)).toBe(0);
      if (u > 0.2 && u < 0.8 && v > 0.2 && v < 0.8) expect(fade.getX(i)).toBe(1);
    }
  }
});

test("a vertex samples the halving whose texels are as far apart as the vertices", () => {
  expect(displacementLevel(1024, 1, 256)).toBe(2);
  expect(displacementLevel(1024, 4, 256)).toBe(4);
  expect(displacementLevel(256, 1, 512)).toBe(0);
});
