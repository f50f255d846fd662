import type { Paint } from "../../geometry/part.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Where a skull lies: its middle and half sizes. */
export interface SkullPlace {
  readonly centre: Vec3;
  readonly radii: Vec3;
}

const within = ({ centre, radii }: SkullPlace) => ({
  at: (x: number, y: number, z: number): Vec3 => [
    centre[0] + x * radii[0],
    centre[1] + y * radii[1],
    centre[2] + z * radii[2],
  ],
  size: (x: number, y: number, z: number): Vec3 => [x * radii[0], y * radii[1], z * radii[2]],
});

/** Braincase, brow, cheekbones and upper jaw with its teeth. */
export function craniumClay(place: SkullPlace): Sdf {
  const { at, size } = within(place);
  const u = place.radii[0];
  const teeth = [0.1, 0.3, 0.5].map(
    (x): SculptStep =>
      add(both(roundBox(at(x, -0.6, 0.86 - 0.4 * x * x), [0.185 * u, 0.24 * u, 0.16 * u], 0.06 * u)), 0.015 * u),
  );
  return sculpt([
    add(ellipsoid(at(0, 0.3, -0.12), size(1, 0.7, 0.98))),
    add(ellipsoid(at(0, 0.12, 0.3), size(0.8, 0.5, 0.62)), 0.2 * u),
    add(both(roundCone(at(0.16, 0.2, 0.9), at(0.6, 0.16, 0.72), 0.13 * u, 0.12 * u)), 0.12 * u),
    add(both(roundCone(at(0.5, -0.2, 0.72), at(0.84, -0.1, 0.2), 0.15 * u, 0.1 * u)), 0.12 * u),
    add(ellipsoid(at(0, -0.36, 0.56), size(0.5, 0.3, 0.38)), 0.18 * u),
    carve(both(ellipsoid(at(0.36, -0.02, 0.98), size(0.27, 0.24, 0.42))), 0.06 * u),
    carve(both(ellipsoid(at(0.07, -0.27, 1.0), size(0.1, 0.14, 0.22))), 0.03 * u),
    carve(both(ellipsoid(at(0.98, -0.02, 0.42), size(0.2, 0.26, 0.34))), 0.1 * u),
    ...teeth,
  ]);
}

/** The lower jaw with its teeth. `open` drops the chin, 0 to 1. */
export function jawClay(place: SkullPlace, open: number): Sdf {
  const { at } = within(place);
  const u = place.radii[0];
  const drop = 0.22 * open;
  const teeth = [0.09, 0.27, 0.44].map(
    (x): SculptStep =>
      add(both(roundBox(at(x, -0.76 - drop, 0.8 - 0.42 * x * x), [0.165 * u, 0.2 * u, 0.14 * u], 0.05 * u)), 0.015 * u),
  );
  return sculpt([
    add(both(roundCone(at(0.66, -0.28, 0.1), at(0.58, -0.82 - drop * 0.6, 0.2), 0.13 * u, 0.14 * u))),
    add(both(roundCone(at(0.58, -0.82 - drop * 0.6, 0.2), at(0.22, -0.98 - drop, 0.74), 0.14 * u, 0.17 * u)), 0.1 * u),
    add(roundCone(at(-0.22, -0.98 - drop, 0.74), at(0.22, -0.98 - drop, 0.74), 0.17 * u, 0.17 * u), 0.1 * u),
    ...teeth,
  ]);
}

/** Dark hollows for eyes and nose, seams between teeth. */
export function skullPaint(place: SkullPlace): Paint {
  const [cx, cy, cz] = place.centre;
  const [rx, ry, rz] = place.radii;
  return (surface, x, y, z) => {
    const [u, v, w] = [Math.abs(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    if (w < 0.1) return;
    const [du, dv] = [(u - 0.36) / 0.27, (v + 0.02) / 0.24];
    const socket = smoothstep(1.02, 0.8, Math.sqrt(du * du + dv * dv)) * smoothstep(0.4, 0.5, w);
    const [nu, nv] = [(u - 0.06) / 0.11, (v + 0.27) / 0.15];
    const nose = smoothstep(1.0, 0.75, Math.sqrt(nu * nu + nv * nv)) * smoothstep(0.5, 0.6, w);
    const lane = u / 0.19;
    const isGap = v < -0.5 && v > -0.86 && u < 0.62 && Math.abs(lane - Math.round(lane)) < 0.07;
    const dark = 1 - 0.97 * Math.max(socket, nose, isGap ? 0.7 : 0);
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
  };
}
