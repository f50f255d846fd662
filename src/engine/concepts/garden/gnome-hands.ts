import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { oval } from "../food/shapes.ts";
import { bar } from "../pieces.ts";

/** A sleeve from the shoulder to the hand, and the hand. */
export function arm(side: 1 | -1, hand: Vec3): [Part["geometry"], Part["geometry"]] {
  const [x, y, z] = hand;
  const sleeve = tube(
    0.029,
    curveThrough(
      [
        [side * 0.066, 0.222, 0.0],
        [side * 0.112, 0.178, 0.018],
        [x + side * 0.012, y, z - 0.014],
      ],
      6,
    ),
    18,
    { endRounding: 0.012, scale: (t) => 1 - 0.2 * t },
  );
  return [sleeve, move(sphere(0.023, 18), [x, y, z])];
}

/** What it has in its hand. */
export function carried(kind: string, [x, y, z]: Vec3): Part[] {
  if (kind === "lantern")
    return [
      makePart(
        "lantern-frame",
        "metal",
        merge([
          move(
            turnedUp(
              [
                [0, 0],
                [0.027, 0, 0.003],
                [0.027, 0.008, 0.002],
                [0, 0.008],
              ],
              20,
            ),
            [x, y - 0.1, z],
          ),
          move(
            turnedUp(
              [
                [0.026, 0],
                [0.029, 0.004, 0.002],
                [0.006, 0.022, 0.004],
                [0, 0.024],
              ],
              20,
            ),
            [x, y - 0.045, z],
          ),
          move(turnX(torus(0.016, 0.003, 24, 8), PI / 2), [x, y - 0.012, z]),
        ]),
        { weight: 0.8 },
      ),
      makePart(
        "lantern-glass",
        "lamp",
        move(
          turnedUp(
            [
              [0, 0],
              [0.021, 0],
              [0.021, 0.05],
              [0, 0.05],
            ],
            20,
          ),
          [x, y - 0.093, z],
        ),
        { weight: 0.8 },
      ),
    ];
  if (kind === "shovel")
    return [
      makePart("shaft", "wood", bar([x, 0.03, z], [x, y + 0.1, z - 0.008], 0.0065, 12), { weight: 0.7 }),
      makePart(
        "shovel",
        "metal",
        merge([
          move(disc(0.032, 0.006, 0.002, 28), [x, 0.032, z + 0.002]),
          bar([x - 0.022, y + 0.1, z - 0.008], [x + 0.022, y + 0.1, z - 0.008], 0.0065, 12),
        ]),
        { weight: 0.7 },
      ),
    ];
  // bent over by the float's weight
  return [
    makePart(
      "rod",
      "wood",
      tube(
        0.0052,
        curveThrough(
          [
            [x, y - 0.05, z - 0.02],
            [x, y + 0.1, z + 0.03],
            [x - 0.01, y + 0.2, z + 0.09],
          ],
          6,
        ),
        10,
        { scale: (t) => 1 - 0.5 * t },
      ),
      { weight: 0.8 },
    ),
    makePart("line", "metal", bar([x - 0.01, y + 0.2, z + 0.09], [x - 0.01, 0.05, z + 0.1], 0.0014, 6), {
      weight: 0.4,
    }),
    makePart("fish", "metal", move(turnZ(oval([0.024, 0.011, 0.008], 18), PI / 2), [x - 0.01, 0.045, z + 0.1]), {
      weight: 0.6,
    }),
  ];
}
