import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const KNOBS = 7;

/** One box: padded in vinyl, a cloth front, a panel of knobs above it where it is an amplifier. */
function cabinet(name: string, w: number, y: number, h: number, d: number, panel: boolean): Part[] {
  const band = panel ? Math.min(0.07, h * 0.4) : 0;
  const front = d / 2;
  const bottom = y + 0.025;
  const clothHigh = h - 0.05 - band - (panel ? 0.012 : 0);
  const middle = bottom + clothHigh / 2;
  const dots: Paint = (surface, x, py, z) => {
    if (z < front - 0.004) return;
    const bulge = Math.sqrt(x * x + (py - middle) * (py - middle));
    const r = Math.min(clothHigh * 0.4, w * 0.2);
    // the speaker's ring shows through the cloth
    if (clothHigh > 0.25 && Math.abs(bulge - r) < 0.006)
      layColour(surface, [surface.r * 0.55, surface.g * 0.55, surface.b * 0.55]);
  };
  const corners = [-1, 1].flatMap((a) => [y + 0.016, y + h - 0.016].map((at) => [a, at] as const));
  return [
    makePart(`${name}-box`, "body", block([w, h, d], [0, y + h / 2, 0], 0.012, 2), { weight: 1 }),
    makePart(`${name}-piping`, "trim", block([w - 0.036, h - 0.036, 0.008], [0, y + h / 2, front], 0.002), {
      weight: 0.7,
    }),
    makePart(`${name}-cloth`, "grille", block([w - 0.05, clothHigh, 0.012], [0, middle, front + 0.001], 0.004), {
      weight: 1,
      paint: dots,
    }),
    ...makeParts(
      `${name}-corner`,
      "metal",
      corners.flatMap(([a, at]) => [block([0.036, 0.036, 0.036], [a * (w / 2 - 0.014), at, front - 0.012], 0.01, 2)]),
      { weight: 0.5 },
    ),
    ...(panel
      ? [
          makePart(
            `${name}-panel`,
            "panel",
            block([w - 0.05, band, 0.012], [0, y + h - 0.025 - band / 2, front + 0.001], 0.002),
            {
              weight: 1,
              paint: (surface, x, py, z) => {
                if (z > front + 0.004 && isWritten("AMP", x - w * 0.33, py - (y + h - 0.025 - band / 2), 0.007, 0.3))
                  layColour(surface, [0.05, 0.04, 0.02], 0.4, 0);
              },
            },
          ),
          ...makeParts(
            `${name}-knob`,
            "knob",
            Array.from({ length: KNOBS }, (_, i) =>
              merge([
                move(disc(0.015, 0.02, 0.004, 22), [
                  -w * 0.36 + i * w * 0.095,
                  y + h - 0.025 - band / 2,
                  front + 0.005,
                ]),
                block(
                  [0.003, 0.013, 0.004],
                  [-w * 0.36 + i * w * 0.095, y + h - 0.02 - band / 2, front + 0.025],
                  0.001,
                ),
              ]),
            ),
            { weight: 0.7 },
          ),
          makePart(
            `${name}-lamp`,
            "lamp",
            move(sphere(0.009, 16), [w * 0.44, y + h - 0.025 - band / 2, front + 0.008]),
            { weight: 0.5 },
          ),
          makePart(
            `${name}-handle`,
            "metal",
            merge([
              bar([-0.11, y + h - 0.004, 0], [-0.095, y + h + 0.022, 0], 0.008),
              bar([0.11, y + h - 0.004, 0], [0.095, y + h + 0.022, 0], 0.008),
              block([0.2, 0.014, 0.028], [0, y + h + 0.024, 0], 0.006, 2),
            ]),
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

function build({ style }: Planned): Part[] {
  const feet = (w: number, d: number) =>
    makeParts(
      "foot",
      "knob",
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => block([0.05, 0.024, 0.05], [a * w * 0.42, 0.012, b * d * 0.36], 0.006)),
      ),
      { weight: 0.3 },
    );
  if (style === "stack")
    return [
      ...feet(0.68, 0.34),
      ...cabinet("speaker", 0.68, 0.02, 0.66, 0.34, false),
      ...cabinet("head", 0.64, 0.68, 0.24, 0.26, true),
    ];
  return [...feet(0.5, 0.26), ...cabinet("combo", 0.5, 0.02, 0.46, 0.26, true)];
}

/** A guitar amplifier. What makes it itself: a black vinyl box with metal corners and a handle on top, its front a woven grille cloth in piping, above it a bright panel with a row of knobs and a red lamp; or a head on top of a big speaker cabinet. */
export const guitarAmplifier = defineFromPlan({
  id: "guitar-amplifier",
  family: "device",
  words: [
    "guitar amplifier",
    "guitar amp",
    "amplifier",
    "amp",
    "bass amp",
    "combo amp",
    "guitar combo",
    "amp stack",
    "half stack",
    "amp head",
    "guitar cabinet",
  ],
  senses: ["amplifier"],
  height: 0.5,
  view: { azimuth: 0.45, elevation: 0.2 },
  slots: {
    body: mainSlot("leather", "#17181a #17181a #6b4a2a #8a2420", "cabinet|box|vinyl"),
    grille: slot("woven-cotton", "#2a2b2e #8d8877 #b9a878", "cloth|front"),
    panel: slot("brushed-gold brushed-steel", "", "controls"),
    knob: slot("plastic", "#141416", "dial|foot"),
    trim: slot("plastic", "#e8e2d0 #c9a64a", "piping"),
    metal: slot("brushed-steel", "", "corner|handle"),
    lamp: slot("plastic", "#e0281c", "light"),
  },
  styles: {
    combo: { weight: 2, words: ["combo amp", "guitar combo"] },
    stack: { weight: 1, words: ["amp stack", "half stack", "guitar cabinet", "amp head"], traits: ["tall"] },
  },
  build,
});
