import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Yellow and black bars across the block. */
const warning: Paint = (surface, x, y) => {
  const s = (x + y) * 14;
  if (s - Math.floor(s) < 0.5) layColour(surface, [0.02, 0.02, 0.02]);
};

function crane(): Part[] {
  const line = curveThrough(
    [
      [0, 0.38, 0],
      [0, 0.31, 0],
      [0.03, 0.255, 0],
      [0.085, 0.19, 0],
      [0.098, 0.12, 0],
      [0.062, 0.058, 0],
      [0, 0.035, 0],
      [-0.06, 0.055, 0],
      [-0.098, 0.105, 0],
      [-0.108, 0.15, 0],
    ],
    6,
  );
  const hook = sweep(circleOutline(0.03, 16), line, {
    endRounding: 0.01,
    scale: (t) =>
      t < 0.18 ? 0.72 : 0.72 + 0.5 * Math.max(0, 1 - Math.abs(t - 0.55) / 0.38) - (t > 0.82 ? (t - 0.82) * 2.4 : 0),
  });
  const y = 0.47;
  return [
    makePart("hook", "body", hook, { weight: 1 }),
    makePart("latch", "pin", bar([-0.1, 0.145, 0], [0.012, 0.265, 0], 0.007, 10), { weight: 0.5 }),
    makePart(
      "swivel",
      "pin",
      move(
        turnedPiece(
          [
            [0.034, 0, 0.005],
            [0.034, 0.03, 0.005],
          ],
          28,
        ),
        [0, 0.345, 0],
      ),
      { weight: 0.6 },
    ),
    ...makeParts(
      "block",
      "block",
      [-0.042, 0.042].map((z) =>
        move(
          plate(
            [
              [-0.06, -0.11, 0.03],
              [0.06, -0.11, 0.03],
              [0.105, 0.0, 0.08],
              [0.07, 0.1, 0.06],
              [-0.07, 0.1, 0.06],
              [-0.105, 0.0, 0.08],
            ],
            0.022,
            0.005,
          ),
          [0, y, z],
        ),
      ),
      { weight: 1, paint: warning },
    ),
    makePart("sheave", "pin", move(disc(0.088, 0.05, 0.01), [0, y + 0.005, -0.025]), { weight: 0.6 }),
    makePart("axle", "pin", move(disc(0.024, 0.13, 0.005, 24), [0, y + 0.005, -0.065]), { weight: 0.5 }),
    ...makeParts(
      "cable",
      "cable",
      [-0.08, 0.08].map((x) => bar([x, y, 0], [x, 0.76, 0], 0.0075, 10)),
      { weight: 0.6 },
    ),
  ];
}

function fishing(): Part[] {
  const line = curveThrough(
    [
      [0, 0.115, 0],
      [0, 0.07, 0],
      [0.001, 0.035, 0],
      [0.012, 0.009, 0],
      [0.03, 0.0035, 0],
      [0.047, 0.012, 0],
      [0.053, 0.034, 0],
      [0.051, 0.056, 0],
    ],
    7,
  );
  return [
    makePart(
      "hook",
      "body",
      sweep(circleOutline(0.0032, 12), line, { scale: (t) => (t > 0.93 ? 1 - (t - 0.93) * 13 : 1) }),
      { weight: 1 },
    ),
    makePart(
      "barb",
      "body",
      tube(
        0.0022,
        [
          [0.0515, 0.045, 0],
          [0.041, 0.029, 0],
        ],
        8,
        { scale: (t) => 1.2 - t },
      ),
      { weight: 0.7 },
    ),
    makePart("eye", "body", move(turnX(torus(0.0065, 0.0026, 24, 10), PI / 2), [0, 0.121, 0]), { weight: 0.8 }),
  ];
}

/** In place of a hand: a cup over the wrist, and out of its rounded end a hook. */
function hand(): Part[] {
  const line = curveThrough(
    [
      [0, 0.1, 0],
      [0, 0.16, 0],
      [0.012, 0.2, 0],
      [0.05, 0.235, 0],
      [0.094, 0.215, 0],
      [0.108, 0.165, 0],
      [0.09, 0.122, 0],
    ],
    7,
  );
  const cup = turnedPiece(
    [
      [0.05, 0, 0.006],
      [0.056, 0.02, 0.006],
      [0.046, 0.03, 0.006],
      [0.042, 0.085, 0.016],
      [0.018, 0.115, 0.01],
    ],
    32,
  );
  return [
    makePart(
      "hook",
      "body",
      sweep(circleOutline(0.015, 16), line, { scale: (t) => (t < 0.6 ? 1 : 1 - 2.2 * (t - 0.6)), endRounding: 0.002 }),
      { weight: 1 },
    ),
    makePart("cup", "pin", cup, { weight: 0.8 }),
  ];
}

/** On a board for the wall: three bent hooks side by side. */
function wall(): Part[] {
  const line = curveThrough(
    [
      [0, 0.1, 0.03],
      [0, 0.09, 0.075],
      [0, 0.05, 0.088],
      [0, 0.016, 0.082],
      [0, 0, 0.11],
      [0, 0.03, 0.142],
      [0, 0.062, 0.146],
    ],
    6,
  );
  const bent = sweep(circleOutline(0.009, 14), line, { endRounding: 0.004 });
  const at = [-0.144, 0, 0.144];
  return [
    makePart("board", "block", move(box([0.6, 0.15, 0.03], { bevel: 0.006 }), [0, 0.06, 0.015]), {
      weight: 1,
      grain: "x",
    }),
    ...makeParts(
      "hook",
      "body",
      at.map((x) => move(bent, [x, 0, 0])),
      { weight: 0.7 },
    ),
    ...makeParts(
      "knob",
      "body",
      at.map((x) => move(sphere(0.015, 16), [x, 0.062, 0.146])),
      { weight: 0.4 },
    ),
  ];
}

const BUILDS = { crane, fishing, hand, wall };

const build = ({ style }: Planned): Part[] => BUILDS[style as keyof typeof BUILDS]();

/** A hook. What makes it itself: the heavy steel hook of a crane under a striped pulley block with a latch across its mouth; a barbed fish hook with an eye; or a pirate's, on a cup in place of a hand; or three on a board for the wall. */
export const hook = defineFromPlan({
  id: "hook",
  family: "tool",
  words: [
    "hook",
    "crane hook",
    "lifting hook",
    "cargo hook",
    "fish hook",
    "fishhook",
    "fishing hook",
    "hook hand",
    "hand hook",
    "pirate hook",
    "key hook",
    "key rack",
  ],
  senses: ["hook#4", "hook#1", "fishhook"],
  height: 0.7,
  view: { azimuth: 0.45, elevation: 0.1 },
  slots: {
    body: mainSlot("iron brushed-steel", "", "bow"),
    block: slot("painted-metal", "#f0b41e", "pulley"),
    pin: slot("brushed-steel", "#8a8d92", "latch|sheave|screw"),
    cable: slot("brushed-steel", "#5a5d62", "rope"),
  },
  styles: {
    crane: { weight: 2, words: ["crane hook", "lifting hook", "cargo hook"] },
    fishing: { weight: 0.5, words: ["fish hook", "fishhook", "fishing hook"], materials: { body: "brushed-steel" } },
    wall: {
      weight: 0,
      words: ["key hook", "key rack"],
      materials: { block: "oak", body: "brushed-steel" },
      dress: { block: "#8a6238" },
    },
    hand: { weight: 0, words: ["hook hand", "hand hook", "pirate hook"], materials: { body: "brushed-steel" } },
  },
  build,
});
