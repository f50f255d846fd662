import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import { move, stretch, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { type PropMaker, pole, rod } from "./drawn.ts";
import { dye, GRIP, STEEL, WOOD } from "./prop-colours.ts";

const GUNMETAL = dye(0.035, 0.037, 0.042, 1, 0.4);

/** A wooden stock, a magazine and a long barrel, held upright. */
export const rifleProp: PropMaker = () => {
  const stock = extrude(
    [
      [-0.075, -0.2],
      [0.016, -0.215],
      [0.017, -0.06],
      [0.017, 0.23],
      [-0.014, 0.23],
      [-0.016, 0],
      [-0.024, -0.05],
    ],
    { depth: 0.036, bevel: 0.01 },
  );
  return pole(
    ["rifle-stock", stock, WOOD],
    [
      "rifle-barrel",
      merge([
        move(rod(0.2, 0.5, 0.0115), [0.003, 0, 0]),
        move(box([0.042, 0.11, 0.042], { bevel: 0.008 }), [0.002, 0.07, 0]),
        move(box([0.02, 0.03, 0.014], { bevel: 0.004 }), [0.012, 0.475, 0]),
      ]),
      GUNMETAL,
    ],
    ["rifle-magazine", move(turnZ(box([0.09, 0.036, 0.026], { bevel: 0.007 }), -0.25), [-0.042, 0.06, 0]), GUNMETAL],
  );
};

/** A long bow and its string. */
export const bowProp: PropMaker = () => {
  const tips: readonly [Vec3, Vec3] = [
    [-0.12, -0.33, 0],
    [-0.12, 0.33, 0],
  ];
  const limbs = sweep(
    circleOutline(0.016, 10),
    curveThrough(
      [tips[0], [-0.1, -0.29, 0], [-0.02, -0.15, 0], [0, 0, 0], [-0.02, 0.15, 0], [-0.1, 0.29, 0], tips[1]],
      5,
    ),
    { scale: (t) => 1 - 1.3 * Math.abs(t - 0.5) * Math.abs(t - 0.5) * 2, endRounding: 0.004 },
  );
  return pole(
    ["bow", limbs, WOOD],
    ["bow-string", tube(0.005, tips, 6), dye(0.7, 0.66, 0.55)],
    ["bow-grip", rod(-0.05, 0.05, 0.019), GRIP],
  );
};

/** A bent rod with a reel, and a fish on its line. */
export const fishingRodProp: PropMaker = () => {
  const tip: Vec3 = [-0.2, 0.6, 0.1];
  const stick = sweep(
    circleOutline(0.0125, 8),
    curveThrough([[0, -0.12, 0], [-0.01, 0.1, 0.01], [-0.07, 0.4, 0.05], tip], 6),
    { scale: (t) => 1.15 - 0.7 * t, endRounding: 0.003 },
  );
  const fish: Vec3 = [tip[0], 0.02, tip[2]];
  const tail = extrude(
    [
      [0, 0.012],
      [-0.04, -0.045],
      [0, -0.03],
      [0.04, -0.045],
    ],
    { depth: 0.012, bevel: 0.003 },
  );
  return pole(
    ["fishing-rod", stick, WOOD],
    [
      "fish",
      merge([move(stretch(sphere(0.038, 20), [0.85, 2, 0.5]), fish), move(tail, [fish[0], fish[1] - 0.07, fish[2]])]),
      dye(0.3, 0.45, 0.55, 0, 0.25),
    ],
    ["line", tube(0.0045, [tip, [fish[0], fish[1] + 0.06, fish[2]]], 6), dye(0.75, 0.75, 0.72)],
    [
      "reel",
      merge([
        move(turnX(cylinder({ radius: 0.03, height: 0.026, bevel: 0.006, segments: 20 }), PI / 2), [0, 0.06, 0.014]),
        move(sphere(0.01, 10), [0.028, 0.06, 0.042]),
        move(box([0.034, 0.012, 0.012], { bevel: 0.003 }), [0.014, 0.06, 0.042]),
      ]),
      STEEL,
    ],
  );
};

/** A camera in the fist: a dark body with a silver top, and a long lens to the front. */
export const cameraProp: PropMaker = () => {
  const lens = (radius: number, from: number, to: number) =>
    move(turnX(cylinder({ radius, height: to - from, bevel: 0.003, segments: 24 }), PI / 2), [0.03, 0.035, from]);
  return {
    upright: true,
    shapes: [
      [
        "camera-body",
        move(box([0.125, 0.075, 0.042], { bevel: 0.008 }), [0.03, -0.002, 0.035]),
        dye(0.03, 0.031, 0.035, 0, 0.6),
      ],
      [
        "camera-top",
        merge([
          move(box([0.12, 0.016, 0.038], { bevel: 0.004 }), [0.03, 0.068, 0.035]),
          move(box([0.042, 0.022, 0.034], { bevel: 0.006 }), [0.03, 0.08, 0.035]),
          move(cylinder({ radius: 0.009, height: 0.008, bevel: 0.002, segments: 14 }), [-0.012, 0.083, 0.035]),
        ]),
        STEEL,
      ],
      ["camera-lens", merge([lens(0.033, 0.052, 0.1), lens(0.036, 0.088, 0.106)]), dye(0.02, 0.02, 0.024, 0, 0.35)],
      ["camera-glass", lens(0.026, 0.1, 0.108), dye(0.03, 0.06, 0.14, 0, 0.05)],
    ],
  };
};
