import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { roundBody } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Height of the box's lid, of the parachute's rim, and of the balloon's neck. The line between them is far shorter than a real one; metres. */
const [LID, RIM, NECK] = [0.32, 0.9, 1.42];

const marked: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  if (nz > 0.7 && isWritten("WX-7", x, y - 0.21, 0.055)) return layColour(surface, [0.02, 0.02, 0.03], 0.6);
  if (Math.abs(y - 0.1) < 0.014 || (nz < -0.7 && z < 0 && Math.abs(x) < 0.01))
    layColour(surface, [0.75, 0.1, 0.03], 0.5);
};

function build(): Part[] {
  const balloon = roundBody(
    [
      [0, NECK],
      [0.035, NECK + 0.02],
      [0.035, NECK + 0.12],
      [0.14, NECK + 0.28],
      [0.5, NECK + 0.72],
      [0.72, NECK + 1.3],
      [0.56, NECK + 1.82],
      [0.22, NECK + 2.04],
      [0, NECK + 2.08],
    ],
    48,
    5,
  );
  const chute = turnedUp(
    [
      [0, RIM + 0.27],
      [0.03, RIM + 0.27, 0.01],
      [0.2, RIM + 0.2, 0.08],
      [0.3, RIM, 0.01],
      [0.288, RIM, 0.004],
      [0.19, RIM + 0.185, 0.07],
      [0, RIM + 0.25],
    ].reverse() as [number, number][],
    24,
  );
  const gored: Paint = (surface, x, _y, z) => {
    if (x * z > 0) layColour(surface, [0.86, 0.85, 0.82], 0.8);
  };
  const shrouds = Array.from({ length: 8 }, (_, i): Part["geometry"] => {
    const a = ((i + 0.5) / 8) * TAU;
    const rim: Vec3 = [0.293 * cos(a), RIM + 0.004, 0.293 * sin(a)];
    return bar(rim, [0, RIM - 0.3, 0], 0.0045, 6);
  });
  return [
    makePart("balloon", "balloon", balloon, { weight: 1 }),
    makePart(
      "knot",
      "line",
      move(
        turnedUp(
          [
            [0, 0],
            [0.045, 0.004, 0.01],
            [0.045, 0.035, 0.01],
            [0, 0.04],
          ],
          20,
        ),
        [0, NECK + 0.03, 0],
      ),
      { weight: 0.4 },
    ),
    makePart(
      "line",
      "line",
      merge([
        tube(
          0.0075,
          [
            [0, LID - 0.01, 0],
            [0, RIM + 0.2, 0],
            [0, NECK + 0.02, 0],
          ],
          8,
        ),
        ...shrouds,
      ]),
      { weight: 0.8 },
    ),
    makePart("parachute", "parachute", chute, { weight: 0.9, paint: gored }),
    makePart("box", "box", block([0.3, LID - 0.04, 0.24], [0, (LID - 0.04) / 2, 0], 0.022, 2), {
      weight: 1,
      paint: marked,
    }),
    makePart("lid", "box", block([0.32, 0.05, 0.26], [0, LID - 0.028, 0], 0.015, 2), { weight: 0.6 }),
    makePart(
      "aerial",
      "metal",
      merge([
        bar([0.13, LID - 0.02, 0.08], [0.19, LID + 0.2, 0.12], 0.0055, 8),
        bar([-0.15, 0.2, 0.06], [-0.34, 0.27, 0.06], 0.0065, 8),
        block([0.06, 0.018, 0.03], [-0.355, 0.275, 0.06], 0.005),
      ]),
      { weight: 0.5 },
    ),
  ];
}

/** A weather balloon. What makes it itself: a big pale balloon that narrows to a tied neck, a line from it to a small striped parachute, and at the line's end a white box of instruments with an aerial and a sensor on an arm. */
export const weatherBalloon = defineFromPlan({
  id: "weather-balloon",
  family: "device",
  words: [
    "weather balloon",
    "sounding balloon",
    "radiosonde",
    "meteorological balloon",
    "pilot balloon",
    "balloon sonde",
  ],
  height: 3.5,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.05 },
  slots: {
    balloon: mainSlot("plastic", "#f0ece0 #e8e2d4 #f4f2ee", "envelope|latex"),
    parachute: slot("canvas", "#e05a14 #d8281c", "chute"),
    line: slot("rope", "#d8d2c0", "string|cord"),
    box: slot("polystyrene plastic", "#f4f4f0", "instrument|sonde|payload"),
    metal: slot("brushed-steel", "", "aerial|antenna|sensor"),
  },
  build,
});
