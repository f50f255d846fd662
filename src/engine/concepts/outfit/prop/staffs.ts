import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { starOutline } from "../star-outline.ts";
import { type PropMaker, pole, rod, shapes } from "./drawn.ts";
import { dye, GOLD, STEEL, WOOD } from "./prop-colours.ts";

/** A stick with a star. */
export const wandProp: PropMaker = () =>
  shapes(
    ["wand", rod(-0.05, 0.2, 0.009), GOLD],
    [
      "wand-star",
      move(extrude(starOutline(0.055), { depth: 0.022, bevel: 0.006 }), [0, 0.22, 0]),
      dye(0.9, 0.62, 0.12, 0, 0.3),
    ],
  );

/** A staff with a ball for a head. */
export const staffProp: PropMaker = (reach) =>
  pole(
    ["staff", merge([rod(reach, 0.46, 0.0135)])],
    [
      "staff-head",
      move(merge([sphere(0.042, 22), move(torus(0.036, 0.012, 24, 8), [0, -0.04, 0])]), [0, 0.5, 0]),
      dye(0.05, 0.3, 0.75, 0, 0.1),
    ],
  );

/** A devil's trident or a farmer's pitchfork. */
export const forkProp =
  (prop: string): PropMaker =>
  (reach) => {
    const isDevil = prop === "trident";
    const prong = (x: number) =>
      tube(
        isDevil ? 0.012 : 0.008,
        curveThrough(
          [
            [0, 0.36, 0],
            [x, 0.4, 0],
            [x, 0.55, 0],
          ],
          5,
        ),
        8,
        { endRounding: 0.008 },
      );
    return pole(
      [prop, rod(reach, 0.37, 0.012), isDevil ? undefined : WOOD],
      [
        "prongs",
        merge([
          prong(-0.06),
          tube(
            isDevil ? 0.012 : 0.008,
            [
              [0, 0.35, 0],
              [0, 0.56, 0],
            ],
            8,
            { endRounding: 0.008 },
          ),
          prong(0.06),
        ]),
        STEEL,
      ],
    );
  };

/** A besom. */
export const broomProp: PropMaker = (reach) =>
  pole(
    ["broom-stick", rod(reach + 0.16, 0.36, 0.011), WOOD],
    [
      "broom-brush",
      move(
        lathe(
          roundCorners(
            [
              [0, 0],
              [0.07, 0, 0.01],
              [0.055, 0.1, 0.02],
              [0.02, 0.18, 0.01],
              [0, 0.18],
            ],
            3,
          ),
          24,
        ),
        [0, reach, 0],
      ),
      (s, x, _y, z) => {
        const t = 0.75 + 0.35 * noise(x * 300, 0, z * 300, 2);
        s.r = 0.5 * t;
        s.g = 0.32 * t;
        s.b = 0.09 * t;
        s.roughness = 0.9;
      },
    ],
  );

/** A burning stick. */
export const torchProp: PropMaker = () =>
  shapes(
    [
      "torch",
      lathe(
        roundCorners(
          [
            [0, -0.1],
            [0.014, -0.1],
            [0.026, 0.13, 0.01],
            [0, 0.13],
          ],
          2,
        ),
        18,
      ),
      WOOD,
    ],
    ["flame", move(stretch(sphere(0.045, 20), [0.8, 1.8, 0.8]), [0, 0.19, 0]), dye(0.95, 0.32, 0.03, 0, 0.4)],
  );

/** A walking stick as tall as a man. */
export const stickProp: PropMaker = () => pole(["stick", merge([rod(-0.12, 0.42, 0.0115)]), WOOD]);

/** A sweep's brush: a disc of stiff bristles at the end of a rod. */
export const flueBrushProp: PropMaker = (reach) => {
  const bristles = Array.from({ length: 36 }, (_, i) => {
    const [a, lift] = [(i * TAU) / 36, ((i % 3) - 1) * 0.035];
    const [x, z] = [cos(a) * 0.13, sin(a) * 0.13];
    return tube(
      0.007,
      [
        [0, 0.46, 0],
        [x, 0.46 + lift, z],
      ],
      6,
    );
  });
  return pole(
    ["flue-rod", rod(reach, 0.48, 0.012), WOOD],
    ["flue-brush", merge([...bristles, move(sphere(0.034, 16), [0, 0.46, 0])]), dye(0.02, 0.019, 0.02, 0, 0.9)],
  );
};
