import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { archPath, blockOn } from "../building/masonry.ts";
import { bar } from "../pieces.ts";
import { HALF, HIGH, room } from "./ground-settings.ts";
import { squares } from "./ground-slabs.ts";

const left = (pieces: readonly Geometry[]): Geometry[] => pieces.map((piece) => turnY(piece, PI / 2));

/** A torch on the back wall: a handle in a ring, a flame over it. */
const torch = (x: number, y: number): { rail: Geometry[]; footlight: Geometry[] } => ({
  rail: [
    bar([x, y, -HALF + 0.02], [x, y, -HALF + 0.1], 0.02, 10),
    bar([x, y - 0.12, -HALF + 0.09], [x, y + 0.1, -HALF + 0.11], 0.03, 12),
  ],
  footlight: [
    move(
      lathe(
        [
          [0, 0],
          [0.05, 0.04],
          [0.042, 0.09],
          [0, 0.2],
        ],
        14,
      ),
      [x, y + 0.09, -HALF + 0.11],
    ),
  ],
});

/** Stone walls, a barred window, a door of bars, chains with shackles, a torch. */
export function dungeon(): Part[] {
  const z = -HALF;
  const { rail, footlight } = torch(-0.42, 0.52);
  const bars = [-0.16, -0.08, 0, 0.08, 0.16].map((x) =>
    bar([0.32 + x, 0.58, z + 0.03], [0.32 + x, 0.86, z + 0.03], 0.012, 8),
  );
  const opening = blockOn([0.42, 0.3, 0.02], 0.32, 0.57, z + 0.005);
  const chain = (x: number): Geometry[] => [
    ...Array.from({ length: 6 }, (_, k) =>
      move(stretch(sphere(0.026, 10, 8), k % 2 === 0 ? [1, 1.3, 0.45] : [0.45, 1.3, 1]), [
        x,
        0.58 - 0.052 * k,
        z + 0.05,
      ]),
    ),
    bar([x - 0.05, 0.25, z + 0.05], [x + 0.05, 0.25, z + 0.05], 0.035, 14),
  ];
  const gate = left([
    ...Array.from({ length: 7 }, (_, k) =>
      bar([-0.3 + k * 0.1, 0, z + 0.035], [-0.3 + k * 0.1, 0.78, z + 0.035], 0.016, 8),
    ),
    ...[0.16, 0.6].map((y) => blockOn([0.66, 0.04, 0.03], 0, y, z + 0.035)),
  ]);
  return room(undefined, {
    rail: [...rail, ...bars, ...chain(0.02), ...chain(0.66), ...gate],
    footlight,
    pane: [opening],
  });
}

/** Tall round-headed windows of coloured glass, pillars between them, a red carpet, candles. */
export function church(): Part[] {
  const z = -HALF;
  const pane = (x: number): Geometry => move(extrude(archPath(0.26, 0.66, 12), { depth: 0.03 }), [x, 0.2, z + 0.01]);
  const frame = (x: number): Geometry => move(extrude(archPath(0.33, 0.72, 12), { depth: 0.02 }), [x, 0.17, z + 0.008]);
  const xs = [-0.46, 0.06, 0.58];
  const pillars = [-0.74, -0.2, 0.32, 0.82].map((x) => bar([x, 0, z + 0.06], [x, HIGH, z + 0.06], 0.05, 14));
  const side = left([-0.3, 0.3].flatMap((x) => [frame(x)]));
  const sidePanes = left([-0.3, 0.3].map((x) => pane(x)));
  const carpet = blockOn([0.5, 0.012, 2 * HALF - 0.08], 0.06, 0.0, 0.02);
  const candles = [-0.2, 0.32].map((x) => bar([x, 0.5, z + 0.14], [x, 0.64, z + 0.14], 0.022, 10));
  const flames = [-0.2, 0.32].map((x) => move(stretch(sphere(0.024, 10, 8), [1, 1.7, 1]), [x, 0.68, z + 0.14]));
  const holders = [-0.2, 0.32].map((x) => bar([x, 0.47, z + 0.1], [x, 0.51, z + 0.14], 0.03, 10));
  return room(undefined, {
    trim: [...xs.map(frame), ...side, ...pillars, ...candles],
    tin: [pane(xs[0] as number)],
    book: [carpet, pane(xs[1] as number)],
    packet: [pane(xs[2] as number)],
    pane: sidePanes,
    rail: holders,
    footlight: flames,
  });
}

/** Brick walls, a window, a pipe, a fire escape, dustbins and a lamp over a back door. */
export function alley(): Part[] {
  const z = -HALF;
  const can = (x: number, deep: number): Geometry =>
    move(
      lathe(
        [
          [0, 0],
          [0.085, 0],
          [0.1, 0.24],
          [0.108, 0.25],
          [0.1, 0.275],
          [0.03, 0.3],
          [0, 0.3],
        ],
        18,
      ),
      [x, 0, z + deep],
    );
  const door = [
    blockOn([0.34, 0.66, 0.03], 0.42, 0, z + 0.01, 0.006),
    bar([0.54, 0.32, z + 0.03], [0.54, 0.32, z + 0.05], 0.016, 8),
  ];
  const pane = blockOn([0.3, 0.3, 0.02], -0.2, 0.52, z + 0.01);
  const sill = [blockOn([0.38, 0.035, 0.06], -0.2, 0.48, z + 0.02), blockOn([0.03, 0.3, 0.03], -0.2, 0.52, z + 0.01)];
  const pipes = [
    bar([0.76, 0, z + 0.05], [0.76, HIGH, z + 0.05], 0.026, 10),
    ...[0.25, 0.7].map((y) => bar([0.76, y, z], [0.76, y, z + 0.06], 0.034, 10)),
  ];
  const ladder = left([
    ...[-0.12, 0.12].map((x) => bar([x, 0.18, z + 0.05], [x, HIGH, z + 0.05], 0.014, 8)),
    ...[0.26, 0.4, 0.54, 0.68, 0.82, 0.94].map((y) => bar([-0.12, y, z + 0.05], [0.12, y, z + 0.05], 0.012, 8)),
  ]);
  return room(undefined, {
    fitting: [...door, can(-0.6, 0.16), can(-0.34, 0.14)],
    pane: [pane],
    trim: sill,
    rail: [...pipes, ...ladder, bar([0.42, 0.76, z], [0.42, 0.76, z + 0.12], 0.014, 8)],
    footlight: [move(sphere(0.045, 14, 10), [0.42, 0.73, z + 0.13])],
  });
}

/** A bench with a tap along the wall, flasks and test tubes of many colours on it and on the shelf over it. */
export function laboratory(): Part[] {
  const z = -HALF;
  const deep = 0.3;
  const flask = (x: number, y: number, at: number, size: number): Geometry =>
    move(
      lathe(
        [
          [0, 0],
          [size, 0],
          [size * 0.94, size * 0.3],
          [size * 0.28, size * 1.5],
          [size * 0.28, size * 2.1],
          [size * 0.36, size * 2.2],
          [0, size * 2.15],
        ],
        16,
      ),
      [x, y, at],
    );
  const round = (x: number, y: number, at: number, size: number): Geometry =>
    move(stretch(sphere(size, 16, 12), [1, 0.95, 1]), [x, y + size * 0.9, at]);
  const neck = (x: number, y: number, at: number, size: number): Geometry =>
    bar([x, y + size, at], [x, y + size * 2.6, at], size * 0.3, 10);
  const [benchTop, shelfTop] = [0.44, 0.745];
  const on = z + deep * 0.5;
  const bench = [
    blockOn([1.6, 0.4, deep - 0.04], 0.05, 0, z + deep / 2 - 0.02, 0.006),
    ...[-0.5, -0.1, 0.3, 0.7].map((x) => blockOn([0.36, 0.32, 0.02], x - 0.02, 0.05, z + deep - 0.035, 0.005)),
  ];
  const shelf = [
    blockOn([1.3, 0.025, 0.16], 0.1, shelfTop - 0.025, z + 0.08),
    ...[-0.4, 0.6].map((x) => blockOn([0.03, 0.1, 0.12], x, shelfTop - 0.12, z + 0.06)),
  ];
  const tubes = [0, 1, 2, 3].map((k) =>
    bar([0.5 + k * 0.05, benchTop + 0.02, on], [0.5 + k * 0.05, benchTop + 0.16, on], 0.016, 8),
  );
  const rack = blockOn([0.24, 0.05, 0.08], 0.575, benchTop, on);
  return room(squares(true), {
    fitting: [...bench, ...shelf, rack],
    rail: [
      blockOn([1.62, 0.04, deep], 0.05, 0.4, z + deep / 2),
      bar([0.22, benchTop, z + 0.06], [0.22, benchTop + 0.18, z + 0.06], 0.014, 8),
      bar([0.22, benchTop + 0.18, z + 0.06], [0.22, benchTop + 0.16, z + 0.18], 0.014, 8),
    ],
    tin: [
      flask(-0.5, benchTop, on, 0.075),
      round(0.32, shelfTop, z + 0.08, 0.05),
      neck(0.32, shelfTop, z + 0.08, 0.05),
      ...tubes.slice(0, 2),
    ],
    jar: [
      round(-0.24, benchTop, on, 0.07),
      neck(-0.24, benchTop, on, 0.07),
      flask(-0.2, shelfTop, z + 0.08, 0.05),
      ...tubes.slice(2),
    ],
    book: [flask(0.0, benchTop, on, 0.06), flask(0.52, shelfTop, z + 0.08, 0.05)],
    packet: [
      flask(0.06, shelfTop, z + 0.08, 0.055),
      round(-0.36, shelfTop, z + 0.08, 0.045),
      neck(-0.36, shelfTop, z + 0.08, 0.045),
    ],
  });
}

/** Tiled walls, a basin under a mirror, a towel on its rail. */
export function bathroom(): Part[] {
  const z = -HALF;
  const basin = move(
    lathe(
      [
        [0, -0.14],
        [0.1, -0.12],
        [0.19, 0],
        [0.2, 0.02],
        [0.17, 0.02],
        [0.09, -0.07],
        [0, -0.08],
      ],
      24,
    ),
    [0.2, 0.46, z + 0.19],
  );
  const foot = bar([0.2, 0, z + 0.14], [0.2, 0.38, z + 0.14], 0.06, 16);
  const mirror = blockOn([0.42, 0.36, 0.02], 0.2, 0.57, z + 0.01);
  const frame = blockOn([0.48, 0.42, 0.012], 0.2, 0.54, z + 0.006);
  const tap = [
    bar([0.2, 0.47, z + 0.05], [0.2, 0.55, z + 0.05], 0.018, 10),
    bar([0.2, 0.55, z + 0.05], [0.2, 0.53, z + 0.15], 0.014, 10),
  ];
  const rail = left([
    bar([-0.26, 0.62, z + 0.07], [0.26, 0.62, z + 0.07], 0.014, 8),
    ...[-0.26, 0.26].map((x) => bar([x, 0.62, z], [x, 0.62, z + 0.07], 0.014, 8)),
  ]);
  const towel = left([
    blockOn([0.34, 0.34, 0.035], 0, 0.29, z + 0.085, 0.012),
    blockOn([0.34, 0.04, 0.06], 0, 0.61, z + 0.075, 0.016),
  ]);
  return room(squares(true), {
    fitting: [basin, foot],
    pane: [mirror],
    trim: [frame],
    rail: [...tap, ...rail],
    tin: towel,
  });
}
