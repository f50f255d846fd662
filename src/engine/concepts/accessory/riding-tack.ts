import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A flat strap along points, `wide` metres towards `across`. */
export const strap = (points: readonly Vec3[], wide: number, across: Vec3, closed = false): Geometry =>
  settle(sweep(rectangleOutline(0.0045, wide, 0.0018, 2), curveThrough(points, 8, closed), { up: across, closed }));

/** A square buckle about the origin in the XY plane, with its tongue. */
const buckle = (size: number): Geometry =>
  merge([
    ...[-1, 1].flatMap((s) => [
      bar([s * size, -size, 0], [s * size, size, 0], size * 0.17),
      bar([-size, s * size, 0], [size, s * size, 0], size * 0.17),
    ]),
    bar([0, -size, size * 0.12], [0, size, size * 0.2], size * 0.13),
  ]);

function stirrupParts(): Part[] {
  const half: Vec3[] = [
    [0.058, 0.008, 0],
    [0.066, 0.03, 0],
    [0.063, 0.07, 0],
    [0.045, 0.115, 0],
    [0.02, 0.142, 0],
    [0.0, 0.149, 0],
  ];
  const arch = [
    ...half,
    ...half
      .slice(0, -1)
      .reverse()
      .map(([x, y, z]): Vec3 => [-x, y, z]),
  ];
  const iron = sweep(circleOutline(0.0072, 14), curveThrough(arch, 7), {
    up: [0, 0, 1],
    scale: (t) => 1 + 0.5 * (1 - 4 * t * (1 - t)) * 0.6,
    endRounding: 0.003,
  });
  const treads = Array.from({ length: 7 }, (_, i) =>
    block([0.1, 0.005, 0.0035], [0, 0.0145, (i - 3) * 0.0075], 0.0012),
  );
  const leather = 0.36;
  return [
    makePart("iron", "iron", settle(iron), { weight: 1 }),
    makePart("tread-frame", "iron", block([0.132, 0.011, 0.056], [0, 0.006, 0], 0.005, 3), { weight: 0.9 }),
    makePart("tread", "tread", merge(treads), { weight: 0.5 }),
    makePart(
      "eye",
      "iron",
      merge([
        bar([-0.026, 0.172, 0], [0.026, 0.172, 0], 0.0055),
        bar([-0.026, 0.172, 0], [-0.018, 0.143, 0], 0.0055),
        bar([0.026, 0.172, 0], [0.018, 0.143, 0], 0.0055),
      ]),
      { weight: 0.6 },
    ),
    makePart(
      "leather",
      "leather",
      merge(
        [1, -1].map((s) =>
          strap(
            [
              [0, 0.166, s * 0.001],
              [0, 0.18, s * 0.008],
              [0, 0.24, s * 0.007],
              [0, leather, s * 0.006],
              [0, leather + 0.1, s * 0.004],
            ],
            0.034,
            [1, 0, 0],
          ),
        ),
      ),
      { weight: 0.9 },
    ),
    makePart("keeper", "leather", block([0.04, 0.012, 0.024], [0, 0.27, 0], 0.002), { weight: 0.3 }),
    makePart("buckle", "iron", move(buckle(0.022), [0, 0.34, 0.013]), { weight: 0.5 }),
  ];
}

/** A stirrup. What makes it itself: an iron arch like a bell over a flat ridged tread, hung by its eye from a doubled leather strap with a buckle. */
export const stirrup = defineFromPlan({
  id: "stirrup",
  family: "accessory",
  words: ["stirrup", "stirrup iron", "riding stirrup", "horse stirrup", "saddle stirrup"],
  senses: ["stirrup#1"],
  height: 0.46,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    iron: mainSlot("steel brass", "", "arch|metal|frame"),
    tread: slot("rubber", "#1b1b1d", "pad|footrest"),
    leather: slot("leather", "#6b3a1c #3a2114 #8a5226", "strap"),
  },
  build: stirrupParts,
});

/** Half the head's width at the straps, metres. */
const [CHEEK, DEEP] = [0.105, 0.13];

function bridleParts(): Part[] {
  // hung as on a head: Z to the nose, the cheeks at both sides
  const round = (y: number, z: number, wide: number, deep: number, slope = 0): Vec3[] =>
    Array.from({ length: 16 }, (_, i): Vec3 => {
      const a = (i / 16) * TAU;
      return [wide * cos(a), y + slope * sin(a), z + deep * sin(a)];
    });
  const cheek = (s: number): Vec3[] => [
    [s * 0.09, 0.02, 0.15],
    [s * CHEEK, 0.1, 0.12],
    [s * CHEEK, 0.22, 0.05],
    [s * (CHEEK - 0.005), 0.33, -0.01],
    [s * 0.07, 0.4, -0.05],
    [0, 0.425, -0.065],
  ];
  const rings = [1, -1].map((s) => move(turnZ(torus(0.04, 0.006, 32, 10), PI / 2), [s * 0.092, 0, 0.15]));
  const rein = (s: number): Vec3[] => [
    [s * 0.093, -0.035, 0.14],
    [s * 0.11, -0.11, 0.03],
    [s * 0.13, -0.13, -0.14],
    [s * 0.11, -0.06, -0.28],
    [s * 0.05, 0.0, -0.36],
    [0, 0.015, -0.375],
  ];
  return [
    makePart("cheeks", "leather", merge([1, -1].map((s) => strap(cheek(s), 0.021, [0, 0, 1]))), { weight: 1 }),
    makePart("noseband", "leather", strap(round(0.13, 0.1, CHEEK - 0.004, 0.085, -0.02), 0.024, [0, 1, 0], true), {
      weight: 0.9,
    }),
    makePart(
      "browband",
      "brow",
      strap(
        [
          [-CHEEK, 0.31, 0.0],
          [-0.09, 0.325, 0.07],
          [-0.04, 0.33, 0.105],
          [0, 0.33, 0.112],
          [0.04, 0.33, 0.105],
          [0.09, 0.325, 0.07],
          [CHEEK, 0.31, 0.0],
        ],
        0.024,
        [0, 1, 0],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "throatlash",
      "leather",
      strap(
        [
          [-CHEEK, 0.3, -0.01],
          [-0.1, 0.2, -0.07],
          [-0.05, 0.13, -DEEP + 0.01],
          [0, 0.115, -DEEP],
          [0.05, 0.13, -DEEP + 0.01],
          [0.1, 0.2, -0.07],
          [CHEEK, 0.3, -0.01],
        ],
        0.016,
        [0, 0, 1],
      ),
      { weight: 0.6 },
    ),
    makePart("reins", "leather", merge([1, -1].map((s) => strap(rein(s), 0.017, [0, 1, 0]))), { weight: 0.8 }),
    makePart("rings", "metal", merge(rings), { weight: 0.9 }),
    makePart(
      "bit",
      "metal",
      merge([
        bar([-0.09, 0, 0.15], [-0.004, 0.006, 0.152], 0.008),
        bar([0.004, 0.006, 0.152], [0.09, 0, 0.15], 0.008),
        move(sphere(0.011, 16, 10), [0, 0.006, 0.152]),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "buckles",
      "metal",
      merge(
        [1, -1].flatMap((s) => [
          move(turnY(buckle(0.014), (s * PI) / 2), [s * (CHEEK + 0.005), 0.24, 0.04]),
          move(turnY(buckle(0.014), (s * PI) / 2), [s * (CHEEK + 0.003), 0.135, 0.1]),
          move(stretch(sphere(0.016, 20, 10), [0.4, 1, 1]), [s * (CHEEK + 0.004), 0.312, 0.0]),
        ]),
      ),
      { weight: 0.5 },
    ),
  ].map((part) => ({ ...part, geometry: turnX(part.geometry, 0.12) }));
}

/** A bridle, as it lies about a horse's head. What makes it itself: cheek straps from the crown behind the ears down to two rings with a jointed bit between them, a browband, a noseband and a throat lash, buckles, and long reins that run back. */
export const bridle = defineFromPlan({
  id: "bridle",
  family: "accessory",
  words: ["bridle", "horse bridle", "leather bridle", "horse harness", "halter", "reins", "horse tack"],
  senses: ["bridle#1"],
  height: 0.56,
  view: { azimuth: 0.9, elevation: 0.2 },
  slots: {
    leather: mainSlot("leather", "#6b3a1c #2a1a12 #8a5226", "strap|rein|cheek|noseband"),
    brow: { ...slot("leather", "", "browband"), takesWhole: true },
    metal: slot("steel brass", "", "ring|buckle|bit"),
  },
  build: bridleParts,
});
