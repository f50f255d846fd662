import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, settle, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const WIDE = 0.46;
const DEEP = 0.21;

/** The jaw of an open-ended spanner on its shank, upright. */
const spanner = (): Geometry =>
  plate(
    [
      [-0.009, -0.12],
      [0.009, -0.12],
      [0.009, 0.06, 0.01],
      [0.026, 0.083, 0.012],
      [0.022, 0.12, 0.006],
      [0.011, 0.112, 0.002],
      [0.011, 0.088, 0.004],
      [-0.011, 0.088, 0.004],
      [-0.011, 0.112, 0.002],
      [-0.022, 0.12, 0.006],
      [-0.026, 0.083, 0.012],
      [-0.009, 0.06, 0.01],
    ],
    0.009,
    0.002,
  );

const screwdriverGrip = (): Geometry =>
  turnedPiece(
    [
      [0.006, -0.12],
      [0.006, 0.0],
      [0.016, 0.004, 0.004],
      [0.014, 0.02, 0.006],
      [0.018, 0.05, 0.01],
      [0.018, 0.09, 0.01],
      [0.009, 0.105, 0.006],
    ],
    16,
  );

const hammerHead = (): Geometry =>
  merge([
    bar([-0.045, 0.1, 0], [0.03, 0.1, 0], 0.0165, 16),
    plate(
      [
        [0.02, 0.084],
        [0.06, 0.094, 0.01],
        [0.085, 0.076, 0.003],
        [0.066, 0.114, 0.02],
        [0.02, 0.116],
      ],
      0.02,
      0.003,
    ),
  ]);

/** Steel box with a roof-shaped lid, carrying handle and two latches. */
function steelBox(): Part[] {
  const along = (profile: Parameters<typeof plate>[0], length: number) =>
    settle(turnY(plate(profile, length, 0.006), PI / 2));
  const body = along(
    [
      [-DEEP / 2, 0, 0.01],
      [DEEP / 2, 0, 0.01],
      [DEEP / 2, 0.148, 0.004],
      [-DEEP / 2, 0.148, 0.004],
    ],
    WIDE,
  );
  const lid = along(
    [
      [-DEEP / 2 - 0.004, 0.15, 0.003],
      [DEEP / 2 + 0.004, 0.15, 0.003],
      [DEEP / 2 + 0.004, 0.178, 0.008],
      [0.062, 0.222, 0.012],
      [-0.062, 0.222, 0.012],
      [-DEEP / 2 - 0.004, 0.178, 0.008],
    ],
    WIDE + 0.008,
  );
  const bow = curveThrough(
    [
      [-0.085, 0.222, 0],
      [-0.082, 0.262, 0],
      [-0.05, 0.278, 0],
      [0.05, 0.278, 0],
      [0.082, 0.262, 0],
      [0.085, 0.222, 0],
    ],
    5,
  );
  const latch = (x: number) =>
    merge([
      block([0.044, 0.04, 0.01], [x, 0.168, DEEP / 2 + 0.008], 0.003),
      block([0.034, 0.034, 0.012], [x, 0.132, DEEP / 2 + 0.005], 0.003),
      bar([x - 0.022, 0.15, DEEP / 2 + 0.01], [x + 0.022, 0.15, DEEP / 2 + 0.01], 0.006, 10),
    ]);
  const ridge = (y: number) => block([WIDE - 0.05, 0.008, 0.008], [0, y, DEEP / 2], 0.003);
  return [
    makePart("body", "body", body, { weight: 1 }),
    makePart("lid", "body", lid, { weight: 1 }),
    makePart("ridges", "body", merge([ridge(0.04), ridge(0.075)]), { weight: 0.3 }),
    makePart("seam", "metal", block([WIDE - 0.004, 0.008, DEEP - 0.004], [0, 0.149, 0]), { weight: 0.2 }),
    makePart("handle", "handle", tube(0.009, bow, 12), { weight: 0.9 }),
    makePart("grip", "handle", bar([-0.052, 0.278, 0], [0.052, 0.278, 0], 0.0135, 16), { weight: 0.8 }),
    makePart("feet", "metal", merge([-1, 1].map((s) => block([0.04, 0.03, 0.03], [s * 0.085, 0.224, 0], 0.004))), {
      weight: 0.4,
    }),
    ...makeParts("latch", "metal", [latch(-0.14), latch(0.14)], { weight: 0.7 }),
  ];
}

/** Open wooden box with a pole to carry it by, tools standing in it. */
function tote(): Part[] {
  const gable = plate(
    [
      [-DEEP / 2, 0, 0.004],
      [DEEP / 2, 0, 0.004],
      [DEEP / 2, 0.13, 0.02],
      [0.045, 0.285, 0.04],
      [-0.045, 0.285, 0.04],
      [-DEEP / 2, 0.13, 0.02],
    ],
    0.018,
    0.003,
  );
  const end = (x: number) => move(turnY(gable, PI / 2), [x, 0, 0]);
  const board = (z: number) => block([WIDE - 0.02, 0.12, 0.014], [0, 0.06, z], 0.003);
  const stand = (geometry: Geometry, x: number, z: number, lean: number) =>
    place(geometry, chain(rotation(Z_AXIS, lean), rotation(X_AXIS, -0.1), translation([x, 0.13, z])));
  return [
    ...makeParts("end", "body", [end(-WIDE / 2 + 0.01), end(WIDE / 2 - 0.01)], { weight: 1, grain: "y" }),
    ...makeParts("side", "body", [board(DEEP / 2 - 0.01), board(-DEEP / 2 + 0.01)], { weight: 1, grain: "x" }),
    makePart("floor", "body", block([WIDE - 0.03, 0.012, DEEP - 0.02], [0, 0.008, 0]), { weight: 0.4, grain: "x" }),
    makePart("pole", "handle", bar([-WIDE / 2, 0.25, 0], [WIDE / 2, 0.25, 0], 0.015, 18), { weight: 0.9, grain: "x" }),
    makePart("spanner", "tool", stand(spanner(), -0.13, 0.05, 0.14), { weight: 0.8 }),
    makePart("hammer-head", "tool", stand(hammerHead(), 0.1, 0.052, -0.12), { weight: 0.8 }),
    makePart("hammer-shaft", "handle", stand(bar([0, -0.12, 0], [0, 0.12, 0], 0.011, 14), 0.1, 0.052, -0.12), {
      weight: 0.5,
    }),
    ...makeParts(
      "driver",
      "grip",
      [stand(screwdriverGrip(), -0.02, 0.06, 0.05), stand(screwdriverGrip(), -0.065, -0.05, -0.1)],
      {
        weight: 0.7,
      },
    ),
  ];
}

/** A toolbox. What makes it itself: a long red steel box with a roof-shaped lid, a carrying handle on its ridge and two latches in front; a wooden one is open, with gables, a pole and tools standing in it. */
export const toolbox = defineFromPlan({
  id: "toolbox",
  family: "container",
  words: ["toolbox", "tool box", "tool chest", "toolkit", "tool kit", "tool case", "wooden toolbox", "tool caddy"],
  senses: ["toolbox", "tool case"],
  height: 0.29,
  view: { azimuth: 0.45, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#c01c14 #b81a16 #1f56a0 #e0a012", "lid|box"),
    handle: slot("plastic", "#1b1c1f", "grip|pole"),
    metal: slot("brushed-steel", "", "latch|clasp|lock"),
    tool: slot("brushed-steel", "", "wrench|hammer|spanner"),
    grip: slot("plastic", "#d8a012 #c8201a", "screwdriver"),
  },
  styles: {
    steel: { weight: 4, words: ["tool chest"] },
    tote: {
      weight: 0,
      words: ["wooden toolbox", "tool caddy"],
      traits: ["open", "wooden"],
      slots: ["tool", "grip"],
      materials: { body: "oak", handle: "oak" },
      dress: { body: "#a97a48", handle: "#8a5c34" },
    },
  },
  build: ({ style }: Planned) => (style === "tote" ? tote() : steelBox()),
});
