import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { circleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { StreetLampParameters } from "./street-lamp-parameters.ts";

/** A plain tapered post with a flat head on a curved arm. */
export function buildModernStreetLamp(p: StreetLampParameters): Model {
  const h = p.height;
  const parts: Part[] = [
    makePart(
      "post",
      "post",
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.13, 0],
            [0.13, 0.03, 0.006],
            [0.085, 0.045, 0.02],
            [0.08, 0.75],
            [0.065, 0.78, 0.01],
            [0.045, h - 0.5],
            [0, h - 0.5],
          ],
          3,
        ),
        28,
      ),
      { weight: 1 },
    ),
  ];
  for (const s of p.heads > 1 ? [1, -1] : [1]) {
    const name = s > 0 ? 1 : 2;
    const arm = sweep(
      circleOutline(0.042, 14),
      curveThrough(
        [
          [0, h - 0.56, 0],
          [s * 0.02, h - 0.3, 0],
          [s * 0.28, h - 0.06, 0],
          [s * 0.95, h + 0.03, 0],
        ],
        10,
      ),
      { scale: (t) => 1 - 0.35 * t, up: [0, 0, 1] },
    );
    const tilt = (g: Geometry) => move(turnZ(g, s * 0.1), [s * 1.12, h + 0.045, 0]);
    parts.push(
      makePart(`arm-${name}`, "post", arm, { weight: 0.9 }),
      makePart(`head-${name}`, "head", tilt(box([0.62, 0.09, 0.24], { bevel: 0.04, bevelSteps: 3 })), { weight: 0.95 }),
      makePart(
        `lens-${name}`,
        "light",
        tilt(move(box([0.46, 0.035, 0.17], { bevel: 0.014, bevelSteps: 2 }), [s * 0.03, -0.04, 0])),
        { weight: 0.8 },
      ),
    );
  }
  return standModel(parts, [{ name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: 0.1 }]);
}
