import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";

const [LENGTH, WIDTH, HEIGHT] = [1.7, 0.68, 0.6] as const;
const LEVEL = HEIGHT - 0.09;

/** An oblong with half round ends at the height `y`, drawn in by `less`. */
const oval = (y: number, less: number): Ring => {
  const straight = LENGTH / 2 - WIDTH / 2;
  const end = (x: number, from: number) =>
    arc([x, 0, 0], WIDTH / 2 - less, from, from + PI, 14).map(([u, v]): Vec3 => [u, y, -v]);
  return [...end(straight, -PI / 2), ...end(-straight, PI / 2)];
};

/** A stock tank of sheet metal: ribs pressed around, a rolled rim, open above. */
function tank(): Part[] {
  const outside = Array.from({ length: 31 }, (_, i) => {
    const t = i / 30;
    const rib = t > 0.12 && t < 0.9 && (t * 8) % 2 < 1 ? 0 : 0.014;
    return oval(0.01 + t * (HEIGHT - 0.01), rib);
  });
  const rim = oval(HEIGHT - 0.005, -0.004);
  return [
    makePart("tank", "body", loft([...outside, oval(HEIGHT, 0.03), oval(0.05, 0.03)]), { weight: 1, crease: 0.5 }),
    makePart("rim", "body", tube(0.019, [...rim], 10, { closed: true }), { weight: 0.8 }),
    makePart("water", "water", loft([oval(LEVEL - 0.06, 0.02), oval(LEVEL, 0.02)]), { weight: 0.9 }),
  ];
}

/** Thick boards pegged to a box on trestles. */
function wooden(): Part[] {
  const [w, l] = [WIDTH * 0.9, LENGTH];
  const boards = (s: number): Geometry[] =>
    [0, 1].map((i) => block([l, 0.195, 0.05], [0, 0.26 + i * 0.205, (s * w) / 2], 0.012));
  const legs = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) => beam([s * l * 0.36, 0.2, t * w * 0.42], [s * l * 0.36, 0, t * w * 0.62], 0.09, 0.09)),
  );
  return [
    makePart("boards", "body", merge([...boards(-1), ...boards(1)]), { weight: 1, grain: "x" }),
    makePart("ends", "body", merge([-1, 1].map((s) => block([0.05, 0.4, w], [s * (l / 2 - 0.1), 0.362, 0], 0.012))), {
      weight: 0.9,
      grain: "z",
    }),
    makePart("bottom", "body", block([l - 0.1, 0.05, w], [0, 0.185, 0], 0.01), { weight: 0.6, grain: "x" }),
    makePart(
      "legs",
      "body",
      merge([...legs, ...[-1, 1].map((s) => block([0.1, 0.07, w * 1.05], [s * l * 0.36, 0.13, 0], 0.012))]),
      {
        weight: 0.7,
      },
    ),
    makePart(
      "straps",
      "metal",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => block([0.05, 0.4, 0.014], [s * l * 0.3, 0.362, t * (w / 2 + 0.03)], 0.004)),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("water", "water", block([l - 0.2, 0.08, w - 0.04], [0, 0.46, 0]), { weight: 0.9 }),
  ];
}

/** Hewn from one stone, its hollow sunk from above. */
function stone(): Part[] {
  const square = (y: number, w: number, d: number): Ring => [
    [w / 2, y, d / 2],
    [w / 2, y, -d / 2],
    [-w / 2, y, -d / 2],
    [-w / 2, y, d / 2],
  ];
  return [
    makePart(
      "trough",
      "body",
      loft([
        square(0.08, LENGTH * 0.94, WIDTH * 0.94),
        square(0.1, LENGTH * 0.97, WIDTH * 0.97),
        square(HEIGHT - 0.03, LENGTH, WIDTH * 1.03),
        square(HEIGHT, LENGTH * 0.985, WIDTH),
        square(HEIGHT, LENGTH - 0.22, WIDTH - 0.2),
        square(0.2, LENGTH - 0.3, WIDTH - 0.28),
      ]),
      { weight: 1, crease: 0.4 },
    ),
    makePart(
      "feet",
      "body",
      merge([-1, 1].map((s) => block([0.26, 0.1, WIDTH * 0.86], [s * LENGTH * 0.32, 0.05, 0], 0.02))),
      { weight: 0.6 },
    ),
    makePart("water", "water", block([LENGTH - 0.24, 0.06, WIDTH - 0.22], [0, LEVEL - 0.03, 0]), { weight: 0.9 }),
  ];
}

/** The pump at one end: post, spout over the water, handle. */
function pump(): Part[] {
  const x = -LENGTH / 2 - 0.1;
  return [
    makePart(
      "pump",
      "metal",
      merge([
        bar([x, 0, 0], [x, 1.05, 0], 0.05, 16),
        bar([x, 0.9, 0], [x, 1.12, 0], 0.075, 18),
        tube(
          0.032,
          [
            [x, 0.82, 0],
            [x + 0.16, 0.84, 0],
            [x + 0.27, 0.81, 0],
            [x + 0.3, 0.7, 0],
          ],
          12,
        ),
        tube(
          0.016,
          [
            [x + 0.05, 1.14, 0],
            [x - 0.16, 1.18, 0],
            [x - 0.3, 1.0, 0],
            [x - 0.38, 0.62, 0],
          ],
          10,
        ),
        block([0.05, 0.09, 0.06], [x, 1.15, 0], 0.014),
      ]),
      { weight: 0.8 },
    ),
    makePart("pump-foot", "metal", bar([x, 0, 0], [x, 0.04, 0], 0.1, 20), { weight: 0.3 }),
  ];
}

function build({ style, has }: Planned): Part[] {
  return [...(style === "wooden" ? wooden() : style === "stone" ? stone() : tank()), ...(has("pump") ? pump() : [])];
}

/** A water trough. What makes it itself: a long low basin for cattle brimming with water: an oval tank of ribbed galvanised sheet, a box of thick boards on trestles, or one hewn stone; often with a hand pump at its end. */
export const waterTrough = defineFromPlan({
  id: "water-trough",
  family: "container",
  words: [
    "water trough",
    "trough",
    "horse trough",
    "drinking trough",
    "cattle trough",
    "feeding trough",
    "stock tank",
    "animal trough",
  ],
  senses: ["trough"],
  height: 0.62,
  view: { azimuth: 0.5, elevation: 0.36 },
  slots: {
    body: mainSlot("galvanised-steel", "", "tank|board|basin"),
    water: slot("water", ""),
    metal: slot("iron", "#33383a #2f5a3a", "strap|pump|spout"),
  },
  styles: {
    tank: { weight: 2, words: ["stock tank"] },
    wooden: { weight: 2, words: ["horse trough"], materials: { body: "oak" } },
    stone: { weight: 1, materials: { body: "limestone" } },
  },
  extras: { pump: { chance: 0.45, slot: "metal" } },
  build,
});
