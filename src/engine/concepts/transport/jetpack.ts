import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const bands: Paint = (surface, _x, y) => {
  if ((y > 0.5 && y < 0.53) || (y > 0.22 && y < 0.24)) layColour(surface, [0.9, 0.88, 0.82], 0.4, 0);
};

const heat: Paint = (surface, _x, y) => {
  const t = Math.min(1, Math.max(0, y / 0.26));
  layColour(surface, [0.95, 0.12 + 0.75 * t * t, 0.01 + 0.5 * t * t * t], 0.9, 0);
};

const gauge: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.3) return;
  const r = Math.sqrt(x * x + y * y);
  if (r < 0.034) layColour(surface, [0.9, 0.9, 0.86]);
  if (Math.abs(x - y * 0.6) < 0.003 && y > 0 && r < 0.028) layColour(surface, [0.7, 0.03, 0.02]);
  if (r > 0.026 && r < 0.03 && x > 0) layColour(surface, [0.7, 0.03, 0.02]);
};

function build({ has }: Planned): Part[] {
  const base = 0.28;
  const tank = lathe(
    roundCorners(
      [
        [0, 0.06],
        [0.06, 0.06],
        [0.1, 0.12, 0.03],
        [0.1, 0.58, 0.04],
        [0.075, 0.68, 0.05],
        [0.02, 0.76, 0.02],
        [0, 0.765],
      ],
      5,
    ),
    36,
  );
  const nozzle = lathe(
    [
      [0.025, 0.1],
      [0.045, 0.055],
      [0.072, 0],
      [0.08, 0],
      [0.055, 0.06],
      [0.035, 0.1],
    ],
    32,
    true,
  );
  const flame = lathe(
    roundCorners(
      [
        [0, 0],
        [0.03, 0.1, 0.1],
        [0.062, 0.2, 0.05],
        [0.05, 0.27, 0.03],
        [0, 0.29],
      ],
      5,
    ),
    24,
  );
  const at = [-0.125, 0.125];
  const strap = (s: number) =>
    sweep(
      rectangleOutline(0.05, 0.014, 0.005, 2),
      curveThrough(
        [
          [s * 0.09, 0.62, -0.06],
          [s * 0.1, 0.7, 0.02],
          [s * 0.105, 0.66, 0.12],
          [s * 0.11, 0.5, 0.16],
          [s * 0.11, 0.34, 0.13],
          [s * 0.1, 0.2, 0.03],
          [s * 0.09, 0.17, -0.06],
        ],
        6,
      ),
      { up: [1, 0, 0] },
    );
  const arm = (s: number) =>
    tube(
      0.014,
      curveThrough(
        [
          [s * 0.2, 0.3, -0.1],
          [s * 0.27, 0.29, -0.04],
          [s * 0.28, 0.3, 0.12],
          [s * 0.28, 0.33, 0.26],
        ],
        6,
      ),
      12,
    );
  const fin = (s: number) =>
    plate(
      [
        [s > 0 ? 0.08 : -0.2, 0.1],
        [s > 0 ? 0.2 : -0.08, 0.04, 0.02],
        [s > 0 ? 0.2 : -0.08, 0.14, 0.02],
        [s > 0 ? 0.08 : -0.2, 0.3],
      ],
      0.016,
      0.004,
    );
  const up = (g: Part["geometry"]) => move(g, [0, base, 0]);
  return [
    ...makeParts(
      "tank",
      "body",
      at.map((x) => up(move(tank, [x, 0, -0.14]))),
      { weight: 1, paint: bands },
    ),
    ...makeParts(
      "nozzle",
      "metal",
      at.map((x) => up(move(nozzle, [x, -0.02, -0.14]))),
      { weight: 0.9 },
    ),
    ...(has("flame")
      ? makeParts(
          "flame",
          "flame",
          at.map((x) => move(flame, [x, 0, -0.14])),
          { weight: 0.9, paint: heat },
        )
      : []),
    ...makeParts("fin", "trim", [up(move(fin(1), [0.125, 0, -0.14])), up(move(fin(-1), [-0.125, 0, -0.14]))], {
      weight: 0.7,
    }),
    makePart(
      "spine",
      "metal",
      up(settle(move(box([0.1, 0.46, 0.1], { bevel: 0.025, bevelSteps: 2 }), [0, 0.37, -0.13]))),
      { weight: 0.6 },
    ),
    makePart("gauge", "metal", up(move(turnY(disc(0.042, 0.02, 0.005, 32), PI), [0, 0.44, -0.175])), {
      weight: 0.7,
      paint: gauge,
    }),
    makePart("plate", "strap", up(move(slab([0.3, 0.52, 0.05], 0.06, 0.02), [0, 0.4, -0.06])), { weight: 0.8 }),
    ...makeParts("strap", "strap", [up(strap(1)), up(strap(-1))], { weight: 0.8 }),
    makePart("belt", "strap", up(bar([-0.105, 0.4, 0.155], [0.105, 0.4, 0.155], 0.014, 10)), { weight: 0.4 }),
    makePart("arms", "metal", merge([up(arm(1)), up(arm(-1))]), { weight: 0.8 }),
    makePart(
      "grips",
      "strap",
      merge([-1, 1].map((s) => up(bar([s * 0.28, 0.3, 0.25], [s * 0.28, 0.42, 0.27], 0.02, 14)))),
      { weight: 0.7 },
    ),
    makePart(
      "pipes",
      "metal",
      merge(
        at.map((x) =>
          up(
            tube(
              0.012,
              curveThrough(
                [
                  [x * 0.3, 0.56, -0.14],
                  [x * 0.5, 0.7, -0.16],
                  [x * 0.9, 0.72, -0.16],
                ],
                5,
              ),
              10,
            ),
          ),
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A jetpack, seen from behind. What makes it itself: two pointed fuel tanks side by side on a back plate with straps, fins and control arms, nozzles below and long flames out of them. */
export const jetpack = defineFromPlan({
  id: "jetpack",
  family: "vehicle",
  words: ["jetpack", "jet pack", "rocket pack", "rocket backpack", "rocket belt"],
  senses: [],
  height: 1.04,
  view: { azimuth: 2.6, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#c8281e #d8d8d4 #e0901a #2a5fa8", "tank|cylinder|booster"),
    metal: slot("brushed-steel", "", "nozzle|arm|pipe|spine"),
    trim: slot("painted-metal", "#f0c01e #2b2c31 #c8281e", "fin|wing"),
    strap: slot("leather", "#2b2320 #5a3a20", "harness|belt|grip"),
    flame: slot("plastic", "#f08a1a", "fire|exhaust|jet"),
  },
  extras: { flame: { chance: 0.9 } },
  build,
});
