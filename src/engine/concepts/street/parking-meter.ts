import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const head = (by: number): Point2[] => [
  [-0.07 - by, 1.12],
  [-0.055 - by, 1.08 - by],
  [0.055 + by, 1.08 - by],
  [0.07 + by, 1.12],
  ...arc([0, 1.3, 0], 0.085 + by, 0, PI, 24).map(([x, y]): Point2 => [x, y]),
];

function build({ style }: Planned): Part[] {
  const one = (x: number, name: string): Part[] => [
    makePart(`case-${name}`, "case", move(extrude(head(0), { depth: 0.11, bevel: 0.014, bevelSteps: 3 }), [x, 0, 0]), {
      weight: 1,
    }),
    makePart(
      `rim-${name}`,
      "metal",
      move(extrude(head(0.007), { depth: 0.03, bevel: 0.006, bevelSteps: 2 }), [x, 0, 0]),
      { weight: 0.6 },
    ),
    makePart(`dial-${name}`, "dial", move(disc(0.066, 0.008, 0.002, 48), [x, 1.3, 0.053]), {
      weight: 0.9,
      paint: (surface, u, v) => {
        const r = Math.sqrt(u * u + v * v) / 0.066;
        const angle = atan2(v, u);
        if (r > 0.9) return layColour(surface, [0.5, 0.5, 0.5], 0.25, 1);
        if (v > -0.006 && r < 0.82 && r > 0.3) {
          const red = angle > 2.2;
          layColour(surface, red ? [0.7, 0.05, 0.03] : [0.9, 0.9, 0.86], 0.3);
          if (!red && r > 0.68 && Math.abs(((angle * 5) % 1) - 0.5) > 0.42) layColour(surface, [0.05, 0.05, 0.05], 0.3);
        }
        if (v > -0.004 && Math.abs(angle - 1.15) < 0.05 && r < 0.76) layColour(surface, [0.75, 0.05, 0.02], 0.3);
        if (v < -0.012 && isWritten("PAY", u, v + 0.03, 0.018, 0.16)) layColour(surface, [0.05, 0.05, 0.05], 0.3);
      },
    }),
    makePart(`slot-${name}`, "metal", move(block([0.045, 0.05, 0.014], [0, 1.185, 0.056], 0.004), [x, 0, 0]), {
      weight: 0.6,
      paint: (surface, u, v) => {
        if (Math.abs(u) < 0.0028 && Math.abs(v - 1.19) < 0.017) layColour(surface, [0.01, 0.01, 0.01], 0.6, 0);
      },
    }),
    makePart(
      `knob-${name}`,
      "metal",
      merge([
        move(disc(0.02, 0.022, 0.004, 28), [x, 1.125, 0.05]),
        block([0.034, 0.008, 0.012], [x, 1.125, 0.074], 0.003),
      ]),
      { weight: 0.5 },
    ),
  ];
  const isPair = style === "double";
  return [
    ...(isPair
      ? [
          ...one(-0.12, "left"),
          ...one(0.12, "right"),
          makePart(
            "yoke",
            "pole",
            merge([
              block([0.3, 0.05, 0.06], [0, 1.03, 0], 0.012),
              ...[-1, 1].map((s) => block([0.07, 0.05, 0.06], [s * 0.12, 1.06, 0], 0.008)),
            ]),
            { weight: 0.5 },
          ),
        ]
      : one(0, "only")),
    makePart("pole", "pole", bar([0, 0.02, 0], [0, 1.09 - (isPair ? 0.05 : 0), 0], 0.028, 20), { weight: 0.8 }),
    makePart(
      "collar",
      "metal",
      move(cylinder({ radius: 0.04, height: 0.05, bevel: 0.006, segments: 28 }), [0, isPair ? 0.97 : 1.04, 0]),
      { weight: 0.4 },
    ),
    makePart(
      "foot",
      "pole",
      turnedPiece(
        [
          [0.11, 0, 0.004],
          [0.11, 0.016, 0.004],
          [0.045, 0.035, 0.012],
          [0.03, 0.06, 0.004],
        ],
        36,
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A parking meter. What makes it itself: a metal head with a round top on a pole, a dial with a red needle behind a ring, a slot for coins and a knob below. */
export const parkingMeter = defineFromPlan({
  id: "parking-meter",
  family: "street",
  words: ["parking meter", "coin meter", "double parking meter"],
  senses: ["parking meter"],
  height: 1.39,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    case: mainSlot("painted-metal", "#6a7078 #2a4a7a #3a5a4a #8a2a26", "head|body"),
    metal: slot("brushed-steel", "", "rim|slot|knob"),
    dial: slot("plastic", "#1e2226", "face|window"),
    pole: slot("painted-metal", "#6f7680 #4a4f56", "post|stand"),
  },
  styles: { single: { weight: 4 }, double: { weight: 1, words: ["double parking meter"] } },
  build,
});
