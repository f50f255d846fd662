import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

const screwThread = (
  a: readonly [number, number, number],
  axis: "x" | "y",
  length: number,
  r: number,
): Part["geometry"][] =>
  Array.from({ length: Math.floor(length / (r * 0.55)) }, (_, i) => {
    const at = i * r * 0.55;
    const ring = torus(r, r * 0.2, 18, 6);
    return axis === "x" ? move(turnZ(ring, PI / 2), [a[0] + at, a[1], a[2]]) : move(ring, [a[0], a[1] + at, a[2]]);
  });

/** A bench vise. What makes it itself: two heavy jaws that face each other, one fixed over a swivel base with bolts, one on a slide, a screw between with a sliding bar for a handle. */
export const vise = defineFromPlan({
  id: "vise",
  family: "tool",
  words: ["vise", "bench vise", "vice", "bench vice", "workbench vise", "vise clamp"],
  senses: ["vise"],
  height: 0.2,
  view: { azimuth: 0.55, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#2a5a8a #b0281c #3a5a48", "jaw|base|frame"),
    steel: slot("brushed-steel", "#b8bcc2", "screw|handle|slide|plate|bolt"),
  },
  build: () => {
    const moving = plate(
      [
        [0.012, 0.045],
        [0.085, 0.045, 0.01],
        [0.085, 0.13, 0.03],
        [0.05, 0.185, 0.016],
        [0.012, 0.185, 0.004],
      ],
      0.12,
      0.006,
    );
    return [
      makePart(
        "base",
        "body",
        turnedUp(
          [
            [0, 0],
            [0.1, 0, 0.004],
            [0.1, 0.016, 0.006],
            [0.06, 0.022, 0.01],
            [0.055, 0.05, 0.01],
            [0, 0.05],
          ],
          40,
        ),
        { weight: 0.8 },
      ),
      makePart(
        "bolts",
        "steel",
        merge(
          around(
            4,
            move(
              turnedUp(
                [
                  [0, 0],
                  [0.012, 0],
                  [0.012, 0.028, 0.002],
                  [0, 0.028],
                ],
                6,
              ),
              [0.08, 0, 0],
            ),
            0.78,
          ),
        ),
        { weight: 0.3 },
      ),
      makePart("fixed-jaw", "body", move(mirror(moving), [-0.02, 0, 0]), { weight: 1 }),
      makePart("moving-jaw", "body", move(moving, [0.04, 0, 0]), { weight: 1 }),
      makePart("anvil", "body", block([0.09, 0.05, 0.09], [-0.12, 0.12, 0], 0.01), { weight: 0.6 }),
      makePart("slide", "steel", block([0.26, 0.045, 0.05], [0.03, 0.075, 0], 0.004), { weight: 0.7 }),
      makePart(
        "plates",
        "steel",
        merge([
          block([0.008, 0.045, 0.122], [-0.029, 0.16, 0], 0.001),
          block([0.008, 0.045, 0.122], [0.049, 0.16, 0], 0.001),
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "screw",
        "steel",
        merge([
          bar([-0.02, 0.115, 0], [0.06, 0.115, 0], 0.015, 18),
          ...screwThread([-0.02, 0.115, 0], "x", 0.07, 0.0155),
          bar([0.12, 0.08, 0], [0.185, 0.08, 0], 0.021, 20),
        ]),
        { weight: 0.7 },
      ),
      makePart(
        "handle",
        "steel",
        merge([
          bar([0.17, 0.08, -0.11], [0.17, 0.08, 0.11], 0.0075, 12),
          ...[-1, 1].map((s) => bar([0.17, 0.08, s * 0.105], [0.17, 0.08, s * 0.122], 0.0125, 16)),
        ]),
        { weight: 0.8 },
      ),
    ];
  },
});

/** A C-clamp. What makes it itself: an iron frame bent like a C, a threaded screw through its lower end with a swivel foot and a sliding bar. */
export const clamp = defineFromPlan({
  id: "clamp",
  family: "tool",
  words: ["clamp", "c-clamp", "c clamp", "g-clamp", "g clamp", "carpenter clamp"],
  senses: ["clamp"],
  height: 0.26,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    frame: mainSlot("painted-metal", "#c8281c #1f5fb0 #2f2f33 #3f7a3a", "body"),
    steel: slot("brushed-steel", "#b8bcc2", "screw|handle|thread|foot"),
  },
  build: () => {
    const frame = sweep(
      rectangleOutline(0.018, 0.026, 0.003, 2),
      curveThrough(
        [
          [0.05, 0.24, 0],
          [0.01, 0.242, 0],
          [-0.04, 0.235, 0],
          [-0.066, 0.2, 0],
          [-0.068, 0.15, 0],
          [-0.066, 0.105, 0],
          [-0.04, 0.082, 0],
          [0.01, 0.078, 0],
          [0.05, 0.078, 0],
        ],
        6,
      ),
      { up: [0, 0, 1] },
    );
    return [
      makePart("frame", "frame", frame, { weight: 1 }),
      makePart(
        "bosses",
        "frame",
        merge([
          move(
            turnedUp(
              [
                [0, 0],
                [0.02, 0, 0.003],
                [0.02, 0.034, 0.003],
                [0, 0.034],
              ],
              24,
            ),
            [0.045, 0.061, 0],
          ),
          move(
            turnedUp(
              [
                [0, 0],
                [0.017, 0, 0.002],
                [0.019, 0.03, 0.003],
                [0, 0.03],
              ],
              24,
            ),
            [0.045, 0.22, 0],
          ),
        ]),
        { weight: 0.6 },
      ),
      makePart(
        "screw",
        "steel",
        merge([
          bar([0.045, 0.008, 0], [0.045, 0.17, 0], 0.009, 18),
          ...screwThread([0.045, 0.03, 0], "y", 0.125, 0.0092),
        ]),
        { weight: 0.9 },
      ),
      makePart(
        "foot",
        "steel",
        move(
          turnedUp(
            [
              [0, 0],
              [0.008, 0],
              [0.02, 0.008, 0.003],
              [0.018, 0.018, 0.002],
              [0, 0.018],
            ],
            24,
          ),
          [0.045, 0.164, 0],
        ),
        { weight: 0.5 },
      ),
      makePart(
        "handle",
        "steel",
        merge(
          [
            bar([0.0, 0.014, 0], [0.1, 0.014, 0], 0.0048, 12),
            bar([-0.004, 0.014, 0], [0.004, 0.014, 0], 0.009, 14),
            bar([0.096, 0.014, 0], [0.104, 0.014, 0], 0.009, 14),
            turnedUp(
              [
                [0, 0.004],
                [0.013, 0.004, 0.003],
                [0.013, 0.026, 0.003],
                [0, 0.026],
              ],
              20,
            ),
          ].map((g, i) => (i === 3 ? move(g, [0.045, 0, 0]) : g)),
        ),
        { weight: 0.6 },
      ),
    ];
  },
});
