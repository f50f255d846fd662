import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, stretch, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2 } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { boulder } from "../nature/stone-shape.ts";
import { bar } from "../pieces.ts";
import { block, blockOn } from "./masonry.ts";
import { type StructureParameters, vary } from "./structure.ts";

/** Width of the planks, and of the rock they hang from; height of the ropes one holds on to; planks and knots. */
const [DECK, BANK, HAND] = [0.5, 0.95, 0.42];
const [PLANKS, KNOTS] = [30, 10];

/** A sagging walk of planks on ropes from the one wall of a ravine to the other, water far below. */
export function ropeBridge(p: StructureParameters) {
  const [span, high] = [3 * p.wide, 1.75 * p.tall];
  const half = span / 2;
  const sag = 0.13 * span;
  /** Height of the walk, its lowest spot in the middle. */
  const walk = (x: number) => high + 0.04 - sag * (1 - (x / half) * (x / half));
  const slope = (x: number) => atan2(2 * sag * x, half * half);
  const along = (lift: number, z: number, over = 0): Vec3[] =>
    Array.from({ length: 33 }, (_, i) => {
      const x = ((i / 32) * 2 - 1) * (half + over);
      const inside = Math.max(-half, Math.min(half, x));
      return [x, walk(inside) + lift, z];
    });
  const planks = Array.from({ length: PLANKS }, (_, i) => {
    const x = (((i + 0.5) / PLANKS) * 2 - 1) * half;
    const wide = DECK * (0.95 + 0.12 * vary(p, `plank ${i}`));
    const board = turnY(
      block([(span / PLANKS) * 0.74, 0.03, wide], [0, 0, 0], 0.006),
      0.1 * vary(p, `turn ${i}`) - 0.05,
    );
    return move(turnZ(board, slope(x)), [x, walk(x) + 0.02, 0]);
  });
  const ropes = [-1, 1].flatMap((s) => [
    tube(0.018, along(-0.01, s * DECK * 0.42, 0.3), 8),
    tube(0.02, along(HAND, s * DECK * 0.56), 8),
  ]);
  const knots = [-1, 1].flatMap((s) =>
    Array.from({ length: 2 * KNOTS + 1 }, (_, i) => {
      const [a, b] = [i, i + 1].map((k) => ((k / (2 * KNOTS + 2)) * 2 - 1) * half) as [number, number];
      const [low, up]: [Vec3, Vec3] = [
        [i % 2 === 0 ? b : a, walk(i % 2 === 0 ? b : a), s * DECK * 0.42],
        [i % 2 === 0 ? a : b, walk(i % 2 === 0 ? a : b) + HAND, s * DECK * 0.56],
      ];
      return bar(low, up, 0.009, 6);
    }),
  );
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      bar(
        [x * (half + 0.02), high - 0.1, z * DECK * 0.58],
        [x * (half + 0.06), high + HAND + 0.14, z * DECK * 0.58],
        0.045,
        10,
      ),
    ),
  );
  const lashings = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      move(stretch(sphere(0.062, 14, 8), [1, 0.9, 1]), [x * (half + 0.05), high + HAND + 0.04, z * DECK * 0.58]),
    ),
  );
  const bank = (s: number): Geometry =>
    merge(
      [0, 1, 2, 3].flatMap((row) =>
        [-1, 1].map((z) => {
          const n = 4 * row + z + (s > 0 ? 40 : 0);
          const size: Vec3 = [BANK * 0.74, high * 0.2, 0.62 + 0.1 * vary(p, `long ${n}`)];
          const out = half + BANK * 0.56 + 0.09 * vary(p, `out ${n}`) + 0.05 * (3 - row) * 0.4;
          return move(boulder(size, (p.seed % 100) + n, 15), [s * out, high * (0.13 + 0.245 * row), z * 0.4]);
        }),
      ),
    );
  const turf = [-1, 1].map((s) =>
    move(stretch(sphere(1, 28, 12), [BANK * 0.5, 0.075, 0.82]), [s * (half + BANK * 0.6), high - 0.005, 0]),
  );
  return standModel(
    [
      ...makeParts("plank", "plank", planks, { grain: "z", weight: 0.7, ownPiece: true }),
      makePart("ropes", "rope", merge(ropes), { weight: 0.9 }),
      makePart("net", "rope", merge(knots), { weight: 0.7 }),
      makePart("lashings", "rope", merge(lashings), { weight: 0.4 }),
      makePart("posts", "wood", merge(posts), { weight: 0.6 }),
      ...makeParts("bank", "cliff", [bank(-1), bank(1)], { weight: 1 }),
      makePart("turf", "turf", merge(turf), { weight: 0.5 }),
      makePart("water", "water", blockOn([span + 0.5, 0.06, 1.5], 0, 0.02, 0, 0.02), { weight: 0.4 }),
    ],
    [{ name: "top", position: [0, walk(0) + 0.04, 0], normal: [0, 1, 0], radius: 0.3 }],
  );
}
