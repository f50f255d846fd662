import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { block, blockOn, turnedUp } from "../building/masonry.ts";
import { bar } from "../pieces.ts";

/** A piece and the slot it is made of. */
type Item = readonly [slot: string, geometry: Geometry];

/** Little furniture by kind of room, each about the middle of its room's floor. */
export const DOLLHOUSE_ROOMS: Readonly<Record<string, (x: number, y: number) => Item[]>> = {
  bedroom: (x, y) => [
    [
      "furniture",
      merge([
        block([0.05, 0.15, 0.15], [x - 0.11, y + 0.075, -0.03], 0.008),
        block([0.03, 0.09, 0.15], [x + 0.11, y + 0.045, -0.03], 0.008),
        block([0.2, 0.03, 0.14], [x, y + 0.045, -0.03], 0.006),
      ]),
    ],
    ["linen", merge([block([0.2, 0.035, 0.135], [x, y + 0.074, -0.03], 0.012)])],
    ["pillow", block([0.06, 0.03, 0.1], [x - 0.06, y + 0.1, -0.03], 0.012)],
    ["furniture", blockOn([0.07, 0.07, 0.07], x + 0.17, y, -0.1, 0.006)],
    [
      "lamp",
      merge([
        bar([x + 0.17, y + 0.065, -0.1], [x + 0.17, y + 0.11, -0.1], 0.006, 8),
        move(
          turnedUp(
            [
              [0, 0],
              [0.035, 0],
              [0.018, 0.045],
              [0, 0.045],
            ],
            16,
          ),
          [x + 0.17, y + 0.1, -0.1],
        ),
      ]),
    ],
  ],
  kitchen: (x, y) => [
    ["pillow", blockOn([0.3, 0.105, 0.08], x - 0.02, y, -0.12, 0.006)],
    ["furniture", block([0.31, 0.014, 0.09], [x - 0.02, y + 0.11, -0.118], 0.004)],
    [
      "metal",
      merge([
        blockOn([0.09, 0.22, 0.085], x + 0.2, y, -0.115, 0.012),
        blockOn([0.07, 0.03, 0.05], x - 0.09, y + 0.115, -0.12, 0.01),
      ]),
    ],
    [
      "furniture",
      merge([
        bar([x - 0.03, y, 0.06], [x - 0.03, y + 0.08, 0.06], 0.012, 8),
        move(
          turnedUp(
            [
              [0, 0],
              [0.075, 0, 0.004],
              [0.075, 0.014, 0.004],
              [0, 0.014],
            ],
            24,
          ),
          [x - 0.03, y + 0.075, 0.06],
        ),
      ]),
    ],
    [
      "furniture",
      merge(
        [-1, 1].flatMap((s) => [
          blockOn([0.05, 0.05, 0.05], x - 0.03 + s * 0.12, y, 0.06, 0.006),
          block([0.012, 0.1, 0.05], [x - 0.03 + s * 0.14, y + 0.07, 0.06], 0.004),
        ]),
      ),
    ],
    ["fruit", move(sphere(0.02, 12, 8), [x - 0.03, y + 0.105, 0.06])],
  ],
  living: (x, y) => [
    [
      "linen",
      merge([
        blockOn([0.22, 0.06, 0.1], x - 0.04, y + 0.012, -0.08, 0.016),
        block([0.22, 0.1, 0.035], [x - 0.04, y + 0.085, -0.125], 0.014),
        ...[-1, 1].map((s) => block([0.035, 0.08, 0.1], [x - 0.04 + s * 0.115, y + 0.055, -0.08], 0.014)),
      ]),
    ],
    [
      "furniture",
      merge([
        block([0.12, 0.012, 0.07], [x - 0.02, y + 0.052, 0.05], 0.003),
        ...[-1, 1].flatMap((a) =>
          [-1, 1].map((b) =>
            bar(
              [x - 0.02 + a * 0.05, y, 0.05 + b * 0.026],
              [x - 0.02 + a * 0.05, y + 0.05, 0.05 + b * 0.026],
              0.005,
              6,
            ),
          ),
        ),
      ]),
    ],
    [
      "lamp",
      merge([
        bar([x + 0.16, y, -0.1], [x + 0.16, y + 0.18, -0.1], 0.006, 8),
        move(
          turnedUp(
            [
              [0, 0],
              [0.045, 0],
              [0.024, 0.06],
              [0, 0.06],
            ],
            16,
          ),
          [x + 0.16, y + 0.17, -0.1],
        ),
        move(
          turnedUp(
            [
              [0, 0],
              [0.03, 0],
              [0.03, 0.008],
              [0, 0.01],
            ],
            16,
          ),
          [x + 0.16, y, -0.1],
        ),
      ]),
    ],
    ["rug", blockOn([0.26, 0.006, 0.14], x - 0.02, y, 0.05, 0.002)],
  ],
  bath: (x, y) => [
    ["pillow", merge([blockOn([0.24, 0.09, 0.11], x - 0.03, y + 0.01, -0.06, 0.035)])],
    ["water", block([0.19, 0.01, 0.07], [x - 0.03, y + 0.1, -0.06], 0.004)],
    [
      "pillow",
      merge([
        bar([x + 0.16, y, -0.09], [x + 0.16, y + 0.09, -0.09], 0.016, 10),
        move(
          turnedUp(
            [
              [0, 0],
              [0.03, 0],
              [0.055, 0.035, 0.004],
              [0, 0.03],
            ],
            18,
          ),
          [x + 0.16, y + 0.085, -0.09],
        ),
      ]),
    ],
    [
      "metal",
      merge([
        bar([x - 0.13, y + 0.06, -0.1], [x - 0.13, y + 0.15, -0.1], 0.007, 8),
        bar([x - 0.13, y + 0.15, -0.1], [x - 0.1, y + 0.145, -0.07], 0.007, 8),
      ]),
    ],
    ["rug", blockOn([0.15, 0.006, 0.1], x, y, 0.06, 0.002)],
  ],
};
