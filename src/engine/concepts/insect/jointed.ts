import { curveThrough, line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { pair } from "../animal/enlarge.ts";
import { fin, rays } from "../animal/fin.ts";

/**
 * A leg of hard segments through its joints, each a little swollen, thinner towards the foot.
 *
 * @param radius Half the thickness of the first segment; the last ends at a quarter of it.
 */
export function jointedLeg(joints: readonly Vec3[], radius: number, sides = 8): Geometry {
  const count = joints.length - 1;
  const pieces = Array.from({ length: count }, (_, i) => {
    const thick = radius * (1 - (0.62 * i) / Math.max(1, count - 1));
    const isLast = i === count - 1;
    return tube(thick, line(joints[i] as Vec3, joints[i + 1] as Vec3, 5), sides, {
      scale: (t) => (isLast ? 1 - 0.55 * t : 0.85 + 0.25 * sin(3.1 * Math.sqrt(t)) - 0.2 * t),
      endRounding: thick * 0.45,
      endSteps: 2,
    });
  });
  return merge(pieces);
}

/** Legs of the left side and their mirror images. */
export const legPairs = (legs: readonly (readonly Vec3[])[], radius: number, sides = 8): Geometry =>
  pair(merge(legs.map((joints) => jointedLeg(joints, radius, sides))));

/** A smooth feeler through points; `tip` is its end's thickness against the root's: above 1 a club. */
export const feeler = (points: readonly Vec3[], radius: number, tip = 0.4): Geometry =>
  tube(radius, curveThrough(points, 6), 8, {
    scale: (t) => (tip > 1 ? 1 + (tip - 1) * smoothstep(0.78, 0.92, t) : 1 + (tip - 1) * t),
    endRounding: radius * Math.min(tip, 1),
    endSteps: 2,
  });

/** Two bulging eyes of many facets; `centre` is the left one's. */
export const facetEyes = (centre: Vec3, radii: Vec3, segments = 22): Geometry =>
  pair(settle(place(stretch(sphere(1, segments), radii), translation(centre))));

/** Glossy facets with a soft light in the upper part. */
export function paintFacets(hex: string, grain: number): Paint {
  const [r, g, b] = fromHex(hex);
  return (surface, x, y, z, nx, ny, nz) => {
    const cell = Math.abs(sin(x / grain + z / grain)) * Math.abs(sin(y / grain - z / grain));
    const light = (0.75 + 0.45 * cell) * (0.7 + 0.5 * Math.max(0, ny));
    const spark = smoothstep(0.93, 0.97, 0.42 * Math.abs(nx) + 0.72 * ny + 0.55 * nz);
    surface.r = r * light + 0.75 * spark;
    surface.g = g * light + 0.75 * spark;
    surface.b = b * light + 0.75 * spark;
    surface.roughness = 0.12;
    surface.metalness = 0;
    surface.height = 0;
  };
}

/**
 * A flat wing in the XY plane, its hinge at the origin, given by points along its edge from the back of the hinge
 * (y below 0) around to its front. Its rest frame is the drawing, so paints see x and y alone wherever the wing is put.
 */
export function flatWing(edge: readonly (readonly [number, number])[], hinge: number, thickness: number): Geometry {
  const outer = curveThrough(
    edge.map(([x, y]): Vec3 => [x, y, 0]),
    5,
  );
  const root = rays(outer.length, (t): Vec3 => [0, hinge * (t - 0.5), 0]);
  return fin({ root, tip: outer, thickness, ripple: 0, steps: 9 });
}
