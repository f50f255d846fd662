import { cross, dot, length, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { GeometryBuilder } from "./geometry-builder.ts";
import { triangulateOutline } from "./triangulate-outline.ts";

/** A closed line in space; a single point is a pole, where the skin comes together. */
export type Ring = readonly Vec3[];

/**
 * Spans a skin over rings.
 *
 * @param rings At least two, each with the same number of points or one point (a pole), never two poles in a row.
 *   Counter-clockwise for somebody who looks back from the last ring to the first.
 * @param loop Joins the last ring to the first (a torus) instead of closing both ends with flat caps.
 * @returns Closed geometry.
 * @throws {RangeError} When the rings do not match.
 */
export const loft = (rings: readonly Ring[], loop = false): Geometry => span(rings, loop, false);

/**
 * Spans the skin of something thin, a petal or a fin, whose rings run along its front and back again along its back: both sides are cut into
 * the same triangles, so that they stay apart wherever it is warped.
 *
 * @param rings As for `loft`, of an even number of points each; the last one lies behind the first.
 */
export const loftSheet = (rings: readonly Ring[]): Geometry => span(rings, false, true);

function span(rings: readonly Ring[], loop: boolean, isSheet: boolean): Geometry {
  const sides = Math.max(...rings.map((ring) => ring.length));
  const odd = rings.find((ring) => ring.length !== sides && ring.length !== 1);
  if (rings.length < 2 || sides < 3 || odd) {
    throw new RangeError(
      `loft: rings must be two or more of one length from 3, got ${rings.length} of ${sides} and ${odd?.length}.`,
    );
  }
  const builder = new GeometryBuilder();
  const levels = rings.map((ring) => ring.map((point) => builder.vertex(point)));
  const at = (level: readonly number[], i: number) => level[level.length === 1 ? 0 : i % sides] as number;
  for (let k = 0; k < (loop ? levels.length : levels.length - 1); k += 1) {
    const low = levels[k] as number[];
    const high = levels[(k + 1) % levels.length] as number[];
    for (let i = 0; i < sides; i += 1) {
      const [a, b, c, d] = [at(low, i), at(low, i + 1), at(high, i + 1), at(high, i)];
      if (isSheet && i >= sides / 2) builder.quad(b, c, d, a);
      else builder.quad(a, b, c, d);
    }
  }
  if (!loop) {
    cap(builder, rings[0] as Ring, levels[0] as number[], true);
    cap(builder, rings.at(-1) as Ring, levels.at(-1) as number[], false);
  }
  return builder.build();
}

function cap(builder: GeometryBuilder, ring: Ring, level: readonly number[], backwards: boolean): void {
  if (ring.length === 1) return;
  const triangles = triangulateOutline(flatten(ring));
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => level[triangles[i + k] as number] as number) as [number, number, number];
    if (backwards) builder.triangle(a, c, b);
    else builder.triangle(a, b, c);
  }
}

/** The ring as a drawing on its own plane, counter-clockwise. */
function flatten(ring: Ring): readonly (readonly [number, number])[] {
  const normal = ringNormal(ring);
  const right = normalize(cross(Math.abs(normal[1]) > 0.9 ? X_AXIS : Y_AXIS, normal));
  const up = cross(normal, right);
  return ring.map((point) => [dot(point, right), dot(point, up)] as const);
}

/** Unit normal of the plane that fits a ring best (Newell's method). */
export function ringNormal(ring: Ring): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  const origin = ring[0] as Vec3;
  for (let i = 1; i + 1 < ring.length; i += 1) {
    const area = cross(subtract(ring[i] as Vec3, origin), subtract(ring[i + 1] as Vec3, origin));
    sum = [sum[0] + area[0], sum[1] + area[1], sum[2] + area[2]];
  }
  return normalize(length(sum) > 0 ? scale(sum, 1 / length(sum)) : sum);
}
