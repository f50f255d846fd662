import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { coil } from "../device/coil.ts";
import { bar, plate } from "../pieces.ts";

const HINGE = [-0.058, 0.026] as const;

function build(): Part[] {
  const open = 0.16;
  const swing = (g: Part["geometry"]) => move(turnZ(move(g, [-HINGE[0], -HINGE[1], 0]), open), [HINGE[0], HINGE[1], 0]);
  const arm = plate(
    [
      [-0.07, 0.024, 0.006],
      [0.076, 0.024, 0.004],
      [0.081, 0.04, 0.008],
      [0.068, 0.05, 0.02],
      [-0.02, 0.056, 0.08],
      [-0.066, 0.046, 0.014],
    ],
    0.034,
    0.006,
  );
  const magazine = block([0.136, 0.012, 0.02], [0.008, 0.021, 0], 0.002);
  const nose = block([0.007, 0.022, 0.024], [0.0745, 0.02, 0], 0.002);
  const base = move(
    turnX(
      plate(
        [
          [-0.08, -0.021, 0.012],
          [0.084, -0.019, 0.015],
          [0.084, 0.019, 0.015],
          [-0.08, 0.021, 0.012],
        ],
        0.009,
        0.0035,
      ),
      -PI / 2,
    ),
    [0, 0.0055, 0],
  );
  const cheek = (z: number) =>
    move(
      plate(
        [
          [-0.078, 0.004],
          [-0.03, 0.004],
          [-0.036, 0.016, 0.006],
          [-0.05, 0.034, 0.008],
          [-0.066, 0.034, 0.008],
        ],
        0.003,
        0.0008,
      ),
      [0, 0, z],
    );
  return [
    makePart("base", "body", base, { weight: 0.9 }),
    makePart("pad", "rubber", block([0.15, 0.004, 0.034], [0, 0.002, 0], 0.001), { weight: 0.2 }),
    makePart("anvil", "metal", block([0.024, 0.003, 0.024], [0.066, 0.0105, 0], 0.001), { weight: 0.6 }),
    makePart("cheek-1", "metal", cheek(0.0158), { weight: 0.6 }),
    makePart("cheek-2", "metal", cheek(-0.0158), { weight: 0.4 }),
    makePart("arm", "body", swing(arm), { weight: 1, crease: 0.7 }),
    makePart(
      "cushion",
      "rubber",
      swing(settle(move(turnZ(box([0.05, 0.006, 0.026], { bevel: 0.0025 }), -0.06), [0.036, 0.0515, 0]))),
      { weight: 0.5 },
    ),
    makePart("magazine", "metal", swing(magazine), { weight: 0.9 }),
    makePart("nose", "metal", swing(nose), { weight: 0.7 }),
    makePart(
      "spring",
      "metal",
      coil(
        [
          [-0.014, 0.008, 0],
          [-0.014, 0.021, 0.0],
          [-0.0145, 0.033, 0],
        ],
        5,
        0.005,
        0.0008,
      ),
      { weight: 0.3 },
    ),
    makePart("pin", "metal", bar([HINGE[0], HINGE[1], -0.019], [HINGE[0], HINGE[1], 0.019], 0.0042, 16), {
      weight: 0.5,
    }),
    makePart("cap", "metal", move(disc(0.0055, 0.002, 0.0008, 20), [HINGE[0], HINGE[1], 0.0175]), { weight: 0.3 }),
  ];
}

/** A desk stapler, slightly open. What makes it itself: a flat base with a steel anvil, a rounded long arm that hinges at the back, and the bright staple magazine between them. */
export const stapler = defineFromPlan({
  id: "stapler",
  family: "object",
  words: ["stapler", "desk stapler", "stapling machine", "staple machine"],
  senses: ["stapler"],
  height: 0.07,
  view: { azimuth: 0.35, elevation: 0.22 },
  slots: {
    body: mainSlot("plastic painted-metal", "#b3201c #1f2024 #2456a8 #2f8a4a #d8a020", "arm|base|case"),
    metal: slot("brushed-steel", "", "magazine|anvil|spring|hinge"),
    rubber: slot("rubber", "#202024", "cushion|pad"),
  },
  build,
});
