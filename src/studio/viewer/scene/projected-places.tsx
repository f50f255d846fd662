import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect } from "react";
import { Vector3 } from "three";
import type { Place } from "./viewer-handle.ts";

/**
 * Where places of the scene are in the picture, in pixels from the top left; null for those behind the camera.
 *
 * @param eye Where the camera is.
 */
export type OnProjected = (places: readonly (readonly [x: number, y: number] | null)[], eye: Place) => void;

/** Tells, before every frame, where places of the scene come to lie in the picture. */
export function ProjectedPlaces({ places, onProjected }: { places: readonly Place[]; onProjected: OnProjected }) {
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    if (places.length > 0) invalidate();
  }, [places, invalidate]);
  useFrame(({ camera, size }) => {
    if (places.length === 0) return;
    camera.updateMatrixWorld();
    onProjected(
      places.map((place) => {
        const { x, y, z } = new Vector3(...place).project(camera);
        return z > 1 ? null : [((x + 1) / 2) * size.width, ((1 - y) / 2) * size.height];
      }),
      camera.position.toArray(),
    );
  });
  return null;
}
