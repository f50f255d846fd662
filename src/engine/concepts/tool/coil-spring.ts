import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Metres: radius of the coil, of the wire; height. */
const [COIL, WIRE, TALL] = [0.032, 0.0052, 0.13];

/** A wire wound round the Y axis; its first and last turns lie flat against the next, as ground ends do. */
function helix(turns: number, from: number, to: number, girth: (t: number) => number): Part["geometry"] {
  const steps = Math.round(turns * 28);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const round = TAU * turns * t;
    const flat = 1 / turns;
    const u =
      t < flat
        ? 0.35 * t
        : t > 1 - flat
          ? 1 - 0.35 * (1 - t)
          : 0.35 * flat + ((t - flat) / (1 - 2 * flat)) * (1 - 0.7 * flat);
    const r = COIL * girth(t);
    return [r * cos(round), from + WIRE + (to - from - 2 * WIRE) * u, r * sin(round)];
  });
  return tube(WIRE, path, 12, { endRounding: WIRE * 0.4, endSteps: 2 });
}

function build({ style }: Planned): Part[] {
  if (style === "shock") {
    const plate = (y: number, flip: number): Part["geometry"] =>
      turnedUp(
        flip > 0
          ? [
              [0, y],
              [0.046, y, 0.002],
              [0.046, y + 0.012, 0.002],
              [0.024, y + 0.02, 0.004],
              [0, y + 0.02],
            ]
          : [
              [0, y - 0.02],
              [0.024, y - 0.02, 0.004],
              [0.046, y - 0.012, 0.002],
              [0.046, y, 0.002],
              [0, y],
            ],
        40,
      );
    return [
      makePart(
        "coil",
        "spring",
        helix(7.5, 0.01, TALL + 0.01, () => 1.1),
        { weight: 1 },
      ),
      makePart("foot", "plate", plate(0, 1), { weight: 0.7 }),
      makePart("cap", "plate", plate(TALL + 0.02, -1), { weight: 0.7 }),
    ];
  }
  const girth = style === "conical" ? (t: number) => 1.35 - 0.85 * t : () => 1;
  return [
    makePart(
      "coil",
      "spring",
      helix(style === "conical" ? 5.5 : 7.5, 0, style === "conical" ? TALL * 0.75 : TALL, girth),
      {
        weight: 1,
      },
    ),
  ];
}

/** A coil spring. What makes it itself: one round wire wound in even open turns to a tall coil whose ends lie flat; a cone of turns as in a mattress; or between two round plates, as a springboard's or a car's. */
export const coilSpring = defineFromPlan({
  id: "coil-spring",
  family: "tool",
  words: [
    "coil spring",
    "spring coil",
    "metal spring",
    "steel spring",
    "spiral spring",
    "compression spring",
    "helical spring",
    "bouncy spring",
    "shock absorber",
    "suspension spring",
    "mattress spring",
  ],
  senses: ["coil spring"],
  height: 0.13,
  view: { azimuth: 0.4, elevation: 0.24 },
  slots: {
    spring: mainSlot("brushed-steel", "#b4b8be #8e949c", "coil|wire"),
    plate: slot("painted-metal", "#2c2f34 #c8281e", "disc|cap|foot"),
  },
  styles: {
    straight: { weight: 4 },
    conical: { weight: 1, words: ["mattress spring"] },
    shock: {
      weight: 1.2,
      words: ["shock absorber", "suspension spring", "bouncy spring"],
      dress: { spring: "#c8281e" },
      materials: { spring: "painted-metal" },
      slots: ["plate"],
    },
  },
  build,
});
