import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2 } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Writes a word round the front of a vessel of this radius, and a flame's diamond under it. */
const label =
  (word: string, r: number, y: number, high: number, ink: string): Paint =>
  (surface, x, py, z) => {
    if (z < 0) return;
    const u = (atan2(x, z) - 0.3) * r;
    if (isWritten(word, u, py - y, high, 0.11)) return layColour(surface, fromHex(ink), 0.5, 0);
    const [a, b] = [u / high, (py - y) / high + 2];
    const d = Math.abs(a) + Math.abs(b);
    if (d < 1.15) {
      const isRim = d > 0.98;
      const isFlame =
        a * a * 4 + (b + 0.1) * (b + 0.1) < 0.2 || (b > 0 && b < 0.6 && Math.abs(a) < 0.2 * (1 - b / 0.6));
      layColour(surface, isRim || isFlame ? [0.9, 0.9, 0.88] : fromHex("#c8201a"), 0.5, 0);
    }
  };

const handwheel = (y: number, r: number) => [
  move(torus(r, r * 0.16, 32, 8), [0, y, 0]),
  ...around(4, bar([0, y, 0], [r, y, 0], r * 0.12, 8)),
  bar([0, y - r * 0.3, 0], [0, y + r * 0.25, 0], r * 0.24, 12),
];

/** A squat round bottle with a collar to carry it by. */
export function propane(word: string): Part[] {
  const r = 0.155;
  const posts = around(3, merge([block([0.012, 0.12, 0.075], [0.1, 0.43, 0], 0.005, 2)]), 0.5);
  return [
    makePart(
      "tank",
      "body",
      turnedUp(
        [
          [0, 0.035],
          [0.08, 0.035],
          [r * 0.92, 0.06, 0.06],
          [r, 0.13, 0.05],
          [r, 0.3, 0.05],
          [r * 0.9, 0.37, 0.06],
          [0.07, 0.405, 0.03],
          [0.03, 0.41],
          [0, 0.41],
        ],
        56,
        5,
      ),
      { weight: 1, paint: label(word, r, 0.27, 0.034, "#2a2c2e"), projection: "cylinder" },
    ),
    makePart("weld", "body", move(torus(r * 1.001, 0.0035, 56, 6), [0, 0.215, 0]), { weight: 0.3 }),
    makePart(
      "foot",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.118, 0, 0.003],
          [0.118, 0.06],
          [0, 0.06],
        ],
        48,
      ),
      { weight: 0.6 },
    ),
    makePart("collar-posts", "body", merge(posts), { weight: 0.7 }),
    makePart("collar", "body", merge([move(torus(0.1, 0.0105, 48, 10), [0, 0.49, 0])]), { weight: 0.8 }),
    makePart(
      "valve",
      "valve",
      merge([
        turnedUp(
          [
            [0, 0.4],
            [0.022, 0.4],
            [0.022, 0.425, 0.003],
            [0.014, 0.43],
            [0.014, 0.46],
            [0, 0.46],
          ],
          20,
        ),
        bar([0, 0.44, 0], [0, 0.44, 0.05], 0.011, 12),
      ]),
      { weight: 0.5 },
    ),
    makePart("wheel", "wheel", merge(handwheel(0.472, 0.03)), { weight: 0.6 }),
  ];
}

/** A tall bottle with a round shoulder: welders', hospitals'. */
export function tall(word: string): Part[] {
  const r = 0.115;
  return [
    makePart(
      "tank",
      "body",
      turnedUp(
        [
          [0, 0.01],
          [r * 0.9, 0.01, 0.01],
          [r, 0.03, 0.02],
          [r, 0.98, 0.04],
          [r * 0.82, 1.1, 0.1],
          [0.042, 1.16, 0.03],
          [0.036, 1.2, 0.004],
          [0, 1.2],
        ],
        56,
        6,
      ),
      { weight: 1, paint: label(word, r, 0.76, 0.041, "#f2f0ea"), projection: "cylinder" },
    ),
    makePart(
      "shoulder",
      "band",
      turnedUp(
        [
          [0, 0.985],
          [r + 0.0015, 0.985, 0.001],
          [r + 0.0015, 1.0],
          [r * 0.86, 1.09, 0.08],
          [0.05, 1.155, 0.02],
          [0, 1.156],
        ],
        56,
        6,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "foot",
      "wheel",
      turnedUp(
        [
          [0, 0],
          [r * 1.03, 0, 0.004],
          [r * 1.03, 0.06, 0.006],
          [0, 0.06],
        ],
        48,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "valve",
      "valve",
      merge([
        turnedUp(
          [
            [0, 1.19],
            [0.028, 1.19, 0.002],
            [0.028, 1.215, 0.002],
            [0.017, 1.22],
            [0.017, 1.29],
            [0, 1.29],
          ],
          24,
        ),
        bar([0, 1.245, 0], [0.07, 1.245, 0], 0.014, 14),
        bar([0.06, 1.245, 0], [0.082, 1.245, 0], 0.02, 6),
      ]),
      { weight: 0.7 },
    ),
    makePart("wheel", "wheel", merge(handwheel(1.3, 0.036)), { weight: 0.6 }),
    makePart(
      "gauge",
      "gauge",
      merge([
        bar([0.05, 1.245, 0], [0.05, 1.3, 0], 0.007, 10),
        settle(move(disc(0.036, 0.022, 0.004, 36), [0.05, 1.325, -0.011])),
      ]),
      {
        weight: 0.6,
        paint: (surface, x, y, z) => {
          const [u, v] = [x - 0.05, y - 1.325];
          const d = Math.sqrt(u * u + v * v);
          if (z < 0.009 || d > 0.031) return layColour(surface, [0.55, 0.42, 0.18], 0.3, 1);
          const isHand = Math.abs(u - v) < 0.0022 && u > -0.006 && u < 0.018;
          layColour(
            surface,
            isHand
              ? [0.7, 0.02, 0.02]
              : d > 0.025 && (atan2(u, v) * 3.2 + 20) % 1 < 0.3
                ? [0.03, 0.03, 0.03]
                : [0.92, 0.92, 0.88],
            0.3,
            0,
          );
        },
      },
    ),
  ];
}
