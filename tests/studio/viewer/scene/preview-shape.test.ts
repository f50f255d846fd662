import { expect, test } from "vitest";
import { displacementLevel } from "#studio/viewer/scene/displacement.ts";
import { previewShape } from "#studio/viewer/scene/preview-shape.ts";

test("a shape is as large as it says", () => {
  for (const shape of ["sphere", "cube", "flat", "cylinder", "knot", "cloth"] as const) {
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

test("a cloth is laid, not stretched: neighbours stay about as far apart as they were", () => {
  const { geometry, bounds } = previewShape("cloth", 64);
  const place = geometry.getAttribute("position");
  const step = 1.3 / 64;
  const far = (a: number, b: number) =>
    Math.hypot(...[0, 1, 2].map((axis) => place.getComponent(a, axis) - place.getComponent(b, axis)));
  for (let row = 0; row < 64; row += 1) {
    for (let column = 0; column < 64; column += 1) {
      const at = row * 65 + column;
      expect(far(at, at + 1) / step).toBeLessThan(1.9);
      expect(far(at, at + 65) / step).toBeLessThan(1.9);
    }
  }
  expect(bounds.min[1]).toBeCloseTo(0, 6);
});
