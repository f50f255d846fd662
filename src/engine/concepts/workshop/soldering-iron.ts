import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** The iron's axis: it rests in its coil, tip down to the left. */
const LEAN = -0.72;
const along = (g: Part["geometry"]) => move(turnZ(g, LEAN), [-0.075, 0.055, 0]);
const point = (d: number): Vec3 => [-0.075 - sin(LEAN) * d, 0.055 + cos(LEAN) * d, 0];

function build(): Part[] {
  const turns = 8;
  const coil: Vec3[] = Array.from({ length: turns * 16 + 1 }, (_, i): Vec3 => {
    const a = (i / 16) * TAU;
    const t = i / (turns * 16);
    const r = 0.013 + 0.007 * t;
    return [r * cos(a), -0.01 + 0.085 * t, r * sin(a)];
  });
  const end = point(0.222);
  return [
    makePart(
      "stand",
      "stand",
      merge([
        block([0.17, 0.016, 0.09], [0, 0.008, 0], 0.005, 2),
        block([0.012, 0.085, 0.03], [-0.012, 0.05, 0], 0.003),
      ]),
      { weight: 0.9 },
    ),
    makePart("coil", "metal", along(tube(0.0022, coil, 8)), { weight: 0.9 }),
    makePart("sponge", "sponge", block([0.055, 0.014, 0.06], [0.05, 0.02, 0], 0.004, 2), { weight: 0.7 }),
    makePart(
      "tip",
      "tip",
      along(
        turnedUp(
          [
            [0, -0.024],
            [0.0038, -0.006, 0.002],
            [0.0038, 0.02],
            [0, 0.02],
          ],
          20,
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "shaft",
      "metal",
      along(
        turnedUp(
          [
            [0, 0.015],
            [0.0062, 0.015, 0.001],
            [0.0062, 0.085],
            [0.0125, 0.085],
            [0.0125, 0.092],
            [0, 0.092],
          ],
          24,
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "handle",
      "body",
      along(
        turnedUp(
          [
            [0, 0.09],
            [0.0165, 0.09, 0.002],
            [0.0165, 0.097, 0.002],
            [0.0118, 0.105, 0.006],
            [0.0118, 0.14],
            [0.014, 0.17, 0.02],
            [0.0118, 0.21, 0.004],
            [0.0055, 0.222, 0.002],
            [0, 0.222],
          ],
          32,
          4,
        ),
      ),
      { weight: 1 },
    ),
    makePart("grip", "grip", along(bar([0, 0.103, 0], [0, 0.148, 0], 0.0142, 24)), { weight: 0.8 }),
    makePart(
      "cord",
      "grip",
      tube(
        0.0034,
        curveThrough(
          [
            end,
            [end[0] + 0.03, end[1] + 0.018, 0],
            [end[0] + 0.065, end[1] - 0.02, 0.01],
            [end[0] + 0.07, 0.06, 0.02],
            [end[0] + 0.045, 0.008, 0.04],
            [end[0] - 0.02, 0.0035, 0.07],
            [end[0] - 0.09, 0.0035, 0.085],
            [end[0] - 0.13, 0.0035, 0.075],
          ],
          7,
        ),
        10,
        { endRounding: 0.002 },
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A soldering iron. What makes it itself: a coloured handle with a dark grip and flange, a thin steel shaft with a pointed copper tip, resting aslant in a coiled wire holder on a base with a yellow sponge, a cord behind. */
export const solderingIron = defineFromPlan({
  id: "soldering-iron",
  family: "tool",
  words: ["soldering iron", "soldering station", "solder iron", "soldering gun", "soldering pen"],
  senses: ["soldering iron"],
  height: 0.24,
  vary: 0.03,
  view: { azimuth: 0.3, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#1f6fd0 #e8b81c #d8341c #2a9a5a", "handle"),
    grip: slot("rubber", "#17181a", "cord|cable"),
    metal: slot("brushed-steel", "", "shaft|coil|spring|holder"),
    tip: slot("copper", "", "point|bit"),
    stand: slot("painted-metal", "#26292d", "base"),
    sponge: slot("foam", "#e8c81c", "pad"),
  },
  build,
});
