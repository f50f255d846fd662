import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { PI, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { sidePlate } from "../vehicle/bodywork.ts";

/** Half the width, height of the deck, the bowl's middle along Z, and its radius; metres. */
const [HALF, DECK, BACK, BOWL] = [0.2, 0.22, -0.05, 0.155];

/** The speed on a display, and two rows of keys. */
const panel: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  if (nz < 0.3 || z < 0.12) return;
  const v = y - 0.128;
  if (Math.abs(x + 0.06) < 0.085 && Math.abs(v) < 0.034) {
    const lit = isWritten("4200", x + 0.06, v, 0.04, 0.09);
    return layColour(surface, lit ? [0.2, 0.95, 0.5] : [0.01, 0.03, 0.03], 0.2);
  }
  if (x > 0.05) {
    const [u, w] = [(x - 0.05) / 0.042, (v + 0.045) / 0.034];
    const [du, dw] = [u - Math.floor(u) - 0.5, w - Math.floor(w) - 0.5];
    if (u > 0 && u < 3 && w > 0 && w < 2.6 && Math.abs(du) < 0.36 && Math.abs(dw) < 0.34)
      layColour(
        surface,
        u > 2 && w < 1 ? [0.8, 0.06, 0.04] : u < 1 && w < 1 ? [0.05, 0.55, 0.12] : [0.3, 0.34, 0.38],
        0.4,
      );
  }
};

function build({ has }: Planned): Part[] {
  const body = sidePlate(
    [
      [-0.26, 0.02, 0.03],
      [0.18, 0.02, 0.03],
      [0.22, 0.06, 0.02],
      [0.155, DECK - 0.012, 0.03],
      [0.12, DECK, 0.02],
      [-0.26, DECK, 0.03],
    ],
    HALF * 2,
    0.02,
  );
  const rotor = turnedUp(
    [
      [0, DECK + 0.004],
      [0.128, DECK + 0.004, 0.004],
      [0.122, DECK + 0.03, 0.008],
      [0.05, DECK + 0.056, 0.01],
      [0.032, DECK + 0.056, 0.004],
      [0.026, DECK + 0.078, 0.006],
      [0, DECK + 0.08],
    ],
    48,
  );
  // tubes lean outwards at the foot: only caps and necks stand out of the rotor
  const leaning = (geometry: Part["geometry"]): Part["geometry"] =>
    move(turnX(geometry, -0.62), [0, DECK + 0.03, 0.086]);
  const cap = leaning(
    turnedUp(
      [
        [0, 0.02],
        [0.0145, 0.02, 0.002],
        [0.0145, 0.044, 0.003],
        [0, 0.045],
      ],
      16,
    ),
  );
  const glass = leaning(
    turnedUp(
      [
        [0, -0.01],
        [0.0115, -0.008],
        [0.0115, 0.024],
        [0, 0.024],
      ],
      16,
    ),
  );
  const put = (geometry: Part["geometry"]) => move(geometry, [0, 0, BACK]);
  const lidTurn = (geometry: Part["geometry"]) => move(turnX(geometry, -1.18), [0, DECK + 0.03, BACK - BOWL - 0.03]);
  const lid = turnedUp(
    [
      [0, 0.0],
      [0.13, 0.0, 0.006],
      [0.178, 0.004, 0.006],
      [0.182, 0.03, 0.012],
      [0.11, 0.056, 0.04],
      [0, 0.064],
    ],
    48,
    4,
  );
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1, paint: panel }),
    makePart("rim", "metal", put(move(torus(BOWL, 0.011, 52, 12), [0, DECK + 0.002, 0])), { weight: 0.7 }),
    makePart(
      "well",
      "dark",
      put(
        turnedUp(
          [
            [0, DECK - 0.01],
            [BOWL, DECK - 0.01],
            [BOWL, DECK + 0.003],
            [0, DECK + 0.003],
          ],
          44,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("rotor", "metal", put(rotor), { weight: 0.9 }),
    ...makeParts("caps", "cap", [put(merge(around(8, cap)))], { weight: 0.9 }),
    ...makeParts("tubes", "tube", [put(merge(around(8, glass)))], { weight: 0.7 }),
    makePart(
      "feet",
      "dark",
      merge(
        [1, -1].flatMap((x) =>
          [0.14, -0.2].map((z) =>
            move(
              turnedUp(
                [
                  [0, 0],
                  [0.022, 0],
                  [0.022, 0.026],
                  [0, 0.026],
                ],
                16,
              ),
              [x * 0.15, 0, z],
            ),
          ),
        ),
      ),
      { weight: 0.2 },
    ),
    makePart("hinge", "dark", block([0.16, 0.036, 0.035], [0, DECK + 0.012, BACK - BOWL - 0.035], 0.01), {
      weight: 0.4,
    }),
  ];
  if (!has("lid")) return parts;
  return [
    ...parts,
    makePart("lid", "lid", settle(lidTurn(move(turnY(lid, TAU / 8), [0, -0.014, 0.185]))), { weight: 1 }),
    makePart(
      "lid-window",
      "window",
      lidTurn(
        move(
          turnedUp(
            [
              [0, 0],
              [0.062, 0, 0.002],
              [0.056, 0.016, 0.006],
              [0, 0.018],
            ],
            32,
          ),
          [0, 0.045, 0.185] as Vec3,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("knob", "dark", lidTurn(move(sphere(0.014, 16), [0, 0.02, 0.365])), { weight: 0.3 }),
    makePart("gasket", "dark", lidTurn(move(turnX(torus(0.15, 0.007, 44, 8), PI), [0, -0.014, 0.185])), {
      weight: 0.3,
    }),
  ];
}

/** A laboratory centrifuge. What makes it itself: a low white bench machine with a sloping panel of keys and a green speed display, in its top a round well with a steel rotor in which tubes with coloured caps lean in a ring, and a round lid swung up behind. */
export const centrifuge = defineFromPlan({
  id: "centrifuge",
  family: "device",
  words: [
    "centrifuge",
    "lab centrifuge",
    "laboratory centrifuge",
    "blood centrifuge",
    "microcentrifuge",
    "medical centrifuge",
  ],
  senses: ["centrifuge"],
  height: 0.55,
  vary: 0.03,
  view: { azimuth: 0.45, elevation: 0.5 },
  slots: {
    body: mainSlot("plastic", "#e8eaec #dfe4e8 #c8d4dc", "case|housing"),
    lid: slot("plastic", "#c8d0d8 #8fa4b4", "cover"),
    window: slot("glass", "#2a3a44", "pane"),
    metal: slot("brushed-steel", "", "rotor|rim"),
    cap: slot("plastic", "#d0261c #1f62b8 #e0a81c #7a34a8", "stopper"),
    tube: slot("glass", "#c8dce4", "test tube|vial"),
    dark: slot("rubber", "#1c1e22", "foot|hinge|gasket"),
  },
  extras: { lid: { chance: 1 } },
  build,
});
