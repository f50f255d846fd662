import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { turnKnob } from "../appliance/front-fittings.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const DRINKS = {
  berry: fromHex("#c02f6a"),
  green: fromHex("#6fae2c"),
  mango: fromHex("#f3a021"),
  empty: fromHex("#b9d3da"),
} as const;

/** Pale glass over the drink, with a measuring scale. */
const filled =
  (kind: keyof typeof DRINKS): Paint =>
  (surface, x, y, z) => {
    const level = kind === "empty" ? 0 : 0.335 + 0.004 * sin(x * 60);
    const drink = DRINKS[kind];
    if (y > level) layColour(surface, [0.66, 0.76, 0.79], 0.05, 0);
    else {
      const foam = y > level - 0.012 ? 1.35 : 1;
      const rib = 1 + 0.12 * sin((x + z) * 130 + y * 24);
      layColour(surface, [drink[0] * foam * rib, drink[1] * foam * rib, drink[2] * foam * rib], 0.08, 0);
    }
    const step = ((y + 1) % 0.025) - 0.0125;
    if (z > 0 && y > 0.23 && y < 0.385 && Math.abs(step) < 0.0012 && x > -0.03 && x < -0.004)
      layColour(surface, [0.95, 0.95, 0.95], 0.3, 0);
  };

function build({ kind, style }: Planned): Part[] {
  const square = style === "square";
  const sides = square ? 8 : 48;
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [0.088, 0, 0.01],
        [0.09, 0.05, 0.02],
        [0.06, 0.165, 0.02],
        [0.062, 0.175, 0.003],
        [0, 0.175],
      ],
      5,
    ),
    48,
  );
  const jug = lathe(
    roundCorners(
      [
        [0, 0.19],
        [0.052, 0.19, 0.006],
        [0.06, 0.225, 0.01],
        [0.082, 0.42, 0.002],
        [0.078, 0.425, 0.001],
        [0, 0.425],
      ],
      3,
    ),
    sides,
  );
  const handle = sweep(
    ellipseOutline(0.011, 0.008, 12),
    curveThrough(
      [
        [0.074, 0.395, 0],
        [0.115, 0.4, 0],
        [0.13, 0.37, 0],
        [0.118, 0.29, 0],
        [0.1, 0.24, 0],
        [0.058, 0.235, 0],
      ],
      6,
    ),
    { up: [0, 0, 1] },
  );
  return [
    makePart("base", "base", base, { weight: 1 }),
    makePart(
      "collar",
      "lid",
      move(
        turnedPiece(
          [
            [0.058, 0, 0.004],
            [0.061, 0.03, 0.006],
          ],
          40,
        ),
        [0, 0.168, 0],
      ),
      {
        weight: 0.6,
      },
    ),
    makePart("jug", "jug", jug, { weight: 1, paint: filled(kind as keyof typeof DRINKS) }),
    makePart("handle", "lid", handle, { weight: 0.9 }),
    makePart(
      "lid",
      "lid",
      move(
        turnedPiece(
          [
            [0.085, 0, 0.003],
            [0.085, 0.022, 0.008],
            [0.034, 0.024, 0.004],
            [0.034, 0.044, 0.006],
          ],
          48,
        ),
        [0, 0.42, 0],
      ),
      { weight: 0.9 },
    ),
    makePart("knob", "metal", move(turnKnob(0.021, 0.026, 0.5), [0, 0.085, 0.076]), { weight: 0.9 }),
    ...makeParts(
      "button",
      "metal",
      [-1, 1].map((s) => move(box([0.022, 0.014, 0.02], { bevel: 0.004 }), [s * 0.043, 0.085, 0.066])),
      { weight: 0.5 },
    ),
    ...makeParts(
      "foot",
      "lid",
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => move(box([0.02, 0.012, 0.02], { bevel: 0.003 }), [a * 0.05, -0.002, b * 0.05])),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A blender. What makes it itself: a tall clear jug, wider above, with a handle and a lid with a cap, filled with a bright drink, on a motor base with a knob and buttons. */
export const blender = defineFromPlan({
  id: "blender",
  family: "device",
  words: ["blender", "liquidizer", "smoothie maker", "kitchen blender", "food processor", "smoothie blender"],
  senses: ["blender", "food processor"],
  height: 0.46,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    base: mainSlot("painted-metal brushed-steel", "#b3201e #e8e4dc #23262b #7fb8ad", "body|motor"),
    jug: { ...slot("glass", "#cfe3e8", "jar|pitcher|glass|container"), clear: true },
    lid: slot("plastic", "#1b1b1e", "handle|cap|cover"),
    metal: slot("brushed-steel", "", "knob|button|switch"),
  },
  styles: { round: { weight: 2 }, square: { weight: 1 } },
  kinds: { berry: {}, green: {}, mango: {}, empty: { weight: 0.3, traits: ["empty"] } },
  build,
});
