import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedAlong } from "../vehicle/bodywork.ts";

/** Radius of the coil and of the cable, metres. */
const [COIL, CORD] = [0.085, 0.0042];
const TURNS = 4;

/** Turns that lie on and beside each other, and both ends led out to the front. */
function coil(next: () => number): Vec3[] {
  const steps = 26 * TURNS;
  const loose = Array.from({ length: TURNS + 2 }, () => (next() - 0.5) * 0.008);
  const rounds = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const turn = i / 26;
    const at = Math.floor(turn);
    const drift = (loose[at] as number) * (1 - (turn - at)) + (loose[at + 1] as number) * (turn - at);
    const r = COIL + drift + 0.0085 * sin(turn * TAU * 0.5);
    const angle = 0.25 * TAU + turn * TAU;
    return [r * cos(angle), CORD + turn * CORD * 1.9, -r * sin(angle)];
  });
  const last = rounds.at(-1) as Vec3;
  return [
    [-0.14, CORD, 0.085],
    [-0.1, CORD, 0.02],
    [-0.06, CORD, -0.07],
    ...rounds.slice(2, -2),
    [0.06, last[1] * 0.8, -0.075],
    [0.115, CORD * 2.4, -0.01],
    [0.135, CORD, 0.05],
    [0.14, CORD, 0.085],
  ];
}

/** A plug at a cable's end, its grip with ribs, looking along +Z. */
function connector(style: string): { readonly grip: Part["geometry"]; readonly tip: Part["geometry"] } {
  const y = CORD;
  if (style === "jack")
    return {
      grip: turnedAlong(
        [
          [0, -0.004],
          [0.0052, -0.004, 0.001],
          [0.0095, 0.006, 0.003],
          [0.0095, 0.042, 0.001],
          [0, 0.042],
        ],
        [0, 0.0095, 0],
        32,
      ),
      tip: turnedAlong(
        [
          [0, 0.04],
          [0.0034, 0.04],
          [0.0034, 0.066],
          [0.0024, 0.0675],
          [0.0036, 0.07, 0.001],
          [0.001, 0.076, 0.001],
          [0, 0.0765],
        ],
        [0, 0.0095, 0],
        28,
      ),
    };
  if (style === "network")
    return {
      grip: block([0.0125, 0.011, 0.03], [0, 0.0058, 0.012], 0.002, 2),
      tip: merge([
        block([0.0116, 0.0085, 0.022], [0, 0.0055, 0.036], 0.0006),
        settle(block([0.006, 0.0014, 0.022], [0, 0.0118, 0.03], 0.0005)),
      ]),
    };
  return {
    grip: merge([block([0.0185, 0.0095, 0.034], [0, y + 0.0012, 0.014], 0.003, 3)]),
    tip: merge([block([0.0125, 0.005, 0.019], [0, y + 0.0012, 0.038], 0.0006)]),
  };
}

function build({ style, stream }: Planned): Part[] {
  const path = coil(stream("turns"));
  const { grip, tip } = connector(style);
  const ends = [-1, 1].map((side) => [side * 0.14, 0, 0.085] as Vec3);
  const at = (g: Part["geometry"]) => merge(ends.map((end) => move(g, end)));
  const mid = CORD * (1 + TURNS * 0.95);
  const ties = [0.12, 0.62].map((share) => {
    const angle = share * TAU;
    // around the turns: its axis along them
    const band = settle(turnY(turnX(stretch(torus(CORD * 4, 0.0022, 36, 8), [1, 1.6, 1.1]), TAU / 4), angle));
    return settle(move(band, [COIL * cos(angle), mid, -COIL * sin(angle)]));
  });
  return [
    makePart("cable", "cable", tube(CORD, curveThrough(path, 2), 12, { endRounding: 0.001, endSteps: 1 }), {
      weight: 1,
    }),
    makePart("grips", "grip", at(grip), { weight: 0.9 }),
    makePart("tips", "tip", at(tip), { weight: 0.9 }),
    makePart("ties", "tie", merge(ties), { weight: 0.5 }),
  ];
}

/** A cable. What makes it itself: a round rubber cord laid in a coil of several turns under two ties, a plug at either end. */
export const cable = defineFromPlan({
  id: "cable",
  family: "object",
  words: [
    "cable",
    "coiled cable",
    "usb cable",
    "charging cable",
    "charger cable",
    "audio cable",
    "guitar cable",
    "network cable",
    "ethernet cable",
    "extension cable",
    "hdmi cable",
  ],
  senses: ["cable#2", "coaxial cable"],
  height: 0.045,
  view: { azimuth: 0.45, elevation: 0.62 },
  slots: {
    cable: { ...mainSlot("rubber", "#1b1c1f #ecebe6 #2a2c30", "cord|wire|lead"), group: "rubber" },
    grip: { ...mainSlot("plastic", "#1b1c1f #ecebe6 #2a2c30", "plug|connector|end|handle"), group: "rubber" },
    tip: slot("gold chrome", "", "contact|pin|jack"),
    tie: slot("plastic", "#1d1e22 #c8281e", "strap|band|cable tie"),
  },
  styles: {
    jack: { weight: 1, words: ["audio cable", "guitar cable"] },
    usb: {
      weight: 1,
      words: ["usb cable", "charging cable", "charger cable", "hdmi cable"],
      materials: { tip: "chrome" },
    },
    network: {
      weight: 0.5,
      words: ["network cable", "ethernet cable"],
      dress: { cable: "#1f5fc0", grip: "#e8e9ea" },
      materials: { tip: "plastic" },
    },
  },
  build,
});
