import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const dapples =
  (on: boolean): Paint =>
  (surface, x, y, z) => {
    if (z > 0.36 && y < 0.68 && y + z * 0.55 < 0.9)
      layColour(surface, [surface.r * 0.55, surface.g * 0.5, surface.b * 0.5]);
    if (!on || y < 0.42) return;
    const [u, v, w] = [y * 13, z * 13, x > 0 ? 0 : 0.37];
    const row = Math.floor(u);
    const [a, b] = [u - row - 0.5, v + w + row * 0.5 - Math.round(v + w + row * 0.5)];
    if (a * a + b * b < 0.06) layColour(surface, [surface.r * 0.55, surface.g * 0.57, surface.b * 0.6]);
  };

function build({ kind, style }: Planned): Part[] {
  const body = sculpt([
    ...addAll([ellipsoid([0, 0.52, -0.02], [0.105, 0.115, 0.26])], 0.02),
    ...addAll(
      limb([
        [[0, 0.56, 0.16], 0.1],
        [[0, 0.7, 0.26], 0.07],
        [[0, 0.81, 0.29], 0.06],
      ]),
      0.05,
    ),
    ...addAll(
      limb([
        [[0, 0.82, 0.3], 0.062],
        [[0, 0.77, 0.37], 0.05],
        [[0, 0.71, 0.435], 0.04],
      ]),
      0.03,
    ),
    ...addAll([both(roundCone([0.035, 0.86, 0.275], [0.045, 0.93, 0.28], 0.02, 0.006))], 0.012),
    ...addAll(
      [
        both(roundCone([0.065, 0.47, 0.15], [0.085, 0.36, 0.24], 0.06, 0.04)),
        both(roundCone([0.085, 0.36, 0.24], [0.1, 0.15, 0.28], 0.036, 0.026)),
      ],
      0.03,
    ),
    ...addAll(
      [
        both(roundCone([0.06, 0.48, -0.19], [0.085, 0.35, -0.24], 0.08, 0.045)),
        both(roundCone([0.085, 0.35, -0.24], [0.1, 0.15, -0.31], 0.038, 0.027)),
      ],
      0.03,
    ),
    ...addAll([both(ball([0.1, 0.145, 0.283], 0.034)), both(ball([0.1, 0.145, -0.312], 0.034))], 0.012),
  ]);
  const rocker = (x: number) =>
    sweep(
      ellipseOutline(0.02, 0.028, 14),
      curveThrough(
        [
          [x, 0.16, -0.58],
          [x, 0.075, -0.36],
          [x, 0.028, 0],
          [x, 0.075, 0.36],
          [x, 0.16, 0.58],
        ],
        8,
      ),
      { up: [0, 1, 0], endRounding: 0.015 },
    );
  const mane = tube(
    0.035,
    curveThrough(
      [
        [0, 0.9, 0.3],
        [0, 0.89, 0.24],
        [0, 0.8, 0.2],
        [0, 0.7, 0.15],
        [0, 0.62, 0.08],
      ],
      6,
    ),
    12,
    { scale: (t) => [0.55, 1.25 - 0.5 * t], endRounding: 0.02 },
  );
  const tail = tube(
    0.036,
    curveThrough(
      [
        [0, 0.56, -0.26],
        [0, 0.6, -0.33],
        [0, 0.52, -0.4],
        [0, 0.36, -0.41],
        [0, 0.28, -0.44],
      ],
      6,
    ),
    12,
    { scale: (t) => 0.55 + 1.3 * t * (1.15 - t), endRounding: 0.02 },
  );
  const eye = (s: number) => move(sphere(0.014, 14, 10), [s * 0.052, 0.815, 0.35]);
  const rein = (s: number): Vec3[] => [
    [s * 0.045, 0.74, 0.42],
    [s * 0.075, 0.76, 0.3],
    [s * 0.09, 0.74, 0.19],
    [s * 0.07, 0.69, 0.1],
    [0, 0.672, 0.075],
  ];
  return [
    makePart("body", "body", meshSdf(body, 0.0135), { weight: 1, crease: 1, paint: dapples(kind === "dappled") }),
    ...makeParts("rocker", "rocker", [rocker(0.13), rocker(-0.13)], { weight: 1, grain: "z" }),
    ...makeParts(
      "crossbar",
      "rocker",
      [-0.31, 0.28].map((z) => bar([-0.14, 0.096, z], [0.14, 0.096, z], 0.018)),
      { weight: 0.6, grain: "x" },
    ),
    ...makeParts(
      "peg",
      "rocker",
      [
        [0.1, 0.28],
        [-0.1, 0.28],
        [0.1, -0.31],
        [-0.1, -0.31],
      ].map(([x, z]) => bar([x as number, 0.09, z as number], [(x as number) * 1, 0.14, z as number], 0.022)),
      { weight: 0.4 },
    ),
    makePart("mane", "mane", mane, { weight: 0.9 }),
    makePart("tail", "mane", tail, { weight: 0.9 }),
    makePart(
      "saddle",
      "saddle",
      meshSdf(
        sculpt([
          ...addAll(
            [
              ellipsoid([0, 0.585, -0.04], [0.1, 0.062, 0.115]),
              ellipsoid([0, 0.63, -0.13], [0.08, 0.04, 0.03]),
              both(ellipsoid([0.1, 0.52, -0.03], [0.02, 0.09, 0.075])),
            ],
            0.03,
          ),
        ]),
        0.012,
      ),
      { weight: 0.9, crease: 1 },
    ),
    ...makeParts("eye", "eye", [eye(1), eye(-1)], { weight: 0.8 }),
    ...makeParts(
      "rein",
      "saddle",
      [1, -1].map((s) => tube(0.007, curveThrough(rein(s), 5), 8)),
      { weight: 0.6 },
    ),
    makePart(
      "noseband",
      "saddle",
      tube(
        0.008,
        curveThrough(
          [
            [0.045, 0.74, 0.425],
            [0, 0.785, 0.425],
            [-0.045, 0.74, 0.425],
            [0, 0.7, 0.39],
          ],
          5,
          true,
        ),
        8,
        { closed: true },
      ),
      { weight: 0.5 },
    ),
    makePart("handle", style === "handled" ? "rocker" : "saddle", bar([-0.13, 0.79, 0.26], [0.13, 0.79, 0.26], 0.013), {
      weight: 0.7,
      grain: "x",
    }),
  ];
}

/** A rocking horse. What makes it itself: a wooden horse with saddle, reins, mane and tail whose legs stand on two bowed rockers. */
export const rockingHorse = defineFromPlan({
  id: "rocking-horse",
  family: "toy",
  words: ["rocking horse", "rocking-horse", "hobbyhorse", "toy horse", "hobby horse"],
  senses: ["rocking horse"],
  height: 0.93,
  view: { azimuth: 1.05, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-wood oak", "#e8e0d0 #b98450 #d9d4cc #8a5a34", "horse|head|leg"),
    rocker: slot("painted-wood", "#b3261e #2a5d9c #3a7a4a #7a4a26", "runner|base"),
    mane: slot("felt", "#3a2416 #c8963a #1d1b1a #e8e0d0", "tail|hair"),
    saddle: slot("leather", "#a8221c #22477a #6b3418", "seat|rein|bridle"),
    eye: slot("ceramic-glaze", "#0c0c0d"),
  },
  styles: { handled: { weight: 2 }, plain: { weight: 1 } },
  kinds: { plain: { weight: 1.5 }, dappled: { weight: 1, traits: ["spotted"] } },
  build,
  sockets: () => [{ name: "seat", position: [0, 0.645, -0.04], normal: [0, 1, 0], radius: 0.1 }],
});
