import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { flame, flamePaint } from "./flame.ts";

/** Half width and half depth of the firebox, and the heights of its floor and of its plate, metres. */
const [W, D] = [0.29, 0.22];
const [FLOOR, PLATE] = [0.2, 0.72];
const FLUE = 0.065;
/** Height at which the flue ends. */
const TOP = 1.3;
const DOOR = 0.47;

/** One that bows out under a corner and ends in a foot. */
function leg(): Geometry {
  const bow = curveThrough(
    [
      [W - 0.06, FLOOR + 0.02, D - 0.05],
      [W + 0.01, FLOOR - 0.04, D + 0.01],
      [W - 0.01, 0.08, D],
      [W + 0.035, 0.022, D + 0.03],
    ],
    7,
  );
  return tube(0.024, bow, 12, { endRounding: 0.014, endSteps: 3 });
}

/** Logs that burn behind the door. */
function fire(): Part[] {
  const log = (x: number, y: number, turn: number): Geometry =>
    move(turnZ(turnX(cylinder({ radius: 0.03, height: 0.3, segments: 14 }), 0), PI / 2 + turn), [x + 0.15, y, 0.08]);
  const tongues = [-0.09, 0, 0.09].map((x, i) =>
    move(flame(0.2 - 0.03 * (i % 2), 0.045, 0.05, i * 1.7), [x, 0.36, 0.1]),
  );
  return [
    makePart("logs", "wood", merge([log(0, 0.33, 0.05), log(0.01, 0.37, -0.12)]), { weight: 0.4, grain: "x" }),
    ...tongues.map((geometry, i) =>
      makePart(`flame-${i + 1}`, "flame", geometry, { weight: 0.5, shines: true, halo: 0.3, paint: flamePaint(0.2) }),
    ),
  ];
}

/** A box of plates with a door of glass in front. */
function boxStove(): Part[] {
  const wall = 0.03;
  const tall = PLATE - FLOOR;
  const [middle, low] = [(FLOOR + PLATE) / 2, FLOOR + 0.04];
  const post = 0.06;
  const frame = merge([
    block([2 * (W - 0.035), post, 0.035], [0, DOOR + 0.2, D + 0.012], 0.006, 2),
    block([2 * (W - 0.035), post, 0.035], [0, DOOR - 0.2, D + 0.012], 0.006, 2),
  ]);
  const side = block([post, 0.34, 0.035], [W - 0.065, DOOR, D + 0.012], 0.006, 2);
  return [
    makePart(
      "firebox",
      "body",
      merge([
        block([2 * W, wall, 2 * D], [0, low - 0.02, 0], 0.008, 2),
        block([2 * W, tall, wall], [0, middle, -D + wall / 2], 0.008, 2),
        block([wall, tall, 2 * D], [-W + wall / 2, middle, 0], 0.008, 2),
        block([wall, tall, 2 * D], [W - wall / 2, middle, 0], 0.008, 2),
        block([2 * W, 0.07, wall], [0, FLOOR + 0.035, D - wall / 2], 0.008, 2),
      ]),
      { weight: 1 },
    ),
    makePart("plate", "body", block([2 * W + 0.07, 0.035, 2 * D + 0.07], [0, PLATE + 0.016, 0], 0.012, 3), {
      weight: 0.9,
    }),
    makePart("sole", "body", block([2 * W + 0.05, 0.03, 2 * D + 0.05], [0, FLOOR, 0], 0.01, 3), { weight: 0.7 }),
    makePart("door", "door", merge([frame, side, mirror(side)]), { weight: 0.9 }),
    makePart("pane", "glass", block([2 * W - 0.18, 0.36, 0.008], [0, DOOR, D + 0.012]), { weight: 0.6 }),
    makePart("handle", "handle", handle(W - 0.065), { weight: 0.6 }),
    makePart(
      "hinges",
      "handle",
      merge(
        [0.14, -0.14].map((y) =>
          move(cylinder({ radius: 0.014, height: 0.06, bevel: 0.003, segments: 16 }), [
            -W + 0.03,
            DOOR + y - 0.03,
            D + 0.03,
          ]),
        ),
      ),
      { weight: 0.4 },
    ),
    ...fire(),
  ];
}

/** A coil on a stem, cool to the hand. */
const handle = (x: number): Geometry =>
  merge([
    move(turnX(cylinder({ radius: 0.009, height: 0.05, segments: 12 }), PI / 2), [x, DOOR, D + 0.02]),
    move(cylinder({ radius: 0.015, height: 0.11, bevel: 0.006, segments: 18 }), [x, DOOR - 0.09, D + 0.07]),
  ]);

/** A belly that swells between two rims. */
function pottedStove(): Part[] {
  const belly = turnedUp(
    [
      [0, FLOOR],
      [0.2, FLOOR, 0.02],
      [0.2, 0.26, 0.02],
      [0.17, 0.3, 0.03],
      [0.275, 0.47, 0.12],
      [0.17, 0.63, 0.03],
      [0.2, 0.67, 0.02],
      [0.22, PLATE, 0.014],
      [0, PLATE + 0.01],
    ],
    48,
    6,
  );
  const door = move(turnX(cylinder({ radius: 0.11, height: 0.03, bevel: 0.008, segments: 36 }), PI / 2), [
    0,
    DOOR,
    0.25,
  ]);
  const pane = move(turnX(cylinder({ radius: 0.075, height: 0.012, bevel: 0.004, segments: 32 }), PI / 2), [
    0,
    DOOR,
    0.278,
  ]);
  const bands = [0.285, 0.645].map((y) => move(torus(0.185, 0.014, 40, 10), [0, y, 0]));
  return [
    makePart("belly", "body", belly, { weight: 1, projection: "cylinder" }),
    makePart("bands", "body", merge(bands), { weight: 0.6 }),
    makePart("door", "door", door, { weight: 0.8 }),
    makePart("pane", "glow", pane, { weight: 0.6, shines: true, halo: 0.25, paint: ember }),
    makePart(
      "handle",
      "handle",
      move(cylinder({ radius: 0.012, height: 0.09, bevel: 0.005, segments: 16 }), [0.085, DOOR - 0.045, 0.258]),
      {
        weight: 0.5,
      },
    ),
  ];
}

/** Behind mica: brightest in its middle. */
const ember: NonNullable<Part["paint"]> = (surface, x, y) => {
  const hot = Math.max(0.25, 1 - (x * x + (y - DOOR) * (y - DOOR)) / 0.007);
  Object.assign(surface, { r: 0.95, g: 0.38 * hot, b: 0.06 * hot, roughness: 0.4, metalness: 0 });
};

function build({ style }: Planned): Part[] {
  const isPotted = style === "pot-bellied";
  const back = isPotted ? 0 : -D + 0.11;
  const one = isPotted ? move(leg(), [-0.1, 0, -0.04]) : leg();
  const pair = merge([one, mirror(one)]);
  const far = turnY(pair, PI);
  const flue = turnedUp(
    [
      [0, PLATE - 0.03],
      [FLUE + 0.02, PLATE - 0.03, 0.005],
      [FLUE + 0.02, PLATE + 0.06, 0.006],
      [FLUE, PLATE + 0.07, 0.004],
      [FLUE, TOP, 0.006],
      [0, TOP],
    ],
    36,
    4,
  );
  const collar = move(torus(FLUE, 0.011, 36, 10), [0, 1.02, 0]);
  return [
    ...(isPotted ? pottedStove() : boxStove()),
    makePart("legs", "leg", merge([pair, far]), { weight: 0.9 }),
    makePart("flue", "pipe", move(flue, [0, 0, back]), { weight: 0.9, projection: "cylinder" }),
    makePart("collar", "pipe", move(collar, [0, 0, back]), { weight: 0.4 }),
  ];
}

/** A wood stove. What makes it itself: a black iron box or belly on four bowed legs, fire behind a small door with a handle, and a stovepipe that goes up. */
export const woodStove = defineFromPlan({
  id: "wood-stove",
  family: "device",
  words: [
    "wood stove",
    "wood burning stove",
    "wood-burning stove",
    "wood burner",
    "cast iron stove",
    "pot-bellied stove",
    "potbelly stove",
    "pot belly stove",
    "log burner",
  ],
  height: TOP,
  view: { azimuth: 0.42, elevation: 0.16 },
  slots: {
    body: mainSlot("cast-iron", "#26272a #2a2624", "firebox|belly|plate|stove"),
    door: slot("cast-iron", "#1f2023", "front", true),
    glass: { ...slot("glass", "#ffb97a", "pane|window"), clear: true },
    glow: slot("plastic", "#f0701a", "ember"),
    handle: slot("brass", "", "knob|hinge|latch"),
    leg: slot("cast-iron", "#26272a #2a2624", "foot", true),
    pipe: slot("cast-iron", "#1c1d20", "flue|stovepipe|chimney|stove pipe", true),
    wood: slot("bark", "", "log|firewood"),
    flame: slot("plastic", "#f39a2a", "fire"),
  },
  styles: {
    box: { weight: 3 },
    "pot-bellied": { weight: 1, words: ["pot-bellied stove", "potbelly stove", "pot belly stove"] },
  },
  kinds: {
    black: { weight: 3 },
    enamelled: {
      weight: 2,
      materials: { body: "enamel", door: "enamel", leg: "enamel" },
      dress: {
        body: "#1f4a34|#7a1f1a|#e6dcc4|#24405e",
        door: "#1f4a34|#7a1f1a|#e6dcc4|#24405e",
        leg: "#1f4a34|#7a1f1a|#e6dcc4|#24405e",
      },
    },
  },
  build,
});
