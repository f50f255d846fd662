import { alongPath, pathLength } from "../../geometry/along-path.ts";
import { curveThrough, graph } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, mirror } from "../../geometry/place.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";

export interface TailShape {
  /** From the waist to where the fluke grows out. */
  readonly way: readonly Vec3[];
  /** Half the thickness at shares of the way. */
  readonly radii: readonly (readonly [number, number])[];
  /** Width over depth at the top. */
  readonly wide: number;
}

const RINGS = 56;

/** A tail along its way. Its rest frame is straight: y along it from the waist, so that scales are drawn on a cone. */
export function tailSkin({ way, radii, wide }: TailShape): Geometry {
  const path = curveThrough(way, Math.ceil(RINGS / (way.length - 1)));
  const far = pathLength(path);
  const radius = graph(radii);
  const profile = path.map((_, i): Point2 => {
    const t = i / (path.length - 1);
    return [radius(t), t * far];
  });
  const straight = lathe([[0, 0], ...profile, [0, far]], 44);
  const broad = deform(straight, ([x, y, z]) => [x * (1 + (wide - 1) * Math.max(0, 1 - y / far / 0.5)), y, z]);
  return alongPath(broad, path, far);
}

/** Rows of overlapping round scales with a paler rim. `grain` is one scale's length in the rest frame. */
export const paintTailScales =
  (grain: number): Paint =>
  (surface, x, y, z) => {
    const row = Math.floor(y / grain);
    const around = 22;
    const u = (atan2(z, x) / TAU) * around + (row % 2 === 0 ? 0.5 : 0) + 64;
    const across = (u - Math.floor(u) - 0.5) * 2;
    const down = y / grain - row;
    const rim = Math.sqrt(across * across + (down - 0.15) * (down - 0.15) * 1.3);
    surface.roughness = 0.24;
    const edge = smoothstep(0.72, 0.98, rim);
    shade(surface, 1.12 - 0.42 * edge + 0.22 * smoothstep(0.35, 0.7, rim) * (1 - edge));
    surface.height += 0.004 * (1 - edge);
  };

/** Two swept lobes that stand up in a plane, the root at the origin, the points upwards; lines fan out from the root. */
export function fluke(size: number, thickness: number): Geometry {
  const edge = curveThrough(
    [
      [-0.03, -0.07, 0],
      [0.14, 0.0, 0],
      [0.42, 0.16, 0],
      [0.72, 0.42, 0],
      [0.92, 0.84, 0],
      [0.62, 0.72, 0],
      [0.34, 0.6, 0],
      [0.1, 0.38, 0],
      [-0.03, 0.3, 0],
    ],
    4,
  );
  const lobe = extrude(
    edge.map(([x, y]) => [x * size, y * size] as const),
    { depth: thickness, bevel: thickness * 0.42 },
  );
  const bent = deform(lobe, ([x, y, z]) => [x, y, z * (1.4 - 0.5 * Math.min(1, y / size)) + (0.34 * x * x) / size]);
  return merge([bent, mirror(bent)]);
}

/** Rays of a fluke, from the root outwards. */
export const paintRays =
  (size: number): Paint =>
  (surface, x, y) => {
    const angle = atan2(Math.abs(x) + 0.02 * size, y + 0.2 * size);
    const ray = Math.abs(angle * 9 - Math.round(angle * 9));
    surface.roughness = 0.26;
    shade(surface, 0.82 + 0.36 * smoothstep(0.1, 0.4, ray));
    shade(surface, 1.12 - 0.3 * smoothstep(0.7 * size, 0, y));
  };
