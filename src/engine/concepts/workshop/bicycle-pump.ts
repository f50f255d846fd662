import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const INK = fromHex("#16181b");
const RED = fromHex("#c8281e");

/** White face, ticks about it, a red hand. */
const gauge: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  const r = Math.sqrt(x * x + y * y);
  if (nz < 0.5 || r > 0.031) return;
  layColour(surface, fromHex("#f5f3ec"), 0.3, 0);
  const turn = atan2(x, y);
  const tick = (turn / PI) * 10;
  if (Math.abs(turn) < 2.4 && r > 0.023 && r < 0.029 && Math.abs(tick - Math.round(tick)) < 0.16)
    layColour(surface, INK);
  const along = x * sin(0.9) + y * cos(0.9);
  const across = x * cos(0.9) - y * sin(0.9);
  if ((along > -0.006 && along < 0.024 && Math.abs(across) < 0.0012) || r < 0.003) layColour(surface, RED);
};

function build({ seed }: Planned): Part[] {
  const raised = 0.06 + (seed % 5) * 0.045;
  const top = 0.52 + raised;
  const foot = plate(
    [
      [-0.13, 0, 0.008],
      [0.13, 0, 0.008],
      [0.13, 0.014, 0.006],
      [0.045, 0.028, 0.02],
      [0.03, 0.05, 0.01],
      [-0.03, 0.05, 0.01],
      [-0.045, 0.028, 0.02],
      [-0.13, 0.014, 0.006],
    ],
    0.075,
    0.006,
  );
  const barrel = turnedUp(
    [
      [0, 0.03],
      [0.021, 0.03, 0.002],
      [0.021, 0.5],
      [0.026, 0.5, 0.002],
      [0.026, 0.524, 0.004],
      [0.016, 0.532, 0.003],
      [0, 0.532],
    ],
    40,
  );
  const grip = (s: number) =>
    turnZ(
      turnedPiece(
        [
          [0.014, 0.018, 0.004],
          [0.0165, 0.04, 0.012],
          [0.0145, 0.075, 0.02],
          [0.0175, 0.112, 0.012],
          [0.014, 0.12, 0.005],
        ],
        28,
      ),
      (-s * PI) / 2,
    );
  const hose = curveThrough(
    [
      [0.03, 0.06, 0.016],
      [0.085, 0.055, 0.02],
      [0.125, 0.1, 0.016],
      [0.11, 0.26, 0.012],
      [0.078, 0.4, 0.012],
      [0.054, 0.485, 0.014],
      [0.04, 0.52, 0.016],
    ],
    8,
  );
  return [
    makePart("foot", "foot", foot, { weight: 0.9 }),
    makePart("barrel", "body", barrel, { weight: 1, projection: "cylinder" }),
    makePart("rod", "metal", bar([0, 0.5, 0], [0, top + 0.005, 0], 0.0062, 14), { weight: 0.7 }),
    makePart("hub", "grip", move(settle(bar([-0.026, 0, 0], [0.026, 0, 0], 0.0165, 24)), [0, top, 0]), { weight: 0.6 }),
    ...makeParts(
      "grip",
      "grip",
      [-1, 1].map((s) => move(settle(grip(s)), [0, top, 0])),
      { weight: 1 },
    ),
    makePart("gauge", "gauge", move(disc(0.036, 0.022, 0.003, 44), [0, 0.1, 0.018]), { weight: 1, paint: gauge }),
    makePart("hose", "hose", tube(0.0068, hose, 12), { weight: 0.9 }),
    makePart(
      "head",
      "grip",
      merge([
        bar([0.043, 0.505, 0.016], [0.024, 0.556, 0.017], 0.012, 20),
        bar([0.03, 0.545, 0.018], [0.058, 0.565, 0.018], 0.005, 10),
      ]),
      { weight: 0.7 },
    ),
    makePart("clip", "grip", bar([0.018, 0.515, 0.012], [0.036, 0.52, 0.016], 0.008, 12), { weight: 0.3 }),
  ];
}

/** A bicycle pump that stands on the floor. What makes it itself: a slim upright barrel on a wide foot for both feet, a T of a handle on a steel rod, a round gauge low down, a hose looped up to its clip. */
export const bicyclePump = defineFromPlan({
  id: "bicycle-pump",
  family: "tool",
  words: [
    "bicycle pump",
    "bike pump",
    "floor pump",
    "air pump",
    "tire pump",
    "tyre pump",
    "track pump",
    "foot pump",
    "hand pump",
  ],
  senses: ["bicycle pump"],
  height: 0.65,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#c4262a #1f5ea8 #e0b21c #22262b #2f8a5a", "barrel|cylinder|tube"),
    foot: slot("cast-iron plastic", "#24272b", "base|stand"),
    grip: slot("plastic rubber beech", "#1b1c1e", "handle|head"),
    metal: slot("chrome", "", "rod|shaft|piston"),
    gauge: slot("plastic", "#1b1c1e", "dial|meter"),
    hose: slot("rubber", "#17181a", "pipe"),
  },
  build,
});
