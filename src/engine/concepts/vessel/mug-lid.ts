import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { smoothProfile } from "./hollow.ts";
import type { MugParameters } from "./mug-parameters.ts";

/**
 * A domed lid with a knob, hinged over the handle, where a lever for the thumb stands up.
 *
 * @param rim Radius of the mug's edge in metres.
 */
export function mugLid({ height: h, handleThickness: t }: MugParameters, rim: number): Geometry {
  const dome = lathe(
    smoothProfile(
      [
        [0, 0],
        [rim * 1.03, 0],
        [rim * 1.07, rim * 0.05],
        [rim * 1.02, rim * 0.11],
        [rim * 0.86, rim * 0.19],
        [rim * 0.6, rim * 0.36],
        [rim * 0.24, rim * 0.47],
        [rim * 0.13, rim * 0.5],
        [0, rim * 0.51],
      ],
      4,
    ),
    56,
  );
  const knob = move(sphere(rim * 0.14, 20, 12), [0, rim * 0.58, 0]);
  const hinge = move(turnX(cylinder({ radius: rim * 0.1, height: t * 1.9, bevel: 0.001, segments: 20 }), PI / 2), [
    rim * 1.12,
    rim * 0.06,
    0,
  ]);
  const lever = move(turnZ(box([rim * 0.09, rim * 0.5, t * 1.2], { bevel: 0.0012 }), -0.35), [rim * 1.2, rim * 0.3, 0]);
  const ball = move(sphere(rim * 0.12, 16, 10), [rim * 1.3, rim * 0.55, 0]);
  return move(merge([dome, knob, hinge, lever, ball]), [0, h + 0.0004, 0]);
}
