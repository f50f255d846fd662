import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnZ } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Slots of the inlet behind. */
const grille: Paint = (surface, x, y, z) => {
  const s = (y - 0.2) * 190;
  const r = (y - 0.2) * (y - 0.2) + z * z;
  if (x < -0.05 && r < 0.0011 && s - Math.floor(s) < 0.5) layColour(surface, [0.015, 0.015, 0.017], 0.9, 0);
};

function build(): Part[] {
  // turned about an axis that points to the right: a drum with a rounded back, a neck, a flat nozzle
  const lie = (g: Part["geometry"]) => settle(move(turnZ(g, -PI / 2), [0, 0.2, 0]));
  const drum = lie(
    turnedUp(
      [
        [0, -0.072],
        [0.03, -0.072, 0.01],
        [0.05, -0.048, 0.03],
        [0.052, 0.0, 0.04],
        [0.038, 0.07, 0.03],
        [0.03, 0.115, 0.01],
        [0, 0.115],
      ],
      44,
    ),
  );
  const collar = lie(
    turnedUp(
      [
        [0, 0.104],
        [0.0335, 0.104, 0.002],
        [0.0335, 0.122, 0.002],
        [0, 0.122],
      ],
      40,
    ),
  );
  const nozzle = settle(
    sweep(
      ellipseOutline(0.03, 0.03, 32),
      [
        [0.12, 0.2, 0],
        [0.135, 0.2, 0],
        [0.155, 0.2, 0],
        [0.176, 0.2, 0],
      ],
      { up: [0, 1, 0], scale: (t) => [1 - 0.74 * t, 1 + 0.32 * t] },
    ),
  );
  const mouth = block([0.004, 0.066, 0.009], [0.1765, 0.2, 0], 0.001);
  const handle = sweep(
    ellipseOutline(0.019, 0.015, 24),
    curveThrough(
      [
        [-0.008, 0.18, 0],
        [-0.014, 0.13, 0],
        [-0.026, 0.07, 0],
        [-0.032, 0.02, 0],
      ],
      5,
    ),
    { up: [1, 0, 0], endRounding: 0.008, scale: (t) => 1.14 - 0.24 * t },
  );
  const cord = tube(
    0.0042,
    curveThrough(
      [
        [-0.034, 0.016, 0],
        [-0.046, 0.004, 0.0],
        [-0.085, 0.0042, 0.03],
        [-0.07, 0.0042, 0.085],
        [0.0, 0.0042, 0.09],
        [0.06, 0.0042, 0.06],
        [0.11, 0.0042, 0.07],
      ],
      7,
    ),
    8,
  );
  const plug = merge([
    block([0.036, 0.016, 0.022], [0.126, 0.0085, 0.073], 0.004),
    block([0.022, 0.002, 0.006], [0.152, 0.0085, 0.067], 0.0005),
    block([0.022, 0.002, 0.006], [0.152, 0.0085, 0.081], 0.0005),
  ]);
  return [
    makePart("drum", "body", drum, { weight: 1, paint: grille }),
    makePart("handle", "body", handle, { weight: 1 }),
    makePart("collar", "trim", collar, { weight: 0.6 }),
    makePart(
      "inlet",
      "trim",
      lie(
        stretch(
          turnedUp(
            [
              [0.03, -0.076],
              [0.04, -0.07, 0.004],
              [0.04, -0.058, 0.004],
              [0.03, -0.056],
            ],
            36,
          ),
          [1, 1, 1],
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("nozzle", "nozzle", nozzle, { weight: 0.9 }),
    makePart("mouth", "trim", mouth, { weight: 0.4 }),
    makePart(
      "switch",
      "trim",
      merge([
        block([0.008, 0.026, 0.014], [-0.003, 0.135, 0], 0.002),
        block([0.008, 0.02, 0.014], [-0.008, 0.1, 0], 0.002),
      ]),
      { weight: 0.5 },
    ),
    makePart("cord", "cord", cord, { weight: 0.7 }),
    makePart("plug", "cord", plug, { weight: 0.4 }),
  ];
}

/** A hair dryer. What makes it itself: a round drum with slots at its back that narrows to a flat nozzle, a handle under it like a pistol's with two switches, and a cord with a plug. */
export const hairDryer = defineFromPlan({
  id: "hair-dryer",
  family: "device",
  words: ["hair dryer", "hairdryer", "hair drier", "blow dryer", "blow drier", "hand blower"],
  senses: ["hand blower"],
  height: 0.25,
  view: { azimuth: 0.35, elevation: 0.14 },
  slots: {
    body: mainSlot("plastic", "#d83a6a #1f1f24 #2f8fa0 #e8e6e2 #7a3fa0", "drum|handle|barrel|case"),
    nozzle: slot("plastic", "#1b1c1f", "tip|mouthpiece"),
    trim: slot("brushed-steel", "", "switch|button|collar|ring"),
    cord: slot("rubber", "#17181a", "cable|plug|wire"),
  },
  build,
});
