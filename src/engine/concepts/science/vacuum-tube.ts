import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { smoothProfile } from "../vessel/hollow.ts";

/** Silvered where the getter was fired against the top. */
const getter =
  (top: number): Paint =>
  (surface, _x, y) => {
    const t = (y - top * 0.84) / (top * 0.1);
    if (t <= 0) return;
    const k = Math.min(1, t);
    surface.r = surface.r * (1 - k) + 0.5 * k;
    surface.g = surface.g * (1 - k) + 0.52 * k;
    surface.b = surface.b * (1 - k) + 0.55 * k;
    surface.roughness = surface.roughness * (1 - k) + 0.12 * k;
  };

function build({ style }: Planned): Part[] {
  const base = 0.026;
  const top = style === "straight" ? 0.098 : 0.112;
  const line =
    style === "straight"
      ? [
          [0.0145, base - 0.004],
          [0.0152, base + 0.006],
          [0.0155, 0.05],
          [0.0155, 0.082],
          [0.013, 0.092],
          [0.006, 0.0965],
          [0.002, 0.1],
        ]
      : [
          [0.0145, base - 0.004],
          [0.016, base + 0.008],
          [0.0245, 0.05],
          [0.026, 0.064],
          [0.0215, 0.08],
          [0.0165, 0.092],
          [0.0155, 0.103],
          [0.009, 0.111],
        ];
  const glass = lathe(
    [
      [0, base - 0.004],
      ...smoothProfile(
        line.map(([x, y]) => [x as number, y as number] as const),
        5,
      ),
      [0, top + 0.002],
    ],
    48,
  );
  const ring = (r: number, y: number) =>
    Array.from({ length: 33 }, (_, i): Vec3 => [r * cos((i / 32) * TAU), y, r * sin((i / 32) * TAU)]);
  const grid = Array.from({ length: 9 }, (_, i) => tube(0.00035, ring(0.0046, 0.041 + i * 0.0042), 6));
  const mica = [0.0385, 0.0785].map((y) =>
    move(
      stretch(
        turnedUp(
          [
            [0, 0],
            [0.0125, 0],
            [0.0125, 0.001],
            [0, 0.001],
          ],
          20,
        ),
        [1, 1, 0.62],
      ),
      [0, y, 0],
    ),
  );
  const posts = [-0.0098, 0.0098, -0.0052, 0.0052].map((x) => bar([x, base - 0.002, 0], [x, 0.084, 0], 0.0006, 8));
  // each in two halves, between which the heater is seen to glow
  const plates = [-1, 1].flatMap((s) =>
    [-1, 1].map((side) => block([0.0052, 0.032, 0.0008], [side * 0.0057, 0.0585, s * 0.0068], 0.0003)),
  );
  const wings = [-1, 1].map((s) => block([0.0008, 0.032, 0.0142], [s * 0.0084, 0.0585, 0], 0.0003));
  const pin = turnedUp(
    [
      [0, 0],
      [0.0011, 0.0006],
      [0.0012, 0.012],
      [0, 0.012],
    ],
    12,
  );
  return [
    makePart("glass", "glass", glass, { weight: 1, paint: getter(top) }),
    makePart(
      "base",
      "base",
      turnedUp(
        [
          [0, 0.0105],
          [0.0148, 0.0105, 0.001],
          [0.0158, 0.014, 0.001],
          [0.0158, base, 0.0008],
          [0, base],
        ],
        44,
      ),
      { weight: 1 },
    ),
    makePart(
      "pins",
      "pin",
      merge([...around(8, move(pin, [0.0095, 0, 0])), move(stretch(pin, [2.4, 1.05, 2.4]), [0, 0, 0])]),
      {
        weight: 0.7,
      },
    ),
    makePart("mica", "mica", merge(mica), { weight: 0.6 }),
    ...makeParts("plate", "plate", [...plates, ...wings], { weight: 0.7 }),
    makePart("posts", "pin", merge(posts), { weight: 0.5 }),
    makePart("grid", "pin", merge(grid), { weight: 0.4 }),
    makePart("filament", "glow", bar([0, 0.036, 0], [0, 0.086, 0], 0.0031, 14), { weight: 0.9 }),
  ];
}

/** A vacuum tube. What makes it itself: a glass bulb silvered at its top, grey plates, wires and an orange glowing heater inside, on a dark base with a ring of pins. */
export const vacuumTube = defineFromPlan({
  id: "vacuum-tube",
  family: "device",
  words: [
    "vacuum tube",
    "electron tube",
    "radio tube",
    "radio valve",
    "amplifier tube",
    "thermionic valve",
    "nixie tube",
  ],
  senses: ["vacuum tube"],
  height: 0.112,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    base: mainSlot("plastic", "#1c1b1b #3a2214", "socket|foot"),
    glass: { ...slot("glass", "#dfe8ea", "bulb|envelope"), clear: true },
    plate: slot("gunmetal", "#5a5d62", "anode|electrode"),
    mica: slot("plastic", "#c9c2ae", "spacer"),
    pin: slot("brushed-steel", "", "wire|grid|prong"),
    glow: slot("plastic", "#ff7a1e", "filament|heater|light|cathode"),
  },
  styles: { coke: { weight: 1.4 }, straight: { weight: 1 } },
  build,
});
