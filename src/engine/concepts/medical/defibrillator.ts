import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const [W, H, D] = [0.34, 0.3, 0.2];

/** The trace of a heart with its pulse figure, buttons, a big round knob, the heart with a bolt. */
const face: Paint = (surface, x, y, z) => {
  if (z < D / 2 - 0.004) return;
  const v = y - 0.19;
  if (x > -0.145 && x < 0.055 && Math.abs(v) < 0.07) {
    if (x < -0.139 || x > 0.049 || Math.abs(v) > 0.064) return layColour(surface, [0.02, 0.02, 0.024], 0.4, 0);
    layColour(surface, [0.004, 0.012, 0.014], 0.15, 0);
    if ((x * 60 + 20) % 1 < 0.06 || (v * 60 + 20) % 1 < 0.06) layColour(surface, [0.006, 0.06, 0.05], 0.2, 0);
    const beat = (x + 0.2) % 0.063;
    const trace =
      beat < 0.018
        ? 0
        : beat < 0.023
          ? -0.008
          : beat < 0.028
            ? 0.046
            : beat < 0.033
              ? -0.02
              : 0.008 * sin((beat - 0.033) * 105);
    const slope = beat > 0.017 && beat < 0.034 ? 0.012 : 0.0024;
    if (Math.abs(v + 0.012 - trace) < slope && x < 0.0) layColour(surface, [0.1, 0.95, 0.25], 0.2, 0);
    if (isWritten("72", x - 0.027, v - 0.03, 0.026, 0.1)) layColour(surface, [0.1, 0.95, 0.25], 0.2, 0);
    if (isWritten("98", x - 0.027, v + 0.02, 0.02, 0.1)) layColour(surface, [0.95, 0.8, 0.1], 0.2, 0);
    return;
  }
  if (y < 0.095 && y > 0.035 && x < 0.055) {
    const [a, b] = [(x + 0.15) / 0.05, (y - 0.04) / 0.026];
    const [p, q] = [a - Math.floor(a), b - Math.floor(b)];
    if (p > 0.15 && p < 0.85 && q > 0.18 && q < 0.82) {
      layColour(
        surface,
        b > 1 && a < 1 ? [0.75, 0.03, 0.02] : b > 1 && a < 2 ? [0.9, 0.5, 0.02] : [0.12, 0.14, 0.17],
        0.5,
        0,
      );
      surface.height += 0.002;
    }
  }
  // a heart with a bolt through it
  const [u, w] = [Math.abs(x - 0.11) / 0.034, (y - 0.245) / 0.034];
  const heart =
    (u - 0.42) * (u - 0.42) + (w - 0.3) * (w - 0.3) < 0.2 || (w < 0.3 && w > -0.85 && u < (w + 0.85) * 0.72);
  if (heart) {
    const k = (x - 0.11) / 0.034 + w * 0.25;
    const bolt = Math.abs(k - (w > 0 ? 0.12 : -0.06)) < 0.14 && Math.abs(w) < 0.6;
    layColour(surface, bolt ? [0.95, 0.9, 0.2] : [0.75, 0.02, 0.03], 0.5, 0);
  }
};

function build(): Part[] {
  const paddle = (s: number): Part[] => {
    const at: Vec3 = [s * 0.09, H + 0.018, -0.01];
    return [
      makePart(`plate-${s < 0 ? 1 : 2}`, "steel", block([0.11, 0.016, 0.14], [at[0], at[1] - 0.008, at[2]], 0.006), {
        weight: 0.7,
      }),
      makePart(
        `paddle-${s < 0 ? 1 : 2}`,
        "paddle",
        merge([
          block([0.12, 0.03, 0.15], [at[0], at[1] + 0.012, at[2]], 0.012, 3),
          bar([at[0], at[1] + 0.075, at[2] - 0.07], [at[0], at[1] + 0.075, at[2] + 0.07], 0.02, 16),
          bar([at[0], at[1] + 0.02, at[2] - 0.055], [at[0], at[1] + 0.075, at[2] - 0.055], 0.014, 12),
          bar([at[0], at[1] + 0.02, at[2] + 0.055], [at[0], at[1] + 0.075, at[2] + 0.055], 0.014, 12),
        ]),
        { weight: 1 },
      ),
      makePart(
        `button-${s < 0 ? 1 : 2}`,
        "button",
        bar([at[0], at[1] + 0.075, at[2] + 0.06], [at[0], at[1] + 0.075, at[2] + 0.1], 0.015, 14),
        { weight: 0.4 },
      ),
      makePart(
        `cord-${s < 0 ? 1 : 2}`,
        "cord",
        tube(
          0.008,
          curveThrough(
            [
              [at[0], at[1] + 0.06, at[2] - 0.07],
              [at[0] + s * 0.03, at[1] + 0.06, at[2] - 0.12],
              [s * 0.2, H - 0.06, -0.1],
              [s * 0.225, 0.14, -0.05],
              [s * 0.215, 0.06, 0.02],
              [s * 0.165, 0.05, 0.03],
            ],
            6,
          ),
          10,
        ),
        { weight: 0.7 },
      ),
    ];
  };
  return [
    makePart("case", "body", block([W, H, D], [0, H / 2, 0], 0.022, 3), { weight: 1, paint: face }),
    makePart(
      "bumpers",
      "trim",
      merge([-1, 1].map((s) => block([0.016, H * 0.9, D * 1.06], [(s * W) / 2, H / 2, 0], 0.006))),
      { weight: 0.5 },
    ),
    makePart(
      "knob",
      "trim",
      merge([
        move(turnX(bar([0, 0, 0], [0, 0.024, 0], 0.032, 28), PI / 2), [0.11, 0.15, D / 2 - 0.002]),
        block([0.012, 0.058, 0.014], [0.11, 0.15, D / 2 + 0.026], 0.004),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "shock",
      "button",
      move(turnX(bar([0, 0, 0], [0, 0.014, 0], 0.022, 24), PI / 2), [0.11, 0.07, D / 2 - 0.002]),
      {
        weight: 0.5,
      },
    ),
    ...paddle(-1),
    ...paddle(1),
  ];
}

/** A defibrillator. What makes it itself: a boxy device with a green heart trace on its screen, buttons, a knob and a heart with a bolt, and two paddles with grips and cords on top. */
export const defibrillator = defineFromPlan({
  id: "defibrillator",
  family: "device",
  words: [
    "defibrillator",
    "aed",
    "defibrillator paddles",
    "heart monitor",
    "ecg machine",
    "ecg monitor",
    "ekg machine",
    "vital signs monitor",
    "hospital monitor",
  ],
  senses: ["defibrillator"],
  height: 0.42,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    body: mainSlot("plastic", "#e8b81c #d8dde0", "case|box"),
    paddle: slot("plastic", "#c8201c #26292e", "handle|grip"),
    steel: slot("brushed-steel", "", "plate|electrode"),
    trim: slot("rubber", "#202226", "bumper|knob"),
    button: slot("plastic", "#e0341c"),
    cord: slot("rubber", "#1a1b1d", "cable|wire"),
  },
  build,
});
