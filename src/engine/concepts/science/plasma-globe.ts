import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Of a bolt: hot at its root, cooler where it meets the glass. */
const HOT = fromHex("#ffd8f4");
const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A bolt that wanders from one distance to another along a direction. */
function bolt(from: Vec3, direction: Vec3, start: number, end: number, thick: number, next: () => number): Geometry {
  const steps = 7;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const r = start + (end - start) * t;
    const sway = (end - start) * 0.16 * (i === 0 || i === steps ? 0.2 : 1);
    return [
      from[0] + direction[0] * r + (next() - 0.5) * sway,
      from[1] + direction[1] * r + (next() - 0.5) * sway,
      from[2] + direction[2] * r + (next() - 0.5) * sway,
    ];
  });
  return tube(thick, curveThrough(path, 3), 6, { scale: (t) => 1 - 0.55 * t, endRounding: thick * 0.3, endSteps: 1 });
}

function globe({ stream, seed }: Planned): Part[] {
  const next = stream("bolts");
  const [r, y] = [0.1, 0.165];
  const bolts = Array.from({ length: 15 }, (_, i) => {
    const up = 1 - (2 * (i + 0.5)) / 15 + 0.1;
    const [c, turn] = [Math.sqrt(Math.max(0, 1 - up * up)), i * 2.399963 + seed];
    return bolt([0, y, 0], [c * cos(turn), up, c * sin(turn)], 0.02, r * 0.95, 0.0026, next);
  });
  return [
    makePart(
      "base",
      "base",
      turnedUp(
        [
          [0, 0],
          [0.082, 0, 0.006],
          [0.08, 0.016, 0.004],
          [0.06, 0.05, 0.01],
          [0.044, 0.075, 0.01],
          [0.05, 0.084, 0.003],
          [0, 0.084],
        ],
        48,
        4,
      ),
      { weight: 0.9 },
    ),
    makePart("collar", "metal", move(torus(0.049, 0.0045, 48, 10), [0, 0.08, 0]), { weight: 0.4 }),
    makePart("stem", "metal", bar([0, 0.08, 0], [0, y - 0.015, 0], 0.0065, 14), { weight: 0.4 }),
    makePart("electrode", "spark", move(sphere(0.023, 28, 18), [0, y, 0]), {
      weight: 0.8,
      shines: true,
      paint: (surface) => layColour(surface, HOT, 0.3, 0),
    }),
    makePart("bolts", "spark", merge(bolts), {
      weight: 1,
      shines: true,
      paint: (surface, x, py, z) => {
        const d = Math.sqrt(x * x + (py - y) * (py - y) + z * z) / r;
        layColour(surface, mixed(HOT, [surface.r, surface.g, surface.b], Math.min(1, d * 1.3)), 0.3, 0);
      },
    }),
    makePart("glass", "glass", move(sphere(r, 48, 32), [0, y, 0]), { weight: 0.9 }),
  ];
}

/** A tall coil of copper wire under a metal ring, bolts leaping from it. */
function tesla({ stream }: Planned): Part[] {
  const next = stream("bolts");
  const [low, high, r] = [0.24, 1.12, 0.11];
  const top: Vec3 = [0, high + 0.14, 0];
  const bolts = Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 8) * TAU + 0.5 * next();
    const up = -0.35 + 1.1 * next();
    const c = Math.sqrt(Math.max(0.1, 1 - up * up));
    const from: Vec3 = [top[0] + 0.27 * cos(turn), top[1], 0.27 * sin(turn)];
    return bolt(from, [c * cos(turn), up, c * sin(turn)], 0, 0.42 + 0.16 * next(), 0.011, next);
  });
  const winding = turnedUp(
    [
      [0, low],
      [r, low, 0.004],
      [r, high, 0.004],
      [0, high],
    ],
    48,
  );
  const primary = Array.from({ length: 5 }, (_, i) =>
    move(torus(0.2 + i * 0.035, 0.0125, 56, 10), [0, 0.2 + i * 0.032, 0]),
  );
  const posts = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * TAU + 0.4;
    return block([0.04, 0.26, 0.04], [0.27 * cos(a), 0.22, 0.27 * sin(a)], 0.006);
  });
  return [
    makePart(
      "base",
      "base",
      turnedUp(
        [
          [0, 0],
          [0.42, 0, 0.02],
          [0.42, 0.1, 0.02],
          [0.36, 0.13, 0.02],
          [0, 0.13],
        ],
        56,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "pedestal",
      "base",
      turnedUp(
        [
          [0, 0.1],
          [0.16, 0.1],
          [0.13, 0.25, 0.01],
          [0, 0.25],
        ],
        40,
      ),
      { weight: 0.4 },
    ),
    makePart("winding", "coil", winding, {
      weight: 1,
      paint: (surface, _x, y) => {
        // turn on turn of wire
        const t = Math.abs(((((y / 0.0085) % 1) + 1) % 1) - 0.5) * 2;
        surface.height -= 0.0015 * t;
        const f = 1 - 0.5 * t * t;
        surface.r *= f;
        surface.g *= f;
        surface.b *= f;
      },
    }),
    makePart("primary", "coil", merge(primary), { weight: 0.8 }),
    makePart("posts", "base", merge(posts), { weight: 0.4 }),
    makePart("neck", "metal", bar([0, high - 0.02, 0], [0, high + 0.16, 0], 0.05, 20), { weight: 0.5 }),
    makePart(
      "toroid",
      "metal",
      merge([
        move(torus(0.2, 0.085, 64, 24), top),
        turnedUp(
          [
            [0, high + 0.11],
            [0.2, high + 0.11],
            [0.2, high + 0.17],
            [0, high + 0.17],
          ],
          48,
        ),
      ]),
      { weight: 1 },
    ),
    makePart("bolts", "spark", merge(bolts), {
      weight: 0.9,
      shines: true,
      paint: (surface, x, _y, z) =>
        layColour(
          surface,
          mixed([1, 1, 1], [surface.r, surface.g, surface.b], Math.min(1, Math.sqrt(x * x + z * z) * 1.5)),
          0.3,
          0,
        ),
    }),
  ];
}

/** A plasma globe. What makes it itself: a clear ball of glass on a black foot, a small bright ball in its middle and forked violet bolts from it to the glass. A tesla coil is a tall copper winding under a thick metal ring that bolts leap from. */
export const plasmaGlobe = defineFromPlan({
  id: "plasma-globe",
  family: "device",
  words: [
    "plasma globe",
    "plasma ball",
    "plasma lamp",
    "plasma sphere",
    "lightning globe",
    "lightning ball",
    "tesla ball",
    "static ball",
    "tesla coil",
    "lightning coil",
    "tesla tower",
  ],
  senses: ["tesla coil"],
  height: 0.27,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    base: mainSlot("plastic", "#141518 #2a2c30", "foot|stand"),
    glass: { ...slot("glass", "#c8bce8", "ball|globe|sphere"), clear: true },
    spark: slot("plastic", "#9a3af0 #6a48ff", "plasma|lightning|bolt|arc|electricity"),
    metal: slot("brushed-steel", "", "ring|electrode"),
    coil: slot("copper", "", "winding|wire"),
  },
  styles: {
    globe: {},
    tesla: {
      weight: 0,
      words: ["tesla coil", "lightning coil", "tesla tower"],
      materials: { base: "walnut" },
      dress: { base: "#4a2c18", spark: "#6a8aff" },
      slots: ["coil"],
    },
  },
  build: (p) => (p.style === "tesla" ? tesla(p) : globe(p)),
});
