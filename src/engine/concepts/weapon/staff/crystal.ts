import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { turnedPiece } from "../../stationery/pen-shape.ts";
import { shining } from "./shining.ts";

export function crystal(): Part[] {
  const gem = lathe(
    [
      [0, 1.04],
      [0.04, 1.1],
      [0.052, 1.17],
      [0.03, 1.28],
      [0, 1.37],
    ],
    6,
  );
  const small = [0, 1, 2].map((i) =>
    turnY(
      move(
        lathe(
          [
            [0, 0],
            [0.016, 0.05],
            [0.012, 0.09],
            [0, 0.13],
          ],
          6,
        ),
        [0.045, 1.045, 0],
      ),
      (i / 3) * TAU + 0.6,
    ),
  );
  const spiral = Array.from({ length: 80 }, (_, i): Vec3 => {
    const a = (i / 79) * TAU * 3.5;
    return [0.031 * cos(a), 0.58 + (i / 79) * 0.44, 0.031 * sin(a)];
  });
  return [
    makePart(
      "stem",
      "body",
      turnedPiece(
        [
          [0.02, 0, 0.008],
          [0.026, 0.5, 0.1],
          [0.028, 1.02, 0.01],
        ],
        20,
      ),
      { weight: 1 },
    ),
    makePart("band", "metal", tube(0.008, spiral, 8, { endRounding: 0.004 }), { weight: 0.8 }),
    makePart(
      "cup",
      "metal",
      turnedPiece(
        [
          [0.03, 1.0, 0.004],
          [0.034, 1.02, 0.004],
          [0.062, 1.07, 0.01],
          [0.066, 1.085, 0.004],
          [0.02, 1.09, 0.004],
        ],
        24,
      ),
      { weight: 0.8 },
    ),
    makePart("gem", "orb", gem, { weight: 1, crease: 0.1, paint: shining }),
    ...makeParts("shard", "orb", small, { weight: 0.6, crease: 0.1, paint: shining }),
    makePart(
      "foot",
      "metal",
      turnedPiece(
        [
          [0.018, -0.01, 0.005],
          [0.027, 0, 0.005],
          [0.029, 0.07, 0.004],
        ],
        20,
      ),
      { weight: 0.4 },
    ),
  ];
}
