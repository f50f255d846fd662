import { expect, test } from "vitest";
import { directionOf, fitCamera } from "#studio/viewer/scene/camera-fit.ts";

const CHAIR = { min: [-0.3, 0, -0.25], max: [0.3, 1.1, 0.25] } as const;
const FOV = Math.PI / 6;

/** The largest distance from the middle of the picture that a corner of the box has, 1 being the frame. */
function reach(direction: readonly [number, number, number], aspect: number): number {
  const { position, target } = fitCamera(CHAIR, direction, FOV, aspect, 1);
  const forward = position.map((value, axis) => (target[axis] as number) - value);
  const length = Math.hypot(...forward);
  const [fx, fy, fz] = forward.map((value) => value / length) as [number, number, number];
  const level = Math.hypot(fx, fz);
  const right = [-fz / level, 0, fx / level] as const;
  const up = [right[1] * fz - right[2] * fy, right[2] * fx - right[0] * fz, right[0] * fy - right[1] * fx] as const;
  let most = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const ray = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? CHAIR.max : CHAIR.min)[axis] as number);
    const from = ray.map((value, axis) => value - (position[axis] as number));
    const along = (axis: readonly number[]) => from.reduce((sum, value, i) => sum + value * (axis[i] as number), 0);
    const depth = along([fx, fy, fz]);
    expect(depth).toBeGreaterThan(0);
    const tall = Math.tan(FOV / 2) * depth;
    most = Math.max(most, Math.abs(along(up)) / tall, Math.abs(along(right)) / (tall * aspect));
  }
  return most;
}

test("the whole box is in the picture and touches its frame, from anywhere and in any format", () => {
  for (const aspect of [0.5, 1, 16 / 9]) {
    for (const azimuth of [0, 0.5, 2, -1.2]) {
      for (const elevation of [0, 0.3, -0.4, 1.5]) {
        expect(reach(directionOf(azimuth, elevation), aspect)).toBeCloseTo(1, 5);
      }
    }
  }
});

test("front looks along -Z, right is +X", () => {
  expect(directionOf(0, 0)).toEqual([0, 0, 1]);
  expect(directionOf(Math.PI / 2, 0)[0]).toBeCloseTo(1);
});
