import { type CameraFit, cross, dot, type Triple } from "./camera-fit.ts";

/** The side that is not filled is centred by steps; after these nothing is left of a pixel. */
const STEPS = 4;

/**
 * The nearest place in a direction from which all points are in the picture, and in its middle: as thumbnails are framed. A
 * box around them would leave more room, for its corners are empty.
 *
 * @param points Coordinates, three a point.
 * @param direction From the points to the camera, unit length, not straight up or down.
 * @param fov Vertical field of view in radians.
 * @param aspect Width by height.
 * @param margin 1 touches the frame; 1.2 leaves a sixth free.
 */
export function fitPoints(
  points: ArrayLike<number>,
  direction: Triple,
  fov: number,
  aspect: number,
  margin: number,
): CameraFit {
  const level = Math.hypot(direction[0], direction[2]);
  const right: Triple = [direction[2] / level, 0, -direction[0] / level];
  const up = cross(direction, right);
  const tall = Math.tan(fov / 2) / margin;
  const wide = tall * aspect;
  // how far back each edge of the picture pushes the camera, and how far out its points lie there
  let [east, west, top, bottom] = [-Infinity, -Infinity, -Infinity, -Infinity];
  let [near, far] = [-Infinity, Infinity];
  each(points, (point) => {
    const [x, y, depth] = [dot(point, right), dot(point, up), dot(point, direction)];
    east = Math.max(east, x + wide * depth);
    west = Math.max(west, wide * depth - x);
    top = Math.max(top, y + tall * depth);
    bottom = Math.max(bottom, tall * depth - y);
    near = Math.max(near, depth);
    far = Math.min(far, depth);
  });
  const distance = Math.max((east + west) / (2 * wide), (top + bottom) / (2 * tall), near + 1e-9);
  let across = (east - west) / 2;
  let high = (top - bottom) / 2;
  for (let step = 0; step < STEPS; step += 1) {
    let [left, rightmost, low, highest] = [Infinity, -Infinity, Infinity, -Infinity];
    each(points, (point) => {
      const away = distance - dot(point, direction);
      const x = (dot(point, right) - across) / away;
      const y = (dot(point, up) - high) / away;
      left = Math.min(left, x);
      rightmost = Math.max(rightmost, x);
      low = Math.min(low, y);
      highest = Math.max(highest, y);
    });
    const middle = distance - (near + far) / 2;
    across += ((left + rightmost) / 2) * middle;
    high += ((low + highest) / 2) * middle;
  }
  const place = (depth: number): Triple =>
    [0, 1, 2].map(
      (axis) => across * (right[axis] as number) + high * (up[axis] as number) + depth * (direction[axis] as number),
    ) as unknown as Triple;
  return { position: place(distance), target: place((near + far) / 2) };
}

function each(points: ArrayLike<number>, look: (point: Triple) => void): void {
  const point: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < points.length; i += 3) {
    point[0] = points[i] as number;
    point[1] = points[i + 1] as number;
    point[2] = points[i + 2] as number;
    look(point);
  }
}
