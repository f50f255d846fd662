import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** One twisted leaf of the rotor from the hub out along +X, about the Z axis. */
export function fanBlade(length: number, width: number, pitch: number): Part["geometry"] {
  const rings = Array.from({ length: 7 }, (_, i): Ring => {
    const t = i / 6;
    const x = 0.02 + length * t;
    const w = width * (0.45 + 0.75 * t) * (t > 0.9 ? 0.72 : 1);
    const a = pitch * (1 - 0.4 * t);
    const at = (u: number, v: number): Vec3 => [x, u * cos(a) - v * sin(a) + w * 0.25 * t, u * sin(a) + v * cos(a)];
    return [at(-w / 2, 0), at(0, -0.002), at(w / 2, 0), at(w / 2, 0.003), at(0, 0.006), at(-w / 2, 0.003)];
  });
  return loft(rings);
}

function head(radius: number, count: number): Part[] {
  const wires = (front: boolean) =>
    merge([
      ...Array.from({ length: 40 }, (_, i) =>
        turnZ(
          tube(
            0.0016,
            curveThrough(
              [
                [0.03, 0, front ? 0.062 : -0.05],
                [radius * 0.7, 0, front ? 0.056 : -0.045],
                [radius * 0.96, 0, front ? 0.035 : -0.025],
                [radius, 0, 0.004],
              ],
              2,
            ),
            4,
          ),
          (i / 40) * TAU,
        ),
      ),
    ]);
  const ring = (r: number, z: number, t: number) => move(turnX(torus(r, t, 56, 8), PI / 2), [0, 0, z]);
  return [
    ...makeParts("cage", "cage", [wires(true), wires(false)], { weight: 0.6 }),
    makePart("rim", "cage", ring(radius, 0.004, 0.0055), { weight: 0.9 }),
    makePart("inner-rim", "cage", ring(radius * 0.6, 0.0575, 0.0022), { weight: 0.5 }),
    makePart("badge", "body", move(disc(0.042, 0.014, 0.004), [0, 0, 0.056]), { weight: 0.8 }),
    makePart(
      "hub",
      "blade",
      move(
        turned(
          roundCorners(
            [
              [0, -0.02],
              [0.036, -0.02],
              [0.036, 0.012, 0.01],
              [0, 0.03],
            ],
            3,
          ),
          32,
        ),
        [0, 0, 0.005],
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "blade",
      "blade",
      Array.from({ length: count }, (_, i) =>
        turnZ(fanBlade(radius * 0.8, radius * 0.72, 0.5), (i / count) * TAU + 0.4),
      ),
      { weight: 1 },
    ),
    makePart("axle", "body", move(disc(0.014, 0.1, 0.002, 20), [0, 0, -0.09]), { weight: 0.4 }),
    makePart(
      "motor",
      "body",
      move(
        turned(
          roundCorners(
            [
              [0, -0.19],
              [0.03, -0.188, 0.02],
              [0.058, -0.16, 0.02],
              [0.064, -0.07, 0.02],
              [0.05, -0.046, 0.008],
              [0, -0.046],
            ],
            4,
          ),
          40,
        ),
        [0, 0, 0],
      ),
      { weight: 0.9 },
    ),
  ];
}

function build({ style, count }: Planned): Part[] {
  const tall = style === "standing";
  const radius = tall ? 0.21 : 0.15;
  const y = tall ? 1.1 : 0.33;
  const lift = (part: Part): Part => ({ ...part, geometry: move(turnX(part.geometry, -0.08), [0, y, 0.09]) });
  const base = lathe(
    roundCorners(
      tall
        ? [
            [0, 0],
            [0.2, 0, 0.01],
            [0.2, 0.02, 0.01],
            [0.05, 0.045, 0.03],
            [0.022, 0.09, 0.01],
            [0.0215, 0.6, 0.002],
            [0.016, 0.61, 0.002],
            [0.016, y - 0.02],
            [0, y - 0.02],
          ]
        : [
            [0, 0],
            [0.11, 0, 0.012],
            [0.108, 0.026, 0.014],
            [0.04, 0.05, 0.03],
            [0.024, 0.1, 0.03],
            [0.022, y - 0.03],
            [0, y - 0.03],
          ],
      4,
    ),
    48,
  );
  return [
    makePart("stand", "body", base, { weight: 1 }),
    makePart("neck", "body", bar([0, y - 0.09, 0], [0, y + 0.0, 0], 0.027, 20), { weight: 0.7 }),
    ...makeParts(
      "button",
      "cage",
      [-1, 0, 1].map((i) =>
        move(turnX(disc(0.009, 0.012, 0.003, 16), -PI / 2 + 0.5), [
          i * 0.026,
          tall ? 0.024 : 0.022,
          tall ? 0.13 : 0.082,
        ]),
      ),
      { weight: 0.4 },
    ),
    ...head(radius, count).map(lift),
  ];
}

/** An electric fan. What makes it itself: broad twisted blades around a hub inside a round wire cage, a motor behind, on a round foot: low on the desk or high on a pole. */
export const electricFan = defineFromPlan({
  id: "electric-fan",
  family: "device",
  words: [
    "electric fan",
    "fan",
    "desk fan",
    "table fan",
    "standing fan",
    "floor fan",
    "pedestal fan",
    "ventilator",
    "cooling fan",
  ],
  senses: ["electric fan", "fan#1", "ventilator"],
  height: 0.5,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    body: mainSlot("painted-metal plastic", "#e9e6de #7fb5b0 #23252a #b8322a #c9a24a", "stand|base|motor"),
    blade: slot("plastic painted-metal", "#5fa8c8 #d8dde0 #2e6fa8 #c8963a", "rotor|hub"),
    cage: slot("brushed-steel", "", "grille|guard|button"),
  },
  styles: {
    desk: { weight: 3, words: ["desk fan", "table fan"] },
    standing: { weight: 0.8, words: ["standing fan", "floor fan", "pedestal fan"], traits: ["tall", "standing"] },
  },
  count: { slot: "blade", min: 3, max: 5, most: 6 },
  build,
});
