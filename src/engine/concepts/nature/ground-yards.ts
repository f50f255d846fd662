import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { blockOn } from "../building/masonry.ts";
import { bar, beam } from "../pieces.ts";
import { FLOOR } from "./ground-slabs.ts";

const at = (angle: number, radius: number, y = 0): Vec3 => [radius * sin(angle), y, radius * cos(angle)];

const part = (name: string, slot: string, pieces: readonly Geometry[], weight = 0.5): Part =>
  makePart(name, slot, merge(pieces), { weight });

/** Posts with three rails of board around the far two thirds, a trough and a heap of straw. */
export function pen(): Part[] {
  const [from, to, spans, out] = [1.28, TAU - 1.28, 9, 0.9];
  const corner = (i: number, y: number): Vec3 => at(from + ((to - from) * i) / spans, out, y);
  const fence: Geometry[] = [];
  for (let i = 0; i <= spans; i += 1) {
    fence.push(bar(corner(i, -0.04), corner(i, 0.5), 0.034, 8));
    if (i < spans) for (const y of [0.14, 0.28, 0.42]) fence.push(beam(corner(i, y), corner(i + 1, y), 0.022, 0.07));
  }
  const trough = [
    blockOn([0.42, 0.02, 0.13], 0, 0.02, 0, 0.004),
    ...[-1, 1].map((s) => blockOn([0.42, 0.12, 0.02], 0, 0.02, s * 0.075, 0.004)),
    ...[-1, 1].map((s) => blockOn([0.025, 0.14, 0.17], s * 0.2, 0, 0, 0.004)),
  ];
  const straw = [0, 1, 2].map((k) =>
    move(stretch(sphere(0.14 - 0.02 * k, 16, 10), [1, 0.5, 0.85]), [0.1 * (k - 1), 0.02, 0.06 * (k % 2)]),
  );
  return [
    part("fence", "fitting", fence, 0.6),
    part("trough", "trunk", [move(turnY(merge(trough), -0.6), at(2.35, 0.72))]),
    part("straw", "straw", [move(merge(straw), at(-2.3, 0.72))]),
  ];
}

/** The front of a house with its door and window behind boards, eaves on two posts, balusters at both sides. */
export function porch(): Part[] {
  const [x, z] = [FLOOR[0], -FLOOR[1]];
  const boards = Array.from({ length: 11 }, (_, k) => blockOn([2 * x, 0.084, 0.05], 0, k * 0.09, z + 0.01, 0.006));
  const opening = (middle: number, y: number, wide: number, tall: number): Geometry[] => [
    ...[-1, 1].map((s) => blockOn([0.05, tall + 0.05, 0.05], middle + (s * (wide + 0.04)) / 2, y, z + 0.05)),
    blockOn([wide + 0.12, 0.05, 0.06], middle, y + tall, z + 0.05),
  ];
  const cross = [
    blockOn([0.5, 0.03, 0.07], 0.38, 0.3, z + 0.05),
    blockOn([0.022, 0.44, 0.03], 0.38, 0.33, z + 0.05),
    blockOn([0.44, 0.022, 0.03], 0.38, 0.54, z + 0.05),
  ];
  const posts = [-1, 1].map((s) => blockOn([0.07, 0.96, 0.07], s * (x - 0.06), 0, z + 0.52, 0.008));
  const rails = [-1, 1].flatMap((s) => [
    ...[0.06, 0.36].map((y) => blockOn([0.045, 0.035, 1.5], s * (x - 0.06), y, 0.0, 0.006)),
    ...Array.from({ length: 13 }, (_, k) => blockOn([0.022, 0.3, 0.022], s * (x - 0.06), 0.07, -0.66 + k * 0.115)),
    blockOn([0.065, 0.46, 0.065], s * (x - 0.06), 0, 0.74, 0.008),
  ]);
  const eaves = move(turnX(blockOn([2 * x + 0.08, 0.04, 0.66], 0, 0, 0, 0.006), 0.2), [0, 1.0, z + 0.28]);
  return [
    part("siding", "wall", boards, 0.8),
    part(
      "frames",
      "trim",
      [...opening(-0.38, 0, 0.36, 0.74), ...opening(0.38, 0.33, 0.44, 0.44), ...cross, ...posts, ...rails],
      0.6,
    ),
    part("door", "book", [
      blockOn([0.36, 0.74, 0.04], -0.38, 0, z + 0.03, 0.006),
      ...[0.08, 0.42].map((y) => blockOn([0.24, 0.25, 0.05], -0.38, y, z + 0.034, 0.01)),
    ]),
    part("knob", "footlight", [move(sphere(0.02, 12, 8), [-0.25, 0.36, z + 0.075])], 0.3),
    part("pane", "pane", [blockOn([0.44, 0.44, 0.03], 0.38, 0.33, z + 0.03)]),
    part("eaves", "fitting", [eaves]),
  ];
}

/** A ridge tent with its flaps open, a ring of stones with burning logs, a log to sit on. */
export function camp(): Part[] {
  const [half, tall, long] = [0.34, 0.46, 0.62];
  const sheet: Point2[] = [
    [-half, 0],
    [-half + 0.03, 0],
    [0, tall - 0.04],
    [half - 0.03, 0],
    [half, 0],
    [0, tall],
  ];
  const gable: Point2[] = [
    [-half, 0],
    [half, 0],
    [0, tall],
  ];
  const flap = (s: number): Geometry =>
    move(
      turnY(
        extrude(
          s > 0
            ? [
                [0, 0],
                [0.2, 0],
                [0, tall * 0.86],
              ]
            : [
                [0, 0],
                [0, tall * 0.86],
                [-0.2, 0],
              ],
          { depth: 0.012 },
        ),
        s * 0.9,
      ),
      [s * 0.1, 0, long / 2 + 0.03],
    );
  const put = (...pieces: readonly Geometry[]): Geometry => move(turnY(merge(pieces), 0.55), [-0.5, 0, -0.58]);
  const [fx, fz] = [0.52, -0.46];
  const ring = Array.from({ length: 9 }, (_, k) =>
    move(stretch(sphere(0.048, 10, 8), [1, 0.8, 1]), [
      fx + 0.15 * sin((TAU * k) / 9),
      0.015,
      fz + 0.15 * cos((TAU * k) / 9),
    ]),
  );
  const logs = [0, 1, 2, 3].map((k) =>
    bar([fx + 0.12 * sin(1.57 * k), 0.02, fz + 0.12 * cos(1.57 * k)], [fx, 0.13, fz], 0.024, 8),
  );
  const flames = [0, 1, 2].map((k) =>
    move(stretch(sphere(0.05, 12, 10), [0.8, 2.1 - 0.35 * k, 0.8]), [
      fx + 0.045 * sin(2.1 * k),
      0.13 - 0.015 * k,
      fz + 0.045 * cos(2.1 * k),
    ]),
  );
  return [
    part("tent", "packet", [put(move(extrude(sheet, { depth: long }), [0, -0.02, 0]), flap(1), flap(-1))], 0.7),
    part("tent-back", "tin", [put(move(extrude(gable, { depth: 0.02 }), [0, -0.02, -long / 2 + 0.02]))]),
    part("fire-ring", "stone", ring, 0.4),
    part("logs", "trunk", [...logs, bar([0.16, 0.055, -0.82], [0.72, 0.055, -0.84], 0.075, 12)], 0.4),
    part("flames", "footlight", flames, 0.4),
  ];
}

/** Swings on a frame and a slide with its ladder. */
export function playground(): Part[] {
  const z = -0.62;
  const frame = [
    bar([-0.86, 0.96, z], [0.02, 0.96, z], 0.026, 10),
    ...[-0.86, 0.02].flatMap((x) => [-1, 1].map((s) => bar([x, 0.96, z], [x, -0.03, z + s * 0.24], 0.024, 10))),
  ];
  const ropes = [-0.68, -0.46, -0.36, -0.14].map((x) => bar([x, 0.96, z], [x, 0.26, z], 0.008, 6));
  const seats = [-0.57, -0.25].map((x) => blockOn([0.26, 0.028, 0.12], x, 0.245, z, 0.006));
  const rungs = [0.1, 0.22, 0.34, 0.46].map((y) => bar([0.24, y, z - 0.14], [0.46, y, z - 0.14], 0.014, 8));
  const posts = [0.24, 0.46].flatMap((x) => [
    bar([x, -0.03, z - 0.14], [x, 0.86, z - 0.14], 0.02, 8),
    bar([x, -0.03, z + 0.06], [x, 0.86, z + 0.06], 0.02, 8),
    bar([x, 0.84, z - 0.14], [x, 0.84, z + 0.06], 0.016, 8),
  ]);
  const chute: Point2[] = [
    [0, 0.55],
    [0.12, 0.53],
    [0.5, 0.12],
    [0.62, 0.07],
    [0.76, 0.07],
    [0.76, 0.1],
    [0.63, 0.1],
    [0.52, 0.15],
    [0.13, 0.565],
    [0, 0.58],
  ];
  const edge: Point2[] = chute.map(([x, y], i): Point2 => [x, i < 5 ? y : y + 0.07]);
  const along = (outline: readonly Point2[], thick: number, out: number): Geometry =>
    move(turnY(extrude(outline, { depth: thick }), -PI / 2), [0.35 + out, 0, z + 0.06]);
  return [
    part("swing-frame", "book", [...frame], 0.5),
    part("swing-ropes", "rail", ropes, 0.3),
    part("seats", "packet", seats, 0.3),
    part("ladder", "tin", [...posts, ...rungs, blockOn([0.24, 0.025, 0.22], 0.35, 0.54, z - 0.04)], 0.5),
    part("chute", "packet", [along(chute, 0.2, 0), along(edge, 0.02, 0.11), along(edge, 0.02, -0.11)], 0.5),
  ];
}
