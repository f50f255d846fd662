import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const TALL = 0.26;

/** TNT across the front. */
const label: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.7) return;
  if (isWritten("TNT", x, y, 0.062, 0.12)) layColour(surface, fromHex("#f3ead2"), 0.6, 0);
};

function build({ seed }: Planned): Part[] {
  const up = 0.1 + (seed % 4) * 0.03;
  const top = TALL + up;
  const boards = [-1, 1].flatMap((s) =>
    [0.03, TALL - 0.03].map((y) => move(box([0.016, 0.03, 0.196], { bevel: 0.003 }), [s * 0.103, y, 0])),
  );
  const bands = [0.03, TALL - 0.03].map((y) => move(box([0.222, 0.03, 0.016], { bevel: 0.003 }), [0, y, 0.095]));
  const backs = [0.03, TALL - 0.03].map((y) => move(box([0.222, 0.03, 0.016], { bevel: 0.003 }), [0, y, -0.095]));
  const grip = turnZ(
    turnedPiece(
      [
        [0.012, -0.115, 0.006],
        [0.0155, -0.1, 0.01],
        [0.0135, 0, 0.04],
        [0.0155, 0.1, 0.01],
        [0.012, 0.115, 0.006],
      ],
      28,
    ),
    PI / 2,
  );
  const wire = (z: number, way: number) =>
    tube(
      0.0042,
      curveThrough(
        [
          [0.07, TALL + 0.02, z],
          [0.085, TALL + 0.035, z * 1.3],
          [0.13, TALL - 0.02, z * 1.8],
          [0.15, 0.1, z * 2.2],
          [0.18, 0.012, z * 2.6],
          [0.24, 0.0045, z * 2 + way * 0.03],
          [0.3, 0.0045, z * 2.6 + way * 0.06],
        ],
        8,
      ),
      10,
    );
  return [
    makePart("box", "body", move(box([0.2, TALL, 0.18], { bevel: 0.006, bevelSteps: 2 }), [0, TALL / 2, 0]), {
      weight: 1,
      grain: "y",
    }),
    makePart("front", "body", move(settle(box([0.17, 0.15, 0.012], { bevel: 0.003 })), [0, TALL / 2, 0.087]), {
      weight: 1,
      paint: label,
    }),
    makePart("bands", "body", merge([...boards, ...bands, ...backs]), { weight: 0.6 }),
    makePart(
      "collar",
      "metal",
      move(
        turnedPiece(
          [
            [0.03, 0, 0.003],
            [0.03, 0.008, 0.003],
            [0.018, 0.014, 0.004],
            [0.018, 0.03, 0.003],
          ],
          32,
        ),
        [0, TALL - 0.002, 0],
      ),
      { weight: 0.5 },
    ),
    makePart("plunger", "metal", bar([0, TALL, 0], [0, top + 0.004, 0], 0.0095, 18), { weight: 0.9 }),
    makePart("handle", "handle", move(settle(grip), [0, top, 0]), { weight: 1 }),
    ...makeParts(
      "terminal",
      "metal",
      [-0.04, 0.04].map((z) =>
        move(
          turnedPiece(
            [
              [0.01, 0, 0.001],
              [0.01, 0.008, 0.001],
              [0.005, 0.01],
              [0.005, 0.02],
              [0.009, 0.021, 0.001],
              [0.009, 0.03, 0.002],
            ],
            18,
          ),
          [0.07, TALL - 0.001, z],
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("wire-red", "wire", wire(0.04, 1), { weight: 0.7 }),
    makePart("wire-black", "cable", wire(-0.04, -1), { weight: 0.7 }),
  ];
}

/** A detonator. What makes it itself: a wooden box with TNT on its front, a T of a handle on a plunger raised out of its lid, two screw terminals and a red and a black wire running away over the floor. */
export const detonator = defineFromPlan({
  id: "detonator",
  family: "weapon",
  words: [
    "detonator",
    "tnt detonator",
    "plunger detonator",
    "dynamite plunger",
    "blasting machine",
    "detonator box",
    "tnt plunger",
    "dynamite detonator",
  ],
  senses: ["detonator"],
  height: 0.42,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-wood pine", "#a8261c #8a2018 #b5713a", "box|case|crate"),
    handle: slot("beech painted-wood", "#2a1d14 #1b1b1d", "grip|bar"),
    metal: slot("brass steel", "", "plunger|terminal|rod"),
    wire: slot("rubber", "#c8281e", "lead"),
    cable: slot("rubber", "#17181a"),
  },
  build,
});
