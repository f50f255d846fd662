import { carve } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";

/** Holes for both eyes through the front of a mask; half their width and height, metres. */
export const eyes = (x: number, y: number, w: number, h: number) =>
  carve(both(ellipsoid([x, y, 0.08], [w, h, 0.16])), 0.003);
