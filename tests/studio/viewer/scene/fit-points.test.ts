import { expect, test } from "vitest";
import { frameView } from "#engine/render/frame-view.ts";
import { directionOf } from "#studio/viewer/scene/camera-fit.ts";
import { FIELD_OF_VIEW } from "#studio/viewer/scene/camera-lens.ts";
import { fitPoints } from "#studio/viewer/scene/fit-points.ts";

/** A tall pole on a small foot, leaning: far from filling its bounds. */
const LEANING = Float32Array.from({ length: 300 }, (_, i) => {
  const along = Math.floor(i / 3) / 99;
  return [along * 0.8, along * 1.1, 0.2 * Math.sin(along * 9)][i % 3] as number;
});

test("a living cell is framed as its thumbnail was, from wherever that was taken", () => {
  const fov = (FIELD_OF_VIEW.photograph * Math.PI) / 180;
  for (const [azimuth, elevation] of [
    [0.3, 0.1],
    [-0.9, 0.42],
    [2, 0.7],
  ] as const) {
    const thumbnail = frameView(LEANING, { azimuth, elevation }, 0.085);
    const { position, target } = fitPoints(LEANING, directionOf(azimuth, elevation), fov, 1, 1.2);
    const away = Math.hypot(...position);
    for (const axis of [0, 1, 2] as const) {
      expect(Math.abs(position[axis] - thumbnail.eye[axis])).toBeLessThan(away * 0.005);
      // looks the same way
      const forward =
        (target[axis] - position[axis]) / Math.hypot(...position.map((v, i) => (target[i] as number) - v));
      expect(forward).toBeCloseTo(thumbnail.forward[axis], 5);
    }
  }
});
