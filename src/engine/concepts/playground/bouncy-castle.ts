import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const [W, D] = [3.6, 3.6] as const;
const FLOOR = 0.5;
const TOWER = 0.36;

/** A row of air chambers side by side: fat cushions that touch. */
const chambers = (count: number, size: Vec3, along: "x" | "z", at: Vec3): Geometry =>
  merge(
    Array.from({ length: count }, (_, i) => {
      const step = (along === "x" ? size[0] : size[2]) / count;
      const by = (i + 0.5) * step - (along === "x" ? size[0] : size[2]) / 2;
      const [w, h, d] = along === "x" ? [step * 1.04, size[1], size[2]] : [size[0], size[1], step * 1.04];
      return block(
        [w, h, d],
        [at[0] + (along === "x" ? by : 0), at[1], at[2] + (along === "z" ? by : 0)],
        Math.min(w, h, d) * 0.48,
        3,
      );
    }),
  );

/** A column of three swollen rings from `y` up. */
const column = (from: number, to: number, radius: number, rings: number): Geometry => {
  const h = (to - from) / rings;
  const profile: Point2[] = [[0, from]];
  for (let k = 0; k < rings; k += 1)
    for (let i = k === 0 ? 0 : 1; i <= 6; i += 1)
      profile.push([radius * (0.84 + 0.16 * sin((i / 6) * PI)), from + (k + i / 6) * h]);
  profile.push([0, to]);
  return lathe(profile, 28);
};

const cone = (y: number, radius: number, height: number): Geometry =>
  lathe(
    [
      [0, y],
      [radius * 0.9, y],
      [radius, y + height * 0.06],
      [radius * 0.94, y + height * 0.13],
      [radius * 0.5, y + height * 0.6],
      [radius * 0.12, y + height * 0.96],
      [0, y + height],
    ],
    28,
  );

function build(): Part[] {
  const corners = [-1, 1].flatMap((s) => [-1, 1].map((t) => [s * (W / 2 - 0.3), t * (D / 2 - 0.3)] as const));
  const front = D / 2 - 0.3;
  const arch: Vec3[] = [
    [W / 2 - 0.3, FLOOR + 0.9, front],
    ...arc([0, FLOOR + 1.15, front], W / 2 - 0.36, 0.12, PI - 0.12, 16).map(
      ([x, y, z]): Vec3 => [x, FLOOR + 1.15 + (y - FLOOR - 1.15) * 0.62, z],
    ),
    [-W / 2 + 0.3, FLOOR + 0.9, front],
  ];
  const wall = (along: "x" | "z", at: Vec3, length: number): Geometry =>
    chambers(5, along === "x" ? [length, 1.15, 0.32] : [0.32, 1.15, length], along, at);
  const merlons = (along: "x" | "z", x: number, z: number): Geometry =>
    merge(
      [-0.8, 0, 0.8].map((t) =>
        block([0.42, 0.36, 0.36], [x + (along === "x" ? t : 0), FLOOR + 1.3, z + (along === "z" ? t : 0)], 0.13, 3),
      ),
    );
  return [
    makePart("base", "base", merge([block([W, FLOOR * 0.9, D], [0, FLOOR * 0.45, 0], 0.2, 4)]), { weight: 1 }),
    makePart("mat", "mat", chambers(8, [W - 0.7, 0.34, D - 0.5], "x", [0, FLOOR - 0.08, 0.05]), { weight: 0.9 }),
    makePart("step", "step", chambers(4, [1.9, 0.34, 0.7], "x", [0, 0.17, D / 2 + 0.24]), { weight: 0.8 }),
    makePart("back", "wall", wall("x", [0, FLOOR + 0.55, -D / 2 + 0.28], W - 0.8), { weight: 1 }),
    ...makeParts(
      "side",
      "wall",
      [-1, 1].map((s) => wall("z", [s * (W / 2 - 0.28), FLOOR + 0.55, 0], D - 0.8)),
      { weight: 1 },
    ),
    makePart(
      "merlons",
      "merlon",
      merge([merlons("x", 0, -D / 2 + 0.28), ...[-1, 1].map((s) => merlons("z", s * (W / 2 - 0.28), 0))]),
      { weight: 0.8 },
    ),
    ...makeParts(
      "tower",
      "body",
      corners.map(([x, z]) => move(column(FLOOR * 0.6, 2.35, TOWER, 4), [x, 0, z])),
      { weight: 1 },
    ),
    ...makeParts(
      "spire",
      "roof",
      corners.map(([x, z]) => move(cone(2.3, TOWER * 1.25, 0.95), [x, 0, z])),
      { weight: 1 },
    ),
    makePart(
      "knobs",
      "merlon",
      merge(
        corners.map(([x, z]) =>
          move(
            lathe(
              [
                [0, -0.09],
                [0.07, -0.06],
                [0.09, 0],
                [0.07, 0.06],
                [0, 0.09],
              ],
              16,
            ),
            [x, 3.27, z],
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("arch", "arch", tube(0.21, arch, 18, { endRounding: 0.1 }), { weight: 0.9 }),
  ];
}

/** A bouncy castle. What makes it itself: everything swollen with air in bright colours: a thick base with a mat of long cushions, fat walls with soft merlons on three sides, four puffed towers with cones at the corners, an arch over the entry and a step before it. */
export const bouncyCastle = defineFromPlan({
  id: "bouncy-castle",
  family: "toy",
  words: [
    "bouncy castle",
    "bounce house",
    "bouncing castle",
    "inflatable castle",
    "jumping castle",
    "moon bounce",
    "bouncy house",
  ],
  height: 3.3,
  view: { azimuth: 0.42, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic", "#e8302a #2a6fd8 #8a3ac8", "tower|turret"),
    roof: slot("plastic", "#2a6fd8 #f0c01c #e8308a", "cone|spire"),
    wall: slot("plastic", "#f4c81e #3ac05a #f08a2a", "side"),
    merlon: slot("plastic", "#e8302a #2a6fd8", "battlement|crenellation"),
    base: slot("plastic", "#2458b8 #d8342a #7a34b0"),
    mat: slot("plastic", "#f08a2a #4ab0e8 #f4e04a", "floor|cushion"),
    step: slot("plastic", "#38b058 #e8302a", "ramp"),
    arch: slot("plastic", "#38b058 #f08a2a #e8302a", "entry"),
  },
  kinds: {
    primary: {
      weight: 2,
      dress: {
        body: "#e8302a",
        roof: "#2a6fd8",
        wall: "#f4c81e",
        merlon: "#e8302a",
        base: "#2458b8",
        mat: "#f08a2a",
        step: "#38b058",
        arch: "#38b058",
      },
    },
    pink: {
      weight: 1,
      dress: {
        body: "#f07ab8",
        roof: "#8a4ac8",
        wall: "#f8d0e4",
        merlon: "#b878e0",
        base: "#8a4ac8",
        mat: "#f8e8a0",
        step: "#f07ab8",
        arch: "#8a4ac8",
      },
    },
    blue: {
      weight: 1,
      dress: {
        body: "#2a78d8",
        roof: "#f0b81c",
        wall: "#58b8f0",
        merlon: "#f0b81c",
        base: "#d8342a",
        mat: "#f4e04a",
        step: "#d8342a",
        arch: "#d8342a",
      },
    },
  },
  build,
});
