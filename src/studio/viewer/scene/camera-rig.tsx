import { OrbitControls } from "@react-three/drei";
import { useFrame, useThree } from "@react-three/fiber";
import { type ComponentRef, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from "react";
import type { PerspectiveCamera } from "three";
import type { Lens } from "./camera-lens.ts";
import { CameraMotion, type Pose } from "./camera-motion.ts";
import { CameraPilot } from "./camera-pilot.ts";
import type { NormalizedPose } from "./normalized-pose.ts";
import type { Covered } from "./picture-window.ts";
import { looksAlike, type StageSpace } from "./stage-space.ts";
import { useShoot } from "./use-shoot.ts";
import { useVeil } from "./use-veil.ts";
import type { ViewerHandle } from "./viewer-handle.ts";

export interface CameraRigProps {
  space: StageSpace;
  /** Where a new subject is first seen from, in degrees. */
  start: { azimuthDeg: number; elevationDeg: number };
  /** A subject with another name gets a fresh look; one with the same keeps the camera where it is. */
  subject: string;
  /** Seen straight on: it can be moved, not turned. */
  flat: boolean;
  /** What always lies over the picture. */
  covered: Covered;
  /** What lies over it at the moment, `covered` included. */
  veiled?: Covered | undefined;
  lens: Lens;
  /** Coordinates of all vertices, where these and not their bounds are to fill the picture. */
  points?: ArrayLike<number> | undefined;
  /** Called when the artist, not another viewer, has moved the camera. */
  onMoved?: ((pose: NormalizedPose) => void) | undefined;
  ref: Ref<ViewerHandle>;
}

/** The camera and every way to move it. */
export function CameraRig(props: CameraRigProps) {
  const { space, start, subject, flat, covered, veiled = covered, lens, points, onMoved, ref } = props;
  const { camera, scene, size, invalidate } = useThree();
  const shoot = useShoot();
  const controls = useRef<ComponentRef<typeof OrbitControls>>(null);
  const motion = useRef<CameraMotion | null>(null);
  const told = useRef(onMoved);
  told.current = onMoved;
  const following = useRef(false);
  const seen = useRef<{ subject: string; space: StageSpace } | null>(null);

  const pilot = useMemo(() => {
    const place = (pose: Pose) => {
      camera.position.copy(pose.position);
      if (controls.current) {
        const { nearest, farthest } = made.reach;
        controls.current.minDistance = nearest;
        controls.current.maxDistance = farthest;
        controls.current.target.copy(pose.target);
        controls.current.update();
      }
      made.clip();
      invalidate();
    };
    const target = () => controls.current?.target ?? camera.position.clone().set(0, 0, 0);
    const move = (pose: Pose, slowly: boolean) => {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      motion.current = slowly && !calm ? new CameraMotion({ position: camera.position, target: target() }, pose) : null;
      if (motion.current) invalidate();
      else place(pose);
    };
    const made = new CameraPilot({
      camera: camera as PerspectiveCamera,
      scene,
      target,
      move,
      shoot: (pictureSize, cutOut = false) => shoot(() => made.centre(), pictureSize, cutOut),
    });
    const { follow } = made.handle;
    made.handle.follow = (pose) => {
      following.current = true;
      motion.current = null;
      follow(pose);
      following.current = false;
    };
    return { pilot: made, place };
  }, [camera, scene, invalidate, shoot]);
  pilot.pilot.frame(space, start, points);

  const { below, above } = covered;

  useImperativeHandle(ref, () => pilot.pilot.handle, [pilot]);

  useLayoutEffect(() => {
    // every viewer does it by itself
    following.current = true;
    pilot.pilot.resize(size.width, size.height, { below, above }, told.current !== undefined);
    following.current = false;
    invalidate();
  }, [pilot, size, below, above, invalidate]);

  useVeil(pilot.pilot, veiled);

  useLayoutEffect(() => {
    pilot.pilot.takeLens(lens);
    invalidate();
  }, [pilot, lens, invalidate]);

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { subject, space };
    if (before && before.subject === subject && looksAlike(before.space, space)) return;
    pilot.pilot.lookFromStart(false);
  }, [pilot, subject, space]);

  useFrame((_, delta) => {
    if (!motion.current) return;
    const pose = motion.current.advance(Math.min(delta, 0.05));
    pilot.place(pose);
    if (pose.done) motion.current = null;
  });

  return (
    <OrbitControls
      ref={controls}
      enableRotate={!flat}
      dampingFactor={0.12}
      zoomSpeed={0.8}
      onChange={() => {
        pilot.pilot.clip();
        if (!following.current) told.current?.(pilot.pilot.handle.pose());
      }}
      onStart={() => {
        pilot.pilot.isTouched = true;
        motion.current = null;
      }}
    />
  );
}
