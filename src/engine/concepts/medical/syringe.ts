import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { layDown, turnedPiece } from "../stationery/pen-shape.ts";

const FLOOR = 0.062;
const END = 0.165;
const SEAL = 0.115;

/** What is in the barrel, the seal that pushes it, and a scale. */
const scale =
  (kind: string): Paint =>
  (surface, x, y, z) => {
    if (y < 0.052) return;
    const around = z > 0 || x > 0;
    const at = (y - FLOOR) / 0.0085;
    const mark = Math.round(at);
    if (
      around &&
      x > -0.003 &&
      x < (mark % 2 === 0 ? 0.0085 : 0.0055) &&
      at > -0.2 &&
      y < END - 0.012 &&
      Math.abs(at - mark) < 0.11
    ) {
      layColour(surface, [0.02, 0.02, 0.03], 0.4, 0);
    } else if (y > SEAL && y < SEAL + 0.011) layColour(surface, [0.03, 0.03, 0.035], 0.4, 0);
    else if (y <= SEAL) layColour(surface, fromHex(kind), 0.1, 0);
  };

function build({ kind }: Planned): Part[] {
  const lie = (g: Part["geometry"]) => layDown(g, 0.017, 0.02);
  const barrel = turnedPiece(
    [
      [0.0035, 0.042, 0.001],
      [0.0045, 0.052],
      [0.0125, 0.056, 0.003],
      [0.0125, END, 0.001],
    ],
    36,
  );
  const flange = move(turnX(slab([0.044, 0.026, 0.0035], 0.0125, 0.001), -PI / 2), [0, END, 0]);
  const rod = merge([
    settle(move(box([0.016, 0.088, 0.0035], { bevel: 0.001 }), [0, END + 0.036, 0])),
    settle(move(box([0.0035, 0.088, 0.016], { bevel: 0.001 }), [0, END + 0.036, 0])),
  ]);
  const thumb = turnedPiece(
    [
      [0.0145, 0.2425, 0.0015],
      [0.0145, 0.2465, 0.0015],
    ],
    32,
  );
  return [
    makePart(
      "needle",
      "needle",
      lie(
        turnedPiece(
          [
            [0.0003, -0.012],
            [0.0011, -0.006],
            [0.0011, 0.036],
          ],
          12,
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "hub",
      "hub",
      lie(
        turnedPiece(
          [
            [0.0024, 0.024, 0.0008],
            [0.0036, 0.028],
            [0.0058, 0.045, 0.001],
          ],
          24,
        ),
      ),
      { weight: 0.7 },
    ),
    makePart("barrel", "barrel", lie(barrel), { weight: 1, paint: scale(kind) }),
    makePart("flange", "plunger", lie(flange), { weight: 0.8 }),
    makePart("rod", "plunger", lie(rod), { weight: 0.9 }),
    makePart("thumb", "plunger", lie(thumb), { weight: 0.9 }),
  ];
}

/** A medical syringe lying down. What makes it itself: a thin needle, a clear barrel half full of a coloured fluid with a scale of black lines, finger wings, and a cross-shaped plunger with a round thumb plate. */
export const syringe = defineFromPlan({
  id: "syringe",
  family: "device",
  words: [
    "syringe",
    "hypodermic",
    "hypodermic syringe",
    "hypodermic needle",
    "injection",
    "medical syringe",
    "vaccine syringe",
  ],
  senses: ["syringe"],
  height: 0.035,
  view: { azimuth: 0.1, elevation: 0.55 },
  slots: {
    barrel: mainSlot("glass", "#dfeaf0", "cylinder|tube"),
    plunger: slot("plastic", "#f4f4f2 #e8eef4", "piston|rod"),
    needle: slot("brushed-steel", "", "cannula"),
    hub: slot("plastic", "#2a9a5a #2a6fc0 #e0701a", "tip"),
  },
  kinds: { "#c81e2a": {}, "#3aa8d8": {}, "#7ac83a": {}, "#e8b82a": {} },
  build,
});
