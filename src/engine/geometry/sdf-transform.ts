import type { Bounds } from "#measure/bounds.ts";
import { type Mat4, transformPoint } from "../math/mat4.ts";
import type { Vec3 } from "../math/vec3.ts";
import { joinBounds, type Sdf } from "./sdf.ts";

/**
 * A solid turned and moved, with a factor on each of its own axes before.
 *
 * @param transform Turns and moves only.
 * @param factors Stretch along x, y and z about the origin; unequal factors make the field a lower bound of the distance.
 */
export function placed(sdf: Sdf, transform: Mat4, factors: Vec3 = [1, 1, 1]): Sdf {
  const [m0, m1, m2, , m4, m5, m6, , m8, m9, m10, , tx, ty, tz] = transform as unknown as Matrix;
  const [ix, iy, iz] = [1 / factors[0], 1 / factors[1], 1 / factors[2]];
  const shrink = Math.min(...factors);
  const { at } = sdf;
  const self: Sdf = {
    bounds: placedBounds(sdf.bounds, transform, factors),
    at: (x, y, z) => {
      const u = x - tx;
      const v = y - ty;
      const w = z - tz;
      return (
        shrink * at((u * m0 + v * m1 + w * m2) * ix, (u * m4 + v * m5 + w * m6) * iy, (u * m8 + v * m9 + w * m10) * iz)
      );
    },
    near: (x, y, z, radius) => {
      const [u, v, w] = [x - tx, y - ty, z - tz];
      const inner = sdf.near(
        (u * m0 + v * m1 + w * m2) * ix,
        (u * m4 + v * m5 + w * m6) * iy,
        (u * m8 + v * m9 + w * m10) * iz,
        radius / shrink,
      );
      return inner === sdf ? self : placed(inner, transform, factors);
    },
  };
  return self;
}

type Row = [number, number, number, number];
type Matrix = [...Row, ...Row, ...Row, ...Row];

function placedBounds({ min, max }: Bounds, transform: Mat4, factors: Vec3): Bounds {
  let out: Bounds | undefined;
  for (let corner = 0; corner < 8; corner += 1) {
    const at = transformPoint(transform, [
      ((corner & 1) === 0 ? min : max)[0] * factors[0],
      ((corner & 2) === 0 ? min : max)[1] * factors[1],
      ((corner & 4) === 0 ? min : max)[2] * factors[2],
    ]);
    out = out ? joinBounds(out, { min: at, max: at }) : { min: at, max: at };
  }
  return out as Bounds;
}

/** The solid and its mirror image in the plane x = 0. What is given must lie on the +X side, or reach over the plane a little. */
export function both(sdf: Sdf): Sdf {
  const { at } = sdf;
  const { min, max } = sdf.bounds;
  const reach = Math.max(Math.abs(min[0]), Math.abs(max[0]));
  const self: Sdf = {
    bounds: { min: [-reach, min[1], min[2]], max: [reach, max[1], max[2]] },
    at: (x, y, z) => at(x < 0 ? -x : x, y, z),
    near: (x, y, z, radius) => {
      const inner = sdf.near(Math.abs(x), y, z, radius);
      return inner === sdf ? self : both(inner);
    },
  };
  return self;
}
