import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc, turnedCorners } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** Where the roll turns, metres. */
const ROLL = [0.028, 0.047] as const;

function build(): Part[] {
  const cheek = () =>
    plate(
      [
        [-0.072, 0, 0.006],
        [0.076, 0, 0.012],
        [0.078, 0.03, 0.03],
        [0.056, 0.056, 0.02],
        [0.02, 0.052, 0.03],
        [-0.022, 0.026, 0.05],
        [-0.058, 0.034, 0.01],
        [-0.078, 0.036, 0.004],
        [-0.08, 0.02, 0.01],
      ],
      0.012,
      0.003,
    );
  const core = plate(
    [
      [-0.072, 0, 0.004],
      [0.074, 0, 0.01],
      [0.076, 0.012, 0.006],
      [-0.01, 0.014, 0.01],
      [-0.05, 0.03, 0.02],
      [-0.077, 0.033, 0.003],
      [-0.079, 0.02, 0.006],
    ],
    0.036,
    0.002,
  );
  const roll = turnedCorners(
    [
      [0.014, -0.0095],
      [0.0345, -0.0095, 0.001],
      [0.0345, 0.0095, 0.001],
      [0.014, 0.0095],
    ],
    56,
  );
  const ring = merge([
    turnedCorners(
      [
        [0, -0.0145],
        [0.0145, -0.0145, 0.001],
        [0.0145, 0.0145, 0.001],
        [0, 0.0145],
      ],
      40,
    ),
    disc(0.006, 0.024, 0.001, 24),
  ]);
  const strip = sweep(rectangleOutline(0.0175, 0.0006), [
    [ROLL[0] - 0.006, ROLL[1] + 0.034, 0],
    [-0.04, 0.0515, 0],
    [-0.076, 0.0375, 0],
    [-0.086, 0.033, 0],
  ]);
  const teeth = merge([
    move(box([0.004, 0.008, 0.024], { bevel: 0.0006 }), [-0.0785, 0.0345, 0]),
    ...Array.from({ length: 9 }, (_, i) =>
      move(
        plate(
          [
            [-0.002, 0],
            [0.002, 0],
            [0, 0.0028],
          ],
          0.0022,
        ),
        [-0.0785, 0.0382, -0.0096 + i * 0.0024],
      ),
    ),
  ]);
  return [
    makePart("core", "body", core, { weight: 0.7 }),
    makePart("cheek-left", "body", move(cheek(), [0, 0, 0.0205]), { weight: 1 }),
    makePart("cheek-right", "body", move(cheek(), [0, 0, -0.0205]), { weight: 1 }),
    makePart("roll", "tape", move(settle(roll), [ROLL[0], ROLL[1], 0]), { weight: 1 }),
    makePart("hub", "hub", move(settle(ring), [ROLL[0], ROLL[1], 0]), { weight: 0.5 }),
    makePart("strip", "tape", settle(strip), { weight: 0.6 }),
    makePart("teeth", "blade", teeth, { weight: 0.5 }),
    makePart("weight-foot", "hub", move(box([0.14, 0.003, 0.05], { bevel: 0.001 }), [0, 0.0005, 0]), { weight: 0.1 }),
  ];
}

/** A tape dispenser. What makes it itself: a heavy low body hollowed between two cheeks, a roll of clear tape standing half out of its back, the tape drawn forward to a toothed steel edge at its nose. */
export const tapeDispenser = defineFromPlan({
  id: "tape-dispenser",
  family: "tool",
  words: [
    "tape dispenser",
    "sticky tape dispenser",
    "scotch tape dispenser",
    "sellotape dispenser",
    "adhesive tape dispenser",
  ],
  height: 0.083,
  view: { azimuth: -0.55, elevation: 0.26 },
  slots: {
    body: mainSlot("plastic", "#1d1e21 #c8303a #2a6ab0 #6ab8a0 #e8b8c4 #e8e6e0", "base|case"),
    tape: slot("plastic", "#e2d6a4 #dcd8c2", "roll|sticky tape"),
    hub: slot("plastic", "#f0eee8", "core|wheel"),
    blade: slot("steel", "", "teeth|cutter|edge"),
  },
  build,
});
