import { curveThrough } from "../../geometry/curve.ts";
import { horn } from "../../geometry/horn.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A round plate on the side, axis along X, from `x` outwards. */
const side = (radius: number, depth: number, bevel: number, [x, y, z]: Vec3, segments = 40) =>
  move(turnY(disc(radius, depth, bevel, segments), x < 0 ? -PI / 2 : PI / 2), [x, y, z]);

const HUB: Vec3 = [0, 0.16, 0];

function build(): Part[] {
  const [, y, z] = HUB;
  const pipe = curveThrough(
    [
      [0, 0.115, 0.04],
      [0, 0.1, 0.16],
      [0, 0.075, 0.45],
      [0, 0.058, 0.75],
      [0, 0.052, 0.98],
    ],
    5,
  );
  const mouth = Array.from({ length: 6 }, (_, i): Vec3 => [0, lerp(0.053, 0.049, i / 5), lerp(0.94, 1.1, i / 5)]);
  const fins = Array.from({ length: 9 }, (_, i) => (i - 4) * 0.026);
  return [
    makePart("housing", "body", move(turnY(disc(0.135, 0.15, 0.03, 56), PI / 2), [-0.075, y, z]), { weight: 1 }),
    makePart("outlet", "body", merge([block([0.13, 0.13, 0.2], [0, 0.115, 0.07], 0.05, 3)]), { weight: 0.7 }),
    makePart(
      "grille",
      "dark",
      merge([
        side(0.1, 0.006, 0.002, [0.074, y, z]),
        ...fins.map((dy) => {
          const w = 2 * Math.sqrt(Math.max(0.0004, 0.098 * 0.098 - dy * dy));
          return block([0.012, 0.009, w], [0.079, y + dy, z], 0.002);
        }),
        side(0.034, 0.014, 0.004, [0.076, y, z], 28),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "engine",
      "body",
      merge([block([0.2, 0.17, 0.17], [0, 0.17, -0.17], 0.035, 3), block([0.15, 0.05, 0.1], [0, 0.27, -0.17], 0.02)]),
      { weight: 0.9 },
    ),
    makePart(
      "starter",
      "dark",
      merge([side(0.06, 0.03, 0.008, [-0.09, 0.175, -0.17]), block([0.03, 0.03, 0.07], [-0.125, 0.175, -0.17], 0.008)]),
      {
        weight: 0.5,
      },
    ),
    makePart(
      "cooling",
      "dark",
      merge(Array.from({ length: 6 }, (_, i) => block([0.14, 0.008, 0.012], [0, 0.115 + i * 0.024, -0.255], 0.002))),
      { weight: 0.4 },
    ),
    makePart("tank", "tank", merge([block([0.15, 0.075, 0.14], [0, 0.05, -0.15], 0.024, 3)]), { weight: 0.6 }),
    makePart("cap", "dark", side(0.022, 0.016, 0.004, [0.074, 0.055, -0.15], 20), { weight: 0.3 }),
    makePart(
      "handle",
      "dark",
      tube(
        0.019,
        curveThrough(
          [
            [0, 0.27, -0.2],
            [0, 0.345, -0.2],
            [0, 0.385, -0.12],
            [0, 0.385, 0.0],
            [0, 0.35, 0.07],
            [0, 0.26, 0.07],
          ],
          6,
        ),
        16,
      ),
      { weight: 1 },
    ),
    makePart("trigger", "tank", block([0.018, 0.034, 0.045], [0, 0.355, -0.01], 0.007), { weight: 0.4 }),
    makePart(
      "pipe",
      "tube",
      horn(pipe, (t) => lerp(0.055, 0.042, t), 0.004, 0.9, 28),
      { weight: 1 },
    ),
    makePart(
      "collars",
      "tube",
      merge([move(turnXRing(0.054), [0, 0.098, 0.2]), move(turnXRing(0.05), [0, 0.076, 0.46])]),
      { weight: 0.4 },
    ),
    makePart(
      "mouth",
      "tube",
      horn(mouth, (t) => lerp(0.046, 0.049, t), 0.005, 0.3, 28),
      { weight: 0.9 },
    ),
    makePart("foot", "dark", bar([-0.07, 0.012, -0.1], [0.07, 0.012, -0.1], 0.012, 10), { weight: 0.2 }),
  ];
}

/** A ring about the Z axis. */
const turnXRing = (radius: number) => turnX(torus(radius, 0.007, 32, 8), PI / 2);

/** A leaf blower. What makes it itself: a round fan housing with a grille at its side, a small engine with its starter behind, a bowed handle over both, and a long black tube that narrows towards the ground. */
export const leafBlower = defineFromPlan({
  id: "leaf-blower",
  family: "tool",
  words: ["leaf blower", "leafblower", "garden blower", "leaf vacuum"],
  height: 0.4,
  view: { azimuth: 1.0, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#e8641a #c8241c #d8b01c #3a8a3c", "housing|engine"),
    tube: slot("plastic", "#1d1e21", "pipe|nozzle"),
    dark: slot("plastic", "#232428", "handle|grille|starter"),
    tank: slot("plastic", "#d8d6d0", "trigger"),
  },
  build,
});
