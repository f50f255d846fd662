import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, hole, plate } from "../pieces.ts";
import { woodenBucket } from "./timber.ts";

const [H, GAP] = [2.6, 0.42];

function build({ has }: Planned): Part[] {
  const post = GAP / 2 + 0.06;
  const frame = [
    ...[-1, 1].map((s) => block([0.11, H, 0.13], [s * post, H / 2 + 0.1, 0], 0.012)),
    block([GAP + 0.5, 0.14, 0.2], [0, H + 0.14, 0], 0.014),
    ...[-1, 1].map((s) => block([0.14, 0.12, 1.15], [s * post, 0.06, 0.05], 0.012)),
    block([GAP + 0.4, 0.1, 0.14], [0, 0.16, 0], 0.01),
    ...[-1, 1].flatMap((s) => [-1, 1].map((t) => bar([s * post, 0.1, t * 0.48], [s * post, 0.85, t * 0.04], 0.04, 6))),
  ];
  const lunette = (low: boolean) =>
    plate(
      low
        ? [
            [-GAP / 2 - 0.01, 0.56],
            [GAP / 2 + 0.01, 0.56],
            [GAP / 2 + 0.01, 0.74],
            [0.1, 0.74],
            [0.075, 0.665, 0.05],
            [-0.075, 0.665, 0.05],
            [-0.1, 0.74],
            [-GAP / 2 - 0.01, 0.74],
          ]
        : [
            [-GAP / 2 - 0.01, 0.745],
            [-0.1, 0.745],
            [-0.075, 0.82, 0.05],
            [0.075, 0.82, 0.05],
            [0.1, 0.745],
            [GAP / 2 + 0.01, 0.745],
            [GAP / 2 + 0.01, 0.9],
            [-GAP / 2 - 0.01, 0.9],
          ],
      0.07,
      0.006,
    );
  const up = has("fallen") ? 1.0 : 2.1;
  const blade = plate(
    [
      [-GAP / 2 - 0.01, up],
      [GAP / 2 + 0.01, up - 0.24],
      [GAP / 2 + 0.01, up + 0.16],
      [-GAP / 2 - 0.01, up + 0.16],
    ],
    0.02,
    0.004,
  );
  const rope = tube(
    0.014,
    curveThrough(
      [
        [0, up + 0.3, 0],
        [0, H + 0.2, 0.02],
        [0.1, H + 0.24, 0.06],
        [post + 0.08, H + 0.1, 0.05],
        [post + 0.09, 1.7, 0.06],
        [post + 0.09, 1.1, 0.08],
      ],
      6,
    ),
    10,
  );
  return [
    makePart("frame", "wood", merge(frame), { weight: 1 }),
    makePart("lunette", "wood", merge([lunette(true), lunette(false)]), { weight: 0.8 }),
    makePart(
      "bench",
      "wood",
      merge([
        block([0.34, 0.05, 0.85], [0, 0.6, -0.5], 0.01),
        ...[-0.22, -0.8].map((z) => block([0.3, 0.56, 0.06], [0, 0.3, z], 0.01)),
        block([0.24, 0.06, 1.0], [0, 0.05, -0.5], 0.01),
      ]),
      { weight: 0.8 },
    ),
    makePart("blade", "blade", blade, { weight: 1 }),
    makePart(
      "weight",
      "iron",
      merge([block([GAP, 0.14, 0.08], [0, up + 0.2, 0], 0.01), bar([0, up + 0.25, 0], [0, up + 0.31, 0], 0.02, 10)]),
      { weight: 0.6 },
    ),
    makePart("rope", "rope", rope, { weight: 0.6 }),
    makePart("cleat", "iron", block([0.05, 0.14, 0.06], [post + 0.07, 1.12, 0.05], 0.01), { weight: 0.3 }),
    ...woodenBucket("basket", 0.17, 0.26, [0, 0, 0.36]),
  ];
}

/** A guillotine. What makes it itself: two tall posts with a slanting blade hung under the beam, a board with a round hole for the neck between them, a bench behind and a basket before. */
export const guillotine = defineFromPlan({
  id: "guillotine",
  family: "structure",
  words: ["guillotine", "execution machine"],
  senses: ["guillotine"],
  height: 2.8,
  view: { azimuth: 0.6, elevation: 0.14 },
  slots: {
    wood: mainSlot("oak walnut", "", "frame|post|bench"),
    blade: slot("steel", "", "knife"),
    iron: slot("iron", "", "weight|band"),
    rope: slot("rope", "", "cord"),
    basket: slot("oak", "#8a6238", "bucket|barrel"),
  },
  extras: { fallen: { chance: 0 } },
  build,
});

function gallowsParts({ has }: Planned): Part[] {
  const top = 3.1;
  const knot: readonly (readonly [number, number, number])[] = [
    [0, 0, 0],
    [0.12, -0.12, 0],
    [0.1, -0.3, 0],
    [0, -0.37, 0],
    [-0.1, -0.3, 0],
    [-0.12, -0.12, 0],
    [0, 0, 0],
  ];
  const x = 0.55;
  const noose = merge([
    tube(
      0.022,
      [
        [x, top - 0.02, 0],
        [x, top - 0.7, 0],
      ],
      10,
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      bar([x, top - 0.7 - i * 0.035, 0], [x, top - 0.73 - i * 0.035, 0], 0.044, 12),
    ),
    tube(
      0.022,
      curveThrough(
        knot.map(([u, v]) => [x + u, top - 0.9 + v, 0] as const),
        6,
      ),
      10,
    ),
  ]);
  return [
    makePart(
      "frame",
      "wood",
      merge([
        block([0.17, top + 0.1, 0.17], [-0.75, (top + 0.1) / 2, 0], 0.012),
        block([1.75, 0.16, 0.16], [0, top, 0], 0.012),
        bar([-0.72, top - 0.75, 0], [-0.05, top - 0.06, 0], 0.06, 6),
      ]),
      { weight: 1 },
    ),
    makePart(
      "deck",
      "wood",
      merge(Array.from({ length: 8 }, (_, i) => block([0.245, 0.05, 1.5], [-0.9 + i * 0.258, 0.78, 0], 0.008))),
      { weight: 0.9 },
    ),
    makePart(
      "legs",
      "wood",
      merge([-0.92, 0.92].flatMap((u) => [-0.65, 0.65].map((v) => block([0.13, 0.77, 0.13], [u, 0.385, v], 0.01)))),
      { weight: 0.7 },
    ),
    makePart("beams", "wood", merge([-0.66, 0.66].map((v) => block([2.0, 0.1, 0.08], [0, 0.7, v], 0.008))), {
      weight: 0.5,
    }),
    makePart(
      "steps",
      "wood",
      merge(
        Array.from({ length: 4 }, (_, i) =>
          block([0.26, 0.05, 0.7], [1.94 - i * 0.25, 0.15 + i * 0.17, 0], 0.008),
        ).concat([-1, 1].map((s) => bar([2.05, 0.03, s * 0.36], [1.0, 0.74, s * 0.36], 0.045, 6))),
      ),
      { weight: 0.7 },
    ),
    ...(has("noose") ? [makePart("noose", "rope", noose, { weight: 0.9 })] : []),
  ];
}

/** A gallows. What makes it itself: a post with a beam and a brace on a planked scaffold with steps, and a noose that hangs from the beam. */
export const gallows = defineFromPlan({
  id: "gallows",
  family: "structure",
  words: ["gallows", "gibbet", "hangman gallows", "hanging post", "gallows with noose"],
  senses: ["gallows"],
  height: 3.2,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    wood: mainSlot("oak weathered-planks walnut", "", "beam|post|deck|scaffold"),
    rope: slot("rope", "", "noose|cord"),
  },
  extras: { noose: { chance: 1, slot: "rope" } },
  build: gallowsParts,
});

function stocksParts(): Part[] {
  const board = (low: boolean) => {
    const y = low ? 0.98 : 1.14;
    return plate(
      [
        [-0.62, y - 0.08, 0.02],
        [0.62, y - 0.08, 0.02],
        [0.62, y + 0.08, low ? 0 : 0.05],
        [-0.62, y + 0.08, low ? 0 : 0.05],
      ],
      0.075,
      0.006,
    );
  };
  const rim = (x: number, r: number) =>
    move(
      plate(
        [
          [-r, -r, r],
          [r, -r, r],
          [r, r, r],
          [-r, r, r],
        ],
        0.082,
        0.002,
        [hole(0, 0, r * 0.82, 24)],
      ),
      [x, 1.06, 0],
    );
  const dark = (x: number, r: number) =>
    move(
      plate(
        [
          [-r, -r, r],
          [r, -r, r],
          [r, r, r],
          [-r, r, r],
        ],
        0.08,
      ),
      [x, 1.06, 0],
    );
  return [
    makePart("boards", "wood", merge([board(true), board(false)]), { weight: 1 }),
    makePart("holes", "hole", merge([dark(0, 0.085), dark(-0.34, 0.048), dark(0.34, 0.048)]), { weight: 0.6 }),
    makePart("rims", "iron", merge([rim(0, 0.098), rim(-0.34, 0.058), rim(0.34, 0.058)]), { weight: 0.6 }),
    makePart("post", "wood", merge([-0.5, 0.5].map((x) => block([0.13, 1.3, 0.12], [x, 0.69, -0.085], 0.012))), {
      weight: 0.9,
    }),
    makePart(
      "foot",
      "wood",
      merge(
        [-0.5, 0.5]
          .map((x) => block([0.16, 0.1, 0.85], [x, 0.05, 0], 0.012))
          .concat([block([1.0, 0.1, 0.1], [0, 0.3, -0.085], 0.01)]),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "hinge",
      "iron",
      merge([
        block([0.06, 0.26, 0.012], [-0.57, 1.06, 0.042], 0.003),
        block([0.06, 0.26, 0.012], [0.57, 1.06, 0.042], 0.003),
        block([0.09, 0.1, 0.04], [0.57, 0.99, 0.06], 0.012),
      ]),
      { weight: 0.5 },
    ),
  ];
}

/** A pillory. What makes it itself: two heavy boards, one over the other, with a large hole for the neck and two small ones for the wrists where they meet, hinged and locked, on two posts. */
export const pillory = defineFromPlan({
  id: "pillory",
  family: "structure",
  words: ["pillory", "stocks", "stock", "medieval stocks", "wooden stocks", "punishment stocks"],
  senses: ["pillory"],
  height: 1.35,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    wood: mainSlot("oak walnut", "", "board|post"),
    hole: slot("oak", "#140d08"),
    iron: slot("iron", "", "hinge|lock|band"),
  },
  build: stocksParts,
});
