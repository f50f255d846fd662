import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Ranks on the winners' steps: x, height, number, the medal's colour. */
const RANKS = [
  [0, 0.72, "1", [0.85, 0.55, 0.06]],
  [-0.66, 0.5, "2", [0.6, 0.62, 0.66]],
  [0.66, 0.34, "3", [0.6, 0.28, 0.1]],
] as const;

const numbered =
  (x0: number, high: number, text: string, colour: readonly [number, number, number]): Paint =>
  (surface, x, y, z) => {
    if (z < 0.3) return;
    if (isWritten(text, x - x0, y - high * 0.54, Math.min(0.3, high * 0.6), 0.12)) layColour(surface, colour, 0.35, 0);
  };

function winners(): Part[] {
  return RANKS.flatMap(([x, high, text, colour]) => [
    makePart(`step-${text}`, "body", block([0.64, high, 0.64], [x, high / 2, 0], 0.012), {
      weight: 1,
      paint: numbered(x, high, text, colour),
    }),
    makePart(`tread-${text}`, "top", block([0.655, 0.035, 0.66], [x, high + 0.01, 0], 0.012), { weight: 0.8 }),
  ]);
}

function lectern(): Part[] {
  const column = block([0.52, 0.9, 0.36], [0, 0.53, 0], 0.01);
  const panel = block([0.4, 0.7, 0.02], [0, 0.53, 0.185], 0.006);
  const wings = [1, -1].map((s) => block([0.04, 0.92, 0.4], [s * 0.275, 0.54, 0.0], 0.01));
  // the desk slopes towards the speaker, who stands behind it
  const desk = (g: Part["geometry"]) => move(turnX(g, -0.3), [0, 1.05, 0]);
  const microphone = tube(
    0.007,
    curveThrough(
      [
        [0.05, 1.1, 0.16],
        [0.05, 1.24, 0.15],
        [0.04, 1.35, 0.06],
        [0.02, 1.38, -0.04],
      ],
      6,
    ),
    8,
  );
  return [
    makePart("column", "body", column, { weight: 1 }),
    makePart("wings", "body", merge(wings), { weight: 0.7 }),
    makePart("panel", "top", panel, { weight: 0.8 }),
    makePart("emblem", "emblem", move(disc(0.12, 0.018, 0.006, 44), [0, 0.6, 0.19]), {
      weight: 0.8,
      paint: (surface, x, y, z) => {
        if (z < 0.01) return;
        const r = Math.sqrt(x * x + y * y);
        const isRing = r > 0.085 && r < 0.092;
        if (isRing || isWritten("*", x, y, 0.09, 0.13)) layColour(surface, [0.02, 0.06, 0.22], 0.4, 0);
      },
    }),
    makePart("foot", "top", block([0.7, 0.08, 0.52], [0, 0.04, 0], 0.015), { weight: 0.7 }),
    makePart("desk", "top", desk(block([0.7, 0.045, 0.5], [0, 0, 0], 0.012)), { weight: 1 }),
    makePart("ledge", "top", desk(block([0.66, 0.035, 0.025], [0, 0.035, -0.235], 0.006)), { weight: 0.4 }),
    makePart("paper", "paper", desk(block([0.22, 0.006, 0.3], [-0.02, 0.026, -0.03], 0.001)), { weight: 0.4 }),
    makePart(
      "microphone",
      "metal",
      merge([microphone, move(stretch(sphere(0.022, 18, 12), [1, 0.9, 1.35]), [0.018, 1.38, -0.055])]),
      { weight: 0.8 },
    ),
  ];
}

/** A podium. What makes it itself: a speaker's desk on a boxed column with a sloping top, an emblem in front and a microphone on a bent neck; or the winners' three steps numbered 2, 1 and 3. */
export const podium = defineFromPlan({
  id: "podium",
  family: "furniture",
  words: [
    "podium",
    "lectern",
    "speaker podium",
    "rostrum",
    "pulpit",
    "speech podium",
    "winners podium",
    "winner podium",
    "victory podium",
    "medal podium",
    "victory stand",
  ],
  senses: ["lectern"],
  height: 1.4,
  vary: 0.03,
  view: { azimuth: 0.45, elevation: 0.14 },
  slots: {
    body: mainSlot("walnut oak", "#6a4428 #8a5c34 #4a2e1c", "column|side|step"),
    top: slot("oak walnut", "#8a5c34 #5a3820", "desk|panel|foot|tread"),
    emblem: slot("gold", "", "seal|badge|crest"),
    metal: slot("plastic", "#1b1c1e", "mic|microphone"),
    paper: slot("paper", "#f4f1e6", "speech|note"),
  },
  styles: {
    lectern: { weight: 1 },
    winners: {
      weight: 0,
      words: ["winners podium", "winner podium", "victory podium", "medal podium", "victory stand"],
      materials: { body: "painted-wood", top: "carpet" },
      dress: { body: "#f2f0ea", top: "#a8201c #1f4fa0" },
    },
  },
  build: ({ style }: Planned) => (style === "winners" ? winners() : lectern()),
});
