import { Vector3 } from "three";
import { expect, test } from "vitest";
import { CameraMotion } from "#studio/viewer/scene/camera-motion.ts";

test("the camera goes around the subject, not through it, and arrives", () => {
  const to = { position: new Vector3(0, 0, -2), target: new Vector3() };
  const motion = new CameraMotion({ position: new Vector3(0.1, 0, 2), target: new Vector3() }, to);
  for (let step = 0; step < 30; step += 1) {
    const { position, done } = motion.advance(0.02);
    expect(position.length()).toBeGreaterThan(1.9);
    if (done) expect(position.distanceTo(to.position)).toBeLessThan(1e-9);
  }
  expect(motion.advance(1).done).toBe(true);
});

test("the shorter way around is taken", () => {
  const at = (angle: number) => ({ position: new Vector3(Math.sin(angle), 0, Math.cos(angle)), target: new Vector3() });
  const motion = new CameraMotion(at(3), at(-3));
  expect(motion.advance(0.1).position.z).toBeLessThan(-0.9);
});
