import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Metres: the deck's height, half the width at its level, the ridge over it, half the length, the roof's thickness. */
const DECK = 0.5;
const HALF = 2.9;
const RIDGE = 6;
const LONG = 3.2;
const THICK = 0.26;
/** How far the roof reaches out before the glass, and how high the upper floor is. */
const OVER = 0.75;
const FLOOR = 2.65;

/** Half the width of the room at a height over the deck. */
const halfAt = (y: number): number => HALF * (1 - y / RIDGE);

/** An upright prism with its front at `z`. */
const slab = (outline: readonly Point2[], z: number, depth: number): Geometry =>
  settle(move(extrude(outline, { depth }), [0, DECK, z - depth / 2]));

function roof(): Geometry {
  const rise = THICK * Math.sqrt(1 + (RIDGE / HALF) * (RIDGE / HALF));
  const out = THICK * Math.sqrt(1 + (HALF / RIDGE) * (HALF / RIDGE));
  const foot = -DECK + 0.02;
  const reach = HALF * (1 - foot / RIDGE);
  const outline: Point2[] = [
    [-reach - out, foot],
    [-reach, foot],
    [0, RIDGE],
    [reach, foot],
    [reach + out, foot],
    [0, RIDGE + rise],
  ];
  return slab(outline, LONG + OVER, 2 * LONG + 2 * OVER);
}

/** The gable between two heights. */
const gable = (low: number, high: number, z: number, depth: number): Geometry =>
  slab(
    [
      [-halfAt(low), low],
      [halfAt(low), low],
      [halfAt(high), high],
      [-halfAt(high), high],
    ],
    z,
    depth,
  );

function build(): Part[] {
  const front = LONG - 0.05;
  const posts = [-0.95, 0.95, 0].map((x) => {
    const [low, high] = x === 0 ? [FLOOR, RIDGE - 0.25] : [0, RIDGE * (1 - Math.abs(x) / HALF) - 0.1];
    return settle(move(box([0.12, high - low, 0.14]), [x, DECK + (low + high) / 2, front + 0.02]));
  });
  const rails = [FLOOR, 4.2].map((y) =>
    settle(move(box([2 * halfAt(y) - 0.05, 0.16, 0.16]), [0, DECK + y, front + 0.02])),
  );
  const rafters = [-1, 1].map((side) =>
    bar([side * (HALF - 0.1), DECK, front + 0.04], [0, DECK + RIDGE - 0.2, front + 0.04], 0.09, 8),
  );
  const door = settle(move(box([1.0, 2.15, 0.1], { bevel: 0.015 }), [0, DECK + 1.1, front + 0.06]));
  const knob = settle(move(box([0.06, 0.16, 0.06], { bevel: 0.015 }), [0.38, DECK + 1.05, front + 0.13]));
  const planks = Array.from({ length: 13 }, (_, i) =>
    settle(
      move(box([2 * HALF + 0.9, 0.08, 0.24], { bevel: 0.01 }), [0, DECK - 0.04, LONG + 0.9 - 1.6 + i * 0.25 + 0.6]),
    ),
  );
  const balusters = Array.from({ length: 9 }, (_, i) => -HALF - 0.3 + (i * (2 * HALF + 0.6)) / 8)
    .filter((x) => Math.abs(x) > 0.9)
    .map((x) => bar([x, DECK - 0.05, LONG + 3.1], [x, DECK + 0.95, LONG + 3.1], 0.05, 8));
  const handrails = [-1, 1].map((side) =>
    bar([side * (HALF + 0.35), DECK + 0.95, LONG + 3.1], [side * 1.05, DECK + 0.95, LONG + 3.1], 0.06, 8),
  );
  const steps = [0, 1].map((i) =>
    settle(move(box([1.7, 0.16, 0.36], { bevel: 0.01 }), [0, DECK - 0.2 - i * 0.17, LONG + 3.35 + i * 0.3])),
  );
  const base = settle(move(box([2 * HALF, DECK - 0.06, 2 * LONG], {}), [0, (DECK - 0.06) / 2, 0]));
  const piers = [-1, 1].flatMap((side) =>
    [0.6, 2.9].map((z) => settle(move(box([0.24, DECK - 0.1, 0.24]), [side * HALF, (DECK - 0.1) / 2, LONG + z]))),
  );
  const flue = bar([1.1, DECK + RIDGE * 0.5, -LONG * 0.4], [1.1, DECK + RIDGE + 0.55, -LONG * 0.4], 0.16, 20);
  const cap = settle(move(box([0.5, 0.06, 0.5], { bevel: 0.015 }), [1.1, DECK + RIDGE + 0.6, -LONG * 0.4]));
  return [
    makePart("roof", "roof", roof(), { weight: 1, grain: "z" }),
    makePart("glass-front", "glass", gable(0, RIDGE - 0.05, front, 0.06), { weight: 0.8 }),
    makePart("back-wall", "wall", gable(0, RIDGE - 0.05, -LONG + 0.3, 0.2), { weight: 0.8 }),
    makePart("frame", "frame", merge([...posts, ...rails, ...rafters]), { weight: 0.8 }),
    makePart("door", "door", door, { weight: 0.7 }),
    makePart("handle", "metal", knob, { weight: 0.3 }),
    makePart("deck", "deck", merge([...planks, ...steps]), { weight: 0.8, grain: "x" }),
    makePart("railing", "frame", merge([...balusters, ...handrails]), { weight: 0.6 }),
    makePart("base", "base", merge([base, ...piers]), { weight: 0.5 }),
    makePart("flue", "metal", merge([flue, cap]), { weight: 0.5 }),
  ];
}

/** An A-frame cabin. What makes it itself: a steep roof that comes down to the ground on both sides, so that its front is an A of glass between timbers, with a door in it and a deck before it. */
export const aFrameCabin = defineFromPlan({
  id: "a-frame-cabin",
  family: "building",
  words: [
    "a-frame cabin",
    "a-frame house",

    "a frame cabin",
    "a frame house",
    "a-frame cottage",
    "a-frame chalet",
    "a-frame hut",
    "a-frame lodge",
  ],
  senses: [],
  height: 7,
  view: { azimuth: 0.6, elevation: 0.16 },
  slots: {
    roof: mainSlot("wood-shingles", "#4a3f38 #3f4a46 #5a4636", "slope|shingle"),
    glass: slot("plastic", "#ffd99a #a8c4d2", "window|pane"),
    wall: slot("oak-planks", "#8a5a34", "siding"),
    frame: slot("oak-planks", "#7a4c28 #5f3a1f", "timber|beam|railing"),
    door: slot("oak-planks", "#8c2f22 #2f5a4a #4a3020", "entrance"),
    deck: slot("oak-planks", "#9a7048", "porch|terrace|step"),
    base: slot("concrete", "#8d8a84", "foundation"),
    metal: slot("iron", "", "flue|chimney|handle"),
  },
  sockets: () => [{ name: "top", position: [0, DECK + RIDGE + 0.3, 0], normal: [0, 1, 0], radius: 0.3 }],
  build,
});
