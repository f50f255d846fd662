import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { beam } from "../pieces.ts";

/** Half the seat's width, height of the arms over the floor, metres. */
const HALF = 0.27;
const ARM = 0.53;
/** Where the back starts, (y, z), how far it leans back, radians, and its longest plank. */
const [BACK_Y, BACK_Z] = [0.2, -0.2];
const LEAN = 0.5;
const LONG = 0.86;
/** The seat's front edge and its rear one: (y, z). */
const [FRONT, REAR] = [
  [0.37, 0.32],
  [0.23, -0.22],
] as const;
/** Planks of the back, and slats of the seat. */
const PLANKS = 7;
const SLATS = 6;
const THICK = 0.022;

/** So far up the back, and so far before its planks. */
const onBack = (x: number, up: number, ahead = 0): Vec3 => [
  x,
  BACK_Y + up * cos(LEAN) + ahead * sin(LEAN),
  BACK_Z - up * sin(LEAN) + ahead * cos(LEAN),
];

function build(): Part[] {
  const step = (2 * HALF) / PLANKS;
  const planks = Array.from({ length: PLANKS }, (_, i) => {
    const x = (i - (PLANKS - 1) / 2) * step;
    // the tops of the planks make an arch
    const long = LONG * (1 - 0.2 * (x / HALF) * (x / HALF));
    return beam(onBack(x, 0), onBack(x * 1.16, long), step * 0.9, THICK, 0.006);
  });
  const slats = Array.from({ length: SLATS }, (_, i) => {
    const t = i / (SLATS - 1);
    const [y, z] = [FRONT[0] + t * (REAR[0] - FRONT[0]), FRONT[1] + t * (REAR[1] - FRONT[1])];
    return beam([-HALF, y, z], [HALF, y, z], 0.088, THICK, 0.006);
  });
  const across = (y: number, z: number, tall: number, half = HALF + 0.02) =>
    beam([-half, y, z], [half, y, z], THICK, tall, 0.005);
  const sides = [-1, 1].flatMap((s) => [
    // the runner is seat rail before and leg behind
    beam([s * (HALF - 0.01), FRONT[0] - 0.07, FRONT[1]], [s * (HALF - 0.01), 0.05, -0.62], 0.026, 0.1, 0.006),
    beam([s * (HALF + 0.02), 0, FRONT[1] - 0.04], [s * (HALF + 0.02), ARM - 0.01, FRONT[1] - 0.04], 0.026, 0.1, 0.006),
    beam([s * (HALF + 0.05), ARM - 0.12, 0.2], [s * (HALF + 0.05), ARM - 0.01, 0.2], 0.026, 0.06, 0.006),
  ]);
  const arms = [-1, 1].map((s) =>
    beam([s * (HALF + 0.065), ARM, FRONT[1] + 0.08], [s * (HALF + 0.065), ARM, -0.5], 0.15, 0.024, 0.01),
  );
  const rear = across(ARM - 0.025, BACK_Z - 0.225, 0.07, HALF + 0.12);
  const top = beam(onBack(-HALF - 0.01, 0.6, -THICK), onBack(HALF + 0.01, 0.6, -THICK), 0.06, THICK, 0.005);
  return [
    makePart("back", "wood", settle(merge(planks)), { grain: "y", weight: 1 }),
    makePart("seat", "wood", settle(merge(slats)), { grain: "x", weight: 1 }),
    makePart("arms", "wood", settle(merge(arms)), { grain: "z", weight: 1 }),
    makePart("frame", "wood", settle(merge([...sides, across(FRONT[0] - 0.06, FRONT[1] + 0.02, 0.09), rear, top])), {
      weight: 0.8,
    }),
  ];
}

/** An Adirondack chair. What makes it itself: planks all over, a tall back of them fanned out and arched that leans far back, a seat that falls to it, broad flat arms, and rails that slope to the ground as rear legs. */
export const adirondackChair = defineFromPlan({
  id: "adirondack-chair",
  family: "furniture",
  words: ["adirondack chair", "adirondack", "muskoka chair", "cape cod chair", "wooden lawn chair"],
  senses: [],
  height: 0.96,
  vary: 0.04,
  view: { azimuth: 0.7, elevation: 0.2 },
  slots: {
    wood: mainSlot("cedar oak teak painted-wood", "", "seat|back|arm|armrest|leg|plank|slat|frame"),
  },
  sockets: (): readonly Socket[] => [{ name: "seat", position: [0, 0.29, -0.02], normal: [0, 1, 0], radius: 0.22 }],
  build,
});
