import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import type { FurryParameters } from "./furry-parameters.ts";
import type { HumanFrame } from "./human-frame.ts";

/** A long tail: curled up behind, ringed for a lemur; a bob for a rabbit. */
export function furryTail(p: FurryParameters, frame: HumanFrame): Part {
  const root: Vec3 = [0, frame.hips[1] + 0.01, -0.06];
  if (p.tail === "bob")
    return makePart(
      "tail",
      "body",
      move(sphere(0.05, 22), [0, frame.hips[1] + 0.01, -frame.build.shoulder * frame.build.girth * 0.95]),
      { weight: 0.4 },
    );
  const isRinged = p.tail === "ringed";
  const thick = isRinged ? 0.042 : 0.02;
  const path = curveThrough(
    [
      root,
      [0.06, Math.max(0.05, frame.hips[1] - 0.1), -0.2],
      [0.2, frame.hips[1] + 0.02, -0.27],
      [0.27, frame.hips[1] + 0.28, -0.2],
      [0.23, frame.hips[1] + 0.5, -0.16],
      [0.12, frame.hips[1] + 0.58, -0.18],
      [0.09, frame.hips[1] + 0.48, -0.2],
    ],
    8,
  );
  const shape = sweep(circleOutline(thick, 14), path, {
    scale: (t) => (isRinged ? 0.6 + 0.5 * Math.min(1, t * 3) : 1.1 - 0.35 * t),
    endRounding: thick * 0.7,
  });
  const rings: Paint = (surface, x, y, z) => {
    const along = y * 1.0 + Math.abs(x) * 0.35 - z * 0.2;
    const lane = along / 0.09;
    const isDark = lane - Math.floor(lane) < 0.5;
    dye(surface, isDark ? [0.025, 0.022, 0.022] : [0.72, 0.7, 0.67], 0.95);
  };
  return makePart(
    "tail",
    "body",
    { ...shape, rest: shape.positions.slice() },
    { weight: 0.8, crease: 1.2, ...(isRinged && { paint: rings }) },
  );
}
