import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const R = 0.36;

const hammered: Paint = (surface, x, y, z) => {
  const d = Math.sqrt(x * x + y * y);
  const ring = 0.9 + 0.14 * sin(d * 190);
  const dark = d > R * 0.62 && d < R * 0.9 ? 0.5 : d < R * 0.24 ? 1.15 : 1;
  surface.r *= ring * dark;
  surface.g *= ring * dark;
  surface.b *= ring * dark;
  surface.height += z > 0 ? 0.0012 * sin(x * 170) * sin(y * 170) : 0;
};

/** A gong. What makes it itself: a great round bronze disc with a raised boss, hung by two cords in a square wooden frame with curled-up top beam; the padded beater leans beside it. */
export const gong = defineFromPlan({
  id: "gong",
  family: "instrument",
  words: ["gong", "tam-tam", "chinese gong", "temple gong", "tamtam"],
  senses: ["gong"],
  height: 1.05,
  view: { azimuth: 0.35, elevation: 0.12 },
  slots: {
    gong: mainSlot("bronze", "#c9943a #b8832f", "disc|disk|plate"),
    frame: slot("painted-wood oak", "#8a1a18 #3a1f16 #6a2a18", "stand|wood|beam"),
    cord: slot("woven-cotton", "#c9a23a #b3201c", "rope|string"),
    beater: slot("felt", "#b3201c #e8e0cf", "mallet|head"),
  },
  build: () => {
    const y = 0.53;
    const disc = turned(
      roundCorners(
        [
          [0, -0.018],
          [R * 0.9, -0.018],
          [R * 0.97, -0.05, 0.01],
          [R, -0.05, 0.01],
          [R, 0.0, 0.018],
          [R * 0.9, 0.02, 0.02],
          [R * 0.3, 0.024, 0.01],
          [R * 0.22, 0.055, 0.03],
          [0, 0.066],
        ],
        4,
      ),
      72,
    );
    const post = (x: number) => block([0.055, 1.0, 0.06], [x, 0.52, 0], 0.012, 2);
    const foot = (x: number) => block([0.085, 0.06, 0.42], [x, 0.03, 0], 0.018, 2);
    const beam = tube(
      1,
      curveThrough(
        [
          [-0.6, 1.06, 0],
          [-0.5, 0.99, 0],
          [-0.3, 0.965, 0],
          [0.3, 0.965, 0],
          [0.5, 0.99, 0],
          [0.6, 1.06, 0],
        ],
        7,
      ),
      4,
      {
        up: [0, 1, 0],
        scale: () => [0.045, 0.045],
        twist: () => 0.785398,
        endRounding: 0.006,
      },
    );
    const cords = [-1, 1].map((s) =>
      tube(
        0.008,
        curveThrough(
          [
            [s * 0.16, 0.945, 0.01],
            [s * 0.165, 0.88, 0.012],
            [s * 0.17, y + R * 0.8, 0.012],
          ],
          4,
        ),
        8,
      ),
    );
    const lean = (geometry: ReturnType<typeof sphere>) => move(turnZ(turnX(geometry, -0.28), -0.14), [0.36, 0.02, 0.3]);
    return [
      makePart("gong", "gong", move(disc, [0, y, 0]), { weight: 1, paint: hammered }),
      makePart(
        "frame",
        "frame",
        merge([post(-0.46), post(0.46), foot(-0.46), foot(0.46), block([0.92, 0.05, 0.045], [0, 0.1, 0], 0.012, 2)]),
        { weight: 0.9 },
      ),
      makePart("beam", "frame", beam, { weight: 0.9, grain: "x" }),
      makePart("cords", "cord", merge(cords), { weight: 0.6 }),
      makePart(
        "stick",
        "frame",
        lean(
          tube(
            0.012,
            [
              [0, 0, 0],
              [0, 0.4, 0],
            ],
            10,
            { endRounding: 0.006 },
          ),
        ),
        { weight: 0.5 },
      ),
      makePart("beater", "beater", lean(move(sphere(0.055, 22), [0, 0.42, 0])), { weight: 0.6 }),
    ];
  },
});
