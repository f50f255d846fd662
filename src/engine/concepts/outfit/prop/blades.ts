import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import { move, settle, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { type PropMaker, pole, rod, shapes } from "./drawn.ts";
import { GOLD, GRIP, STEEL, WOOD } from "./prop-colours.ts";

/** A straight blade with a cross guard. */
export const swordProp: PropMaker = () =>
  shapes(
    [
      "sword-blade",
      settle(
        stretch(
          move(cylinder({ radius: 0.03, radiusTop: 0.012, height: 0.42, bevel: 0.004, segments: 4 }), [0, 0.05, 0]),
          [1, 1, 0.3],
        ),
      ),
      STEEL,
    ],
    ["sword-hilt", merge([rod(-0.07, 0.05, 0.014), move(sphere(0.022, 14), [0, -0.075, 0])]), GRIP],
    ["sword-guard", move(box([0.15, 0.022, 0.03], { bevel: 0.008 }), [0, 0.045, 0]), GOLD],
  );

/** A curved blade with a round guard. */
export const katanaProp: PropMaker = () =>
  shapes(
    [
      "sword-blade",
      sweep(
        circleOutline(0.013, 8),
        curveThrough(
          [
            [0, 0.04, 0],
            [0, 0.2, 0.012],
            [0, 0.36, 0.0],
            [0, 0.48, -0.03],
          ],
          6,
        ),
        { scale: (t) => [0.45, t > 0.94 ? 0.5 : 1.2], endRounding: 0.01 },
      ),
      STEEL,
    ],
    ["sword-hilt", rod(-0.1, 0.04, 0.014), GRIP],
    ["sword-guard", move(cylinder({ radius: 0.034, height: 0.012, bevel: 0.003 }), [0, 0.036, 0]), GOLD],
  );

/** A broad edge on a wooden handle. */
export const axeProp: PropMaker = () => {
  const head = extrude(
    [
      [0.015, -0.03],
      [0.1, -0.085],
      [0.125, 0],
      [0.1, 0.085],
      [0.015, 0.03],
    ],
    { depth: 0.024, bevel: 0.007 },
  );
  return shapes(
    ["axe-head", move(merge([head, box([0.06, 0.065, 0.036], { bevel: 0.008 })]), [0, 0.25, 0]), STEEL],
    ["axe-handle", rod(-0.16, 0.29, 0.0125), WOOD],
  );
};

/** A shaft with a steel point. */
export const spearProp: PropMaker = (reach) =>
  pole(
    ["spear-shaft", rod(reach, 0.52, 0.011), WOOD],
    [
      "spear-tip",
      move(stretch(cylinder({ radius: 0.036, radiusTop: 0.002, height: 0.14, segments: 4 }), [1, 1, 0.4]), [0, 0.5, 0]),
      STEEL,
    ],
  );

/** A long shaft with a blade across its end. */
export const scytheProp: PropMaker = (reach) => {
  const blade = extrude(
    [
      [0.01, 0.02],
      [-0.12, 0.015],
      [-0.23, -0.05],
      [-0.3, -0.14],
      [-0.2, -0.07],
      [-0.1, -0.035],
      [0.01, -0.03],
    ].reverse() as [number, number][],
    { depth: 0.012, bevel: 0.004 },
  );
  return pole(["scythe-shaft", rod(reach, 0.5, 0.0125), WOOD], ["scythe-blade", move(blade, [0, 0.47, 0]), STEEL]);
};
