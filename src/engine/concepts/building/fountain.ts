import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, circleOutline, ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot } from "./structure.ts";

/** Streams that run over a rim and widen on their way down. */
function streams(r: number, y: number, low: number, count: number, phase: number): Geometry {
  const path = [0, 0.25, 0.5, 0.75, 1].map(
    (t): Vec3 => [r - 0.05 + 0.17 * Math.sqrt(t), y + 0.012 + (low - y) * t * t, 0],
  );
  const stream = sweep(ellipseOutline(0.03, 0.012, 8), path, { up: [1, 0, 0], scale: (t) => [0.7 + 0.7 * t, 1] });
  return merge(around(count, stream, phase));
}

/**
 * A fountain. What makes it itself: a round basin full of blue water, a turned stem in it with bowls that grow smaller upwards, jets that rise
 * from the top and fall in bows into the bowl, water running over the rims.
 */
export const fountain = defineStructure({
  id: "fountain",
  family: "building",
  words: ["fountain", "water fountain", "garden fountain", "stone fountain", "tiered fountain"],
  senses: ["fountain#1", "fountain#4"],
  height: 2.4,
  counts: [2, 3],
  counted: "tier",
  slots: {
    stone: bodySlot(
      ["basin", "bowl", "tier", "stem"],
      ["marble", "granite", "concrete"],
      "#d6cfc0",
      "#b9b3a7",
      "#c9bfa9",
    ),
    water: fixedSlot(["pool"], ["ice"], "#5fb0d0", "#55a5c8"),
    jet: fixedSlot(["spray", "splash", "drop"], ["ice"], "#c9e8f5"),
  },
  build: (p) => {
    const tiers = p.count;
    const r = 1.15 * p.wide;
    const wall = 0.42;
    const basin: Corner[] = [
      [0, 0],
      [r * 1.1, 0, 0.02],
      [r * 1.1, 0.08, 0.02],
      [r * 1.0, 0.12, 0.03],
      [r * 0.98, wall - 0.12, 0.02],
      [r * 1.1, wall - 0.06, 0.03],
      [r * 1.1, wall, 0.02],
      [r * 0.9, wall, 0.02],
      [r * 0.88, 0.14, 0.02],
      [0, 0.14],
    ];
    const parts: Part[] = [
      makePart("basin", "stone", turnedUp(basin, p.seed % 2 === 0 ? 48 : 8), { weight: 1, crease: 0.5 }),
      makePart(
        "pool",
        "water",
        turnedUp(
          [
            [0, 0.12],
            [r * 0.9, 0.12],
            [r * 0.9, wall - 0.09],
            [0, wall - 0.09],
          ],
          p.seed % 2 === 0 ? 40 : 8,
        ),
        { weight: 0.8 },
      ),
    ];
    let y = wall - 0.12;
    let k = r * 0.62;
    const below: number[] = [wall - 0.1];
    for (let i = 0; i < tiers; i += 1) {
      const h = (0.62 - i * 0.1) * p.tall;
      const s = 0.15 - i * 0.035;
      const rim = y + h + k * 0.3;
      parts.push(
        makePart(
          `stem-${i + 1}`,
          "stone",
          move(
            turnedUp(
              [
                [0, -0.1],
                [s * 1.9, -0.1],
                [s * 1.9, 0.06, 0.02],
                [s * 1.2, 0.1, 0.02],
                [s * 0.75, h * 0.35, 0.05],
                [s * 1.25, h * 0.6, 0.06],
                [s * 0.8, h * 0.82, 0.03],
                [s * 1.3, h + 0.02],
                [0, h + 0.02],
              ],
              28,
            ),
            [0, y, 0],
          ),
          { weight: 0.8 },
        ),
        makePart(
          `bowl-${i + 1}`,
          "stone",
          move(
            turnedUp(
              [
                [0, 0],
                [s * 1.2, 0],
                [k * 0.6, k * 0.08, 0.05],
                [k * 0.95, k * 0.22, 0.05],
                [k, k * 0.28, 0.012],
                [k, k * 0.34, 0.012],
                [k * 0.93, k * 0.34, 0.01],
                [k * 0.6, k * 0.2, 0.05],
                [0, k * 0.17],
              ],
              44,
            ),
            [0, y + h - 0.01, 0],
          ),
          { weight: 0.95 },
        ),
        makePart(
          `bowl-water-${i + 1}`,
          "water",
          move(
            turnedUp(
              [
                [0, k * 0.12],
                [k * 0.5, k * 0.14],
                [k * 0.94, k * 0.3],
                [0, k * 0.3],
              ],
              36,
            ),
            [0, y + h - 0.01, 0],
          ),
          { weight: 0.6 },
        ),
        makePart(`fall-${i + 1}`, "jet", streams(k, rim, below.at(-1) as number, Math.round(6 + k * 8), i * 0.3), {
          weight: 0.6,
        }),
      );
      below.push(rim);
      y = y + h + k * 0.14;
      k *= 0.58;
    }
    const finial = y;
    const last = k / 0.58;
    const bow = sweep(
      circleOutline(0.022, 8),
      curveThrough(
        [
          [0.01, finial + 0.2, 0],
          [last * 0.22, finial + 0.46 * p.tall, 0],
          [last * 0.55, finial + 0.36 * p.tall, 0],
          [last * 0.74, finial + last * 0.12, 0],
        ],
        7,
      ),
      { scale: (t) => 0.75 + 0.8 * t },
    );
    parts.push(
      makePart(
        "finial",
        "stone",
        move(
          turnedUp(
            [
              [0, -0.05],
              [0.07, -0.05],
              [0.05, 0.05, 0.02],
              [0.09, 0.14, 0.04],
              [0.03, 0.24, 0.02],
              [0, 0.26],
            ],
            20,
          ),
          [0, finial, 0],
        ),
        { weight: 0.5 },
      ),
      makePart("bows", "jet", merge(around(8, bow)), { weight: 0.7 }),
      makePart(
        "jet",
        "jet",
        tube(
          0.035,
          [
            [0, finial + 0.18, 0],
            [0, finial + 0.5 * p.tall, 0],
            [0, finial + 0.66 * p.tall, 0],
          ],
          10,
          { endRounding: 0.03, scale: (t) => 1 - 0.35 * t },
        ),
        { weight: 0.7 },
      ),
    );
    return standModel(parts, [
      { name: "top", position: [0, finial + 0.66 * p.tall, 0], normal: [0, 1, 0], radius: 0.1 },
    ]);
  },
  view: { azimuth: 0.4, elevation: 0.3 },
});
