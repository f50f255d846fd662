import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { deform, move, settle, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { hole, plate } from "../pieces.ts";

/** A throwing star. What makes it itself: a flat steel star of four or more hooked points with a round hole in its middle, its points ground thin and bright. */
export const shuriken = defineFromPlan({
  id: "shuriken",
  family: "weapon",
  words: ["shuriken", "throwing star", "ninja star"],
  senses: [],
  height: 0.11,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: { blade: mainSlot("brushed-steel", "#5a5e66 #a4a9b0 #7a7e86", "point|star|edge") },
  count: { slot: "blade", min: 4, max: 4, most: 8 },
  build: ({ count }) => {
    const points = Math.max(3, count);
    const outline = Array.from({ length: points }, (_, i): Point2[] => {
      const a = (i / points) * TAU + PI / 2;
      const at = (r: number, t: number): Point2 => [r * cos(a + (t * TAU) / points), r * sin(a + (t * TAU) / points)];
      return [at(0.055, 0), at(0.036, 0.09), at(0.026, 0.24), at(0.0225, 0.42), at(0.0235, 0.6), at(0.031, 0.86)];
    }).flat();
    const star = deform(
      extrude(outline, { depth: 0.0042, bevel: 0.0012, bevelSteps: 2, holes: [hole(0, 0, 0.0095, 28)] }),
      ([x, y, z]) => {
        const r = Math.sqrt(x * x + y * y);
        return [x, y, z * (1 - 0.8 * smoothstep(0.024, 0.055, r))];
      },
    );
    return [
      makePart("star", "blade", settle(star), {
        weight: 1,
        paint: (surface, x, y) => {
          const r = Math.sqrt(x * x + y * y);
          const k = 1 + 1.9 * smoothstep(0.026, 0.034, r);
          surface.r = Math.min(0.75, surface.r * k);
          surface.g = Math.min(0.75, surface.g * k);
          surface.b = Math.min(0.76, surface.b * k);
          if (r < 0.0125) surface.height += 0.0006;
        },
      }),
    ];
  },
});

/** A kunai. What makes it itself: a leaf-shaped black blade with a ridge, a wrapped grip and a ring at its end. */
export const kunai = defineFromPlan({
  id: "kunai",
  family: "weapon",
  words: ["kunai", "kunai knife", "throwing kunai", "ninja kunai"],
  senses: [],
  height: 0.3,
  view: { azimuth: 0.45, elevation: 0.1 },
  slots: {
    blade: mainSlot("brushed-steel", "#5c6068 #4a4d55", "point|edge"),
    grip: slot("woven-cotton", "#d8cfb8 #a3262a #2a2a30", "handle|wrap|bandage"),
  },
  build: () => {
    const blade = deform(
      plate(
        [
          [-0.012, 0],
          [-0.036, -0.045],
          [0, -0.17],
          [0.036, -0.045],
          [0.012, 0],
        ],
        0.016,
      ),
      ([x, y, z]) => [x, y, z * (1 - Math.abs(x) / 0.04) * (1 - 0.5 * smoothstep(-0.1, -0.17, y))],
    );
    const wraps = Array.from({ length: 8 }, (_, i) => move(torus(0.0105, 0.0042, 24, 8), [0, 0.012 + 0.0095 * i, 0]));
    return [
      makePart("blade", "blade", move(settle(blade), [0, 0.17, 0]), { weight: 1 }),
      makePart("core", "blade", block([0.012, 0.1, 0.01], [0, 0.21, 0], 0.003), { weight: 0.4 }),
      makePart("grip", "grip", move(merge(wraps), [0, 0.17, 0]), { weight: 0.8 }),
      makePart("ring", "blade", move(turnX(torus(0.019, 0.0042, 32, 10), PI / 2), [0, 0.275, 0]), { weight: 0.6 }),
    ];
  },
});

/** A sword of light. What makes it itself: a bar of glowing light in one colour on a ribbed metal hilt with a button and an emitter. */
export const laserSword = defineFromPlan({
  id: "laser-sword",
  family: "weapon",
  words: ["lightsaber", "light saber", "laser sword", "energy sword", "plasma sword", "lightsabre", "beam sword"],
  senses: [],
  height: 1.15,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.08 },
  slots: {
    beam: mainSlot("plastic", "#3ab0ff #ff3a30 #4aff5a #b04aff", "blade|light|laser"),
    hilt: slot("brushed-steel", "#b8bcc2", "handle|grip|emitter"),
    grip: slot("rubber", "#141416", "rib"),
    button: slot("plastic", "#c8201c"),
  },
  build: () => {
    const beam = tube(
      0.021,
      [
        [0, 0.27, 0],
        [0, 0.6, 0],
        [0, 1.14, 0],
      ],
      24,
      { endRounding: 0.021, endSteps: 4 },
    );
    const ribs = Array.from({ length: 6 }, (_, i) => move(torus(0.027, 0.0055, 32, 8), [0, 0.03 + 0.018 * i, 0]));
    return [
      makePart("beam", "beam", beam, {
        weight: 1,
        paint: (surface, _x, _y, _z, nx, _ny, nz) => {
          // white-hot where it faces the eye, its colour at the edges
          const core = 0.45 * Math.max(0, nz * 0.88 + nx * 0.48);
          surface.r += (1 - surface.r) * core;
          surface.g += (1 - surface.g) * core;
          surface.b += (1 - surface.b) * core;
          surface.roughness = 0.9;
        },
      }),
      makePart(
        "hilt",
        "hilt",
        tube(
          0.0265,
          [
            [0, 0, 0],
            [0, 0.14, 0],
            [0, 0.24, 0],
          ],
          32,
          { endRounding: 0.003 },
        ),
        { weight: 1 },
      ),
      makePart(
        "emitter",
        "hilt",
        merge([
          move(torus(0.0275, 0.007, 36, 10), [0, 0.245, 0]),
          tube(
            0.031,
            [
              [0, 0.24, 0],
              [0, 0.275, 0],
            ],
            32,
          ),
          move(torus(0.0275, 0.005, 36, 8), [0, 0.21, 0]),
        ]),
        { weight: 0.6 },
      ),
      makePart("ribs", "grip", merge(ribs), { weight: 0.6 }),
      makePart("button", "button", block([0.012, 0.02, 0.01], [0, 0.175, 0.027], 0.003), { weight: 0.3 }),
      makePart("box", "hilt", block([0.016, 0.045, 0.012], [0.024, 0.175, 0], 0.003), { weight: 0.3 }),
    ];
  },
});
