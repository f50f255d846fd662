import { PerspectiveCamera, Scene, Vector3 } from "three";
import { expect, test } from "vitest";
import { CameraPilot } from "#studio/viewer/scene/camera-pilot.ts";
import type { StageSpace } from "#studio/viewer/scene/stage-space.ts";

/** As long as a bench: on a narrow picture its ends are cut first. */
const BENCH: StageSpace = {
  bounds: { min: [-1.5, 0, -0.25], max: [1.5, 0.5, 0.25] },
  center: [0, 0.25, 0],
  radius: 1.6,
  floor: 0,
};
const NOTHING = { below: 0, above: 0 };

function makePilot() {
  const camera = new PerspectiveCamera(30);
  const target = new Vector3();
  const pilot = new CameraPilot({
    camera,
    scene: new Scene(),
    target: () => target,
    move: (pose) => {
      camera.position.copy(pose.position);
      target.copy(pose.target);
      camera.lookAt(target);
      camera.updateMatrixWorld();
    },
    shoot: () => {
      throw new Error("shoot: not here");
    },
  });
  pilot.frame(BENCH, { azimuthDeg: 30, elevationDeg: 16 });
  const resize = (width: number, height: number, inStep = false) => {
    camera.aspect = width / height;
    pilot.resize(width, height, NOTHING, inStep);
    camera.updateProjectionMatrix();
  };
  const { min, max } = BENCH.bounds;
  /** How far from the middle of the picture the bench reaches, 1 being its edge. */
  const reach = () =>
    Math.max(
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => {
        const at = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? max : min)[axis as 0 | 1 | 2]);
        const { x, y } = new Vector3(...(at as [number, number, number])).project(camera);
        return [Math.abs(x), Math.abs(y)];
      }),
    );
  return { camera, pilot, resize, reach, distance: () => camera.position.distanceTo(target) };
}

test("what was whole in the picture stays whole when the picture becomes narrow, and is as large as before when it is back", () => {
  const { pilot, resize, reach, distance } = makePilot();
  resize(900, 600);
  pilot.handle.orbit(-0.5, 0.2);
  pilot.handle.fit();
  const [before, whole] = [distance(), reach()];
  expect(whole).toBeLessThan(1);
  resize(300, 600);
  expect(reach()).toBeLessThan(1);
  expect(distance()).toBeGreaterThan(before * 1.5);
  resize(900, 600);
  expect(distance()).toBeCloseTo(before, 6);
});

test("the side that was turned to by keys is kept when the size changes, and an untouched view begins anew", () => {
  const { camera, pilot, resize } = makePilot();
  resize(900, 600);
  const start = camera.position.clone().normalize();
  resize(500, 700);
  expect(camera.position.clone().normalize().distanceTo(start)).toBeLessThan(0.1);
  pilot.handle.orbit(2, 0);
  resize(900, 600);
  expect(camera.position.clone().normalize().distanceTo(start)).toBeGreaterThan(0.5);
  pilot.handle.show("start");
  resize(500, 700);
  expect(camera.position.clone().normalize().distanceTo(start)).toBeLessThan(0.1);
});

test("viewers that go together come nearer and farther alike, whatever they show", () => {
  const { pilot, resize, distance } = makePilot();
  resize(900, 600);
  pilot.handle.orbit(0.4, 0);
  const before = distance();
  resize(600, 600, true);
  expect(distance()).toBeCloseTo(before, 6);
});
