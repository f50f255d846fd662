import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { bar } from "../pieces.ts";

/** A diver's bottle in its harness, with a hose and a mouthpiece. */
export function scuba(): Part[] {
  const r = 0.09;
  const hose = curveThrough(
    [
      [0.03, 0.69, 0.02],
      [0.11, 0.72, 0.03],
      [0.17, 0.6, 0.06],
      [0.16, 0.4, 0.1],
      [0.11, 0.3, 0.125],
    ],
    7,
  );
  return [
    makePart(
      "tank",
      "body",
      turnedUp(
        [
          [0, 0.004],
          [r * 0.9, 0.004, 0.006],
          [r, 0.03, 0.02],
          [r, 0.52, 0.03],
          [r * 0.84, 0.6, 0.06],
          [0.034, 0.645, 0.02],
          [0.03, 0.67],
          [0, 0.67],
        ],
        48,
        6,
      ),
      { weight: 1, projection: "cylinder" },
    ),
    makePart(
      "boot",
      "wheel",
      turnedUp(
        [
          [0, 0],
          [r * 1.06, 0, 0.008],
          [r * 1.06, 0.075, 0.004],
          [0, 0.075],
        ],
        48,
      ),
      { weight: 0.6 },
    ),
    makePart(
      "straps",
      "strap",
      merge(
        [0.2, 0.42].map((y) =>
          turnedUp(
            [
              [0, y - 0.02],
              [r + 0.005, y - 0.02, 0.002],
              [r + 0.005, y + 0.02, 0.002],
              [0, y + 0.02],
            ],
            48,
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "buckles",
      "valve",
      merge([0.2, 0.42].map((y) => block([0.05, 0.05, 0.012], [0, y, r + 0.006], 0.004, 2))),
      { weight: 0.4 },
    ),
    makePart(
      "valve",
      "valve",
      merge([
        turnedUp(
          [
            [0, 0.66],
            [0.024, 0.66, 0.002],
            [0.024, 0.72, 0.006],
            [0, 0.722],
          ],
          24,
        ),
        bar([0, 0.695, 0], [-0.06, 0.695, 0], 0.012, 12),
      ]),
      { weight: 0.7 },
    ),
    makePart("knob", "wheel", bar([-0.055, 0.695, 0], [-0.085, 0.695, 0], 0.02, 12), { weight: 0.5 }),
    makePart("hose", "wheel", tube(0.0095, hose, 12), { weight: 0.8 }),
    makePart(
      "regulator",
      "wheel",
      merge([
        settle(move(disc(0.034, 0.03, 0.008, 32), [0.11, 0.29, 0.115])),
        block([0.04, 0.02, 0.03], [0.11, 0.285, 0.105], 0.006, 2),
      ]),
      { weight: 0.7 },
    ),
  ];
}
