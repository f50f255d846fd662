import type { View } from "../concepts/concept.ts";
import { cos, sin, tan } from "../math/elementary.ts";
import { add, cross, dot, normalize, scale, subtract, type Vec3, Y_AXIS } from "../math/vec3.ts";

/** A camera in space. */
export interface Camera {
  readonly eye: Vec3;
  /** Unit vectors: into the picture, to its right, to its top. */
  readonly forward: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Half the picture's side over the distance at which it is seen. */
  readonly tangent: number;
}

/** Full angle of view in radians: about a 100 mm lens, which keeps proportions honest. */
const ANGLE = 0.36;
const STEPS = 10;

/**
 * Places a camera that looks from `view` so that all points lie in the picture, centred.
 *
 * @param margin Share of the picture's side left free on each side, 0 to 0.4.
 */
export function frameView(positions: Float32Array, view: View, margin: number): Camera {
  const tangent = tan(ANGLE / 2);
  const back: Vec3 = [
    sin(view.azimuth) * cos(view.elevation),
    sin(view.elevation),
    cos(view.azimuth) * cos(view.elevation),
  ];
  const forward = scale(back, -1);
  const right = normalize(cross(forward, Y_AXIS), [1, 0, 0]);
  const up = cross(right, forward);
  let eye = startOutside(positions, back, tangent);
  for (let step = 0; step < STEPS; step += 1) {
    const box = seenBox(positions, eye, forward, right, up);
    const half = Math.max(box.right - box.left, box.top - box.bottom, 1e-9) / 2;
    const sideways = add(
      scale(right, ((box.left + box.right) / 2) * box.depth),
      scale(up, ((box.bottom + box.top) / 2) * box.depth),
    );
    const closer = box.depth * (1 - half / (tangent * (1 - 2 * margin)));
    eye = add(add(eye, sideways), scale(forward, closer));
  }
  return { eye, forward, right, up, tangent };
}

function startOutside(positions: Float32Array, back: Vec3, tangent: number): Vec3 {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 1) {
    const k = i % 3;
    low[k] = Math.min(low[k] as number, positions[i] as number);
    high[k] = Math.max(high[k] as number, positions[i] as number);
  }
  const middle = scale(add(low, high), 0.5);
  const radius = Math.max(Math.sqrt(dot(subtract(high, low), subtract(high, low))) / 2, 1e-6);
  return add(middle, scale(back, (2 * radius) / tangent));
}

interface SeenBox {
  /** Bounds in the picture plane at distance 1. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Metres to the middle of what is seen, along the view. */
  readonly depth: number;
}

function seenBox(positions: Float32Array, eye: Vec3, forward: Vec3, right: Vec3, up: Vec3): SeenBox {
  let left = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  let near = Number.POSITIVE_INFINITY;
  let far = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const x = (positions[i] as number) - eye[0];
    const y = (positions[i + 1] as number) - eye[1];
    const z = (positions[i + 2] as number) - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    const across = (x * right[0] + y * right[1] + z * right[2]) / depth;
    const high = (x * up[0] + y * up[1] + z * up[2]) / depth;
    if (across < left) left = across;
    if (across > east) east = across;
    if (high < bottom) bottom = high;
    if (high > top) top = high;
    if (depth < near) near = depth;
    if (depth > far) far = depth;
  }
  return { left, right: east, bottom, top, depth: (near + far) / 2 };
}
