import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { turned, turnedCorners } from "../../geometry/slab.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const Y = 1.55;
const COUNT = 24;

/** A white spiral on the spinner. */
const spiral: Paint = (surface, x, y) => {
  const r = Math.sqrt(x * x + y * y);
  const s = atan2(y, x) / TAU + r * 4.2;
  if (r < 0.3 && s - Math.floor(s) < 0.2) layColour(surface, [0.9, 0.9, 0.9], 0.35, 0);
};

const seams: Paint = (surface, x, y, z) => {
  const a = (atan2(y, x) / TAU) * 8;
  const line = Math.abs(z - 0.55) < 0.012 || Math.abs(z + 0.35) < 0.012 || Math.abs(a - Math.round(a)) < 0.008;
  if (line) {
    surface.height -= 0.004;
    layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
  }
};

const fanBlade = (): Geometry =>
  settle(
    loft(
      Array.from({ length: 9 }, (_, i): Ring => {
        const t = i / 8;
        const r = 0.25 + 0.71 * t;
        const turn = 0.95 - 0.55 * t;
        const half = 0.075 + 0.06 * t;
        const bow = 0.07 * sin(t * 3.1);
        const at = (u: number, v: number): Vec3 => [
          r,
          half * u * sin(turn) * -1 + v * cos(turn) + bow,
          half * u * cos(turn) + v * sin(turn),
        ];
        return [at(0, 0.01), at(1, 0), at(0, -0.01), at(-1, 0)];
      }),
    ),
  );

function build({ has }: Planned): Part[] {
  const cowl = turned(
    closeCorners(
      [
        [0.98, 0.5, 0.1],
        [1.0, -0.6, 0.2],
        [0.93, -0.9, 0.01],
        [0.98, -0.92, 0.01],
        [1.15, -0.3, 0.6],
        [1.2, 0.5, 0.5],
        [1.13, 1.0, 0.06],
        [1.07, 1.05, 0.04],
        [1.0, 0.98, 0.06],
      ],
      5,
    ),
    64,
    true,
  );
  const lip = turned(
    closeCorners(
      [
        [0.985, 0.85, 0.02],
        [1.0, 0.99, 0.06],
        [1.07, 1.06, 0.04],
        [1.14, 1.01, 0.06],
        [1.185, 0.82, 0.01],
        [1.165, 0.82, 0.01],
        [1.06, 1.0, 0.06],
        [1.0, 0.83, 0.01],
      ]
        .map(([r, z, k]) => [r as number, z as number, k as number] as const)
        .reverse(),
      4,
    ),
    64,
    true,
  );
  const core = turnedCorners(
    [
      [0, -1.05],
      [0.45, -1.05],
      [0.62, -0.6, 0.2],
      [0.62, 0.15, 0.1],
      [0.25, 0.3],
      [0, 0.3],
    ],
    48,
  );
  const nozzle = turned(
    closeCorners(
      [
        [0.5, -0.85, 0.01],
        [0.4, -1.45, 0.01],
        [0.45, -1.46, 0.01],
        [0.66, -0.8, 0.02],
      ],
      3,
    ),
    48,
    true,
  );
  const cone = turnedCorners(
    [
      [0, -1.8],
      [0.06, -1.75, 0.06],
      [0.27, -1.2, 0.2],
      [0.27, -0.9],
      [0, -0.9],
    ],
    36,
  );
  const spinner = turnedCorners(
    [
      [0, 0.2],
      [0.29, 0.2],
      [0.28, 0.42, 0.1],
      [0.13, 0.68, 0.15],
      [0, 0.74],
    ],
    40,
  );
  const one = move(fanBlade(), [0, 0, 0.32]);
  const fan = merge(Array.from({ length: COUNT }, (_, i) => turnZ(one, (i / COUNT) * TAU)));
  const vanes = merge(
    Array.from({ length: 9 }, (_, i) => turnZ(block([0.5, 0.03, 0.3], [0.8, 0, -0.5], 0.01), (i / 9) * TAU)),
  );
  const up = (g: Geometry) => move(g, [0, Y, 0]);
  const stand = merge([
    ...[-1, 1].flatMap((s) => [
      block([0.12, 0.12, 2.3], [s * 0.75, 0.16, 0], 0.02),
      ...[0.6, -0.6].map((z) => bar([s * 0.75, 0.16, z], [s * 0.98, Y - 0.55, z * 0.7], 0.055, 10)),
      ...[0.6, -0.6].map((z) => bar([s * 0.2, 0.16, z], [s * 0.75, 0.9, z * 0.8], 0.035, 8)),
    ]),
    ...[0.9, 0, -0.9].map((z) => block([1.5, 0.1, 0.12], [0, 0.16, z], 0.02)),
  ]);
  const wheels = [-1, 1].flatMap((s) =>
    [0.95, -0.95].map((z) =>
      move(
        turnY(
          turnedCorners(
            [
              [0, -0.05],
              [0.12, -0.05, 0.02],
              [0.12, 0.05, 0.02],
              [0, 0.05],
            ],
            24,
          ),
          PI / 2,
        ),
        [s * 0.75, 0.12, z],
      ),
    ),
  );
  return [
    makePart("cowl", "cowl", up(cowl), { weight: 1, paint: seams }),
    makePart("lip", "metal", up(lip), { weight: 0.9 }),
    makePart("fan", "fan", up(fan), { weight: 1 }),
    makePart("spinner", "spinner", up(spinner), { weight: 0.9, paint: spiral }),
    makePart("core", "core", up(core), { weight: 0.7 }),
    makePart("vanes", "core", up(vanes), { weight: 0.4 }),
    makePart("nozzle", "core", up(nozzle), { weight: 0.8 }),
    makePart("cone", "core", up(cone), { weight: 0.8 }),
    ...(has("stand")
      ? [makePart("stand", "stand", stand, { weight: 0.7 }), ...makeParts("wheel", "wheel", wheels, { weight: 0.4 })]
      : []),
  ];
}

/** A jet engine. What makes it itself: a fat round cowl with a polished lip, inside it a wheel of twisted fan blades about a spinner with a white spiral, and behind a narrower nozzle with a cone. */
export const jetEngine = defineFromPlan({
  id: "jet-engine",
  family: "device",
  words: [
    "jet engine",
    "turbine engine",
    "turbofan",
    "turbojet",
    "airplane engine",
    "aircraft engine",
    "jet turbine",
    "plane engine",
    "turbofan engine",
  ],
  senses: ["jet engine", "turbojet#2"],
  height: 2.75,
  view: { azimuth: 0.62, elevation: 0.12 },
  slots: {
    cowl: mainSlot("painted-metal", "#e8eaec #f2f2ee #2a4a86 #c8ccd2", "nacelle|case|housing"),
    fan: slot("titanium", "#50555c", "blade|turbine"),
    spinner: slot("painted-metal", "#1c1d21", "nose|cone"),
    metal: slot("brushed-steel", "", "lip|rim|ring"),
    core: slot("brushed-steel", "#8a8378 #7a7268", "nozzle|exhaust"),
    stand: slot("painted-metal", "#e0a818 #2f6fb4", "cradle|frame"),
    wheel: slot("rubber", "#1a1a1c"),
  },
  extras: { stand: { chance: 1 } },
  build,
});
