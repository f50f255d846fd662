import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const [W, D] = [0.44, 0.3] as const;
const WIRE = 0.0032;
const FLOOR = 0.035;

/** A closed wire around the basket with round corners. */
function loop(y: number, radius: number, grow = 0): Geometry {
  const [w, d, c] = [W / 2 + grow, D / 2 + grow, 0.035] as const;
  const points: Vec3[] = [
    [w, y, -d + c],
    [w, y, d - c],
    [w - c * 0.3, y, d - c * 0.3],
    [w - c, y, d],
    [-w + c, y, d],
    [-w + c * 0.3, y, d - c * 0.3],
    [-w, y, d - c],
    [-w, y, -d + c],
    [-w + c * 0.3, y, -d + c * 0.3],
    [-w + c, y, -d],
    [w - c, y, -d],
    [w - c * 0.3, y, -d + c * 0.3],
  ];
  return tube(radius, points, 8, { closed: true });
}

const dish = (radius: number): Geometry =>
  turnZ(
    lathe(
      [
        [0, 0],
        [radius * 0.6, 0],
        [radius * 0.66, 0.004],
        [radius, 0.018],
        [radius, 0.022],
        [radius * 0.64, 0.01],
        [radius * 0.58, 0.007],
        [0, 0.007],
      ],
      44,
    ),
    -PI / 2 + 0.14,
  );

const mug = lathe(
  [
    [0, 0],
    [0.034, 0],
    [0.038, 0.005],
    [0.038, 0.08],
    [0.034, 0.08],
    [0.034, 0.008],
    [0, 0.008],
  ],
  36,
);

function build({ has, count }: Planned): Part[] {
  const slots = Array.from({ length: 9 }, (_, i) => -W / 2 + 0.045 + i * 0.03);
  const teeth = slots.flatMap((x) =>
    [-0.035, 0.075].map((z) =>
      tube(
        WIRE,
        curveThrough(
          [
            [x - 0.006, FLOOR, z - 0.02],
            [x - 0.002, FLOOR + 0.085, z - 0.004],
            [x, FLOOR + 0.095, z],
            [x - 0.002, FLOOR + 0.085, z + 0.004],
            [x - 0.006, FLOOR, z + 0.02],
          ],
          2,
        ),
        6,
      ),
    ),
  );
  const bottom = [
    ...Array.from({ length: 13 }, (_, i) => -W / 2 + 0.02 + (i / 12) * (W - 0.04)).map((x) =>
      tube(
        WIRE,
        [
          [x, FLOOR + 0.11, -D / 2],
          [x, FLOOR + 0.01, -D / 2 + 0.004],
          [x, FLOOR, -D / 2 + 0.014],
          [x, FLOOR, D / 2 - 0.014],
          [x, FLOOR + 0.01, D / 2 - 0.004],
          [x, FLOOR + 0.11, D / 2],
        ],
        6,
      ),
    ),
    ...[-0.1, 0.02, 0.1].map((z) => bar([-W / 2, FLOOR, z], [W / 2, FLOOR, z], WIRE, 6)),
  ];
  const plates = slots
    .slice(0, count)
    .map((x, i) => move(dish(i % 3 === 2 ? 0.09 : 0.108), [x + 0.008, FLOOR + (i % 3 === 2 ? 0.092 : 0.11), 0.02]));
  return [
    makePart("rims", "wire", merge([loop(FLOOR + 0.11, 0.0052), loop(FLOOR + 0.055, WIRE)]), { weight: 1 }),
    makePart("basket", "wire", merge(bottom), { weight: 0.9 }),
    makePart("teeth", "wire", merge(teeth), { weight: 0.7 }),
    makePart(
      "handles",
      "wire",
      merge(
        [-1, 1].map((s) =>
          tube(
            0.0052,
            curveThrough(
              [
                [s * (W / 2), FLOOR + 0.108, -0.06],
                [s * (W / 2 + 0.03), FLOOR + 0.135, -0.05],
                [s * (W / 2 + 0.035), FLOOR + 0.138, 0],
                [s * (W / 2 + 0.03), FLOOR + 0.135, 0.05],
                [s * (W / 2), FLOOR + 0.108, 0.06],
              ],
              4,
            ),
            8,
          ),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "tray",
      "tray",
      merge([
        block([W + 0.06, 0.008, D + 0.06], [0, 0.01, 0], 0.003),
        ...[-1, 1].flatMap((s) => [
          block([W + 0.07, 0.026, 0.01], [0, 0.014, s * (D / 2 + 0.032)], 0.004),
          block([0.01, 0.0262, D + 0.07], [s * (W / 2 + 0.032), 0.014, 0], 0.004),
        ]),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "feet",
      "wire",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            bar([s * W * 0.42, 0.012, t * D * 0.42], [s * W * 0.42, FLOOR + 0.003, t * D * 0.42], 0.006, 10),
          ),
        ),
      ),
      { weight: 0.3 },
    ),
    ...makeParts("plate", "plate", plates, { weight: 0.9 }),
    ...(has("mug")
      ? [
          makePart(
            "mugs",
            "mug",
            merge([-0.075, 0.035].map((z) => move(turnZ(mug, PI), [W / 2 - 0.065, FLOOR + 0.084, z]))),
            { weight: 0.7 },
          ),
          makePart(
            "mug-handles",
            "mug",
            merge(
              [-0.075, 0.035].map((z) =>
                tube(
                  0.0055,
                  curveThrough(
                    [
                      [W / 2 - 0.09, FLOOR + 0.065, z + 0.03],
                      [W / 2 - 0.092, FLOOR + 0.064, z + 0.052],
                      [W / 2 - 0.092, FLOOR + 0.042, z + 0.06],
                      [W / 2 - 0.092, FLOOR + 0.02, z + 0.05],
                      [W / 2 - 0.09, FLOOR + 0.02, z + 0.03],
                    ],
                    4,
                  ),
                  10,
                ),
              ),
            ),
            { weight: 0.4 },
          ),
        ]
      : []),
  ];
}

/** A dish rack. What makes it itself: a basket of bright wire on feet over a drip tray, plates standing on edge between rows of wire teeth, and mugs upside down at one end. */
export const dishRack = defineFromPlan({
  id: "dish-rack",
  family: "kitchen",
  words: ["dish rack", "dish drainer", "drying rack", "dish drying rack", "plate rack", "draining rack", "dishrack"],
  senses: ["dish rack"],
  height: 0.25,
  view: { azimuth: 0.7, elevation: 0.36 },
  slots: {
    wire: mainSlot("chrome stainless-steel", "", "rack|basket|frame"),
    plate: slot("porcelain", "#eef0ee #d6e4ee #f1e9da", "dish"),
    mug: slot("porcelain", "#c8442e #2f6ea8 #e2b23c #3f8a5c", "cup"),
    tray: slot("plastic", "#2b2d31 #dfe2e4 #a8c4c8", "drip tray"),
  },
  extras: { mug: { chance: 0.85 } },
  count: { slot: "plate", min: 4, max: 6, most: 8 },
  build,
});
