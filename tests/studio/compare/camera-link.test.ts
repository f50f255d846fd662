import { expect, test } from "vitest";
import { CameraLink } from "#studio/compare/camera-link.ts";
import type { NormalizedPose } from "#studio/viewer/scene/normalized-pose.ts";
import type { ViewerHandle } from "#studio/viewer/scene/viewer-handle.ts";

const POSE: NormalizedPose = { position: [0, 0, 3], target: [0, 0, 0] };

/** A viewer that tells the link when it is moved, as the real one does. */
function viewer(link: CameraLink, key: string) {
  const followed: NormalizedPose[] = [];
  const handle = {
    follow: (pose: NormalizedPose) => {
      followed.push(pose);
      link.moved(key, pose);
    },
    pose: () => POSE,
  } as unknown as ViewerHandle;
  link.join(key, handle);
  return followed;
}

test("the others follow once, and nobody answers", () => {
  const link = new CameraLink();
  const [a, b, c] = ["a", "b", "c"].map((key) => viewer(link, key));
  link.moved("b", POSE);
  expect([a?.length, b?.length, c?.length]).toEqual([1, 0, 1]);
});

test("unlinked, each goes its own way until they are gathered", () => {
  const link = new CameraLink();
  const [a, b] = ["a", "b"].map((key) => viewer(link, key));
  link.linked = false;
  link.moved("a", POSE);
  expect(b).toEqual([]);
  link.linked = true;
  link.gather();
  expect([a?.length, b?.length]).toEqual([0, 1]);
});

test("one that has left is not moved", () => {
  const link = new CameraLink();
  const [, b] = ["a", "b"].map((key) => viewer(link, key));
  link.join("b", null);
  link.moved("a", POSE);
  expect(b).toEqual([]);
});
