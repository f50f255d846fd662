import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

const LENGTH = 0.12;

const marks: Paint = (surface, x, _y, z, _nx, ny) => {
  if (Math.abs(ny) < 0.3) return;
  const u = x / 0.02;
  const step = Math.round(u * 5);
  const long = step % 5 === 0;
  const reach = long ? 0.011 : 0.0045;
  if (Math.abs(u * 5 - step) < 0.13 && z > 0.0125 - reach) layColour(surface, [0.02, 0.02, 0.02], 0.4, 0);
  if (Math.abs(u * 5 - step) < 0.13 && z < -0.0125 + reach * 0.4) layColour(surface, [0.02, 0.02, 0.02], 0.4, 0);
  const k = Math.floor(u);
  if (k >= 0 && k < 9 && isWritten(`${k + 1}`, x - (k + 0.5) * 0.02, -z - 0.0005, 0.012, 0.11))
    layColour(surface, k === 2 ? [0.6, 0.02, 0.02] : [0.02, 0.02, 0.02], 0.4, 0);
};

const label =
  (kind: string): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    const d = Math.sqrt(x * x + y * y);
    if (d > 0.0205 && d < 0.0222) layColour(surface, [0.02, 0.02, 0.02]);
    else if (isWritten(kind, x, y, 0.0145, 0.1)) layColour(surface, [0.02, 0.02, 0.02]);
  };

function build({ kind }: Planned): Part[] {
  const outline = (grow: number) =>
    [
      [-0.036 - grow, 0.0, 0.014],
      [0.036 + grow, 0.0, 0.004],
      [0.036 + grow, 0.03, 0.03],
      [0.018, 0.068 + grow, 0.02],
      [-0.018, 0.068 + grow, 0.024],
      [-0.036 - grow, 0.05, 0.024],
    ] as const;
  const blade = settle(
    deform(move(box([LENGTH, 0.0012, 0.025], { divisions: [2, 1, 6] }), [LENGTH / 2, 0, 0]), ([x, y, z]) => [
      x,
      y + z * z * 18,
      z,
    ]),
  );
  return [
    makePart("case", "body", plate(outline(0), 0.042, 0.006), { weight: 1 }),
    makePart(
      "bumper",
      "rubber",
      plate(
        [
          [-0.04, 0, 0.014],
          [0.041, 0, 0.004],
          [0.041, 0.024, 0.01],
          [0.03, 0.012, 0.01],
          [-0.026, 0.012, 0.01],
          [-0.032, 0.04, 0.01],
          [-0.041, 0.048, 0.01],
        ],
        0.046,
        0.004,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "crown",
      "rubber",
      plate(
        [
          [-0.016, 0.062, 0.003],
          [0.017, 0.062, 0.003],
          [0.016, 0.073, 0.006],
          [-0.016, 0.073, 0.008],
        ],
        0.036,
        0.003,
      ),
      { weight: 0.5 },
    ),
    ...makeParts("label", "label", [move(disc(0.0235, 0.003, 0.001), [0, 0.036, 0.0195])], {
      weight: 0.9,
      paint: label(kind),
    }),
    makePart("blade", "blade", move(blade, [0.036, 0.0055, 0]), { weight: 1, paint: marks }),
    makePart("hook", "metal", block([0.0018, 0.014, 0.022], [0.036 + LENGTH, 0.007, 0], 0.0004), { weight: 0.8 }),
    makePart(
      "lock",
      "rubber",
      move(turnZ(box([0.012, 0.01, 0.018], { bevel: 0.003, bevelSteps: 2 }), -PI * 0.3), [0.034, 0.054, 0]),
      { weight: 0.5 },
    ),
  ];
}

/** A tape measure. What makes it itself: a thick rounded case with a rubber rim and a round label, and the yellow steel blade with ticks and numbers pulled out at its foot, a hook at the end. */
export const tapeMeasure = defineFromPlan({
  id: "tape-measure",
  family: "tool",
  words: ["tape measure", "measuring tape", "tapemeasure", "tapeline", "steel tape", "retractable tape measure"],
  senses: ["tape#4"],
  height: 0.07,
  view: { azimuth: 0.45, elevation: 0.42 },
  slots: {
    body: mainSlot("plastic", "#e8b414 #d8281e #2a6fc0 #e0701a #c9ccd0", "case"),
    rubber: slot("rubber", "#1d1e21", "bumper|lock"),
    label: slot("plastic", "#f1efe6", "sticker"),
    blade: slot("painted-metal", "#f6cf2a", "tape|ruler"),
    metal: slot("brushed-steel", "", "hook"),
  },
  kinds: { "5M": {}, "8M": {}, "3M": {}, "10": {} },
  build,
});
