import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Turned about a line along X at height `y`: (radius, x). */
const along = (profile: readonly Corner[], y: number, segments = 36) =>
  turnedAcross(profile, [0, y, 0], segments, false, 4);

/** Two moulded lines along the body and a swoosh below them. */
const moulded: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.6) return;
  const line = Math.abs(y - 0.142 - 0.05 * x);
  if (line < 0.006) {
    surface.height -= 0.0012;
    surface.r *= 0.7;
    surface.g *= 0.7;
    surface.b *= 0.7;
  }
};

/** How full of water it is: the tank is darker and bluer below. */
const filled: Paint = (surface, _x, y) => {
  if (y > 0.218) return;
  surface.r *= 0.55;
  surface.g *= 0.72;
  surface.b = Math.min(1, surface.b * 0.9 + 0.12);
  surface.roughness = 0.12;
};

function build({ style }: Planned): Part[] {
  const soaker = style === "soaker";
  const body = plate(
    [
      [-0.175, 0.112, 0.012],
      [-0.12, 0.1, 0.01],
      [0.02, 0.098, 0.02],
      [0.17, 0.112, 0.012],
      [0.21, 0.122, 0.01],
      [0.21, 0.152, 0.01],
      [0.12, 0.166, 0.02],
      [-0.1, 0.172, 0.02],
      [-0.18, 0.152, 0.02],
    ],
    0.05,
    0.012,
  );
  const grip = plate(
    [
      [-0.148, 0.004, 0.012],
      [-0.094, 0, 0.012],
      [-0.082, 0.05, 0.02],
      [-0.06, 0.108, 0.008],
      [-0.13, 0.112, 0.01],
      [-0.128, 0.06, 0.03],
    ],
    0.04,
    0.011,
  );
  const guard = tube(
    0.0055,
    curveThrough(
      [
        [-0.075, 0.062, 0],
        [-0.03, 0.056, 0],
        [0.0, 0.075, 0],
        [0.002, 0.102, 0],
      ],
      6,
    ),
    10,
  );
  const trigger = plate(
    [
      [-0.052, 0.072, 0.003],
      [-0.043, 0.07, 0.003],
      [-0.036, 0.1, 0.004],
      [-0.056, 0.102, 0.004],
    ],
    0.012,
    0.003,
  );
  const tank = along(
    soaker
      ? [
          [0, -0.13],
          [0.034, -0.128, 0.02],
          [0.046, -0.09, 0.03],
          [0.046, 0.02, 0.03],
          [0.03, 0.062, 0.02],
          [0, 0.068],
        ]
      : [
          [0, -0.1],
          [0.026, -0.098, 0.014],
          [0.026, 0.03, 0.014],
          [0, 0.032],
        ],
    soaker ? 0.222 : 0.178,
  );
  const cap = move(
    settle(
      turnY(
        turnedCorners(
          [
            [0, 0],
            [0.019, 0],
            [0.019, 0.018, 0.004],
            [0, 0.019],
          ],
          24,
        ),
        -PI / 2,
      ),
    ),
    [soaker ? -0.122 : -0.094, soaker ? 0.222 : 0.178, 0],
  );
  const barrel = along(
    [
      [0, 0.2],
      [0.013, 0.2],
      [0.013, 0.28],
      [0, 0.28],
    ],
    0.137,
  );
  const nozzle = along(
    [
      [0, 0.268],
      [0.017, 0.268, 0.002],
      [0.022, 0.276, 0.004],
      [0.022, 0.292, 0.004],
      [0.013, 0.3, 0.003],
      [0.012, 0.312, 0.002],
      [0.004, 0.312],
      [0.004, 0.304],
      [0, 0.304],
    ],
    0.137,
  );
  const ridges = Array.from({ length: 5 }, (_, i): Corner[] => {
    const x = 0.092 + i * 0.02;
    return [
      [0.019, x, 0.002],
      [0.024, x + 0.005, 0.003],
      [0.024, x + 0.013, 0.003],
      [0.019, x + 0.018, 0.002],
    ];
  }).flat();
  const pump = along([[0, 0.088], [0.017, 0.088, 0.003], ...ridges, [0.017, 0.195, 0.003], [0, 0.195]], 0.086);
  return [
    makePart("body", "body", body, { weight: 1, paint: moulded }),
    makePart("grip", "body", grip, { weight: 0.9 }),
    makePart("guard", "trim", guard, { weight: 0.5 }),
    makePart("trigger", "trim", trigger, { weight: 0.6 }),
    makePart("tank", "tank", tank, { weight: 1, paint: filled }),
    makePart("cap", "trim", cap, { weight: 0.6 }),
    makePart(
      "saddle",
      "body",
      plate(
        [
          [-0.09, 0.16],
          [0.03, 0.16],
          [0.012, 0.2, 0.01],
          [-0.072, 0.2, 0.01],
        ],
        0.036,
        0.006,
      ),
      {
        weight: 0.6,
      },
    ),
    makePart("barrel", "body", barrel, { weight: 0.7 }),
    makePart("nozzle", "trim", nozzle, { weight: 0.9 }),
    ...(soaker
      ? [
          makePart("pump", "trim", pump, { weight: 0.9 }),
          ...makeParts(
            "pump-rod",
            "rod",
            [
              merge([
                bar([0.03, 0.086, 0], [0.25, 0.086, 0], 0.0085, 14),
                bar([0.238, 0.082, 0], [0.238, 0.137, 0], 0.009, 12),
              ]),
            ],
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

/** A water gun. What makes it itself: a chunky bright plastic toy gun, a fat see-through tank of water with a screw cap on top, a ridged pump under the barrel, and an orange nozzle with a small hole. */
export const waterGun = defineFromPlan({
  id: "water-gun",
  family: "toy",
  words: ["water gun", "water pistol", "squirt gun", "water blaster", "super soaker", "water soaker", "toy water gun"],
  senses: ["water pistol"],
  height: 0.27,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.14 },
  slots: {
    body: mainSlot("plastic", "#1fae4a #1c84e0 #7a34d0 #e8261e", "frame|grip|handle|barrel"),
    tank: slot("plastic", "#9fdcf0 #c8ecf4", "reservoir|water tank"),
    trim: slot("plastic", "#f5821e #f5c81e", "nozzle|pump|trigger|cap"),
    rod: slot("plastic", "#e8e8ea", "slide"),
  },
  styles: { soaker: { weight: 3 }, pistol: { words: ["water pistol", "squirt gun"] } },
  build,
  sockets: () => [
    { name: "attach", position: [-0.11, 0.055, 0], normal: [0, 1, 0], radius: 0.02 },
    { name: "hand", position: [-0.11, 0.055, 0], normal: [0, 0, 1], radius: 0.02 },
  ],
});
