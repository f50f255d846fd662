import { arc } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const SEAT = 0.56;
const TRAY = 0.76;

const dots: Paint = (surface, x, y) => {
  const [u, v] = [x / 0.06, y / 0.06];
  const row = Math.round(v);
  const a = u + (row % 2) * 0.5;
  const [du, dv] = [a - Math.round(a), v - row];
  if (du * du + dv * dv < 0.05) layColour(surface, [0.92, 0.9, 0.84]);
};

function build({ has }: Planned): Part[] {
  const leg = (x: number, z: number): Part["geometry"] =>
    bar([x * 0.31, 0, z * 0.31], [x * 0.185, SEAT + 0.02, z * 0.17], 0.02, 14);
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const));
  const lay = (g: Part["geometry"], y: number, z: number) => settle(move(turnX(g, -PI / 2), [0, y, z]));
  const rim: Vec3[] = arc([0, 0, 0], 0.2, 0, PI, 12).map(([x, y]): Vec3 => [x * 1.3, TRAY + 0.018, 0.19 + y * 0.75]);
  const tray = slab([0.54, 0.34, 0.026], 0.12, 0.01, 6);
  const mug = lathe(
    roundCorners(
      [
        [0, 0],
        [0.03, 0, 0.004],
        [0.035, 0.075, 0.003],
        [0.031, 0.075, 0.001],
        [0.027, 0.006],
        [0, 0.006],
      ],
      3,
    ),
    28,
  );
  const plateShape = lathe(
    roundCorners(
      [
        [0, 0],
        [0.055, 0.001, 0.004],
        [0.085, 0.018, 0.003],
        [0.08, 0.02, 0.002],
        [0.055, 0.006, 0.01],
        [0, 0.006],
      ],
      3,
    ),
    36,
  );
  return [
    makePart("legs", "body", merge(corners.map(([x, z]) => leg(x, z))), { weight: 1 }),
    makePart(
      "rungs",
      "body",
      merge([
        ...[-1, 1].map((x) => bar([x * 0.265, 0.2, -0.26], [x * 0.265, 0.2, 0.26], 0.013)),
        bar([-0.25, 0.26, -0.245], [0.25, 0.26, -0.245], 0.013),
        block([0.44, 0.022, 0.1], [0, 0.27, 0.25], 0.008),
      ]),
      { weight: 0.8 },
    ),
    makePart("seat", "body", lay(slab([0.42, 0.38, 0.04], 0.05, 0.012), SEAT, 0), { weight: 0.9 }),
    makePart("cushion", "cushion", lay(slab([0.37, 0.33, 0.05], 0.06, 0.022), SEAT + 0.04, 0.01), { weight: 0.7 }),
    makePart(
      "back",
      "cushion",
      move(turnX(slab([0.36, 0.46, 0.055], 0.1, 0.024, 6), -0.14), [0, SEAT + 0.29, -0.185]),
      { weight: 1, paint: dots },
    ),
    makePart(
      "back-frame",
      "body",
      move(turnX(slab([0.42, 0.52, 0.025], 0.12, 0.01, 6), -0.14), [0, SEAT + 0.28, -0.22]),
      { weight: 0.8 },
    ),
    makePart(
      "arms",
      "body",
      merge(
        [-1, 1].flatMap((s) => [
          bar([s * 0.205, TRAY - 0.01, -0.21], [s * 0.225, TRAY - 0.01, 0.24], 0.017),
          bar([s * 0.2, SEAT, 0.14], [s * 0.22, TRAY, 0.18], 0.015),
        ]),
      ),
      { weight: 0.8 },
    ),
    makePart("tray", "tray", lay(tray, TRAY + 0.01, 0.23), { weight: 1 }),
    makePart("tray-rim", "tray", tube(0.012, rim, 10, { endRounding: 0.008 }), { weight: 0.5 }),
    ...(has("dish")
      ? [
          makePart("plate", "dish", move(plateShape, [-0.06, TRAY + 0.022, 0.23]), { weight: 0.6 }),
          makePart("mug", "dish", move(mug, [0.13, TRAY + 0.022, 0.22]), { weight: 0.6 }),
        ]
      : []),
    ...makeParts(
      "foot",
      "foot",
      corners.map(([x, z]) =>
        move(cylinder({ radius: 0.026, height: 0.03, bevel: 0.005, segments: 16 }), [x * 0.308, 0, z * 0.308]),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A baby's high chair. What makes it itself: a small padded seat high up on four splayed legs, a broad tray across its front, and a foot rest halfway down. */
export const highChair = defineFromPlan({
  id: "high-chair",
  family: "furniture",
  words: ["high chair", "highchair", "baby high chair", "baby chair", "feeding chair", "toddler chair"],
  senses: ["highchair"],
  height: 1.1,
  view: { azimuth: 0.65, elevation: 0.28 },
  slots: {
    body: mainSlot("oak painted-wood", "#d8b07a #f0ece2 #b88450", "leg|frame|seat"),
    cushion: slot("woven-cotton", "#5fb0b8 #e88a9a #f0b84a #8ab86a", "back|pad"),
    tray: slot("plastic", "#f4f3ee", "table"),
    dish: slot("plastic", "#e8583a #3a8ad8 #f0b81e", "plate|cup|mug"),
    foot: slot("rubber", "#2b2c30", "cap"),
  },
  extras: { dish: { chance: 0.6 } },
  build,
});
