import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, square, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { beam } from "../pieces.ts";

const SIDES = 8;
const RADIUS = 1.5;
const FLOOR = 0.32;
const EAVES = 2.5;

/** The corner before side `i`, which lies over the entrance for side 0. */
const corner = (i: number, y: number, radius = RADIUS): Vec3 => {
  const a = ((i - 0.5) / SIDES) * 2 * PI;
  return [sin(a) * radius, y, cos(a) * radius];
};

/** Handrail, foot rail and balusters of one side. */
const railing = (i: number) => {
  const between = (t: number, y: number): Vec3 => {
    const [a, b] = [corner(i, y), corner(i + 1, y)];
    return [lerp(a[0], b[0], t), y, lerp(a[2], b[2], t)];
  };
  return [
    beam(between(0, FLOOR + 0.82), between(1, FLOOR + 0.82), 0.09, 0.05),
    beam(between(0, FLOOR + 0.14), between(1, FLOOR + 0.14), 0.06, 0.05),
    ...Array.from({ length: 8 }, (_, k) => {
      const t = (k + 0.75) / 8.5;
      return beam(between(t, FLOOR + 0.12), between(t, FLOOR + 0.84), 0.035);
    }),
  ];
};

/** The fretwork under the eaves of one side: a bow between two posts. */
const bow = (i: number) =>
  Array.from({ length: 10 }, (_, k) => {
    const at = (t: number): Vec3 => {
      const [a, b] = [corner(i, 0), corner(i + 1, 0)];
      const drop = (2 * t - 1) * (2 * t - 1);
      return [lerp(a[0], b[0], t), EAVES - 0.14 - 0.34 * drop * drop, lerp(a[2], b[2], t)];
    };
    return beam(at(k / 10), at((k + 1.06) / 10), 0.045, 0.07);
  });

const inEight = (corners: Parameters<typeof turnedUp>[0]) => turnY(turnedUp(corners, SIDES), PI / SIDES);

function build({ style }: Planned): Part[] {
  const sides = Array.from({ length: SIDES }, (_, i) => i);
  const pavilion = style === "columns";
  const post = pavilion
    ? turnedUp(
        [
          [0, 0],
          [0.15, 0],
          [0.15, 0.08, 0.02],
          [0.105, 0.12, 0.02],
          [0.09, EAVES - FLOOR - 0.24, 0.02],
          [0.15, EAVES - FLOOR - 0.12, 0.02],
          [0.15, EAVES - FLOOR],
          [0, EAVES - FLOOR],
        ],
        20,
      )
    : block([0.11, EAVES - FLOOR, 0.11], [0, (EAVES - FLOOR) / 2, 0], 0.01);
  const roof = pavilion
    ? turnedUp(
        [
          [0, EAVES + 0.1],
          [RADIUS + 0.1, EAVES + 0.1],
          [RADIUS + 0.04, EAVES + 0.5, 0.4],
          [RADIUS * 0.7, EAVES + 1.15, 0.5],
          [RADIUS * 0.3, EAVES + 1.45, 0.3],
          [0, EAVES + 1.5],
        ],
        48,
        6,
      )
    : inEight([
        [0, EAVES + 0.06],
        [RADIUS + 0.4, EAVES - 0.06],
        [RADIUS + 0.42, EAVES],
        [RADIUS * 0.62, EAVES + 0.72],
        [0.3, EAVES + 1.28],
        [0, EAVES + 1.28],
      ]);
  const top = EAVES + (pavilion ? 1.48 : 1.24);
  return [
    makePart(
      "floor",
      pavilion ? "post" : "floor",
      inEight([
        [0, 0],
        [RADIUS + 0.16, 0],
        [RADIUS + 0.16, FLOOR - 0.06],
        [RADIUS + 0.24, FLOOR - 0.06],
        [RADIUS + 0.24, FLOOR],
        [0, FLOOR],
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "steps",
      pavilion ? "post" : "floor",
      merge([
        block([1.1, FLOOR * 0.66, 0.3], [0, FLOOR * 0.33, RADIUS + 0.24], 0.01),
        block([1.1, FLOOR * 0.33, 0.3], [0, FLOOR * 0.165, RADIUS + 0.5], 0.01),
      ]),
      { weight: 0.6, grain: "x" },
    ),
    makePart(
      "posts",
      "post",
      merge(
        sides.map((i) =>
          move(turnY(post, ((i - 0.5) / SIDES) * 2 * PI), [corner(i, 0)[0], FLOOR - 0.01, corner(i, 0)[2]]),
        ),
      ),
      { weight: 1 },
    ),
    makePart(
      "eaves",
      "post",
      pavilion
        ? turnedUp(
            [
              [RADIUS - 0.16, EAVES - 0.04],
              [RADIUS + 0.18, EAVES - 0.04],
              [RADIUS + 0.24, EAVES + 0.14],
              [RADIUS - 0.16, EAVES + 0.14],
            ],
            48,
          )
        : merge(sides.map((i) => beam(corner(i, EAVES - 0.08), corner(i + 1, EAVES - 0.08), 0.1, 0.16))),
      { weight: 0.7 },
    ),
    ...(pavilion
      ? []
      : [
          makePart("bows", "post", merge(sides.flatMap(bow)), { weight: 0.6 }),
          makePart("railing", "railing", merge(sides.filter((i) => i !== 0).flatMap(railing)), { weight: 0.9 }),
          makePart(
            "hips",
            "post",
            merge(
              sides.flatMap((i) => [
                beam(corner(i, EAVES, RADIUS + 0.41), corner(i, EAVES + 0.73, RADIUS * 0.63), 0.06, 0.05),
                beam(corner(i, EAVES + 0.73, RADIUS * 0.63), corner(i, EAVES + 1.29, 0.3), 0.06, 0.05),
              ]),
            ),
            { weight: 0.5 },
          ),
          makePart(
            "lantern",
            "post",
            inEight([
              [0, top],
              [0.27, top],
              [0.27, top + 0.26],
              [0.38, top + 0.28],
              [0.02, top + 0.62],
              [0, top + 0.62],
            ]),
            { weight: 0.7 },
          ),
        ]),
    makePart("roof", "roof", roof, { weight: 1, crease: pavilion ? 1 : 0.5 }),
    makePart(
      "finial",
      "finial",
      move(
        turnedUp(
          [
            [0, -0.04],
            [0.06, -0.04],
            [0.03, 0.04, 0.01],
            [0.08, 0.1, 0.05],
            [0.02, 0.2, 0.02],
            [0, 0.34],
          ],
          20,
        ),
        [0, pavilion ? top : top + 0.6, 0],
      ),
      { weight: 0.5 },
    ),
    ...(pavilion
      ? [
          makePart(
            "base",
            "railing",
            square([
              [0.6, FLOOR - 0.02],
              [0.6, FLOOR + 0.02],
            ]),
            { weight: 0.1 },
          ),
        ]
      : []),
  ];
}

/** A gazebo. What makes it itself: an eight-sided open house, posts on a raised floor, railings all round but for the steps, bows under the eaves, a pointed roof with a lantern and a knob; or slim columns under a dome. */
export const gazebo = defineFromPlan({
  id: "gazebo",
  family: "building",
  words: ["gazebo", "garden gazebo", "bandstand", "garden pavilion", "summerhouse", "rotunda", "band stand", "kiosque"],
  senses: ["gazebo", "bandstand"],
  height: 4.4,
  vary: 0.05,
  view: { azimuth: 0.45, elevation: 0.14 },
  slots: {
    post: mainSlot("painted-wood", "#f1efe8 #e8e2d2 #dfe6e4", "column|frame|beam"),
    railing: slot("painted-wood", "#f1efe8", "rail|fence|baluster"),
    floor: slot("oak-planks decking", "", "step|steps|platform|base"),
    roof: slot("wood-shingles slate-roof", "#6a5a4a #4a5660 #5a3a30 #3f5a4a", "shingles|dome"),
    finial: slot("brass", "", "knob|spire"),
  },
  styles: {
    octagon: { weight: 3 },
    columns: {
      weight: 0,
      words: ["rotunda"],
      traits: ["round"],
      dress: { post: "#efece4 #e6e0d4", roof: "#9fc0b0 #d8d4c8" },
      materials: { post: "limestone", railing: "limestone", roof: "copper-patina" },
    },
  },
  build,
});
