import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { block, pair, sidePlate, turnedAcross } from "../vehicle/bodywork.ts";
import { makeSaddle } from "../vehicle/cycle/bicycle-fittings.ts";

const path = (radius: number, points: readonly Vec3[], sides = 12): Geometry =>
  tube(radius, curveThrough(points, 5), sides, { endRounding: radius * 0.4, endSteps: 2 });

/** Crank axle. */
const AXLE: readonly [number, number] = [0.36, -0.02];

function build({ style }: Planned): Part[] {
  const spin = style === "spin";
  const wheelAt: readonly [number, number] = [0.36, 0.36];
  const saddleTop: Vec3 = [0, 0.98, -0.3];
  const feet = [0.52, -0.5].map((z) => block([0.52, 0.07, 0.09], [0, 0.05, z], 0.03, 3));
  const caps = [0.52, -0.5].flatMap((z) => pair(block([0.09, 0.09, 0.115], [0.25, 0.05, z], 0.03, 3)));
  const beam = sidePlate(
    [
      [-0.52, 0.05],
      [0.54, 0.05],
      [0.54, 0.1, 0.02],
      [0.1, 0.16, 0.05],
      [-0.52, 0.1, 0.02],
    ],
    0.09,
    0.02,
  );
  const post = merge([
    path(0.042, [
      [0, 0.12, 0.1],
      [0, 0.5, -0.1],
      [0, 0.72, -0.2],
    ]),
    bar([0, 0.66, -0.17], [0, 0.94, -0.29], 0.024, 12),
  ]);
  const neck = merge([
    path(0.042, [
      [0, 0.14, 0.08],
      [0, 0.5, 0.16],
      [0, 0.9, 0.3],
    ]),
    bar([0, 0.84, 0.275], [0, 1.12, 0.36], 0.028, 12),
    bar([0, 0.12, 0.44], [0, 0.56, 0.18], 0.034, 12),
  ]);
  const disc = turnedAcross(
    [
      [0, -0.012],
      [0.08, -0.03, 0.004],
      [0.09, -0.012],
      [0.2, -0.012],
      [0.215, -0.024, 0.005],
      [0.245, -0.024, 0.006],
      [0.245, 0.024, 0.006],
      [0.215, 0.024, 0.005],
      [0.2, 0.012],
      [0.09, 0.012],
      [0.08, 0.03, 0.004],
      [0, 0.012],
    ],
    [0, wheelAt[0], wheelAt[1]],
    44,
  );
  const shroud = sidePlate(
    [
      [-0.16, 0.2, 0.06],
      [0.42, 0.13, 0.12],
      [0.64, 0.26, 0.16],
      [0.62, 0.5, 0.16],
      [0.4, 0.62, 0.14],
      [0.1, 0.54, 0.14],
      [-0.16, 0.44, 0.1],
    ],
    0.17,
    0.045,
  );
  const guard = sidePlate(
    [
      [-0.14, 0.26, 0.07],
      [0.36, 0.3, 0.08],
      [0.46, 0.36, 0.07],
      [0.36, 0.42, 0.06],
      [-0.02, 0.48, 0.08],
      [-0.14, 0.44, 0.07],
    ],
    0.05,
    0.018,
    0.07,
  );
  const forks = pair(bar([0.045, wheelAt[0], wheelAt[1]], [0.035, 0.66, 0.22], 0.02, 10));
  const crank = (side: number): { arm: Geometry; pedal: Geometry; strap: Geometry } => {
    const a = -0.9;
    const end: Vec3 = [side * 0.15, AXLE[0] + side * 0.17 * sin(a), AXLE[1] + side * 0.17 * cos(a)];
    const x = end[0] + side * 0.065;
    return {
      arm: merge([
        bar([side * 0.14, AXLE[0], AXLE[1]], end, 0.017, 8),
        bar([side * 0.04, AXLE[0], AXLE[1]], [side * 0.155, AXLE[0], AXLE[1]], 0.026, 12),
      ]),
      pedal: block([0.1, 0.028, 0.11], [x, end[1], end[2]], 0.01),
      strap: path(
        0.008,
        [
          [x - 0.05, end[1], end[2]],
          [x - 0.045, end[1] + 0.055, end[2] + 0.01],
          [x, end[1] + 0.075, end[2] + 0.01],
          [x + 0.045, end[1] + 0.055, end[2] + 0.01],
          [x + 0.05, end[1], end[2]],
        ],
        8,
      ),
    };
  };
  const cranks = [1, -1].map(crank);
  const top: Vec3 = [0, 1.12, 0.36];
  const bars = spin
    ? [
        path(0.018, [
          [0.24, top[1] + 0.1, top[2] + 0.24],
          [0.23, top[1] + 0.03, top[2] + 0.1],
          [0.2, top[1] + 0.01, top[2] - 0.02],
          [0, top[1], top[2] - 0.03],
          [-0.2, top[1] + 0.01, top[2] - 0.02],
          [-0.23, top[1] + 0.03, top[2] + 0.1],
          [-0.24, top[1] + 0.1, top[2] + 0.24],
        ]),
        ...pair(
          path(0.017, [
            [0.06, top[1], top[2]],
            [0.065, top[1] + 0.04, top[2] + 0.14],
            [0.06, top[1] + 0.08, top[2] + 0.2],
          ]),
        ),
      ]
    : [
        path(0.019, [
          [0.3, top[1] + 0.12, top[2] - 0.3],
          [0.29, top[1] + 0.06, top[2] - 0.16],
          [0.23, top[1] + 0.0, top[2] - 0.04],
          [0, top[1] - 0.02, top[2]],
          [-0.23, top[1], top[2] - 0.04],
          [-0.29, top[1] + 0.06, top[2] - 0.16],
          [-0.3, top[1] + 0.12, top[2] - 0.3],
        ]),
      ];
  const grips = spin
    ? pair(
        path(0.026, [
          [0.23, top[1] + 0.03, top[2] + 0.1],
          [0.235, top[1] + 0.06, top[2] + 0.17],
          [0.24, top[1] + 0.1, top[2] + 0.245],
        ]),
      )
    : pair(
        path(0.027, [
          [0.295, top[1] + 0.085, top[2] - 0.22],
          [0.3, top[1] + 0.125, top[2] - 0.31],
        ]),
      );
  const place = (g: Geometry): Geometry => move(turnX(g, -0.62), [0, top[1] + 0.17, top[2] + 0.06]);
  const panel = block([0.3, 0.22, 0.05], [0, 0, 0], 0.022, 3);
  const lit = block([0.22, 0.13, 0.02], [0, 0.015, -0.022], 0.006);
  return [
    makePart("beam", "frame", merge([beam, ...feet]), { weight: 0.9 }),
    makePart("caps", "plastic", merge(caps), { weight: 0.4 }),
    makePart("seat-post", "frame", post, { weight: 0.9 }),
    makePart("neck", "frame", neck, { weight: 0.9 }),
    ...(spin
      ? [
          makePart("flywheel", "flywheel", disc, { weight: 1 }),
          makePart("fork", "frame", merge(forks), { weight: 0.5 }),
          makePart("guard", "plastic", guard, { weight: 0.7 }),
          makePart(
            "knob",
            "lever",
            merge([bar([0, 0.72, 0.2], [0, 0.82, 0.14], 0.012, 8), bar([0, 0.81, 0.145], [0, 0.85, 0.12], 0.03, 14)]),
            { weight: 0.3 },
          ),
        ]
      : [
          makePart("shroud", "shell", shroud, {
            weight: 1,
            paint: (surface, x, y, z) => {
              const [u, v] = [z - 0.36, y - 0.37];
              const d = Math.sqrt(u * u + v * v);
              if (Math.abs(x) > 0.07 && ((d > 0.15 && d < 0.17) || d < 0.045))
                layColour(surface, [0.75, 0.76, 0.78], 0.3);
            },
          }),
        ]),
    makePart("cranks", "metal", merge(cranks.map(({ arm }) => arm)), { weight: 0.6 }),
    makePart(
      "crank-disc",
      "metal",
      turnedAcross(
        [
          [0, -0.1],
          [0.085, -0.098, 0.004],
          [0.085, 0.098, 0.004],
          [0, 0.1],
        ],
        [0, AXLE[0], AXLE[1]],
        30,
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      "pedal",
      "pedal",
      cranks.map(({ pedal, strap }) => merge([pedal, strap])),
      { weight: 0.8 },
    ),
    ...makeSaddle(saddleTop, 1.5).map((part) => (part.slot === "handlebar" ? { ...part, slot: "metal" } : part)),
    makePart("saddle-clamp", "metal", block([0.06, 0.05, 0.09], [0, 0.94, -0.29], 0.012), { weight: 0.2 }),
    makePart("bars", "metal", merge(bars), { weight: 0.9 }),
    ...makeParts("grip", "plastic", grips, { weight: 0.7 }),
    makePart(
      "console-arm",
      "plastic",
      bar([0, top[1] - 0.03, top[2] - 0.01], [0, top[1] + 0.13, top[2] + 0.06], 0.03, 10),
      { weight: 0.4 },
    ),
    makePart("console", "plastic", place(panel), { weight: 0.8 }),
    {
      ...makePart("display", "display", lit, {
        weight: 0.7,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz > -0.3) return;
          const ink = isWritten("25:40", -x, y - 0.035, 0.04, 0.1) || isWritten("KCAL", -x, y + 0.02, 0.022, 0.12);
          layColour(surface, ink ? [0.02, 0.06, 0.03] : [0.42, 0.62, 0.45], 0.2);
        },
      }),
      geometry: place(lit),
    },
  ];
}

/**
 * An exercise bike. What makes it itself: a bicycle that goes nowhere: broad saddle on a post, pedals with straps, a heavy flywheel or a round shell in
 * front, upright handlebars with a display, all on two cross feet on the floor and no road wheels.
 */
export const exerciseBike = defineFromPlan({
  id: "exercise-bike",
  family: "device",
  words: [
    "exercise bike",
    "stationary bike",
    "stationary bicycle",
    "exercise bicycle",
    "spin bike",
    "spinning bike",
    "indoor bike",
    "gym bike",
    "exercycle",
  ],
  senses: ["exercise bike"],
  height: 1.4,
  vary: 0.04,
  view: { azimuth: 1.15, elevation: 0.12 },
  slots: {
    frame: mainSlot("painted-metal", "#1f2125 #c8ccd0 #b3201c #1f4f9c", "post|beam|body"),
    flywheel: slot("brushed-steel", "", "wheel|disc"),
    shell: slot("plastic", "#c8242a #2a2d33 #1f5fa8 #e4e5e6", "shroud|cover"),
    plastic: slot("plastic", "#17181b", "grip|console|foot"),
    metal: slot("brushed-steel", "", "handlebar|crank|bar"),
    saddle: slot("leather", "#141416", "seat"),
    pedal: slot("plastic", "#1c1d20", "strap"),
    lever: slot("plastic", "#c8201c", "knob|brake"),
    display: slot("glass", "#7aa884", "screen|monitor"),
  },
  styles: {
    spin: { weight: 1.3, words: ["spin bike", "spinning bike", "indoor bike"], slots: ["flywheel"] },
    upright: { weight: 1, slots: ["shell"] },
  },
  build,
  sockets: () => [{ name: "seat", position: [0, 1.0, -0.32], normal: [0, 1, 0], radius: 0.12 }],
});
