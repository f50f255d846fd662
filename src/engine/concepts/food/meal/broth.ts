import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { move } from "../../../geometry/place.ts";
import { BOWL_LEVEL, BOWL_REACH } from "./dish.ts";

/** The flat top of a soup, filling a bowl of radius `r`. */
export const broth = (r: number): Geometry =>
  move(cylinder({ radius: r * BOWL_REACH * 1.01, height: 0.004, segments: 64 }), [0, r * BOWL_LEVEL - 0.004, 0]);
