import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { type PropMaker, pair, rod, shapes } from "./drawn.ts";
import { dye } from "./prop-colours.ts";

/** A baseball bat. */
export const batProp: PropMaker = () =>
  shapes([
    "bat",
    lathe(
      roundCorners(
        [
          [0, -0.08],
          [0.02, -0.08, 0.006],
          [0.012, -0.05, 0.01],
          [0.0135, 0.1, 0.1],
          [0.031, 0.34, 0.05],
          [0.026, 0.39, 0.02],
          [0, 0.39],
        ],
        3,
      ),
      22,
    ),
  ]);

/** A microphone. */
export const microphoneProp: PropMaker = () =>
  shapes([
    "microphone",
    merge([rod(-0.07, 0.07, 0.016), move(sphere(0.034, 20), [0, 0.095, 0])]),
    (s, _x, y) => {
      if (y < 0.068) return;
      s.r = 0.3;
      s.g = 0.3;
      s.b = 0.32;
      s.metalness = 1;
      s.roughness = 0.5;
    },
  ]);

/** A sweet on a stick. */
export const lollipopProp: PropMaker = () =>
  shapes(
    ["stick", rod(-0.06, 0.14, 0.008), dye(0.8, 0.8, 0.78)],
    ["lollipop", move(turnX(cylinder({ radius: 0.06, height: 0.026, bevel: 0.01 }), PI / 2), [0, 0.19, -0.013])],
  );

/** Two sticks of pale wood with round tips, to beat drums with. */
export const drumsticksProp: PropMaker = () => ({
  ...pair([
    "drumstick",
    merge([rod(-0.05, 0.29, 0.0105), move(sphere(0.016, 14), [0, 0.298, 0])]),
    dye(0.62, 0.4, 0.19),
  ]),
  isAhead: true,
});

/** A board with four wheels, held upright. */
export const skateboardProp: PropMaker = () => {
  const deck = sweep(
    [
      [-0.055, -0.008],
      [0.055, -0.008],
      [0.055, 0.008],
      [-0.055, 0.008],
    ],
    curveThrough(
      [
        [0, -0.23, 0.05],
        [0, -0.18, 0.025],
        [0, 0, 0.02],
        [0, 0.18, 0.025],
        [0, 0.23, 0.05],
      ],
      4,
    ),
    { up: [0, 0, 1] },
  );
  const wheels = [-0.13, 0.13].flatMap((y) =>
    [-0.05, 0.05].map((x) =>
      move(turnZ(cylinder({ radius: 0.022, height: 0.026, bevel: 0.006, segments: 18 }), PI / 2), [
        x + 0.013,
        y,
        -0.012,
      ]),
    ),
  );
  return {
    upright: true,
    shapes: [
      ["deck", move(deck, [0.0, -0.02, 0])],
      ["wheels", move(merge(wheels), [0, -0.02, 0]), dye(0.75, 0.72, 0.62)],
    ],
  };
};

/** A cheerleader's tufts of streamers. */
export const pompomsProp: PropMaker = () => {
  const streamers = Array.from({ length: 60 }, (_, i) => {
    // evenly all around, by the golden angle
    const y = 1 - (2 * (i + 0.5)) / 60;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.399963];
    return tube(
      0.008,
      [
        [0, 0, 0],
        [r * cos(a) * 0.105, y * 0.105, r * sin(a) * 0.105],
      ],
      6,
    );
  });
  return pair(["pompom", merge([...streamers, sphere(0.07, 16)])]);
};
