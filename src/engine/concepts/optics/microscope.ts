import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

function build({ style }: Planned): Part[] {
  // drawn from the side: x is forward, turned to +Z afterwards
  const arm = turnY(
    extrude(
      closeCorners(
        [
          [-0.09, 0.03, 0.01],
          [-0.03, 0.03, 0.02],
          [-0.055, 0.1, 0.05],
          [-0.06, 0.2, 0.06],
          [-0.02, 0.27, 0.03],
          [0.045, 0.285, 0.012],
          [0.045, 0.325, 0.012],
          [-0.03, 0.325, 0.05],
          [-0.1, 0.25, 0.08],
          [-0.105, 0.1, 0.1],
        ],
        6,
      ),
      { depth: 0.05, bevel: 0.012, bevelSteps: 3 },
    ),
    -PI / 2,
  );
  const base = extrude(
    closeCorners(
      [
        [-0.075, -0.12, 0.03],
        [0.075, -0.12, 0.03],
        [0.085, 0.1, 0.03],
        [0.035, 0.11, 0.02],
        [0.028, 0.02, 0.025],
        [-0.028, 0.02, 0.025],
        [-0.035, 0.11, 0.02],
        [-0.085, 0.1, 0.03],
      ],
      5,
    ),
    { depth: 0.03, bevel: 0.008, bevelSteps: 2 },
  );
  const z = 0.05;
  const tilt = (g: Part["geometry"]) => move(turnX(g, -0.5), [0, 0.32, z]);
  const lens = (a: number, long: number, x: number) =>
    move(
      turnX(
        turnY(
          move(
            turnedPiece(
              [
                [0.006, -long, 0.001],
                [0.0125, -long * 0.7, 0.002],
                [0.0125, -0.01, 0.002],
              ],
              24,
            ),
            [0, 0, 0],
          ),
          0,
        ),
        a,
      ),
      [x, 0.255, z + (x === 0 ? 0 : -0.014)],
    );
  const knob = (y: number, r: number, reach: number) =>
    [1, -1].map((s) => move(turnY(disc(r, 0.022, 0.004, 32), (s * PI) / 2), [s * reach, y, -0.075]));
  const twin = style === "binocular";
  return [
    makePart("base", "body", move(turnX(base, PI / 2), [0, 0.015, 0]), { weight: 1 }),
    makePart("arm", "body", arm, { weight: 1 }),
    makePart("stage", "trim", move(box([0.15, 0.012, 0.13], { bevel: 0.003 }), [0, 0.155, z - 0.005]), { weight: 0.9 }),
    makePart("bracket", "trim", move(box([0.05, 0.03, 0.09], { bevel: 0.006 }), [0, 0.14, -0.01]), { weight: 0.5 }),
    makePart("slide", "glass", move(box([0.085, 0.003, 0.028], { bevel: 0.0005 }), [0, 0.162, z]), { weight: 0.6 }),
    ...makeParts(
      "clip",
      "metal",
      [-1, 1].map((s) =>
        move(turnY(box([0.008, 0.003, 0.06], { bevel: 0.001 }), s * 0.25), [s * 0.04, 0.1645, z - 0.015]),
      ),
      { weight: 0.4 },
    ),
    makePart(
      "condenser",
      "trim",
      move(
        turnedPiece(
          [
            [0.018, 0, 0.003],
            [0.024, 0.04, 0.003],
          ],
          28,
        ),
        [0, 0.11, z],
      ),
      { weight: 0.5 },
    ),
    makePart(
      "lamp",
      "trim",
      move(
        turnedPiece(
          [
            [0.034, 0, 0.003],
            [0.028, 0.024, 0.004],
          ],
          32,
        ),
        [0, 0.026, z - 0.015],
      ),
      { weight: 0.5 },
    ),
    makePart(
      "light",
      "glass",
      move(
        turnedPiece(
          [
            [0.021, 0, 0.002],
            [0.021, 0.006, 0.002],
          ],
          28,
        ),
        [0, 0.048, z - 0.015],
      ),
      { weight: 0.5 },
    ),
    makePart(
      "turret",
      "metal",
      move(
        turnedPiece(
          [
            [0.026, 0, 0.006],
            [0.034, 0.014, 0.004],
            [0.034, 0.022, 0.004],
            [0.026, 0.045, 0.004],
          ],
          36,
        ),
        [0, 0.25, z],
      ),
      { weight: 0.8 },
    ),
    makePart("objective-1", "metal", lens(0, 0.075, 0), { weight: 0.9 }),
    makePart(
      "objective-2",
      "metal",
      move(
        turnX(
          turnedPiece(
            [
              [0.006, -0.055, 0.001],
              [0.011, -0.04, 0.002],
              [0.011, 0, 0.002],
            ],
            24,
          ),
          0.55,
        ),
        [0.012, 0.258, z - 0.014],
      ),
      { weight: 0.6 },
    ),
    makePart(
      "objective-3",
      "metal",
      move(
        turnX(
          turnedPiece(
            [
              [0.006, -0.05, 0.001],
              [0.011, -0.035, 0.002],
              [0.011, 0, 0.002],
            ],
            24,
          ),
          -0.5,
        ),
        [0, 0.256, z + 0.014],
      ),
      { weight: 0.6 },
    ),
    makePart(
      "head",
      "body",
      move(
        turnedPiece(
          [
            [0.034, -0.03, 0.006],
            [0.034, 0.03, 0.012],
          ],
          36,
        ),
        [0, 0.315, z],
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "tube",
      "trim",
      (twin ? [-0.032, 0.032] : [0]).map((x) =>
        tilt(
          move(
            turnedPiece(
              [
                [0.021, -0.01, 0.002],
                [0.021, 0.085, 0.004],
                [0.018, 0.09, 0.002],
                [0.018, 0.12, 0.003],
              ],
              32,
            ),
            [x, 0, 0],
          ),
        ),
      ),
      { weight: 1 },
    ),
    ...makeParts(
      "eyepiece",
      "metal",
      (twin ? [-0.032, 0.032] : [0]).map((x) =>
        tilt(
          move(
            turnedPiece(
              [
                [0.02, 0.115, 0.003],
                [0.0235, 0.122, 0.003],
                [0.022, 0.15, 0.004],
              ],
              32,
            ),
            [x, 0, 0],
          ),
        ),
      ),
      { weight: 0.8 },
    ),
    ...(twin
      ? [
          makePart(
            "bridge",
            "body",
            tilt(move(box([0.1, 0.036, 0.05], { bevel: 0.012, bevelSteps: 2 }), [0, 0.012, 0])),
            { weight: 0.6 },
          ),
        ]
      : []),
    ...makeParts("knob", "metal", [...knob(0.115, 0.028, 0.02), ...knob(0.115, 0.017, 0.036)], { weight: 0.7 }),
    makePart("axle", "metal", bar([-0.045, 0.115, -0.075], [0.045, 0.115, -0.075], 0.008), { weight: 0.2 }),
  ];
}

/** A microscope. What makes it itself: a C-shaped arm on a forked foot, a stage with a glass slide, lenses on a turret that point down at it, a slanting eyepiece tube on top and round focus knobs at the side. */
export const microscope = defineFromPlan({
  id: "microscope",
  family: "device",
  words: ["microscope", "light microscope", "lab microscope", "optical microscope", "binocular microscope"],
  senses: ["microscope"],
  height: 0.43,
  view: { azimuth: 0.85, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal", "#e6e7e4 #e6e7e4 #26282e #2d5a8f", "arm|base|stand"),
    trim: slot("painted-metal", "#1d1e22 #3a3d45", "stage|tube"),
    metal: slot("brushed-steel", "", "objective|eyepiece|knob"),
    glass: slot("glass", "#dff2fa", "slide|lamp|light"),
  },
  styles: {
    single: { weight: 2 },
    binocular: { weight: 1, words: ["binocular microscope"], traits: ["modern"] },
    brass: {
      weight: 0.7,
      traits: ["vintage"],
      materials: { body: "gold", metal: "gold", trim: "bronze" },
      dress: { body: "#b98a3a" },
    },
  },
  build,
});
