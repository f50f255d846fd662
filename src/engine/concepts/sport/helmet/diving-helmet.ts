import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";

/** Middle and radius of the bonnet, metres. */
const MIDDLE = 0.27;
const RADIUS = 0.15;

/** A round window that looks along +Z from the bonnet's middle: rim, glass and, on the side ones, bars. */
function windowParts(name: string, radius: number, angle: number, tilt: number, barred: boolean): Part[] {
  const out = RADIUS * 0.97;
  const put = (geometry: Geometry): Geometry =>
    move(turnY(turnX(move(geometry, [0, 0, out]), -tilt), angle), [0, MIDDLE, 0]);
  const rim = turnX(torus(radius, radius * 0.2, 40, 12), PI / 2);
  const tunnel = turnX(
    lathe(
      [
        [0, -0.03],
        [radius * 1.04, -0.03],
        [radius * 1.04, 0.004],
        [0, 0.004],
      ],
      36,
    ),
    PI / 2,
  );
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * TAU;
    return move(sphere(radius * 0.09, 10, 6), [radius * cos(a), radius * sin(a), radius * 0.19]);
  });
  const grille = [-0.33, 0.33].flatMap((t) => [
    bar([t * radius, -radius * 0.92, radius * 0.16], [t * radius, radius * 0.92, radius * 0.16], radius * 0.055, 8),
    bar([-radius * 0.92, t * radius, radius * 0.2], [radius * 0.92, t * radius, radius * 0.2], radius * 0.055, 8),
  ]);
  return [
    makePart(`${name}-rim`, "rim", put(rim), { weight: 0.8 }),
    makePart(`${name}-glass`, "window", put(tunnel), { weight: 0.7 }),
    makePart(`${name}-bolts`, "rim", put(merge(bolts)), { weight: 0.3 }),
    ...(barred ? makeParts(`${name}-bar`, "rim", grille.map(put), { weight: 0.4 }) : []),
  ];
}

function build(): Part[] {
  const bonnet = move(stretch(sphere(RADIUS, 48, 28), [1, 1.06, 1]), [0, MIDDLE, 0]);
  const neck = lathe(
    [
      [0, 0.105],
      [0.125, 0.105],
      [0.132, 0.12],
      [0.132, 0.15],
      [0.12, 0.165],
      [0, 0.165],
    ],
    48,
  );
  const corselet = stretch(
    lathe(
      [
        [0, 0],
        [0.215, 0],
        [0.222, 0.012],
        [0.205, 0.045],
        [0.16, 0.09],
        [0.128, 0.12],
        [0, 0.12],
      ],
      56,
    ),
    [1.06, 1, 0.86],
  );
  const studs = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * TAU;
    return move(sphere(0.013, 12, 8), [0.2 * 1.06 * cos(a), 0.044, 0.2 * 0.86 * sin(a)]);
  });
  const valve = merge([
    bar([0, MIDDLE + 0.06, -RADIUS * 0.9], [0, MIDDLE + 0.07, -RADIUS - 0.05], 0.022, 16),
    bar([0.07, MIDDLE - 0.09, RADIUS * 0.72], [0.082, MIDDLE - 0.105, RADIUS * 0.72 + 0.03], 0.014, 12),
  ]);
  return [
    makePart("bonnet", "body", bonnet, { weight: 1 }),
    makePart("corselet", "body", corselet, { weight: 0.9 }),
    makePart("neck", "rim", neck, { weight: 0.7 }),
    makePart("studs", "rim", merge(studs), { weight: 0.4 }),
    makePart("valves", "rim", valve, { weight: 0.4 }),
    ...windowParts("front", 0.062, 0, -0.02, false),
    ...windowParts("left", 0.05, 1.25, 0, true),
    ...windowParts("right", 0.05, -1.25, 0, true),
    ...windowParts("upper", 0.036, 0, 0.95, true),
  ];
}

/** A hard-hat diver's helmet. What makes it itself: a copper globe with round bolted windows in brass rims, bars over the side ones, on a broad studded breastplate. */
export const divingHelmet = defineFromPlan({
  id: "diving-helmet",
  family: "garment",
  words: [
    "diving helmet",
    "diver helmet",
    "diver's helmet",
    "scuba helmet",
    "deep sea diving helmet",
    "diving bell helmet",
  ],
  height: 0.43,
  view: { azimuth: 0.42, elevation: 0.16 },
  slots: {
    body: mainSlot("copper bronze", "", "bonnet|globe|breastplate"),
    rim: slot("brass", "", "bolt|bar|stud"),
    window: slot("plastic", "#16303a", "glass|porthole"),
  },
  build,
});
