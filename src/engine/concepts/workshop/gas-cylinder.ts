import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2 } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Writes a word round the front of a vessel of this radius, and a flame's diamond under it. */
const label =
  (word: string, r: number, y: number, high: number, ink: string): Paint =>
  (surface, x, py, z) => {
    if (z < 0) return;
    const u = (atan2(x, z) - 0.3) * r;
    if (isWritten(word, u, py - y, high, 0.11)) return layColour(surface, fromHex(ink), 0.5, 0);
    const [a, b] = [u / high, (py - y) / high + 2];
    const d = Math.abs(a) + Math.abs(b);
    if (d < 1.15) {
      const isRim = d > 0.98;
      const isFlame =
        a * a * 4 + (b + 0.1) * (b + 0.1) < 0.2 || (b > 0 && b < 0.6 && Math.abs(a) < 0.2 * (1 - b / 0.6));
      layColour(surface, isRim || isFlame ? [0.9, 0.9, 0.88] : fromHex("#c8201a"), 0.5, 0);
    }
  };

const handwheel = (y: number, r: number) => [
  move(torus(r, r * 0.16, 32, 8), [0, y, 0]),
  ...around(4, bar([0, y, 0], [r, y, 0], r * 0.12, 8)),
  bar([0, y - r * 0.3, 0], [0, y + r * 0.25, 0], r * 0.24, 12),
];

/** A squat round bottle with a collar to carry it by. */
function propane(word: string): Part[] {
  const r = 0.155;
  const posts = around(3, merge([block([0.012, 0.12, 0.075], [0.1, 0.43, 0], 0.005, 2)]), 0.5);
  return [
    makePart(
      "tank",
      "body",
      turnedUp(
        [
          [0, 0.035],
          [0.08, 0.035],
          [r * 0.92, 0.06, 0.06],
          [r, 0.13, 0.05],
          [r, 0.3, 0.05],
          [r * 0.9, 0.37, 0.06],
          [0.07, 0.405, 0.03],
          [0.03, 0.41],
          [0, 0.41],
        ],
        56,
        5,
      ),
      { weight: 1, paint: label(word, r, 0.27, 0.034, "#2a2c2e"), projection: "cylinder" },
    ),
    makePart("weld", "body", move(torus(r * 1.001, 0.0035, 56, 6), [0, 0.215, 0]), { weight: 0.3 }),
    makePart(
      "foot",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.118, 0, 0.003],
          [0.118, 0.06],
          [0, 0.06],
        ],
        48,
      ),
      { weight: 0.6 },
    ),
    makePart("collar-posts", "body", merge(posts), { weight: 0.7 }),
    makePart("collar", "body", merge([move(torus(0.1, 0.0105, 48, 10), [0, 0.49, 0])]), { weight: 0.8 }),
    makePart(
      "valve",
      "valve",
      merge([
        turnedUp(
          [
            [0, 0.4],
            [0.022, 0.4],
            [0.022, 0.425, 0.003],
            [0.014, 0.43],
            [0.014, 0.46],
            [0, 0.46],
          ],
          20,
        ),
        bar([0, 0.44, 0], [0, 0.44, 0.05], 0.011, 12),
      ]),
      { weight: 0.5 },
    ),
    makePart("wheel", "wheel", merge(handwheel(0.472, 0.03)), { weight: 0.6 }),
  ];
}

/** A tall bottle with a round shoulder: welders', hospitals'. */
function tall(word: string): Part[] {
  const r = 0.115;
  return [
    makePart(
      "tank",
      "body",
      turnedUp(
        [
          [0, 0.01],
          [r * 0.9, 0.01, 0.01],
          [r, 0.03, 0.02],
          [r, 0.98, 0.04],
          [r * 0.82, 1.1, 0.1],
          [0.042, 1.16, 0.03],
          [0.036, 1.2, 0.004],
          [0, 1.2],
        ],
        56,
        6,
      ),
      { weight: 1, paint: label(word, r, 0.76, 0.041, "#f2f0ea"), projection: "cylinder" },
    ),
    makePart(
      "shoulder",
      "band",
      turnedUp(
        [
          [0, 0.985],
          [r + 0.0015, 0.985, 0.001],
          [r + 0.0015, 1.0],
          [r * 0.86, 1.09, 0.08],
          [0.05, 1.155, 0.02],
          [0, 1.156],
        ],
        56,
        6,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "foot",
      "wheel",
      turnedUp(
        [
          [0, 0],
          [r * 1.03, 0, 0.004],
          [r * 1.03, 0.06, 0.006],
          [0, 0.06],
        ],
        48,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "valve",
      "valve",
      merge([
        turnedUp(
          [
            [0, 1.19],
            [0.028, 1.19, 0.002],
            [0.028, 1.215, 0.002],
            [0.017, 1.22],
            [0.017, 1.29],
            [0, 1.29],
          ],
          24,
        ),
        bar([0, 1.245, 0], [0.07, 1.245, 0], 0.014, 14),
        bar([0.06, 1.245, 0], [0.082, 1.245, 0], 0.02, 6),
      ]),
      { weight: 0.7 },
    ),
    makePart("wheel", "wheel", merge(handwheel(1.3, 0.036)), { weight: 0.6 }),
    makePart(
      "gauge",
      "gauge",
      merge([
        bar([0.05, 1.245, 0], [0.05, 1.3, 0], 0.007, 10),
        settle(move(disc(0.036, 0.022, 0.004, 36), [0.05, 1.325, -0.011])),
      ]),
      {
        weight: 0.6,
        paint: (surface, x, y, z) => {
          const [u, v] = [x - 0.05, y - 1.325];
          const d = Math.sqrt(u * u + v * v);
          if (z < 0.009 || d > 0.031) return layColour(surface, [0.55, 0.42, 0.18], 0.3, 1);
          const isHand = Math.abs(u - v) < 0.0022 && u > -0.006 && u < 0.018;
          layColour(
            surface,
            isHand
              ? [0.7, 0.02, 0.02]
              : d > 0.025 && (atan2(u, v) * 3.2 + 20) % 1 < 0.3
                ? [0.03, 0.03, 0.03]
                : [0.92, 0.92, 0.88],
            0.3,
            0,
          );
        },
      },
    ),
  ];
}

/** A diver's bottle in its harness, with a hose and a mouthpiece. */
function scuba(): Part[] {
  const r = 0.09;
  const hose = curveThrough(
    [
      [0.03, 0.69, 0.02],
      [0.11, 0.72, 0.03],
      [0.17, 0.6, 0.06],
      [0.16, 0.4, 0.1],
      [0.11, 0.3, 0.125],
    ],
    7,
  );
  return [
    makePart(
      "tank",
      "body",
      turnedUp(
        [
          [0, 0.004],
          [r * 0.9, 0.004, 0.006],
          [r, 0.03, 0.02],
          [r, 0.52, 0.03],
          [r * 0.84, 0.6, 0.06],
          [0.034, 0.645, 0.02],
          [0.03, 0.67],
          [0, 0.67],
        ],
        48,
        6,
      ),
      { weight: 1, projection: "cylinder" },
    ),
    makePart(
      "boot",
      "wheel",
      turnedUp(
        [
          [0, 0],
          [r * 1.06, 0, 0.008],
          [r * 1.06, 0.075, 0.004],
          [0, 0.075],
        ],
        48,
      ),
      { weight: 0.6 },
    ),
    makePart(
      "straps",
      "strap",
      merge(
        [0.2, 0.42].map((y) =>
          turnedUp(
            [
              [0, y - 0.02],
              [r + 0.005, y - 0.02, 0.002],
              [r + 0.005, y + 0.02, 0.002],
              [0, y + 0.02],
            ],
            48,
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "buckles",
      "valve",
      merge([0.2, 0.42].map((y) => block([0.05, 0.05, 0.012], [0, y, r + 0.006], 0.004, 2))),
      { weight: 0.4 },
    ),
    makePart(
      "valve",
      "valve",
      merge([
        turnedUp(
          [
            [0, 0.66],
            [0.024, 0.66, 0.002],
            [0.024, 0.72, 0.006],
            [0, 0.722],
          ],
          24,
        ),
        bar([0, 0.695, 0], [-0.06, 0.695, 0], 0.012, 12),
      ]),
      { weight: 0.7 },
    ),
    makePart("knob", "wheel", bar([-0.055, 0.695, 0], [-0.085, 0.695, 0], 0.02, 12), { weight: 0.5 }),
    makePart("hose", "wheel", tube(0.0095, hose, 12), { weight: 0.8 }),
    makePart(
      "regulator",
      "wheel",
      merge([
        settle(move(disc(0.034, 0.03, 0.008, 32), [0.11, 0.29, 0.115])),
        block([0.04, 0.02, 0.03], [0.11, 0.285, 0.105], 0.006, 2),
      ]),
      { weight: 0.7 },
    ),
  ];
}

function build({ style, kind }: Planned): Part[] {
  if (style === "scuba") return scuba();
  if (style === "propane") return propane("PROPANE");
  return tall(kind === "oxygen" ? "OXYGEN" : kind === "helium" ? "HELIUM" : "GAS");
}

/** A gas cylinder. What makes it itself: a thick steel bottle with a round shoulder and a brass valve with a hand wheel. A propane tank is squat and white, with a foot ring and a collar to carry it; a welder's or hospital's is tall, with a coloured shoulder and a gauge; a diver's has straps, a hose and a mouthpiece. */
export const gasCylinder = defineFromPlan({
  id: "gas-cylinder",
  family: "tool",
  words: [
    "gas cylinder",
    "gas bottle",
    "propane tank",
    "propane",
    "propane cylinder",
    "gas tank",
    "oxygen tank",
    "oxygen cylinder",
    "oxygen bottle",
    "helium tank",
    "welding tank",
    "compressed air tank",
    "scuba tank",
    "diving tank",
    "diving cylinder",
    "air tank",
    "lpg cylinder",
  ],
  senses: ["gas tank"],
  height: 1.2,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#2f5a3a #3a5a8a #8a2a20", "bottle|tank|cylinder"),
    band: slot("painted-metal", "#e8e4da", "shoulder"),
    valve: slot("brass", "", "nozzle|buckle"),
    wheel: slot("rubber", "#1c1d20", "hand wheel|hose|mouthpiece|boot|regulator"),
    gauge: slot("brass", "", "dial|manometer"),
    strap: slot("ripstop-nylon", "#17181c", "harness|belt"),
  },
  styles: {
    propane: {
      weight: 1.2,
      words: ["propane tank", "propane", "propane cylinder", "lpg cylinder", "gas bottle", "gas tank"],
      dress: { body: "#e4e2dc", wheel: "#1c1d20" },
    },
    tall: {
      weight: 1,
      words: ["oxygen tank", "oxygen cylinder", "oxygen bottle", "helium tank", "welding tank"],
      slots: ["gauge"],
    },
    scuba: {
      weight: 0,
      words: ["scuba tank", "diving tank", "diving cylinder", "air tank", "compressed air tank"],
      dress: { body: "#e8b81c" },
      slots: ["strap"],
    },
  },
  kinds: {
    gas: {},
    oxygen: { weight: 0.5, words: ["oxygen tank", "oxygen cylinder", "oxygen bottle"] },
    helium: { weight: 0.3, words: ["helium tank"] },
  },
  build,
});
