import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const TOP = 0.8;

/** Eyes, cheeks, and the lines down from the mouth of a jaw that opens. */
const face: Paint = (surface, x, y, z) => {
  if (z < 0.02) return;
  const ax = Math.abs(x);
  const [u, v] = [ax - 0.022, y - 0.465];
  const eye = u * u + v * v * 0.7;
  if (eye < 0.00003) layColour(surface, [0.02, 0.015, 0.01], 0.3);
  else if (eye < 0.00009) layColour(surface, [0.88, 0.87, 0.82], 0.4);
  else if ((ax - 0.037) * (ax - 0.037) + (y - 0.437) * (y - 0.437) < 0.00009)
    layColour(surface, fromHex("#d86a52"), 0.6);
  else if (Math.abs(y - 0.423 - ax * ax * 14) < 0.0026 && ax < 0.022) layColour(surface, fromHex("#9a1c16"), 0.5);
  else if (Math.abs(ax - 0.0225) < 0.0013 && y < 0.43) layColour(surface, [0.03, 0.02, 0.015], 0.6);
  else if (Math.abs(y - 0.488) < 0.0022 && Math.abs(u) < 0.012) layColour(surface, fromHex("#3a2214"), 0.6);
};

const vest: Paint = (surface, x, y, z) => {
  if (z < 0) return;
  if (Math.abs(x) < 0.004 && y > 0.25) layColour(surface, [0.02, 0.02, 0.02], 0.7);
  for (const at of [0.29, 0.32, 0.35]) {
    const [u, v] = [x - 0.011, y - at];
    if (u * u + v * v < 0.00002) layColour(surface, fromHex("#e8c040"), 0.3);
  }
};

/** Two pieces with a ball between them. */
const jointed = (points: readonly Vec3[], radius: number): Geometry =>
  merge(
    points.slice(1).flatMap((to, i) => {
      const from = points[i] as Vec3;
      return [bar(mix(from, to, 0.1), mix(from, to, 0.9), radius, 14), move(sphere(radius * 0.92, 14), to)];
    }),
  );

function build({ stream }: Planned): Part[] {
  const next = stream("pose");
  const raise = 0.05 + 0.07 * next();
  const step = 0.03 + 0.05 * next();
  const arms: readonly (readonly Vec3[])[] = [
    [
      [0.068, 0.375, 0],
      [0.128, 0.34, 0.02],
      [0.165, 0.34 + raise, 0.05],
    ],
    [
      [-0.068, 0.375, 0],
      [-0.12, 0.31, 0.02],
      [-0.17, 0.3 + raise * 0.5, 0.055],
    ],
  ];
  const legs: readonly (readonly Vec3[])[] = [
    [
      [0.032, 0.205, 0],
      [0.045, 0.13 + step * 0.4, 0.05 + step * 0.4],
      [0.045, 0.03 + step, 0.035 + step * 0.5],
    ],
    [
      [-0.032, 0.205, 0],
      [-0.04, 0.12, 0.02],
      [-0.042, 0.022, -0.012],
    ],
  ];
  const hand = (i: number) => (arms[i] as readonly Vec3[])[2] as Vec3;
  const knee = (i: number) => (legs[i] as readonly Vec3[])[1] as Vec3;
  const foot = (i: number) => (legs[i] as readonly Vec3[])[2] as Vec3;
  const strings: readonly (readonly [Vec3, Vec3])[] = [
    [hand(0), [0.17, TOP, 0]],
    [hand(1), [-0.17, TOP, 0]],
    [
      [0.05, 0.48, 0],
      [0.05, TOP, 0],
    ],
    [
      [-0.05, 0.48, 0],
      [-0.05, TOP, 0],
    ],
    [knee(0), [0.075, TOP, 0.12]],
    [knee(1), [-0.075, TOP, 0.12]],
    [
      [0, 0.3, -0.05],
      [0, TOP, -0.12],
    ],
  ];
  return [
    makePart(
      "cross",
      "control",
      merge([
        block([0.38, 0.018, 0.03], [0, TOP, 0], 0.006),
        block([0.032, 0.02, 0.34], [0, TOP + 0.012, 0], 0.006),
        block([0.19, 0.014, 0.024], [0, TOP, 0.12], 0.005),
        move(turnX(torus(0.022, 0.004, 24, 8), PI / 2), [0, TOP + 0.04, 0]),
      ]),
      { weight: 1 },
    ),
    makePart("strings", "string", merge(strings.map(([a, b]) => bar(a, b, 0.0022, 6))), { weight: 0.8 }),
    makePart(
      "trunk",
      "body",
      turnedUp(
        [
          [0, 0.19],
          [0.055, 0.192, 0.02],
          [0.05, 0.26, 0.03],
          [0.07, 0.355, 0.03],
          [0.05, 0.392, 0.02],
          [0.02, 0.396],
          [0, 0.397],
        ],
        36,
      ),
      {
        weight: 1,
        paint: vest,
      },
    ),
    ...makeParts(
      "arm",
      "body",
      arms.map((points) => jointed(points, 0.017)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "hand",
      "skin",
      [0, 1].map((i) => move(stretch(sphere(0.02, 16), [1, 1.1, 0.8]), hand(i))),
      { weight: 0.7 },
    ),
    ...makeParts(
      "leg",
      "trousers",
      legs.map((points) => jointed(points, 0.021)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "shoe",
      "shoe",
      [0, 1].map((i) => {
        const [x, y, z] = foot(i);
        return move(stretch(sphere(0.024, 18), [1, 0.8, 1.75]), [x, y - 0.003, z + 0.018]);
      }),
      { weight: 0.8 },
    ),
    makePart("neck", "skin", bar([0, 0.385, 0], [0, 0.42, 0], 0.018, 14), { weight: 0.4 }),
    makePart("head", "skin", move(stretch(sphere(0.062, 32), [0.95, 1.12, 0.95]), [0, 0.46, 0]), {
      weight: 1,
      paint: (s, x, y, z, ...n) => face(s, x * 0.95, y * 1.12 + 0.46, z * 0.95, ...n),
    }),
    makePart("nose", "skin", bar([0, 0.452, 0.05], [0, 0.456, 0.088], 0.0085, 12), { weight: 0.7 }),
    makePart(
      "hat",
      "hat",
      turnedUp(
        [
          [0, 0.508],
          [0.066, 0.508, 0.004],
          [0.062, 0.518, 0.004],
          [0.046, 0.521, 0.004],
          [0.022, 0.575, 0.01],
          [0, 0.605],
        ],
        32,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "collar",
      "trim",
      turnedUp(
        [
          [0, 0.388],
          [0.058, 0.386, 0.004],
          [0.05, 0.402, 0.004],
          [0, 0.404],
        ],
        14,
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A marionette. What makes it itself: a wooden doll of loose jointed limbs that hangs by strings from a wooden cross above it, arm and knee lifted. */
export const marionette = defineFromPlan({
  id: "marionette",
  family: "toy",
  words: [
    "marionette",
    "string puppet",
    "puppet",
    "puppet on strings",
    "puppet on a string",
    "wooden puppet",
    "pinocchio",
  ],
  senses: ["marionette", "puppet"],
  height: 0.92,
  view: { azimuth: 0.36, elevation: 0.08 },
  slots: {
    body: mainSlot("painted-wood", "#c8281e #1f5fa8 #e0a818", "shirt|coat|arm|trunk"),
    skin: slot("oak beech", "#d8a06a", "head|face|hand|nose|wood"),
    trousers: slot("painted-wood", "#1f4f8a #2a7a3f #6a2a8a", "pants|leg"),
    shoe: slot("painted-wood", "#5a3018 #1d1b1b", "foot|boot"),
    hat: slot("felt", "#e8c030 #2a8a4a #c8281e", "cap"),
    trim: slot("painted-wood", "#f4f1e8", "collar"),
    control: slot("oak", "#8a5a30", "cross|bar|handle"),
    string: slot("plastic", "#e8e2d0", "thread|cord|wire"),
  },
  build,
});
