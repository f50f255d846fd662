import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const readout: Paint = (surface, x, y) => {
  if (isWritten("12.5", x + 0.09, y + 0.01, 0.05, 0.09) || isWritten("KM", x + 0.09, y - 0.045, 0.02, 0.1))
    layColour(surface, [0.1, 0.9, 0.5], 0.3);
  const k = Math.floor((x - 0.02) / 0.03);
  const h = [0.03, 0.05, 0.07, 0.085, 0.06, 0.04][k];
  if (h && x - 0.02 - k * 0.03 < 0.022 && y + 0.05 > 0 && y + 0.05 < h) layColour(surface, [0.95, 0.4, 0.05], 0.3);
};

const belt: Paint = (surface, x, _y, z) => {
  const s = z * 9;
  if (Math.abs(x) > 0.205 && Math.abs(x) < 0.215) layColour(surface, [0.5, 0.5, 0.5]);
  if (Math.abs(x) < 0.05 && s - Math.floor(s) < 0.5 && Math.abs(x) * 3 < (s - Math.floor(s)) * 0.3)
    layColour(surface, [0.2, 0.2, 0.21]);
};

function build(): Part[] {
  const front = (g: Part["geometry"]) => move(turnX(g, 0.5), [0, 1.27, 0.6]);
  const upright = (s: number) =>
    tube(
      0.034,
      curveThrough(
        [
          [s * 0.36, 0.06, 0.72],
          [s * 0.36, 0.5, 0.7],
          [s * 0.36, 0.95, 0.64],
          [s * 0.35, 1.24, 0.58],
        ],
        5,
      ),
      14,
    );
  const rail = (s: number) =>
    tube(
      0.023,
      curveThrough(
        [
          [s * 0.355, 1.05, 0.62],
          [s * 0.36, 1.08, 0.45],
          [s * 0.36, 1.0, 0.2],
          [s * 0.36, 0.94, 0.02],
        ],
        5,
      ),
      12,
      { endRounding: 0.02 },
    );
  return [
    makePart("deck", "body", block([0.78, 0.1, 1.75], [0, 0.1, 0], 0.035, 2), { weight: 0.9 }),
    makePart("belt", "belt", block([0.5, 0.02, 1.7], [0, 0.148, 0], 0.006), { weight: 1, paint: belt }),
    makePart("hood", "body", settle(move(turnX(slab([0.8, 0.42, 0.13], 0.06, 0.03), -1.25), [0, 0.2, 0.76])), {
      weight: 0.9,
    }),
    ...makeParts(
      "rim",
      "metal",
      [-1, 1].map((s) => block([0.1, 0.016, 1.4], [s * 0.31, 0.152, -0.12], 0.006)),
      { weight: 0.6 },
    ),
    makePart("uprights", "frame", merge([upright(1), upright(-1)]), { weight: 1 }),
    makePart("rails", "grip", merge([rail(1), rail(-1)]), { weight: 0.9 }),
    makePart("console", "body", front(slab([0.78, 0.32, 0.08], 0.07, 0.025, 5)), { weight: 1 }),
    makePart(
      "display",
      "display",
      move(turnX(turnY(slab([0.44, 0.18, 0.02], 0.012, 0.003), PI), 0.5), [0, 1.29, 0.563]),
      { weight: 0.9, paint: readout },
    ),
    makePart("bar", "grip", bar([-0.33, 1.08, 0.45], [0.33, 1.08, 0.45], 0.02, 14), { weight: 0.5 }),
    makePart(
      "feet",
      "grip",
      merge([-1, 1].flatMap((s) => [-0.75, 0.75].map((z) => block([0.08, 0.06, 0.1], [s * 0.32, 0.03, z], 0.015)))),
      { weight: 0.3 },
    ),
  ];
}

/** A running machine. What makes it itself: a long low deck with a black belt, two uprights at its front with handrails, and a console with a lit display across them. */
export const treadmill = defineFromPlan({
  id: "treadmill",
  family: "device",
  words: ["treadmill", "running machine", "running treadmill", "walking machine"],
  senses: ["treadmill#1"],
  height: 1.42,
  view: { azimuth: 2.55, elevation: 0.28 },
  slots: {
    body: mainSlot("plastic", "#33363d #b8bcc2 #8a1f24 #24406a", "deck|hood|console"),
    belt: slot("rubber", "#121214", "track"),
    frame: slot("painted-metal", "#c4c8ce #55585f", "upright|post"),
    grip: slot("rubber", "#1b1c1f", "rail|handrail|handle"),
    display: slot("glass", "#0c1418", "screen"),
    metal: slot("brushed-steel", "", "rim"),
  },
  build: () => build(),
});
