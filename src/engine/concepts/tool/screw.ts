import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, type Outline, type Point2, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { placePart } from "../../geometry/place-part.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const HEXAGON: Outline = circleOutline(0.0092, 6);

/** A ridge wound about a shank along Y, dying away at its lower end. */
function thread(low: number, high: number, radius: (y: number) => number, turns: number, depth: number): Geometry {
  const steps = turns * 18;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const y = low + (high - low) * t;
    const r = radius(y);
    const angle = t * turns * TAU;
    return [r * cos(angle), y, r * sin(angle)];
  });
  const pitch = (high - low) / turns;
  const ridge: Outline = [
    [pitch * 0.36, -depth * 0.5],
    [0, depth],
    [-pitch * 0.36, -depth * 0.5],
  ];
  // its section stands off the axis: across is along the shank
  return sweep(
    ridge.map(([u, v]) => [v, u] as Point2),
    path,
    { up: [0, 1, 0], scale: (t) => Math.min(1, 0.25 + t * 8, 0.25 + (1 - t) * 8) },
  );
}

const hexagon = (height: number, hole = 0): Geometry =>
  turnX(
    extrude(HEXAGON, {
      depth: height,
      bevel: height * 0.12,
      bevelSteps: 2,
      holes: hole > 0 ? [reverseOutline(circleOutline(hole, 24))] : [],
    }),
    PI / 2,
  );

function woodScrew(): Part[] {
  const shank = (y: number) => (y < 0.012 ? 0.0004 + (y / 0.012) * 0.0024 : 0.0028);
  const profile: Point2[] = [
    [0, 0],
    [0.0004, 0.0003],
    [0.0028, 0.012],
    [0.0028, 0.036],
    [0.0033, 0.042],
    [0.0078, 0.0475],
    [0.0082, 0.0486],
    [0.0076, 0.0494],
    [0, 0.0498],
  ];
  const slots = merge([0, PI / 2].map((a) => turnZ(block([0.0095, 0.0018, 0.0006], [0, 0, 0], 0.0001), a)));
  return [
    makePart("screw", "body", settle(merge([lathe(profile, 32), thread(0.001, 0.035, shank, 11, 0.0013)])), {
      weight: 1,
      crease: 0.5,
    }),
    makePart("cross", "dark", settle(move(turnX(slots, PI / 2), [0, 0.0498, 0])), { weight: 0.6 }),
  ];
}

function nail(): Part[] {
  const profile: Point2[] = [
    [0, 0],
    [0.0019, 0.007],
    [0.0019, 0.07],
    [0.0024, 0.0715],
    [0.0056, 0.0725],
    [0.006, 0.0733],
    [0.0056, 0.0742],
    [0, 0.0745],
  ];
  const rings = [0.062, 0.0645, 0.067].map((y) =>
    move(
      lathe(
        [
          [0.0017, -0.0004],
          [0.0021, 0],
          [0.0017, 0.0004],
        ],
        20,
        true,
      ),
      [0, y, 0],
    ),
  );
  return [makePart("nail", "body", merge([lathe(profile, 24), ...rings]), { weight: 1, crease: 0.5 })];
}

function bolt(withNut: boolean): Part[] {
  const profile: Point2[] = [
    [0, 0],
    [0.0038, 0],
    [0.0045, 0.001],
    [0.0045, 0.045],
    [0, 0.045],
  ];
  return [
    makePart("shank", "body", merge([lathe(profile, 32), thread(0.001, 0.028, () => 0.0045, 13, 0.0006)]), {
      weight: 1,
      crease: 0.5,
    }),
    makePart("head", "body", move(hexagon(0.0065), [0, 0.048, 0]), { weight: 1 }),
    makePart(
      "flange",
      "body",
      move(
        settle(
          lathe(
            [
              [0, 0],
              [0.0102, 0],
              [0.0102, 0.0012],
              [0, 0.0012],
            ],
            32,
          ),
        ),
        [0, 0.0436, 0],
      ),
      { weight: 0.6 },
    ),
    ...(withNut ? [makePart("nut", "body", move(hexagon(0.0075, 0.0042), [0, 0.0135, 0]), { weight: 1 })] : []),
  ];
}

/** Boards of a wall beside each other: width, height and thickness of each, metres; where the nail is in them, and how far out of them. */
const BOARD = [0.16, 0.5, 0.022] as const;
const BOARDS = 3;
const NAILED_AT = 0.4;
const OUT = 0.075;
/** Size of a nail that things hang on over that of others. */
const STOUT = 1.9;

/** A nail in a piece of a wall, its head to the front. */
function driven(): Part[] {
  const [wide, tall, thick] = BOARD;
  const boards = Array.from({ length: BOARDS }, (_, i) =>
    block([wide - 0.003, tall, thick], [(i - (BOARDS - 1) / 2) * wide, tall / 2, 0], 0.003),
  );
  const lean = nail().map((part) =>
    placePart(
      part,
      chain(
        scaling([STOUT, STOUT, STOUT]),
        rotation(X_AXIS, PI / 2 - 0.12),
        translation([0, NAILED_AT - 0.008, thick / 2 + OUT - 0.0745 * STOUT]),
      ),
    ),
  );
  return [...makeParts("board", "board", boards, { weight: 0.6, grain: "y" }), ...lean];
}

function build({ style }: Planned): Part[] {
  if (style === "driven") return driven();
  if (style === "nail") return nail();
  if (style === "bolt") return bolt(true);
  if (style === "nut") return [makePart("nut", "body", move(hexagon(0.0085, 0.0048), [0, 0.00425, 0]), { weight: 1 })];
  return woodScrew();
}

/** A fastener for wood or metal, upright on its point. What makes it itself: a screw tapers to a point under a winding ridge and has a cross cut into its head; a bolt has a six-sided head and a nut on its thread; a nail is smooth under a flat head, and in boards where things hang on it; a nut is a six-sided ring. */
export const screw = defineFromPlan({
  id: "screw",
  family: "tool",
  words: [
    "screw",
    "wood screw",
    "metal screw",
    "nail",
    "iron nail",
    "bolt",
    "hex bolt",
    "nut and bolt",
    "machine screw",
    "hex nut",
    "lug nut",
    "metal nut",
    "rivet",
    "driven nail",
    "wall nail",
  ],
  senses: ["screw#4", "nail#2", "bolt#6"],
  height: 0.05,
  view: { azimuth: 0.5, elevation: 0.42 },
  vary: 0.08,
  styles: {
    screw: { weight: 1 },
    bolt: { weight: 0, words: ["bolt", "hex bolt", "nut and bolt"] },
    nail: { weight: 0, words: ["nail", "iron nail", "rivet"] },
    driven: { weight: 0, words: ["driven nail", "wall nail"], traits: ["driven"] },
    nut: { weight: 0, words: ["hex nut", "lug nut", "metal nut"] },
  },
  slots: {
    body: mainSlot("stainless-steel brass steel", "", "head|thread|shank"),
    dark: { words: ["slot"], materials: ["steel"], colours: [[0.02, 0.02, 0.02]], takesWhole: false },
    board: slot("oak-planks", "#8a6a48", "plank|wall"),
  },
  sockets: ({ style }) =>
    style === "driven"
      ? [{ name: "peg", position: [0, NAILED_AT, BOARD[2] / 2], normal: [0, 0, 1], radius: 0.006 }]
      : [],
  build,
});
