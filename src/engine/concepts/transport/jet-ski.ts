import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const LONG = 3;

/** The hull by the way from stern to bow: half width, keel and gunwale. */
const half = graph([
  [0, 0.48],
  [0.35, 0.55],
  [0.7, 0.5],
  [0.9, 0.27],
  [1, 0.05],
]);
const keel = graph([
  [0, 0.02],
  [0.55, 0],
  [0.8, 0.08],
  [0.93, 0.26],
  [1, 0.43],
]);
const gunwale = graph([
  [0, 0.36],
  [0.5, 0.36],
  [0.85, 0.44],
  [1, 0.5],
]);

const hull = (): Geometry =>
  loft(
    Array.from({ length: 31 }, (_, k): Ring => {
      const t = k / 30;
      const z = -LONG / 2 + LONG * t;
      const [w, low, high] = [half(t), keel(t), gunwale(t)];
      const chine = low + (high - low) * 0.5;
      return [
        [w, high, z],
        [w * 0.98, chine + 0.03, z],
        [w * 0.82, chine, z],
        [0, low, z],
        [-w * 0.82, chine, z],
        [-w * 0.98, chine + 0.03, z],
        [-w, high, z],
        [-w * 0.8, high + 0.03, z],
        [w * 0.8, high + 0.03, z],
      ]
        .map(([x = 0, y = 0, v = 0]): Vec3 => [x, y, v])
        .reverse();
    }),
  );

/** A flash along the cowl, darker panels below. */
const livery: Paint = (surface, x, y, z) => {
  if (Math.abs(x) < 0.14) return;
  const slant = y - 0.52 - 0.2 * (z - 0.5);
  if (slant > 0 && slant < 0.07 && z > -0.2) layColour(surface, [0.86, 0.86, 0.84], 0.25, 0);
  else if (slant > 0.07 && slant < 0.09) layColour(surface, [0.02, 0.02, 0.022], 0.3, 0);
};

function build(): Part[] {
  const cowl = sculpt([
    add(ellipsoid([0, 0.5, 0.62], [0.34, 0.22, 0.8])),
    add(ellipsoid([0, 0.66, 0.42], [0.22, 0.2, 0.4]), 0.1),
    add(roundBox([0, 0.44, -0.35], [0.5, 0.26, 1.9], 0.08), 0.1),
    carve(roundBox([0, 0.2, 0], [2, 0.3, 4], 0.01), 0.02),
  ]);
  const seat = sculpt([
    add(roundCone([0, 0.68, 0.18], [0, 0.66, -0.35], 0.13, 0.16)),
    add(roundCone([0, 0.72, -0.45], [0, 0.72, -1.05], 0.16, 0.15), 0.06),
    add(ellipsoid([0, 0.84, -1.12], [0.14, 0.07, 0.1]), 0.05),
    add(roundBox([0, 0.58, -0.45], [0.34, 0.2, 1.3], 0.06), 0.06),
  ]);
  const shield = loft(
    Array.from({ length: 9 }, (_, k): Ring => {
      const t = k / 8;
      const w = 0.2 * (1 - 0.35 * t * t);
      const [y, z] = [0.76 + 0.2 * t, 0.66 - 0.22 * t];
      const at = (u: number, d: number): Vec3 => [w * u, y, z - 0.09 * u * u + d];
      const us = [-1, -0.5, 0, 0.5, 1];
      return [...us.map((u) => at(u, 0.006)), ...[...us].reverse().map((u) => at(u, -0.006))];
    }),
  );
  const bars = merge([
    tube(
      0.018,
      curveThrough(
        [
          [-0.38, 0.92, 0.1],
          [-0.18, 0.96, 0.2],
          [0, 0.95, 0.24],
          [0.18, 0.96, 0.2],
          [0.38, 0.92, 0.1],
        ],
        6,
      ),
      12,
    ),
    bar([0, 0.76, 0.36], [0, 0.95, 0.24], 0.04, 14),
  ]);
  const grip = bar([0.25, 0.945, 0.165], [0.39, 0.918, 0.095], 0.026, 14);
  const mirrorArm = merge([
    bar([0.18, 0.76, 0.6], [0.33, 0.84, 0.56], 0.014, 8),
    block([0.13, 0.08, 0.05], [0.38, 0.86, 0.56], 0.02, 3),
  ]);
  const deck = (s: number) => block([0.22, 0.03, 1.6], [s * 0.4, 0.39, -0.5], 0.01);
  return [
    makePart("hull", "hull", hull(), { weight: 1 }),
    makePart("cowl", "body", meshSdf(cowl, 0.022), { weight: 1, crease: 1, paint: livery }),
    makePart("seat", "seat", meshSdf(seat, 0.02), { weight: 1, crease: 1 }),
    makePart(
      "bumper",
      "trim",
      merge(
        [-1, 1].map((s) =>
          tube(
            0.026,
            Array.from({ length: 16 }, (_, k): Vec3 => {
              const t = k / 15;
              return [s * half(t) * 0.99, gunwale(t), -LONG / 2 + LONG * t];
            }),
            8,
          ),
        ),
      ),
      { weight: 0.7 },
    ),
    makePart("footwells", "trim", merge([deck(1), deck(-1)]), { weight: 0.5 }),
    makePart("handlebar", "metal", bars, { weight: 0.9 }),
    makePart("grips", "trim", merge([grip, mirror(grip)]), { weight: 0.6 }),
    makePart("shield", "glass", shield, { weight: 0.7 }),
    makePart("mirrors", "trim", merge([mirrorArm, mirror(mirrorArm)]), { weight: 0.6 }),
    makePart(
      "nozzle",
      "metal",
      merge([bar([0, 0.2, -1.42], [0, 0.2, -1.62], 0.1, 20), block([0.4, 0.03, 0.2], [0, 0.1, -1.5], 0.01)]),
      { weight: 0.4 },
    ),
  ];
}

/** A jet ski. What makes it itself: a short sharp-bowed hull with a rubber rim, a rising cowl with a flash, handlebars with grips and mirrors, a long straddled saddle, a jet nozzle behind and no wheels. */
export const jetSki = defineFromPlan({
  id: "jet-ski",
  family: "vehicle",
  words: [
    "jet ski",
    "jetski",
    "jet-ski",
    "sea-doo",
    "seadoo",
    "waverunner",
    "wave runner",
    "personal watercraft",
    "water scooter",
    "aquabike",
  ],
  senses: [],
  height: 1.05,
  vary: 0.03,
  view: { azimuth: 0.8, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#d8261c #1f6fd0 #1d1f24 #e8b01c #28a05a #e8641c", "cowl|hood|deck"),
    hull: slot("plastic", "#f2f2ee #1b1d21 #e8e8e4", "bottom|boat"),
    seat: slot("leather", "#17181b #2a2d33", "saddle|cushion"),
    trim: slot("rubber", "#141517", "bumper|grip|mirror"),
    metal: slot("brushed-steel", "", "handlebar|nozzle"),
    glass: slot("plastic", "#1d2a36", "windshield|windscreen|shield"),
  },
  build,
  sockets: () => [{ name: "seat", position: [0, 0.85, -0.4], normal: [0, 1, 0], radius: 0.16 }],
});
