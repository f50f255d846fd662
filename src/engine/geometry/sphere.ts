import { cos, PI, sin } from "../math/elementary.ts";
import type { Geometry } from "./geometry.ts";
import { lathe } from "./lathe.ts";
import { circleOutline, type Point2 } from "./outline.ts";

/** A ball about the origin, poles on the Y axis. */
export function sphere(radius: number, segments = 32, rings = Math.max(2, Math.round(segments / 2))): Geometry {
  return lathe(
    Array.from({ length: rings + 1 }, (_, i) => {
      const angle = (i / rings) * PI;
      const onAxis = i === 0 || i === rings;
      return [onAxis ? 0 : radius * sin(angle), -radius * cos(angle)] as Point2;
    }),
    segments,
  );
}

/** A ring around the Y axis about the origin; `thickness` is the radius of its tube. */
export function torus(radius: number, thickness: number, segments = 48, sides = 16): Geometry {
  return lathe(
    circleOutline(thickness, sides).map(([x, y]) => [radius + x, y] as const),
    segments,
    true,
  );
}
