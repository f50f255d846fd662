import type { Geometry } from "../../geometry/geometry.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, cross, dot, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Spot } from "../surface-spots.ts";
import type { Morsel } from "./morsels.ts";

/** How far one that hangs is turned from where it hangs to, radians: leaves, and what a builder has laid. */
const SWING = 0.7;
const FLAT_SWING = 0.16;
/** How far a morsel goes in, in its radii. */
const SUNK = 0.16;
/** Length over height from which sticks lie along a thing, as planks do on a hull: upright they would be its palings. */
const ALONG = 1.7;

/** Which way a morsel's X axis goes, as near as the surface lets it, and how far it may be turned from there, radians. */
export interface Hang {
  readonly to: Vec3;
  readonly swing: number;
}

/** How a kind of morsel lies on a thing between such corners; nothing for what lies any way. */
export function hangOf({ hangs, isFlat, isStick }: Morsel, min: Vec3, max: Vec3): Hang | undefined {
  if (!hangs) return undefined;
  const [long, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const isLevel = isStick && Math.max(long, deep) > ALONG * high;
  return { to: isLevel ? (long > deep ? X_AXIS : Z_AXIS) : [0, -1, 0], swing: isFlat ? FLAT_SWING : SWING };
}

/** Turns a morsel's Y axis along the normal, its X axis where it hangs to. */
export function seat(
  geometry: Geometry,
  { position, normal, spin }: Spot & { readonly spin: number },
  radius: number,
  hang: Hang | undefined,
): Geometry {
  const down = hang ? subtract(hang.to, scale(normal, dot(hang.to, normal))) : undefined;
  const sure =
    down && dot(down, down) > 0.05
      ? normalize(down)
      : normalize(cross(Math.abs(normal[1]) < 0.9 ? Y_AXIS : X_AXIS, normal));
  const angle = hang ? (2 * spin - 1) * hang.swing : spin * TAU;
  const side = cross(normal, sure);
  const along = add(scale(sure, cos(angle)), scale(side, sin(angle)));
  const across = cross(along, normal);
  const { positions } = geometry;
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i] as number, (positions[i + 1] as number) - SUNK, positions[i + 2] as number];
    for (let k = 0; k < 3; k += 1)
      out[i + k] =
        (position[k] as number) +
        radius * (x * (along[k] as number) + y * (normal[k] as number) + z * (across[k] as number));
  }
  return { ...geometry, positions: out };
}
