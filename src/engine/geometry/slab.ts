import { PI } from "../math/elementary.ts";
import type { Vec3 } from "../math/vec3.ts";
import { extrude } from "./extrude.ts";
import type { Geometry } from "./geometry.ts";
import { lathe } from "./lathe.ts";
import { loft, type Ring } from "./loft.ts";
import { type Corner, type Point2, rectangleOutline, roundCorners } from "./outline.ts";
import { settle, turnX } from "./place.ts";

/**
 * An upright plate about the origin, its face to +Z: round corners, rims rounded by `bevel` (less than the corners' radius).
 *
 * @param size Width (x), height (y), thickness (z) in metres.
 */
export function slab(size: Vec3, corner: number, bevel = 0, steps = 4): Geometry {
  return extrude(rectangleOutline(size[0], size[1], corner, steps), {
    depth: size[2],
    bevel: Math.min(bevel, corner * 0.8, size[2] / 2),
    bevelSteps: 2,
  });
}

/** A round plate from z = 0 to `depth`, its face to +Z, rims rounded. Its rest frame has the face in x and y. */
export function disc(radius: number, depth: number, bevel = 0, segments = 40): Geometry {
  return turned(
    roundCorners(
      [
        [0, 0],
        [radius, 0],
        [radius, depth, bevel],
        [0, depth],
      ],
      2,
    ),
    segments,
  );
}

/** A profile (radius, z) turned around the Z axis, from the back to the front; its rest frame is where it lies. */
export const turned = (profile: readonly Point2[], segments = 40, loop = false): Geometry =>
  settle(turnX(lathe(profile, segments, loop), PI / 2));

/** A turned profile from corners, rounded where they say so. */
export const turnedCorners = (corners: readonly Corner[], segments = 40, steps = 3): Geometry =>
  turned(roundCorners(corners, steps), segments);

/** A key or button on y = 0: a block whose top is smaller than its foot, with a narrow chamfer. Twenty-two triangles. */
export function keycap(width: number, height: number, depth: number, shrink = 0.8): Geometry {
  const ring = (w: number, d: number, y: number): Ring => [
    [-w / 2, y, d / 2],
    [w / 2, y, d / 2],
    [w / 2, y, -d / 2],
    [-w / 2, y, -d / 2],
  ];
  const lip = Math.min(width, depth) * 0.08;
  const [w, d] = [width * shrink, depth * shrink];
  return loft([ring(width, depth, 0), ring(w, d, height - lip), ring(w - 2 * lip, d - 2 * lip, height)]);
}
