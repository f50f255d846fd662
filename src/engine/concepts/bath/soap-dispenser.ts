import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2 } from "../../math/elementary.ts";
import { square, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Radius and height of the bottle's body, metres. */
const [R, H] = [0.036, 0.125];

/** A white label at the front that says what is inside. */
const labelled =
  (isRound: boolean): Paint =>
  (surface, x, y, z) => {
    if (z < 0.004) return;
    const u = isRound ? atan2(x, z) * R : x;
    const v = y - 0.062;
    if (Math.abs(u) > 0.0265 || Math.abs(v) > 0.026) return;
    layColour(surface, [0.88, 0.87, 0.83], 0.6, 0);
    const ink =
      isWritten("SOAP", u, v - 0.006, 0.0125, 0.085) ||
      isWritten("HAND", u, v + 0.0135, 0.005, 0.1) ||
      Math.abs(Math.max(Math.abs(u) - 0.0005, Math.abs(v)) - 0.0235) < 0.0006;
    if (ink) layColour(surface, [0.03, 0.04, 0.04], 0.6, 0);
  };

function bottle(style: string): Part["geometry"] {
  if (style === "square")
    return square([
      [0, 0],
      [R * 0.86, 0],
      [R * 0.92, 0.004],
      [R * 0.92, H - 0.01],
      [R * 0.84, H],
      [R * 0.4, H + 0.012],
      [0, H + 0.012],
    ]);
  return turnedUp(
    style === "round"
      ? [
          [0, 0],
          [R * 0.8, 0, 0.004],
          [R * 1.16, H * 0.42, 0.06],
          [R * 0.5, H, 0.03],
          [R * 0.42, H + 0.012, 0.003],
          [0, H + 0.012],
        ]
      : [
          [0, 0],
          [R, 0, 0.005],
          [R, H - 0.004, 0.016],
          [R * 0.45, H + 0.006, 0.008],
          [R * 0.45, H + 0.012],
          [0, H + 0.012],
        ],
    48,
    5,
  );
}

function build({ style, has }: Planned): Part[] {
  const neck = H + 0.008;
  const head = neck + 0.05;
  const spout = curveThrough(
    [
      [0, head, 0],
      [0, head + 0.0015, 0.022],
      [0, head - 0.001, 0.046],
      [0, head - 0.014, 0.055],
    ],
    6,
  );
  return [
    makePart("bottle", "body", bottle(style), {
      weight: 1,
      ...(has("label") && { paint: labelled(style !== "square") }),
    }),
    makePart(
      "collar",
      "pump",
      turnedUp(
        [
          [0, neck - 0.002],
          [0.0175, neck - 0.002, 0.002],
          [0.0175, neck + 0.016, 0.003],
          [0.0085, neck + 0.02, 0.002],
          [0, neck + 0.021],
        ],
        36,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "stem",
      "pump",
      turnedUp(
        [
          [0, neck + 0.015],
          [0.0052, neck + 0.015],
          [0.0052, head],
          [0, head],
        ],
        20,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "head",
      "pump",
      turnedUp(
        [
          [0, head - 0.008],
          [0.012, head - 0.008, 0.002],
          [0.0155, head + 0.006, 0.003],
          [0, head + 0.0075],
        ],
        36,
      ),
      { weight: 0.9 },
    ),
    makePart("spout", "pump", tube(0.0052, spout, 16, { scale: (t) => 1 - 0.35 * t }), { weight: 0.9 }),
    ...(has("drop")
      ? [
          makePart(
            "drop",
            "soap",
            move(
              turnedUp(
                [
                  [0, -0.016],
                  [0.0042, -0.012, 0.003],
                  [0.0012, -0.002],
                  [0, 0],
                ],
                16,
              ),
              [0, head - 0.012, 0.0553],
            ),
            { weight: 0.3 },
          ),
        ]
      : []),
    ...(style === "square"
      ? [
          makePart("plate", "body", move(slab([0.02, 0.02, 0.002], 0.008, 0.0005), [0, H * 0.1, -0.03]), {
            weight: 0.1,
          }),
        ]
      : []),
  ];
}

/** A bottle of liquid soap. What makes it itself: a bottle with a pump on it: a ridged collar, a thin stem, a broad button to press, whose spout reaches out to the front and bends down; a label that says SOAP. */
export const soapDispenser = defineFromPlan({
  id: "soap-dispenser",
  family: "vessel",
  words: [
    "soap dispenser",
    "soap pump",
    "pump bottle",
    "liquid soap",

    "lotion dispenser",
    "hand sanitizer",
    "sanitizer bottle",
    "sanitizer",
    "lotion bottle",
    "soap bottle",
    "dispenser",
    "dish soap",
  ],
  height: 0.19,
  view: { azimuth: 0.5, elevation: 0.18 },
  slots: {
    body: mainSlot("ceramic-glaze plastic porcelain", "#8fc0b4 #e8e4da #b0684a #3a4a58 #d8b4b0 #f0f0ec", "bottle"),
    pump: slot("brushed-steel plastic brass", "#e8e8e8", "nozzle|spout|collar|head"),
    soap: slot("glass", "#9fd8e8", "drop|liquid"),
  },
  styles: { straight: {}, round: { weight: 0.5, traits: ["round"] }, square: { weight: 0.4, traits: ["square"] } },
  extras: { label: { chance: 0.75 }, drop: { chance: 0, slot: "soap" } },
  build,
});
