import { Vector3 } from "three";
import { expect, test } from "vitest";
import { normalizePose, poseIn } from "#studio/viewer/scene/normalized-pose.ts";
import { spaceOf } from "#studio/viewer/scene/stage-space.ts";

const MUG = spaceOf({ min: [-0.05, 0, -0.05], max: [0.05, 0.1, 0.05] });
const HOUSE = spaceOf({ min: [10, 0, -4], max: [18, 8, 4] });

test("a pose around a mug is the same pose around a house", () => {
  const target = new Vector3(...MUG.center);
  const pose = { position: target.clone().add(new Vector3(0, 0, 3 * MUG.radius)), target };
  const there = poseIn(normalizePose(pose, MUG), HOUSE);
  expect(there.target.toArray()).toEqual([...HOUSE.center]);
  expect(there.position.z).toBeCloseTo(HOUSE.center[2] + 3 * HOUSE.radius, 9);
  const back = poseIn(normalizePose(there, HOUSE), MUG);
  expect(back.position.distanceTo(pose.position)).toBeLessThan(1e-9);
});
