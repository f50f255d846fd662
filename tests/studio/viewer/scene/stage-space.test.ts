import { expect, test } from "vitest";
import { looksAlike, spaceOf } from "#studio/viewer/scene/stage-space.ts";

test("the floor is under what stands, hangs or is centred on the origin", () => {
  expect(spaceOf({ min: [-1, 0, -1], max: [1, 2, 1] }).floor).toBe(0);
  expect(spaceOf({ min: [-1, 0.4, -1], max: [1, 2, 1] }).floor).toBe(0);
  expect(spaceOf({ min: [-1, -1, -1], max: [1, 1, 1] }).floor).toBe(-1);
  expect(spaceOf({ min: [-1, 100, -1], max: [1, 102, 1] }).floor).toBe(100);
});

test("a point still has room around it", () => {
  expect(spaceOf({ min: [1, 1, 1], max: [1, 1, 1] }).radius).toBe(1);
});

test("another seed of a chair keeps the camera, a cathedral does not", () => {
  const chair = spaceOf({ min: [-0.3, 0, -0.3], max: [0.3, 1, 0.3] });
  expect(looksAlike(chair, spaceOf({ min: [-0.35, 0, -0.3], max: [0.35, 1.1, 0.3] }))).toBe(true);
  expect(looksAlike(chair, spaceOf({ min: [-20, 0, -40], max: [20, 60, 40] }))).toBe(false);
  expect(looksAlike(chair, spaceOf({ min: [4.7, 0, -0.3], max: [5.3, 1, 0.3] }))).toBe(false);
});
