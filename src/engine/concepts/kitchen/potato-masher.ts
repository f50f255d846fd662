import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, type Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { hole } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const WIRE = 0.0032;

/** A flat zigzag of wire on the floor, its two ends running up to the handle. */
function zigzag(): Vec3[] {
  const rows = [-0.036, -0.018, 0, 0.018, 0.036];
  const floor = rows.flatMap((z, i): Vec3[] => {
    const side = i % 2 ? -1 : 1;
    const reach = i === 0 || i === 4 ? 0.032 : 0.042;
    return [
      [-side * reach, WIRE, z],
      [side * reach, WIRE, z],
    ];
  });
  return curveThrough(
    [
      [-0.007, 0.19, 0],
      [-0.008, 0.13, -0.004],
      [-0.026, 0.06, -0.024],
      [-0.04, 0.014, -0.037],
      ...floor,
      [0.04, 0.014, 0.037],
      [0.026, 0.06, 0.024],
      [0.008, 0.13, 0.004],
      [0.007, 0.19, 0],
    ],
    6,
  );
}

const holes = (): Outline[] =>
  [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i) => [0.0165, i / 6] as const),
    ...Array.from({ length: 10 }, (_, i) => [0.032, i / 10] as const),
  ].map(([r = 0, turn = 0]) => {
    const [x, y] = circleOutline(r || 1e-9, 60)[Math.round(turn * 60)] as readonly [number, number];
    return hole(x, y, 0.0052, 12);
  });

function build({ style }: Planned): Part[] {
  const grip = turnedPiece(
    [
      [0.009, 0.165, 0.002],
      [0.012, 0.174, 0.004],
      [0.0115, 0.2, 0.02],
      [0.0155, 0.235, 0.03],
      [0.0125, 0.275, 0.02],
      [0.013, 0.286, 0.008],
    ],
    32,
  );
  const head =
    style === "plate"
      ? merge([
          settle(
            turnX(
              move(
                extrude(circleOutline(0.044, 64), { depth: 0.003, bevel: 0.0008, bevelSteps: 1, holes: holes() }),
                [0, 0, 0.0015],
              ),
              -PI / 2,
            ),
          ),
          ...[-1, 1].map((s) =>
            tube(
              0.0036,
              curveThrough(
                [
                  [s * 0.006, 0.185, 0],
                  [s * 0.007, 0.13, 0],
                  [s * 0.014, 0.09, 0],
                  [s * 0.036, 0.05, 0],
                  [s * 0.04, 0.0015, 0],
                ],
                6,
              ),
              12,
            ),
          ),
        ])
      : tube(WIRE, zigzag(), 12);
  return [makePart("head", "head", head, { weight: 1 }), makePart("grip", "grip", grip, { weight: 0.9 })];
}

/** A potato masher. What makes it itself: a stout wire that runs down from a turned handle, spreads, and goes to and fro in a flat zigzag on the floor; or a round plate full of holes on two wires. */
export const potatoMasher = defineFromPlan({
  id: "potato-masher",
  family: "tool",
  words: ["potato masher", "masher", "vegetable masher", "potato ricer"],
  height: 0.29,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    head: mainSlot("chrome brushed-steel", "", "wire|plate"),
    grip: slot("beech plastic", "#8a5a30 #191919 #b02a22 #2f6f5a", "handle"),
  },
  styles: { wire: { weight: 2 }, plate: {} },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.235, 0], normal: [0, 1, 0], radius: 0.015 }],
});
