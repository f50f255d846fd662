import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const HEEL: Vec3 = [0, 0.035, 0];

/** The maker's coloured stripes on the shaft. */
const stripes: Paint = (surface, _x, y) => {
  if ((y > 0.4 && y < 0.48) || (y > 0.495 && y < 0.51) || (y > 0.37 && y < 0.385))
    layColour(surface, [0.03, 0.03, 0.035], 0.4);
};

const wraps: Paint = (surface, x, y) => {
  const s = (x + 0.4 * y) * 75;
  if (s - Math.floor(s) < 0.16) {
    surface.height -= 0.0006;
    surface.r *= 0.55;
    surface.g *= 0.55;
    surface.b *= 0.55;
  }
};

function build({ has }: Planned): Part[] {
  const shaft = sweep(
    rectangleOutline(0.03, 0.022, 0.007, 2),
    [
      [HEEL[0] - 0.01, 0.06, 0],
      [-0.26, 0.44, 0],
      [-0.5, 0.81, 0],
      [-0.58, 0.934, 0],
    ],
    { up: [0, 0, 1] },
  );
  const blade = sweep(
    rectangleOutline(0.066, 0.013, 0.005, 2),
    curveThrough(
      [
        [-0.072, 0.152, 0],
        [-0.024, 0.076, 0],
        [0.03, 0.036, 0.002],
        [0.12, 0.036, 0.008],
        [0.21, 0.042, 0.024],
        [0.27, 0.048, 0.042],
      ],
      5,
    ),
    {
      up: [0, 0, 1],
      endRounding: 0.014,
      scale: (t) => [0.46 + 0.54 * smoothstep(0.05, 0.4, t), 1.5 - 0.5 * smoothstep(0, 0.4, t)],
    },
  );
  const tape = sweep(
    rectangleOutline(0.07, 0.0165, 0.005, 2),
    curveThrough(
      [
        [0.075, 0.035, 0.0045],
        [0.12, 0.036, 0.008],
        [0.21, 0.042, 0.024],
        [0.262, 0.047, 0.04],
      ],
      5,
    ),
    { up: [0, 0, 1] },
  );
  const grip = sweep(
    rectangleOutline(0.036, 0.028, 0.009, 2),
    [
      [-0.462, 0.752, 0],
      [-0.588, 0.946, 0],
    ],
    { up: [0, 0, 1], endRounding: 0.006 },
  );
  const parts = [
    makePart("shaft", "body", shaft, { weight: 1, paint: stripes }),
    makePart("blade", "body", blade, { weight: 1 }),
    makePart("blade-tape", "tape", tape, { weight: 0.7, paint: wraps }),
    makePart("grip-tape", "tape", grip, { weight: 0.7, paint: wraps }),
  ];
  if (has("puck"))
    parts.push(
      makePart(
        "puck",
        "puck",
        move(
          turnedUp(
            [
              [0, 0],
              [0.0385, 0, 0.003],
              [0.0385, 0.0255, 0.003],
              [0, 0.0255],
            ],
            36,
          ),
          [0.3, 0, 0.12],
        ),
        { weight: 0.9 },
      ),
    );
  return parts;
}

/** A hockey stick. What makes it itself: a long flat-sided shaft at a slant that turns at the floor into a curved blade wound with black tape, tape at its grip, and a black puck. */
export const hockeyStick = defineFromPlan({
  id: "hockey-stick",
  family: "toy",
  words: ["hockey stick", "ice hockey stick", "hockey stick and puck", "hockey puck", "field hockey stick", "hockey"],
  senses: ["hockey stick"],
  height: 0.96,
  view: { azimuth: 0.15, elevation: 0.14 },
  slots: {
    body: mainSlot("ash oak", "#d8b07a #b81c1c #c99a5c #1f4f98", "shaft|stick|blade"),
    tape: slot("woven-cotton", "#18181a #f0eee8", "grip|wrap"),
    puck: slot("rubber", "#141416", "disc"),
  },
  extras: { puck: { chance: 0.9 } },
  build,
});
