import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const R = 0.033;
const H = 0.15;

/** A white band with letters, a splash with runs below. */
const label: Paint = (surface, x, y, z) => {
  if (y < 0.006 || y > H - 0.004) return layColour(surface, [0.75, 0.76, 0.78], 0.25, 1);
  const around = atan2(x, z) * R;
  const run = 0.036 + 0.022 * Math.max(0, noise(around * 130, 3, 7, 5));
  if (y > 0.092 && y < 0.128) {
    layColour(surface, [0.93, 0.93, 0.92], 0.4, 0);
    if (isWritten("SPRAY", around, y - 0.1125, 0.0145, 0.11)) layColour(surface, [0.015, 0.015, 0.017], 0.4, 0);
    if (y < 0.1 && y > 0.097 && Math.abs(around) < 0.03) layColour(surface, [0.015, 0.015, 0.017], 0.4, 0);
  } else if (y < run + 0.004 && y > 0.01) layColour(surface, [0.02, 0.02, 0.022], 0.4, 0);
};

function build({ style }: Planned): Part[] {
  const open = style === "open";
  return [
    makePart(
      "can",
      "body",
      turnedUp(
        [
          [0, 0.003],
          [R * 0.85, 0],
          [R, 0.004, 0.002],
          [R, H, 0.002],
          [0, H],
        ],
        48,
      ),
      { weight: 1, paint: label },
    ),
    makePart(
      "shoulder",
      "metal",
      turnedUp(
        [
          [0, H - 0.002],
          [R * 1.02, H - 0.002, 0.001],
          [R * 1.02, H + 0.003, 0.001],
          [R * 0.9, H + 0.009, 0.006],
          [R * 0.5, H + 0.019, 0.004],
          [R * 0.5, H + 0.023, 0.001],
          [R * 0.3, H + 0.023],
          [0, H + 0.022],
        ],
        48,
        4,
      ),
      { weight: 0.8 },
    ),
    ...(open
      ? [
          makePart(
            "nozzle",
            "nozzle",
            turnedUp(
              [
                [0, H + 0.02],
                [0.0035, H + 0.02],
                [0.0035, H + 0.027],
                [0.0088, H + 0.027, 0.001],
                [0.0088, H + 0.042, 0.002],
                [0, H + 0.041],
              ],
              28,
            ),
            { weight: 1 },
          ),
          makePart("jet", "body", bar([0, H + 0.034, 0.007], [0, H + 0.034, 0.0096], 0.003, 14), { weight: 0.6 }),
        ]
      : [
          makePart(
            "cap",
            "body",
            turnedUp(
              [
                [0, H + 0.006],
                [R * 0.92, H + 0.006, 0.001],
                [R * 0.86, H + 0.044, 0.006],
                [0, H + 0.047],
              ],
              48,
              4,
            ),
            { weight: 0.9, crease: PI / 4 },
          ),
          makePart("button", "nozzle", bar([0, H + 0.044, 0], [0, H + 0.054, 0], 0.011, 24), { weight: 0.4 }),
        ]),
  ];
}

/** A spray can. What makes it itself: a slim upright can with a domed metal shoulder, a small nozzle or a cap in the colour of its paint, a white band with SPRAY, running paint below. */
export const sprayCan = defineFromPlan({
  id: "spray-can",
  family: "vessel",
  words: [
    "spray can",
    "aerosol can",
    "spray paint can",
    "spray paint",
    "spraycan",
    "graffiti can",
    "aerosol",
    "can of spray paint",
    "hairspray",
    "paint spray can",
    "graffiti spray can",
  ],
  senses: ["aerosol"],
  height: 0.195,
  vary: 0.05,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    body: mainSlot("plastic", "#d8261c #1f6fd0 #28a04a #e8b81c #d8389a #7a3ac0 #e8641c", "can|label|paint|cap"),
    metal: slot("brushed-steel", "", "shoulder|top|rim"),
    nozzle: slot("plastic", "#f4f4f2 #17181a", "button|valve"),
  },
  styles: { open: { weight: 2 }, capped: { weight: 1 } },
  build,
});
