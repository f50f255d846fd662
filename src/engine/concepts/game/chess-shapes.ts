import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, roundCorners } from "../../geometry/outline.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { TAU } from "../../math/elementary.ts";

export const CHESSMEN = ["king", "queen", "bishop", "knight", "rook", "pawn"] as const;
export type Chessman = (typeof CHESSMEN)[number];

/** Foot rings common to all, up to the waist; radii in foot radii, heights in metres over a king of 0.095. */
const FOOT: readonly Corner[] = [
  [0, 0],
  [0.0185, 0, 0.0015],
  [0.0185, 0.0055, 0.002],
  [0.016, 0.0075, 0.0015],
  [0.0165, 0.011, 0.002],
  [0.013, 0.015, 0.004],
];

const turnedMan = (corners: readonly Corner[], segments: number): Geometry =>
  lathe(roundCorners([...FOOT, ...corners], 4), segments);

/** A horse's head in profile, looking to +X. */
const HORSE: readonly Corner[] = [
  [-0.0125, 0.018, 0.003],
  [0.0135, 0.018, 0.003],
  [0.0095, 0.03, 0.006],
  [0.0045, 0.041, 0.006],
  [0.01, 0.0425, 0.003],
  [0.0165, 0.038, 0.002],
  [0.0215, 0.0415, 0.003],
  [0.0225, 0.0475, 0.003],
  [0.013, 0.0595, 0.006],
  [0.008, 0.066, 0.002],
  [0.006, 0.0735, 0.0008],
  [0.0015, 0.0665, 0.002],
  [-0.006, 0.064, 0.006],
  [-0.0135, 0.052, 0.01],
  [-0.0155, 0.036, 0.012],
];

/** Pieces of a chessman standing at the origin, each closed; `segments` around. */
export function chessman(man: Chessman, segments = 40): Geometry[] {
  const stem = (top: number, waist: number, collar: number): Corner[] => [
    // a small man's waist is below its collar, too
    [waist, Math.min(0.034, top * 0.74), 0.03],
    [waist * 0.85, top - 0.006, 0.01],
    [collar, top - 0.002, 0.001],
    [collar, top + 0.0012, 0.001],
    [collar * 0.7, top + 0.003, 0.001],
  ];
  if (man === "pawn")
    return [
      turnedMan([...stem(0.033, 0.0075, 0.0115), [0.005, 0.037], [0, 0.037]], segments),
      settle(move(sphere(0.0105, segments, Math.round(segments / 2)), [0, 0.0445, 0])),
    ];
  if (man === "rook") {
    const tower = turnedMan(
      [
        [0.0105, 0.036, 0.03],
        [0.01, 0.042, 0.006],
        [0.0145, 0.047, 0.002],
        [0.0145, 0.053],
        [0.0095, 0.053],
        [0.0095, 0.051],
        [0, 0.051],
      ],
      segments,
    );
    const teeth = Array.from({ length: 6 }, (_, i) =>
      settle(turnY(move(box([0.0056, 0.0075, 0.0085], { bevel: 0.0007 }), [0.0119, 0.0555, 0]), ((i + 0.5) / 6) * TAU)),
    );
    return [tower, ...teeth];
  }
  if (man === "bishop")
    return [
      turnedMan(
        [
          ...stem(0.046, 0.0078, 0.0125),
          [0.006, 0.051, 0.002],
          [0.0115, 0.058, 0.006],
          [0.0085, 0.069, 0.008],
          [0.002, 0.076],
          [0, 0.076],
        ],
        segments,
      ),
      settle(move(sphere(0.0036, 16), [0, 0.078, 0])),
    ];
  if (man === "knight")
    return [
      turnedMan(
        [
          [0.0145, 0.0185, 0.001],
          [0.0145, 0.0205, 0.001],
          [0, 0.0205],
        ],
        segments,
      ),
      settle(turnY(extrude(closeCorners(HORSE, 4), { depth: 0.0165, bevel: 0.0035, bevelSteps: 3 }), 0)),
      settle(merge([-1, 1].map((s) => move(sphere(0.0018, 10), [0.0095, 0.0555, s * 0.0082])))),
    ];
  if (man === "queen") {
    const beads = Array.from({ length: 8 }, (_, i) =>
      settle(turnY(move(sphere(0.0028, 10), [0.0122, 0.0785, 0]), (i / 8) * TAU)),
    );
    return [
      turnedMan(
        [
          ...stem(0.056, 0.008, 0.0135),
          [0.0075, 0.062, 0.004],
          [0.0135, 0.0785, 0.001],
          [0.01, 0.0775],
          [0.006, 0.0815, 0.004],
          [0, 0.0825],
        ],
        segments,
      ),
      ...beads,
      settle(move(sphere(0.0038, 16), [0, 0.085, 0])),
    ];
  }
  return [
    turnedMan(
      [
        ...stem(0.06, 0.0085, 0.014),
        [0.0085, 0.066, 0.004],
        [0.0135, 0.08, 0.0015],
        [0.0075, 0.0845, 0.003],
        [0, 0.0855],
      ],
      segments,
    ),
    settle(move(box([0.0042, 0.0165, 0.0042], { bevel: 0.0008 }), [0, 0.0915, 0])),
    settle(move(box([0.0125, 0.0042, 0.0041], { bevel: 0.0008 }), [0, 0.0935, 0])),
  ];
}
