import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Half width and depth of the head they are made for, metres. */
export const RX = 0.078;
export const RZ = 0.098;

/** The band around a head, from one temple behind to the other. */
export function strap(from: number, wide: number, thick: number): Geometry {
  const path = Array.from({ length: 29 }, (_, i): Vec3 => {
    const a = from + ((TAU - 2 * from) * i) / 28;
    return [RX * sin(a), 0, RZ * cos(a)];
  });
  return sweep(rectangleOutline(wide, thick, thick * 0.4, 2), path, { up: [sin(from), 0, cos(from)] });
}

/** A bowed piece in front of the face: how far up and down it goes at 0 (middle) to 1 (side). */
export function mask(
  reach: number,
  up: (t: number) => number,
  down: (t: number) => number,
  near: number,
  far: number,
  soft: number,
): Geometry {
  const n = 40;
  return loft(
    Array.from({ length: n + 1 }, (_, i): Ring => {
      const s = (i / n) * 2 - 1;
      const a = s * reach;
      const t = Math.abs(s);
      const end = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.86) / 0.14) * Math.max(0, (t - 0.86) / 0.14) * 0.75));
      const [u, d] = [up(t) * end, down(t) * end];
      const at = (y: number, r: number): Vec3 => [(RX + r) * sin(a), y, (RZ + r) * cos(a)];
      const bulge = far + 0.004 * (1 - t * t);
      return [
        at(-d, near),
        at(-d + soft, bulge),
        at(-d * 0.4, bulge + 0.001),
        at(u * 0.4, bulge + 0.001),
        at(u - soft, bulge),
        at(u, near),
      ].reverse();
    }),
  );
}
