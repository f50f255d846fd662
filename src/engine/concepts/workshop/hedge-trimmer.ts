import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** Where the blade begins and ends along X, its height, half its height, and a tooth's pitch; metres. */
const [FROM, TO, MID, HALF, PITCH] = [0.16, 0.72, 0.095, 0.013, 0.028];

/** A flat bar with teeth above and below. `shift` moves its teeth along by part of a pitch. */
function comb(shift: number, reach: number): Corner[] {
  const count = Math.floor((TO - FROM - 0.03) / PITCH);
  const at = (i: number) => FROM + 0.015 + (i + shift) * PITCH;
  const row = (side: 1 | -1): Corner[] =>
    Array.from({ length: count }, (_, i): Corner[] => [
      [at(i), side * HALF],
      [at(i) + PITCH * 0.2, side * (HALF + reach), 0.002],
      [at(i) + PITCH * 0.42, side * (HALF + reach), 0.002],
      [at(i) + PITCH * 0.62, side * HALF],
    ]).flat();
  return [
    [FROM - 0.03, -HALF],
    ...row(-1),
    [TO, -HALF, 0.006],
    [TO, HALF, 0.006],
    ...row(1).reverse(),
    [FROM - 0.03, HALF],
  ];
}

function build(): Part[] {
  const blade = (shift: number, reach: number, z: number) =>
    move(plate(comb(shift, reach), 0.004, 0.0006), [0, MID, z]);
  const body = plate(
    [
      [-0.09, 0.035, 0.02],
      [0.13, 0.045, 0.02],
      [0.155, 0.075, 0.01],
      [0.155, 0.118, 0.01],
      [0.1, 0.15, 0.03],
      [-0.07, 0.168, 0.03],
      [-0.1, 0.12, 0.02],
    ],
    0.1,
    0.022,
  );
  const rear = tube(
    0.0165,
    curveThrough(
      [
        [-0.07, 0.152, 0],
        [-0.15, 0.168, 0],
        [-0.225, 0.145, 0],
        [-0.235, 0.085, 0],
        [-0.18, 0.055, 0],
        [-0.08, 0.062, 0],
      ],
      7,
    ),
    14,
  );
  const hoop = tube(
    0.0125,
    curveThrough(
      [
        [0.11, 0.07, 0.05],
        [0.115, 0.13, 0.095],
        [0.1, 0.215, 0.09],
        [0.092, 0.248, 0],
        [0.1, 0.215, -0.09],
        [0.115, 0.13, -0.095],
        [0.11, 0.07, -0.05],
      ],
      6,
    ),
    12,
  );
  const shield = plate(
    [
      [-0.105, -0.07, 0.03],
      [0.105, -0.07, 0.03],
      [0.085, 0.07, 0.03],
      [-0.085, 0.07, 0.03],
    ],
    0.007,
    0.002,
  );
  const guard = deform(turnY(shield, PI / 2), ([x, y, z]) => [0.165 + x + 0.18 * y, MID + 0.022 + y, z]);
  const vents = [0, 1, 2, 3, 4].flatMap((i) =>
    [1, -1].map((s) => bar([-0.05 + i * 0.026, 0.075, s * 0.0495], [-0.042 + i * 0.026, 0.118, s * 0.0495], 0.005, 8)),
  );
  return [
    makePart("body", "body", body, { weight: 1 }),
    makePart("blade-back", "metal", blade(0, 0.019, -0.0022), { weight: 0.9 }),
    makePart("blade-front", "blade", blade(0.4, 0.017, 0.0022), { weight: 1 }),
    makePart(
      "bolts",
      "metal",
      merge([0.24, 0.36, 0.48, 0.6].map((x) => move(disc(0.0065, 0.004, 0.001, 16), [x, MID, 0.0036]))),
      {
        weight: 0.3,
      },
    ),
    makePart("rear-handle", "dark", rear, { weight: 1 }),
    makePart("hoop", "dark", hoop, { weight: 1 }),
    makePart("shield", "dark", guard, { weight: 0.8 }),
    makePart("vents", "dark", merge(vents), { weight: 0.3 }),
    makePart(
      "trigger",
      "trigger",
      plate(
        [
          [-0.205, 0.112, 0.004],
          [-0.125, 0.12, 0.004],
          [-0.125, 0.152, 0.006],
          [-0.205, 0.15, 0.006],
        ],
        0.017,
        0.004,
      ),
      {
        weight: 0.6,
      },
    ),
  ];
}

/** A hedge trimmer. What makes it itself: a bright motor housing with a looped rear handle, a hoop over its front and a shield, and a long flat bar with teeth all along both edges. */
export const hedgeTrimmer = defineFromPlan({
  id: "hedge-trimmer",
  family: "tool",
  words: [
    "hedge trimmer",
    "hedge cutter",
    "hedge clipper",
    "hedgetrimmer",
    "electric hedge trimmer",
    "hedge trimmers",
    "bush trimmer",
  ],
  height: 0.26,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.24 },
  slots: {
    body: mainSlot("plastic", "#e0641c #2f8a3a #c8201c #e0b01a", "case|housing|motor"),
    dark: slot("plastic", "#202126", "handle|grip|shield|guard"),
    blade: slot("brushed-steel", "", "tooth|teeth|bar"),
    metal: slot("steel", "#5a5d62", "bolt"),
    trigger: slot("plastic", "#c41a14 #e8b01e", "switch"),
  },
  build,
  sockets: () => [
    { name: "attach", position: [-0.17, 0.15, 0], normal: [0, 1, 0], radius: 0.02 },
    { name: "hand", position: [-0.17, 0.15, 0], normal: [0, 0, 1], radius: 0.02 },
  ],
});
