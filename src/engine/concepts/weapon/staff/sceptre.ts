import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { turnedPiece } from "../../stationery/pen-shape.ts";
import { shining } from "./shining.ts";

export function sceptre(): Part[] {
  const rod = turnedPiece(
    [
      [0.012, 0, 0.006],
      [0.026, 0.02, 0.01],
      [0.026, 0.05, 0.01],
      [0.014, 0.07, 0.006],
      [0.017, 0.22, 0.01],
      [0.026, 0.24, 0.006],
      [0.026, 0.26, 0.006],
      [0.015, 0.28, 0.006],
      [0.014, 0.5, 0.01],
      [0.034, 0.53, 0.008],
      [0.04, 0.55, 0.004],
      [0.012, 0.56, 0.004],
    ],
    28,
  );
  const ribs = [0, 1, 2].map((i) =>
    turnY(
      tube(
        0.0075,
        Array.from({ length: 25 }, (_, k): Vec3 => {
          const a = -1.35 + (k / 24) * 5.84;
          return [0.056 * cos(a), 0.61 + 0.056 * sin(a), 0];
        }),
        8,
      ),
      (i / 3) * (TAU / 2),
    ),
  );
  return [
    makePart("rod", "body", rod, { weight: 1 }),
    makePart("orb", "orb", move(sphere(0.052, 32, 20), [0, 0.61, 0]), { weight: 1, paint: shining }),
    ...makeParts("rib", "body", ribs, { weight: 0.8 }),
    makePart(
      "crown",
      "body",
      turnedPiece(
        [
          [0.01, 0.655, 0.004],
          [0.016, 0.675, 0.008],
          [0.008, 0.69, 0.003],
          [0.014, 0.705, 0.01],
          [0.002, 0.73, 0],
        ],
        16,
      ),
      { weight: 0.6 },
    ),
  ];
}
