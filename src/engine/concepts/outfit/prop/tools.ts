import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../../geometry/outline.ts";
import { move, stretch, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { type PropMaker, rod, shapes } from "./drawn.ts";
import { dye, GRIP, STEEL, WOOD } from "./prop-colours.ts";

/** A cook's spoon. */
export const spoonProp: PropMaker = () =>
  shapes(["spoon", merge([rod(-0.1, 0.16, 0.011), move(stretch(sphere(0.042, 20), [0.8, 1.2, 0.4]), [0, 0.2, 0])])]);

/** A pointed head across a handle. */
export const pickaxeProp: PropMaker = () => {
  const head = sweep(
    circleOutline(0.018, 10),
    curveThrough(
      [
        [-0.17, -0.05, 0],
        [-0.08, 0.005, 0],
        [0, 0.02, 0],
        [0.08, 0.005, 0],
        [0.17, -0.05, 0],
      ],
      5,
    ),
    { scale: (t) => 0.35 + 0.75 * sin(t * PI) },
  );
  return shapes(["pick-head", move(head, [0, 0.27, 0]), STEEL], ["pick-handle", rod(-0.16, 0.3, 0.0135), WOOD]);
};

/** A steel head on a handle. */
export const hammerProp: PropMaker = () =>
  shapes(
    ["hammer-head", move(merge([box([0.13, 0.052, 0.052], { bevel: 0.01 })]), [0, 0.16, 0]), STEEL],
    ["hammer-handle", rod(-0.08, 0.17, 0.012), WOOD],
  );

/** A judge's hammer. */
export const gavelProp: PropMaker = () =>
  shapes([
    "gavel",
    merge([
      rod(-0.06, 0.13, 0.01),
      move(turnZ(cylinder({ radius: 0.036, height: 0.12, bevel: 0.01 }), PI / 2), [0.06, 0.15, 0]),
    ]),
    WOOD,
  ]);

/** A spanner with an open jaw. */
export const wrenchProp: PropMaker = () => {
  const jaw = extrude(
    Array.from({ length: 22 }, (_, i) => {
      const a = PI / 2 + 0.55 + (i / 21) * (TAU - 1.1);
      return [0.042 * cos(a), 0.042 * sin(a)] as const;
    }).concat(
      [
        [0.016, 0.0],
        [-0.016, 0.0],
      ].map(([x, y]) => [x as number, y as number] as const),
    ),
    { depth: 0.02, bevel: 0.003 },
  );
  return shapes([
    "wrench",
    merge([move(box([0.026, 0.24, 0.018], { bevel: 0.006 }), [0, 0.05, 0]), move(jaw, [0, 0.19, 0])]),
  ]);
};

/** A round lens on a handle. */
export const magnifierProp: PropMaker = () =>
  shapes(
    [
      "magnifier",
      merge([rod(-0.07, 0.06, 0.013), move(turnX(torus(0.062, 0.012, 32, 10), PI / 2), [0, 0.13, 0])]),
      GRIP,
    ],
    [
      "lens",
      move(turnX(cylinder({ radius: 0.058, height: 0.008, segments: 28 }), PI / 2), [0, 0.13, -0.004]),
      dye(0.55, 0.72, 0.78, 0, 0.05),
    ],
  );

/** A policeman's stick. */
export const truncheonProp: PropMaker = () => shapes(["truncheon", merge([rod(-0.07, 0.22, 0.015)])]);

/** A brush with wet paint. */
export const paintbrushProp: PropMaker = () =>
  shapes(
    ["brush", rod(-0.08, 0.15, 0.009)],
    ["bristles", move(stretch(sphere(0.02, 14), [0.9, 2.2, 0.9]), [0, 0.17, 0]), dye(0.05, 0.2, 0.65)],
  );

/** A thick wooden club. */
export const clubProp: PropMaker = () =>
  shapes([
    "club",
    lathe(
      roundCorners(
        [
          [0, -0.07],
          [0.018, -0.07, 0.006],
          [0.024, 0.08, 0.05],
          [0.055, 0.25, 0.05],
          [0.04, 0.33, 0.03],
          [0, 0.34],
        ],
        3,
      ),
      22,
    ),
    WOOD,
  ]);
