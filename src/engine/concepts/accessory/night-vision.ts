import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX } from "../../geometry/place.ts";
import { disc, turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { mask, RX, RZ, strap } from "./around-face.ts";

/** Half the distance of the tubes' axes, and where they begin and end before the head along Z; metres. */
const [APART, NEAR, FAR] = [0.033, RZ + 0.008, RZ + 0.112];

/** Night-vision goggles: two stout tubes side by side before the eyes under a hinged mount, green lenses, straps around and over the head. */
export function nightVision(): Part[] {
  const tubeAt = (geometry: Part["geometry"]) => move(geometry, [APART, 0, 0]);
  const both = (geometry: Part["geometry"]) => [geometry, mirror(geometry)];
  const barrel = turnedCorners(
    [
      [0, NEAR],
      [0.027, NEAR, 0.003],
      [0.027, NEAR + 0.016, 0.004],
      [0.021, NEAR + 0.024, 0.003],
      [0.021, FAR - 0.046, 0.003],
      [0.0255, FAR - 0.04, 0.002],
      [0.0255, FAR - 0.024, 0.002],
      [0.024, FAR - 0.02],
      [0.028, FAR - 0.014, 0.002],
      [0.0285, FAR, 0.002],
      [0.0245, FAR, 0.001],
      [0.0235, FAR - 0.006],
      [0, FAR - 0.006],
    ],
    40,
  );
  const grooves = [0.006, 0.011, 0.016].map((d) =>
    turnedCorners(
      [
        [0.02, FAR - 0.022 - d],
        [0.0265, FAR - 0.022 - d],
        [0.0265, FAR - 0.0195 - d],
        [0.02, FAR - 0.0195 - d],
      ],
      28,
    ),
  );
  // over the crown, from the forehead's plate to the band behind
  const crown = sweep(
    rectangleOutline(0.026, 0.0035, 0.001, 1),
    Array.from({ length: 21 }, (_, i): Vec3 => {
      const a = (i / 20) * PI;
      return [0, 0.012 + 0.118 * sin(a), (RZ + 0.004) * cos(a)];
    }),
    { up: [0, 0, 1] },
  );
  return [
    makePart(
      "cushion",
      "foam",
      mask(
        0.72,
        () => 0.033,
        (t) => 0.014 + 0.018 * t,
        0,
        0.012,
        0.006,
      ),
      { weight: 0.8 },
    ),
    ...makeParts("tube", "frame", both(tubeAt(merge([barrel, ...grooves]))), { weight: 1 }),
    ...makeParts("lens", "lens", both(tubeAt(move(disc(0.0236, 0.004, 0.0015, 36), [0, 0, FAR - 0.0065]))), {
      weight: 1,
      shines: true,
    }),
    makePart(
      "bridge",
      "frame",
      merge([
        block([0.044, 0.026, 0.03], [0, 0.01, NEAR + 0.04], 0.006, 2),
        block([0.05, 0.02, 0.05], [0, 0.03, NEAR + 0.034], 0.006, 2),
        block([0.02, 0.052, 0.016], [0, 0.056, NEAR + 0.016], 0.004, 2),
        block([0.056, 0.046, 0.016], [0, 0.074, RZ + 0.002], 0.006, 2),
        bar([-0.022, 0.05, NEAR + 0.016], [0.022, 0.05, NEAR + 0.016], 0.0065, 14),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "knobs",
      "frame",
      merge(both(bar([APART + 0.016, 0.014, NEAR + 0.036], [APART + 0.033, 0.018, NEAR + 0.036], 0.008, 14))),
      {
        weight: 0.4,
      },
    ),
    makePart("band", "strap", strap(0.62, 0.03, 0.0035), { weight: 0.9 }),
    makePart("crown", "strap", crown, { weight: 0.8 }),
    makePart(
      "buckle",
      "frame",
      merge([1, -1].map((s) => block([0.006, 0.036, 0.02], [s * (RX + 0.002), 0, -0.01], 0.002))),
      { weight: 0.3 },
    ),
    makePart(
      "eyecups",
      "foam",
      merge(both(tubeAt(move(turnX(torus(0.025, 0.006, 32, 8), PI / 2), [0, 0, NEAR - 0.002])))),
      { weight: 0.5 },
    ),
  ];
}
