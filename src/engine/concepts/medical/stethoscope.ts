import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const R = 0.0065;

function build({ style }: Planned): Part[] {
  const flip = style === "left" ? -1 : 1;
  const at = (x: number, z: number, y = R): Vec3 => [x * flip, y, z];
  const fork = (s: number): Vec3[] => [
    [s * 0.005, R, 0.0],
    [s * 0.016, R, -0.03],
    [s * 0.045, R + 0.004, -0.07],
    [s * 0.056, R + 0.006, -0.1],
  ];
  const ear = (s: number): Vec3[] => [
    [s * 0.056, R + 0.006, -0.095],
    [s * 0.064, R + 0.01, -0.14],
    [s * 0.062, R + 0.014, -0.19],
    [s * 0.044, R + 0.02, -0.228],
    [s * 0.028, R + 0.02, -0.238],
  ];
  const tail = curveThrough(
    [
      at(0, -0.004),
      at(0.0, 0.04),
      at(-0.02, 0.1),
      at(-0.075, 0.15),
      at(-0.13, 0.12),
      at(-0.145, 0.05),
      at(-0.135, -0.02),
      at(-0.12, -0.07),
    ],
    8,
  );
  const head = at(-0.112, -0.115, 0);
  const lie = (g: Part["geometry"]) => turnX(g, -PI / 2);
  return [
    makePart("tube", "tube", tube(R, tail, 12), { weight: 1 }),
    ...makeParts(
      "branch",
      "tube",
      [1, -1].map((s) => tube(R * 0.92, curveThrough(fork(s), 8), 12, { endRounding: 0.002 })),
      { weight: 0.9 },
    ),
    ...makeParts(
      "ear-tube",
      "metal",
      [1, -1].map((s) => tube(0.0042, curveThrough(ear(s), 8), 12)),
      { weight: 1 },
    ),
    ...makeParts(
      "earpiece",
      "tip",
      [1, -1].map((s) => move(sphere(0.0105, 20), [s * 0.024, R + 0.02, -0.24])),
      { weight: 0.8 },
    ),
    makePart(
      "spring",
      "metal",
      tube(
        0.003,
        curveThrough(
          [
            [-0.053, R + 0.006, -0.09],
            [-0.03, R + 0.002, -0.05],
            [0, R + 0.002, -0.034],
            [0.03, R + 0.002, -0.05],
            [0.053, R + 0.006, -0.09],
          ],
          6,
        ),
        8,
      ),
      { weight: 0.5 },
    ),
    makePart("stem", "metal", bar([-0.121 * flip, R, -0.066], [-0.116 * flip, R + 0.003, -0.1], 0.0058, 16), {
      weight: 0.7,
    }),
    makePart("chest-piece", "metal", move(lie(disc(0.03, 0.016, 0.005)), head), { weight: 1 }),
    makePart("diaphragm", "membrane", move(lie(disc(0.0235, 0.0185, 0.002)), head), { weight: 0.9 }),
    makePart("rim", "tip", move(lie(disc(0.0315, 0.006, 0.0025)), [head[0], 0.005, head[2]]), { weight: 0.4 }),
  ];
}

/** A doctor's stethoscope laid down. What makes it itself: two bent steel tubes with earpieces, which run into a forked rubber hose that curls to a round steel chest piece with a pale membrane. */
export const stethoscope = defineFromPlan({
  id: "stethoscope",
  family: "device",
  words: ["stethoscope", "doctor's stethoscope"],
  senses: ["stethoscope"],
  height: 0.035,
  view: { azimuth: 0.25, elevation: 1.05 },
  slots: {
    tube: mainSlot("rubber", "#1f2126 #1f4f9a #8a1f2a #1f7a6a #5a2f8a", "hose"),
    metal: slot("brushed-steel", "", "chest piece|ear tube|bell"),
    tip: slot("rubber", "#1b1b1e", "earpiece|ear tip"),
    membrane: slot("plastic", "#eef0ee", "diaphragm"),
  },
  styles: { right: {}, left: {} },
  build,
});
