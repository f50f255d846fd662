import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { coil } from "../device/coil.ts";
import { bar, hole, plate } from "../pieces.ts";
import { sidePlate } from "../vehicle/bodywork.ts";

/** Half the distance of the two holes, and how far the base is half wide; metres. */
const [APART, HALF] = [0.04, 0.06];

function build({ has }: Planned): Part[] {
  const head = (x: number) => [
    move(
      turnedUp(
        [
          [0, 0.009],
          [0.0135, 0.009],
          [0.0135, 0.03, 0.003],
          [0, 0.03],
        ],
        24,
      ),
      [x, 0, 0.016],
    ),
    move(
      turnedUp(
        [
          [0, 0.028],
          [0.0058, 0.028],
          [0.0058, 0.05, 0.002],
          [0, 0.051],
        ],
        20,
      ),
      [x, 0, 0.016],
    ),
  ];
  const spring = (x: number) =>
    coil(
      [
        [x, 0.03, 0.016],
        [x, 0.038, 0.016],
        [x, 0.046, 0.016],
      ],
      5,
      0.0085,
      0.0011,
    );
  // its profile from the hinge behind to the rim where the palm presses
  const lever = sidePlate(
    [
      [-0.038, 0.04, 0.006],
      [0.026, 0.0505, 0.02],
      [0.06, 0.0655, 0.006],
      [0.064, 0.07, 0.004],
      [0.03, 0.062, 0.03],
      [-0.03, 0.052, 0.01],
      [-0.044, 0.048, 0.006],
    ],
    0.112,
    0.002,
  );
  const skirt = (x: number) =>
    sidePlate(
      [
        [-0.044, 0.034, 0.004],
        [-0.026, 0.03, 0.004],
        [0.02, 0.042, 0.01],
        [0.05, 0.062, 0.004],
        [0.03, 0.062, 0.02],
        [-0.03, 0.05, 0.01],
      ],
      0.004,
      0.0008,
      x,
    );
  const cheek = sidePlate(
    [
      [-0.046, 0.008],
      [0.0, 0.008, 0.006],
      [-0.024, 0.03, 0.01],
      [-0.034, 0.052, 0.006],
      [-0.05, 0.046, 0.006],
    ],
    0.004,
    0.0008,
    HALF - 0.006,
  );
  const sheet = plate(
    [
      [-0.074, -0.085],
      [0.074, -0.085],
      [0.074, 0],
      [-0.074, 0],
    ],
    0.0011,
    0,
    [hole(-APART, -0.013, 0.0055), hole(APART, -0.013, 0.0055)],
  );
  const parts = [
    makePart("base", "base", block([HALF * 2, 0.011, 0.1], [0, 0.0055, -0.004], 0.004, 2), { weight: 1 }),
    makePart("rail", "metal", block([0.106, 0.005, 0.028], [0, 0.0125, 0.016], 0.001), { weight: 0.6 }),
    makePart("lever", "body", merge([lever, skirt(0.054), skirt(-0.054)]), { weight: 1 }),
    ...makeParts("cheek", "base", [cheek, mirror(cheek)], { weight: 0.7 }),
    makePart("heads", "metal", merge([...head(APART), ...head(-APART)]), { weight: 0.8 }),
    makePart("springs", "metal", merge([spring(APART), spring(-APART)]), { weight: 0.5 }),
    makePart("axle", "metal", bar([-HALF - 0.002, 0.044, -0.04], [HALF + 0.002, 0.044, -0.04], 0.0038, 14), {
      weight: 0.5,
    }),
  ];
  if (!has("paper")) return parts;
  return [
    ...parts,
    makePart("paper", "paper", settle(move(turnX(sheet, -PI / 2), [0, 0.0006, 0.058])), { weight: 0.8 }),
  ];
}

/** A hole punch. What makes it itself: a flat base, over it a broad lever on a hinge, two steel punches with springs between them, and a sheet of paper with two neat round holes before it. */
export const holePunch = defineFromPlan({
  id: "hole-punch",
  family: "object",
  words: ["hole punch", "hole puncher", "paper punch", "hole punching machine", "two-hole punch", "desk punch"],
  height: 0.07,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.34 },
  slots: {
    body: mainSlot("painted-metal plastic", "#c2261e #24508f #1f2023 #2f8a5a #d8a020", "lever|arm|handle"),
    base: slot("painted-metal", "#1c1d20 #33363b", "tray|foot"),
    metal: slot("brushed-steel", "", "punch|spring|axle"),
    paper: slot("paper", "#f4f2ea", "sheet|page"),
  },
  extras: { paper: { chance: 0.85 } },
  build,
});
