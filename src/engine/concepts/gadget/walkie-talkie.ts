import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const [W, H, D] = [0.062, 0.135, 0.036];

/** Slots of the loudspeaker above, a lit display, keys below. */
const face: Paint = (surface, x, y, z) => {
  if (z < D / 2 - 0.002) return;
  if (y > 0.088 && y < 0.124 && Math.abs(x) < 0.022) {
    const row = (y - 0.088) / 0.006;
    if (row - Math.floor(row) < 0.5) {
      layColour(surface, [0.004, 0.004, 0.004], 0.8, 0);
      surface.height -= 0.001;
    }
  } else if (y > 0.062 && y < 0.083 && Math.abs(x) < 0.022) {
    const edge = y < 0.064 || y > 0.081 || Math.abs(x) > 0.0205;
    layColour(surface, edge ? [0.01, 0.01, 0.01] : [0.42, 0.62, 0.16], 0.25, 0);
    if (!edge && isWritten("CH 07", x, y - 0.0725, 0.009, 0.1)) layColour(surface, [0.03, 0.05, 0.02], 0.3, 0);
  } else if (y > 0.014 && y < 0.056 && Math.abs(x) < 0.024) {
    const [a, b] = [(x + 0.024) / 0.016, (y - 0.014) / 0.014];
    const [p, q] = [Math.abs(a - Math.floor(a) - 0.5), Math.abs(b - Math.floor(b) - 0.5)];
    if (p < 0.36 && q < 0.32) {
      layColour(surface, Math.floor(b) === 2 && Math.floor(a) === 0 ? [0.75, 0.16, 0.02] : [0.14, 0.15, 0.16], 0.5, 0);
      surface.height += 0.001;
    }
  }
};

function build(_planned: Planned): Part[] {
  return [
    makePart("case", "body", block([W, H, D], [0, H / 2, 0], 0.008, 3), { weight: 1, paint: face }),
    makePart(
      "bumper",
      "trim",
      merge([
        block([W + 0.005, 0.016, D + 0.004], [0, 0.01, 0], 0.004, 2),
        block([W + 0.004, 0.012, D + 0.003], [0, H - 0.007, 0], 0.004, 2),
      ]),
      {
        weight: 0.6,
      },
    ),
    makePart(
      "antenna",
      "antenna",
      merge([
        bar([-0.018, H - 0.004, 0], [-0.018, H + 0.03, 0], 0.0085, 18),
        bar([-0.018, H + 0.02, 0], [-0.018, H + 0.13, 0], 0.0062, 16),
      ]),
      { weight: 1 },
    ),
    makePart(
      "knobs",
      "trim",
      merge([
        bar([0.018, H - 0.004, 0], [0.018, H + 0.014, 0], 0.0085, 20),
        bar([0.002, H - 0.004, 0], [0.002, H + 0.009, 0], 0.0058, 16),
      ]),
      {
        weight: 0.7,
      },
    ),
    makePart("talk-button", "button", block([0.006, 0.034, 0.016], [-W / 2 - 0.001, 0.088, 0], 0.0024), {
      weight: 0.6,
    }),
    makePart("clip", "trim", block([0.022, 0.07, 0.006], [0, 0.07, -D / 2 - 0.006], 0.002), { weight: 0.3 }),
    makePart("clip-hinge", "trim", block([0.022, 0.014, 0.008], [0, 0.1, -D / 2 - 0.001], 0.002), { weight: 0.2 }),
  ];
}

/** A walkie-talkie. What makes it itself: an upright chunky case with a thick stub antenna and a knob on top, speaker slots, a small green display, keys, a talk button at its side. */
export const walkieTalkie = defineFromPlan({
  id: "walkie-talkie",
  family: "device",
  words: [
    "walkie-talkie",
    "walkie talkie",
    "two-way radio",
    "handheld radio",
    "handheld transceiver",
    "police radio",
    "walky-talky",
  ],
  senses: [],
  height: 0.265,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.12 },
  slots: {
    body: mainSlot("plastic", "#2a2d30 #e0b01c #3f4a34 #c8401c", "case"),
    antenna: slot("rubber", "#111214", "aerial"),
    trim: slot("rubber", "#17181a", "knob|bumper|clip"),
    button: slot("plastic", "#d8641c #c8281c", "talk button"),
  },
  build,
});
