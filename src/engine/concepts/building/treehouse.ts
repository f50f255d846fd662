import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { boulder } from "../nature/stone-shape.ts";
import { bar } from "../pieces.ts";
import { around, block, blockOn, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot, vary } from "./structure.ts";

/** Two uprights with rungs, leaning on the deck at `y`. */
const woodenLadder = (y: number, x: number, rail: number): Part[] => [
  makePart(
    "ladder",
    "ladder",
    move(
      turnX(
        merge([
          ...[-1, 1].map((s) => blockOn([0.05, y + 0.28, 0.06], s * 0.16, 0, 0, 0.008)),
          ...Array.from({ length: 8 }, (_, i) => block([0.32, 0.04, 0.04], [0, 0.18 + i * (y / 8.2), 0], 0.008)),
        ]),
        -0.14,
      ),
      [x, -0.105, rail + 0.28],
    ),
    { weight: 0.8 },
  ),
];

/** Two ropes that hang from the deck at `y`, swaying a little, with round rungs between them. */
function ropeLadder(y: number, x: number, rail: number): Part[] {
  const sway = (t: number) => 0.05 * sin(5.2 * t) * (1 - t);
  const ropes = [-1, 1].map((s) =>
    tube(
      0.03,
      Array.from({ length: 15 }, (_, i): Vec3 => {
        const t = i / 14;
        return [x + s * (0.19 - 0.012 * sin(t * 40)) + sway(t), 0.1 + t * (y + 0.02), rail + 0.07];
      }),
      10,
    ),
  );
  const rungs = Array.from({ length: 8 }, (_, i) => {
    const t = 0.06 + i / 8.6;
    const tilt = 0.02 * sin(i * 2.4);
    const [at, up] = [x + sway(t), 0.1 + t * (y + 0.02)];
    return bar([at - 0.24, up - tilt, rail + 0.07], [at + 0.24, up + tilt, rail + 0.07], 0.028, 10);
  });
  return [
    makePart("ladder", "ladder", merge(ropes), { weight: 0.9 }),
    makePart("rungs", "wood", merge(rungs), { weight: 0.8 }),
  ];
}

/** A window in the front beside the door and one in the cabin's side: panes, bars and sills, or round ones in rings. */
function windows(isRound: boolean, a: number, y: number, front: number): Part[] {
  const onSide = (geometry: Geometry) => move(turnY(geometry, PI / 2), [a, y + 0.44, -0.05]);
  const onFront = (geometry: Geometry) => move(geometry, [0.25, y + 0.44, front]);
  if (isRound) {
    const pane = disc(0.17, 0.05, 0.004, 28);
    const frame = merge([
      turnX(torus(0.175, 0.03, 32, 10), PI / 2),
      block([0.34, 0.025, 0.06], [0, 0, 0.02]),
      block([0.025, 0.34, 0.06], [0, 0, 0.02]),
    ]);
    return [
      makePart("window", "opening", merge([onFront(pane), onSide(pane)]), { weight: 0.8 }),
      makePart("window-frames", "wood", merge([onFront(frame), onSide(frame)]), { weight: 0.8 }),
    ];
  }
  return [
    makePart(
      "window",
      "opening",
      merge([
        block([0.26, 0.26, 0.05], [0.25, y + 0.4, front]),
        turnY(block([0.3, 0.26, 0.05], [0.05, y + 0.42, a]), PI / 2),
      ]),
      { weight: 0.6 },
    ),
    makePart(
      "window-frames",
      "wood",
      merge([
        block([0.3, 0.03, 0.08], [0.25, y + 0.4, front]),
        block([0.03, 0.3, 0.08], [0.25, y + 0.4, front]),
        block([0.34, 0.04, 0.1], [0.25, y + 0.26, front], 0.006),
        block([0.34, 0.04, 0.1], [0.25, y + 0.54, front], 0.006),
        turnY(block([0.38, 0.04, 0.1], [0.05, y + 0.28, a], 0.006), PI / 2),
        turnY(block([0.38, 0.04, 0.1], [0.05, y + 0.56, a], 0.006), PI / 2),
        turnY(block([0.03, 0.28, 0.08], [0.05, y + 0.42, a]), PI / 2),
      ]),
      { weight: 0.5 },
    ),
  ];
}

/** A treehouse. What makes it itself: a plank cabin on a platform in the fork of a broad tree, leaves all around, a railing, a ladder down the trunk. */
export const treehouse = defineStructure({
  id: "treehouse",
  family: "building",
  words: ["treehouse", "tree house", "tree hut"],
  senses: ["tree house"],
  height: 4.5,
  styles: { usual: 1, rope: 0.0001, round: 0.0001, "rope-round": 0.0001 },
  choose: ({ parts }) =>
    [parts.get("ladder")?.has("rope") ? "rope" : "", parts.get("opening")?.has("round") ? "round" : ""]
      .filter((word) => word !== "")
      .join("-") || "usual",
  slots: {
    cabin: bodySlot(["wall", "hut", "house"], ["oak-planks"], "#a8773f", "#98683a"),
    trunk: fixedSlot(["tree", "branch", "root"], ["bark"]),
    leaf: fixedSlot(["leaves", "foliage", "crown"], ["leaves"], "#4f8a35", "#5d9440"),
    roof: fixedSlot(["shingle"], ["oak-planks", "roof-tiles"], "#6b3f2a", "#7a3526"),
    wood: fixedSlot(["platform", "railing", "rung"], ["oak"]),
    ladder: fixedSlot(["rope ladder", "ladders"], ["oak"]),
    opening: fixedSlot(["window", "door"], ["glass"], "#231b14"),
  },
  build: (p) => {
    const h = 1.75 * p.tall;
    const a = 0.62 * p.wide;
    const trunk = turnedUp(
      [
        [0, -0.03],
        [0.52, -0.03],
        [0.34, 0.14],
        [0.26, 0.5],
        [0.24, h],
        [0.2, h + 0.9],
        [0, h + 0.9],
      ],
      20,
      2,
    );
    const limb = (angle: number, out: number, up: number) =>
      turnY(
        sweep(
          circleOutline(0.11, 10),
          curveThrough(
            [
              [0, h * 0.62, 0],
              [out * 0.5, h * 0.86, 0],
              [out, h + up * 0.4, 0],
              [out * 1.1, h + up, 0],
            ],
            5,
          ),
          { scale: (t) => 1 - 0.5 * t },
        ),
        angle,
      );
    const y = h + 0.06;
    const z = 0.12;
    const wall = 0.72;
    const rail = a + 0.36;
    const posts = around(4, blockOn([0.05, 0.34, 0.05], rail - 0.03, y, rail - 0.03, 0.006)).concat(
      around(4, blockOn([0.035, 0.3, 0.035], rail - 0.03, y, 0, 0.004)),
    );
    const bars = around(4, block([2 * rail - 0.04, 0.035, 0.035], [0, y + 0.32, rail - 0.03], 0.006)).concat(
      around(4, block([2 * rail - 0.04, 0.025, 0.025], [0, y + 0.17, rail - 0.03], 0.004)),
    );
    const puffs = [
      [-0.75, 0.95, -0.35, 0.52],
      [0.75, 1.0, -0.4, 0.5],
      [0, 1.55, -0.5, 0.62],
      [-0.42, 1.5, 0.1, 0.46],
      [0.5, 1.5, 0.05, 0.46],
      [-0.95, 0.45, -0.7, 0.4],
      [0.95, 0.5, -0.6, 0.42],
      [0, 0.9, -0.9, 0.6],
      [0, 1.85, -0.1, 0.42],
    ] as const;
    const ladderX = rail - 0.26;
    return standModel(
      [
        makePart("trunk", "trunk", trunk, { projection: "cylinder", weight: 0.9 }),
        makePart(
          "limbs",
          "trunk",
          merge([limb(0.6, 0.75, 0.5), limb(2.5, 0.75, 0.6), limb(3.9, 0.7, 0.7), limb(5.3, 0.7, 0.4)]),
          { weight: 0.7 },
        ),
        makePart(
          "roots",
          "trunk",
          merge(
            around(
              5,
              tube(
                0.09,
                [
                  [0.2, 0.1, 0],
                  [0.5, 0.03, 0],
                  [0.72, -0.02, 0],
                ],
                8,
              ),
            ),
          ),
          { weight: 0.4 },
        ),
        ...makeParts(
          "leaf",
          "leaf",
          puffs.map(([x, up, pz, r], i) =>
            move(boulder([r * 1.05, r * 0.9, r], p.seed + i, 2, 18), [
              x * (0.9 + 0.2 * vary(p, `puff ${i}`)),
              y + up,
              pz,
            ]),
          ),
          { weight: 0.8 },
        ),
        ...makeParts(
          "deck",
          "wood",
          Array.from({ length: 9 }, (_, i) =>
            block([(2 * rail) / 9 - 0.012, 0.06, 2 * rail], [((i + 0.5) / 9 - 0.5) * 2 * rail, y - 0.03, 0], 0.008),
          ),
          { grain: "z", weight: 0.7, ownPiece: true },
        ),
        makePart(
          "joists",
          "wood",
          merge([-1, 1].map((s) => block([2 * rail * 0.98, 0.09, 0.1], [0, y - 0.1, s * a * 0.7], 0.01))),
          { grain: "x", weight: 0.4 },
        ),
        makePart(
          "cabin",
          "cabin",
          move(
            extrude(
              [
                [-a, 0],
                [a, 0],
                [a, wall],
                [0, wall + a * 0.72],
                [-a, wall],
              ],
              { depth: 1.5 * a },
            ),
            [0, y - 0.01, z - 0.2],
          ),
          { weight: 1 },
        ),
        ...makeParts(
          "roof",
          "roof",
          [-1, 1].map((s) =>
            move(turnZ(block([a * 1.42, 0.06, 1.5 * a + 0.3], [0, 0, 0], 0.01), -s * 0.624), [
              s * a * 0.53,
              y + wall + a * 0.36 + 0.01,
              z - 0.2,
            ]),
          ),
          { grain: "x", weight: 0.95 },
        ),
        makePart("door", "opening", block([0.26, 0.5, 0.05], [-0.2, y + 0.25, z - 0.2 + a * 0.75], 0.006), {
          weight: 0.6,
        }),
        makePart(
          "door-frame",
          "wood",
          merge([
            block([0.05, 0.54, 0.08], [-0.35, y + 0.26, z - 0.2 + a * 0.75], 0.006),
            block([0.05, 0.54, 0.08], [-0.05, y + 0.26, z - 0.2 + a * 0.75], 0.006),
            block([0.35, 0.05, 0.08], [-0.2, y + 0.52, z - 0.2 + a * 0.75], 0.006),
          ]),
          { weight: 0.5 },
        ),
        ...windows(p.style.includes("round"), a, y, z - 0.2 + a * 0.75),
        makePart("railing", "wood", merge([...posts, ...bars]), { weight: 0.6 }),
        ...(p.style.includes("rope") ? ropeLadder : woodenLadder)(y, ladderX - 0.1, rail),
      ],
      [{ name: "top", position: [0, y + 0.02, rail - 0.15], normal: [0, 1, 0], radius: 0.15 }],
    );
  },
  view: { azimuth: 0.45, elevation: 0.14 },
});
