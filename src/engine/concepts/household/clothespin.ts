import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** The right half, jaw up, the spring's place at the origin. */
const half = () =>
  plate(
    [
      [0.0015, -0.006, 0.002],
      [0.004, -0.045],
      [0.0085, -0.045, 0.002],
      [0.0105, -0.02, 0.02],
      [0.0105, 0.026, 0.006],
      [0.005, 0.034, 0.002],
      [0.0006, 0.034],
      [0.0006, 0.028],
      [0.0032, 0.025, 0.002],
      [0.0032, 0.018, 0.002],
      [0.0006, 0.015],
      [0.0006, 0.007],
      [0.0042, 0.003, 0.002],
      [0.0042, -0.002, 0.002],
    ],
    0.0105,
    0.0011,
  );

function spring(): Part {
  const coils = [-0.0035, -0.0018, 0, 0.0018, 0.0035].map((z) =>
    move(turnX(torus(0.0042, 0.00098, 22, 8), PI / 2), [0, 0, z]),
  );
  const arm = (s: 1 | -1) => {
    const path: Vec3[] = [
      [-s * 0.004, 0, s * 0.0035],
      [s * 0.0, 0.0046, s * 0.0068],
      [s * 0.0108, 0.0085, s * 0.0068],
      [s * 0.0118, 0.0085, s * 0.0045],
      [s * 0.0118, 0.0085, -s * 0.0045],
    ];
    return tube(0.001, path, 8);
  };
  return makePart("spring", "spring", merge([...coils, arm(1), arm(-1)]), { weight: 0.9 });
}

/** Two legs turned from one stick, with a round head. */
const dolly = (): Part[] => {
  const leg = (s: 1 | -1) =>
    move(
      turnZ(
        plate(
          [
            [-0.0042, 0, 0.002],
            [0.0042, 0, 0.002],
            [0.005, 0.07, 0.002],
            [-0.005, 0.07, 0.002],
          ],
          0.0105,
          0.002,
        ),
        -s * 0.06,
      ),
      [s * 0.0092, 0, 0],
    );
  const head = turnedUp(
    [
      [0, 0.064],
      [0.0125, 0.066, 0.004],
      [0.0125, 0.082, 0.004],
      [0.0065, 0.087, 0.003],
      [0.0068, 0.09, 0.002],
      [0.0105, 0.097, 0.008],
      [0.006, 0.108, 0.006],
      [0, 0.109],
    ],
    28,
  );
  return [...makeParts("leg", "body", [leg(1), leg(-1)], { weight: 1 }), makePart("head", "body", head, { weight: 1 })];
};

function build({ style }: Planned): Part[] {
  if (style === "dolly") return dolly();
  const right = turnZ(half(), -0.035);
  return [
    ...makeParts("half", "body", [move(right, [0.0004, 0, 0]), move(mirror(right), [-0.0004, 0, 0])], { weight: 1 }),
    spring(),
  ];
}

/** A clothespin. What makes it itself: two slim wooden halves held together by a coiled wire spring, jaws at one end and legs that spread at the other. */
export const clothespin = defineFromPlan({
  id: "clothespin",
  family: "object",
  words: ["clothespin", "clothes peg", "clothes pin", "clothespeg", "laundry peg", "wooden peg", "dolly peg"],
  senses: ["clothespin"],
  height: 0.08,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    body: mainSlot("beech birch oak", "#d9b27c #cfa468 #e0bd8a", "half|leg|jaw|wood"),
    spring: slot("brushed-steel", "", "coil|wire"),
  },
  styles: { sprung: { weight: 1, slots: ["spring"] }, dolly: { weight: 0, words: ["dolly peg"] } },
  build,
});
