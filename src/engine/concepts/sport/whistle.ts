import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

const R = 0.0135;

function build(): Part[] {
  // a round chamber with a flat mouthpiece running off its top to the right
  const side = plate(
    [
      [0.0, 0, 0.012],
      [R * 1.0, 0.004, 0.012],
      [R * 1.05, 0.0115, 0.004],
      [0.044, 0.0145, 0.001],
      [0.044, 0.026, 0.002],
      [0.0, 2 * R, 0.013],
      [-R, 2 * R, R],
      [-R, 0, R],
    ],
    0.019,
    0.002,
  );
  const cheek = (s: number) => move(disc(R * 0.86, 0.0016, 0.0006, 36), [0, R, s > 0 ? 0.0088 : -0.0104]);
  const ring = move(turnX(torus(0.0052, 0.001, 24, 8), PI / 2), [-R - 0.0042, R + 0.004, 0]);
  const cord = tube(
    0.0015,
    curveThrough(
      [
        [-R - 0.0085, R + 0.003, 0.0],
        [-0.036, 0.0055, 0.006],
        [-0.05, 0.0016, 0.022],
        [-0.025, 0.0016, 0.044],
        [0.02, 0.0016, 0.042],
        [0.05, 0.0016, 0.03],
        [0.062, 0.0016, 0.008],
        [0.05, 0.0016, -0.02],
        [0.005, 0.0016, -0.034],
        [-0.04, 0.0016, -0.022],
        [-0.044, 0.003, -0.004],
        [-R - 0.0085, R + 0.002, -0.0004],
      ],
      8,
    ),
    8,
  );
  return [
    makePart("body", "body", side, { weight: 1 }),
    makePart("cheeks", "body", merge([cheek(1), cheek(-1)]), { weight: 0.5 }),
    makePart("window", "dark", block([0.0085, 0.0034, 0.0148], [0.0165, 0.0261, 0], 0.0004), { weight: 0.8 }),
    makePart("slit", "dark", block([0.0012, 0.004, 0.0145], [0.0441, 0.0205, 0], 0.0003), { weight: 0.5 }),
    makePart("ball", "ball", move(sphere(0.0042, 16), [0.0095, 0.0242, 0.002]), { weight: 0.3 }),
    makePart("ring", "ring", ring, { weight: 0.7 }),
    makePart("lug", "body", block([0.004, 0.006, 0.004], [-R - 0.0005, R + 0.004, 0], 0.001), { weight: 0.2 }),
    makePart("cord", "cord", cord, { weight: 0.8 }),
  ];
}

/** A whistle. What makes it itself: a round chamber with a flat mouthpiece off its top, a slot cut across it, a ring behind and a lanyard around it. */
export const whistle = defineFromPlan({
  id: "whistle",
  family: "toy",
  words: [
    "whistle",
    "referee whistle",
    "sports whistle",
    "coach whistle",
    "police whistle",
    "lifeguard whistle",
    "pea whistle",
  ],
  senses: ["whistle#4"],
  height: 0.03,
  view: { azimuth: 0.35, elevation: 0.42 },
  slots: {
    body: mainSlot("chrome plastic", "", "chamber|mouthpiece"),
    dark: slot("plastic", "#0e0e10", "slot|opening|window"),
    ball: slot("cork", "", "pea"),
    ring: slot("brushed-steel", "", "loop"),
    cord: slot("woven-cotton", "#17181b #c8201c #1f4fa0", "lanyard|string|strap"),
  },
  kinds: {
    metal: { weight: 2, words: ["police whistle"], materials: { body: "chrome" } },
    plastic: {
      weight: 2,
      words: ["lifeguard whistle"],
      materials: { body: "plastic" },
      dress: { body: "#d8281e|#e87a14|#1a1b1e|#2a62c8" },
    },
  },
  build,
});
