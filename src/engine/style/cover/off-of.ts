import type { Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Slots, bare ones, by which a thing is told and that must not be overgrown. */
export const TELLING = /wheel|tyre|tire|^(?:keys?|buttons?|dial)$/;

/** Vertices of a part that are looked at, at most. */
const SAMPLED = 60;

/** How far a place is from the nearest of some parts, metres, as near as some of their vertices tell. Without parts: without end. */
export function offOf(parts: readonly Part[]): (place: Vec3) => number {
  const points = parts.flatMap(({ geometry }) => sampled(geometry.positions));
  return ([x, y, z]) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [a, b, c] of points) least = Math.min(least, (a - x) * (a - x) + (b - y) * (b - y) + (c - z) * (c - z));
    return Math.sqrt(least);
  };
}

/** Some of the vertices, spread over all of them. */
function sampled(positions: Float32Array): Vec3[] {
  const count = positions.length / 3;
  return Array.from({ length: Math.min(SAMPLED, count) }, (_, i): Vec3 => {
    const at = 3 * Math.floor((i * count) / Math.min(SAMPLED, count));
    return [positions[at] as number, positions[at + 1] as number, positions[at + 2] as number];
  });
}
