import type { Bounds } from "#measure/bounds.ts";

export type Triple = readonly [number, number, number];

/** Where a camera looks from. */
export interface CameraFit {
  readonly position: Triple;
  readonly target: Triple;
}

/**
 * The nearest place in a direction from which the whole box is in the picture.
 *
 * @param direction From the box to the camera, unit length, not straight up or down.
 * @param fov Vertical field of view.
 * @param aspect Width by height.
 * @param margin 1 touches the frame; 1.2 leaves a sixth free.
 */
export function fitCamera(bounds: Bounds, direction: Triple, fov: number, aspect: number, margin: number): CameraFit {
  const { min, max } = bounds;
  const target = mix(min, max);
  const level = Math.hypot(direction[0], direction[2]);
  const right: Triple = [direction[2] / level, 0, -direction[0] / level];
  const up = cross(direction, right);
  const tall = Math.tan(fov / 2) / margin;
  const wide = tall * aspect;
  let distance = 0;
  for (let corner = 0; corner < 8; corner += 1) {
    const from = [0, 1, 2].map(
      (axis) => ((corner >> axis) & 1 ? max : min)[axis as 0 | 1 | 2] - target[axis as 0 | 1 | 2],
    );
    const point = from as unknown as Triple;
    const depth = dot(point, direction);
    distance = Math.max(distance, depth + Math.abs(dot(point, right)) / wide, depth + Math.abs(dot(point, up)) / tall);
  }
  const place = (axis: 0 | 1 | 2) => target[axis] + direction[axis] * distance;
  return { position: [place(0), place(1), place(2)], target };
}

/** @param azimuth About the vertical axis, 0 in front, positive to the right. @param elevation Above the horizon. */
export function directionOf(azimuth: number, elevation: number): Triple {
  const level = Math.cos(elevation);
  return [Math.sin(azimuth) * level, Math.sin(elevation), Math.cos(azimuth) * level];
}

const mix = (a: Triple, b: Triple): Triple => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
