import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const Y = 0.03;

function build({ style, seed }: Planned): Part[] {
  // drawn upright from the cord's end to the tip, then laid along X
  const lay = (g: Part["geometry"]) => move(settle(turnZ(g, -PI / 2)), [0, Y, 0]);
  const r = style === "wand" ? 0.0135 : 0.0115 + (seed % 3) * 0.002;
  const handle = turnedPiece(
    [
      [0.008, -0.17, 0.003],
      [0.0155, -0.16, 0.008],
      [0.0165, -0.1, 0.03],
      [0.0145, -0.03, 0.02],
      [0.0185, 0.0, 0.006],
      [0.0185, 0.012, 0.003],
    ],
    36,
  );
  const barrel = turnedPiece(
    [
      [r, 0.01],
      [style === "wand" ? r * 0.62 : r, 0.15, 0.01],
      [style === "wand" ? r * 0.6 : r, 0.158, 0.002],
    ],
    36,
  );
  const tip = turnedPiece(
    [
      [style === "wand" ? r * 0.66 : r * 0.96, 0.155, 0.001],
      [style === "wand" ? r * 0.6 : r * 0.9, 0.178, 0.004],
    ],
    32,
  );
  const parts = [
    makePart("handle", "body", lay(handle), { weight: 1 }),
    makePart("barrel", "barrel", lay(barrel), { weight: 1 }),
    makePart("tip", "body", lay(tip), { weight: 0.7 }),
    makePart(
      "ring",
      "accent",
      lay(
        move(
          turnedPiece(
            [
              [0.019, 0, 0.001],
              [0.019, 0.004, 0.001],
            ],
            36,
          ),
          [0, 0.004, 0],
        ),
      ),
      { weight: 0.3 },
    ),
    makePart("switch", "accent", move(settle(turnX(disc(0.0065, 0.004, 0.001, 22), -PI / 2)), [-0.05, Y + 0.0135, 0]), {
      weight: 0.4,
    }),
    makePart(
      "stand",
      "barrel",
      tube(
        0.0018,
        curveThrough(
          [
            [0.02, Y - 0.012, 0.016],
            [0.034, 0.002, 0.026],
            [0.034, 0.002, -0.026],
            [0.02, Y - 0.012, -0.016],
          ],
          5,
        ),
        8,
      ),
      { weight: 0.3 },
    ),
    makePart(
      "cord",
      "cord",
      tube(
        0.0036,
        curveThrough(
          [
            [-0.165, Y, 0],
            [-0.195, Y - 0.004, 0.002],
            [-0.22, 0.006, 0.02],
            [-0.2, 0.0036, 0.07],
            [-0.13, 0.0036, 0.09],
            [-0.08, 0.0036, 0.075],
          ],
          8,
        ),
        10,
        { endRounding: 0.001 },
      ),
      { weight: 0.6 },
    ),
  ];
  if (style === "wand") return parts;
  const clamp = plate(
    [
      [-0.052, 0.024, 0.003],
      [-0.04, 0.0205, 0.006],
      [0.0, 0.014, 0.02],
      [0.03, 0.0095, 0.01],
      [0.14, 0.0095, 0.004],
      [0.146, 0.013, 0.002],
      [0.14, 0.0145, 0.004],
      [0.03, 0.0145, 0.02],
      [0.002, 0.02, 0.02],
      [-0.04, 0.0275, 0.006],
      [-0.05, 0.03, 0.003],
    ],
    0.016,
    0.0018,
  );
  return [
    ...parts,
    makePart("clamp", "barrel", move(settle(clamp), [0, Y, 0]), { weight: 0.9 }),
    makePart(
      "lever",
      "body",
      move(settle(merge([bar([-0.056, 0.0265, 0], [-0.026, 0.022, 0], 0.006, 14)])), [0, Y, 0]),
      { weight: 0.5 },
    ),
  ];
}

/** A curling iron. What makes it itself: a long metal barrel with a clamp lying along it and a thumb lever, a dark handle with a switch, a cool tip, a cord from its end, a wire foot under it; a curling wand is the same without the clamp, tapered. */
export const curlingIron = defineFromPlan({
  id: "curling-iron",
  family: "device",
  words: ["curling iron", "curling tongs", "curling wand", "hair curler", "hair curling iron", "curler", "hair tongs"],
  senses: ["curling iron"],
  height: 0.07,
  view: { azimuth: 0.45, elevation: 0.34 },
  slots: {
    body: mainSlot("plastic", "#17181a #d85a8a #6a3a8a #f2f0ee", "handle|tip|grip"),
    barrel: slot("chrome brushed-gold", "", "clamp|rod"),
    accent: slot("plastic", "#c8a24a #e0302a #f4f2ee", "switch|ring|button"),
    cord: slot("rubber", "#141416", "cable|wire"),
  },
  styles: { clamp: { weight: 3 }, wand: { words: ["curling wand"] } },
  build,
});
