import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import { move, stretch, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { type PropMaker, shapes } from "./drawn.ts";
import { dye, GOLD, STEEL } from "./prop-colours.ts";

/** A board with a written sheet. */
export const clipboardProp: PropMaker = () =>
  shapes(
    ["clipboard", move(box([0.15, 0.2, 0.012], { bevel: 0.004 }), [0.05, 0.07, 0.03])],
    [
      "paper",
      move(box([0.13, 0.165, 0.01], { bevel: 0.002 }), [0.05, 0.06, 0.036]),
      (s, x, y) => {
        const row = (y + 0.0) / 0.02;
        const isLine = Math.abs(row - Math.round(row)) < 0.14 && Math.abs(x - 0.05) < 0.05;
        const t = isLine ? 0.12 : 0.8;
        s.r = t;
        s.g = t;
        s.b = t;
        s.metalness = 0;
        s.roughness = 0.8;
      },
    ],
    ["clip", move(box([0.06, 0.024, 0.024], { bevel: 0.005 }), [0.05, 0.165, 0.034]), STEEL],
  );

/** A flat case hanging from the fist. */
export const briefcaseProp: PropMaker = () => ({
  upright: true,
  shapes: [
    [
      "briefcase",
      move(
        merge([
          box([0.07, 0.17, 0.25], { bevel: 0.016, bevelSteps: 2 }),
          move(turnX(turnZ(torus(0.04, 0.01, 24, 8), PI / 2), 0), [0, 0.085, 0]),
        ]),
        [0, -0.125, 0],
      ),
      (s, x, y) => {
        void x;
        if (Math.abs(y + 0.095) > 0.004) return;
        s.r *= 0.3;
        s.g *= 0.3;
        s.b *= 0.3;
      },
    ],
  ],
});

/** A bunch of flowers. */
export const bouquetProp: PropMaker = () => {
  const blooms = Array.from({ length: 11 }, (_, i) => {
    const a = i * 2.4;
    const r = 0.018 * Math.sqrt(i) * 1.15;
    return move(sphere(0.033, 14), [r * cos(a), 0.1 - r * 0.6, r * sin(a)]);
  });
  return shapes(
    [
      "flowers",
      merge(blooms),
      (s, x, y, z) => {
        const t = noise(x * 30, y * 30, z * 30, 4);
        s.r = 0.75;
        s.g = t > 0 ? 0.2 : 0.6;
        s.b = t > 0 ? 0.25 : 0.5;
      },
    ],
    [
      "stems",
      merge([
        lathe(
          roundCorners(
            [
              [0, -0.07],
              [0.014, -0.07],
              [0.05, 0.08, 0.02],
              [0, 0.08],
            ],
            2,
          ),
          18,
        ),
      ]),
      dye(0.06, 0.2, 0.05),
    ],
  );
};

/** A sealed letter. */
export const envelopeProp: PropMaker = () =>
  shapes([
    "envelope",
    move(box([0.17, 0.11, 0.012], { bevel: 0.003 }), [0.02, 0.05, 0.03]),
    (s, x, y, z) => {
      if (z < 0.005 + 0.03) return;
      const flap = Math.abs(y - 0.05 - 0.05 + Math.abs(x - 0.02) * 0.62);
      if (flap < 0.003) {
        s.r *= 0.4;
        s.g *= 0.4;
        s.b *= 0.4;
      }
      const seal = (x - 0.02) * (x - 0.02) + (y - 0.05) * (y - 0.05);
      if (seal < 0.00022) {
        s.r = 0.5;
        s.g = 0.02;
        s.b = 0.02;
      }
    },
  ]);

/** A tray with a covered dish. */
export const trayProp: PropMaker = () => ({
  upright: true,
  shapes: [
    ["tray", move(cylinder({ radius: 0.15, height: 0.014, bevel: 0.006, segments: 40 }), [0, 0.045, 0.05])],
    ["cloche", move(stretch(sphere(0.085, 28), [1, 0.9, 1]), [0, 0.06, 0.05]), dye(0.72, 0.72, 0.74, 1, 0.2)],
    ["knob", move(sphere(0.016, 12), [0, 0.145, 0.05]), GOLD],
  ],
});

/** A sack over the shoulder. */
export const sackProp: PropMaker = () => ({
  upright: true,
  shapes: [
    [
      "sack",
      merge([
        move(stretch(sphere(0.13, 30), [1, 1.15, 0.9]), [-0.06, -0.14, -0.05]),
        move(stretch(sphere(0.045, 18), [1, 1.1, 1]), [-0.01, 0.02, 0]),
      ]),
      (s, _x, y) => {
        if (Math.abs(y + 0.015) < 0.012) {
          s.r = 0.55;
          s.g = 0.4;
          s.b = 0.1;
        }
      },
    ],
  ],
});

/** A round shield. */
export const shieldProp: PropMaker = () => ({
  upright: true,
  shapes: [
    ["shield", move(turnX(cylinder({ radius: 0.15, height: 0.03, bevel: 0.012, segments: 40 }), PI / 2), [0, 0, 0.03])],
  ],
});
