import { expect, test } from "vitest";
import { clipFor, FIELD_OF_VIEW, sameSizeDistance } from "#studio/viewer/scene/camera-lens.ts";

test("through the long lens a subject is as large and as good as flat", () => {
  const near = 4;
  const { perspective, orthographic } = FIELD_OF_VIEW;
  const far = sameSizeDistance(near, perspective, orthographic);
  const tall = (distance: number, fov: number) => distance * Math.tan((fov * Math.PI) / 360);
  expect(tall(far, orthographic)).toBeCloseTo(tall(near, perspective), 9);
  // a metre behind the target is smaller by less than a pixel in a thousand
  expect(far / (far + 1)).toBeGreaterThan(0.999);
  expect(sameSizeDistance(far, orthographic, perspective)).toBeCloseTo(near, 9);
});

test("the subject lies between the planes wherever the camera is", () => {
  for (const distance of [100, 1500, 40_000]) {
    const { near, far } = clipFor(FIELD_OF_VIEW.orthographic, distance, 1);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThanOrEqual(distance - 1);
    expect(far).toBeGreaterThan(distance + 1);
  }
});
