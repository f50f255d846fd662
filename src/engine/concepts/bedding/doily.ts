import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { TAU } from "../../math/elementary.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** Half the height of the lace. */
const THREAD = 0.0016;

/** Loops of thread in a round at `radius`, `long` along the ray and `wide` across it. */
const loops = (count: number, radius: number, long: number, wide: number, phase = 0): Geometry[] => {
  const loop = move(stretch(torus(1, 0.2, 14, 4), [long, THREAD / 0.2, wide]), [radius, 0, 0]);
  return around(count, loop, (phase * TAU) / count);
};

const round = (radius: number, thick = 0.0021): Geometry =>
  stretch(torus(radius, thick, 72, 4), [1, THREAD / thick, 1]);

/** Stitches across the thread. */
const stitches: Paint = (surface, x, _y, z) => {
  const s = (x + z) * 620;
  const t = (x - z) * 620;
  const wave = Math.abs(s - Math.floor(s) - 0.5) + Math.abs(t - Math.floor(t) - 0.5);
  surface.height += 0.0004 * wave;
  const shade = 0.82 + 0.2 * wave;
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
};

function build({ count }: Planned) {
  const n = count;
  const middle = turnedUp(
    [
      [0, -THREAD],
      [0.0075, -THREAD, 0.0006],
      [0.0075, THREAD, 0.0006],
      [0, THREAD],
    ],
    20,
  );
  const lace = merge([
    middle,
    ...loops(8, 0.0165, 0.0098, 0.0048),
    round(0.0265, 0.003),
    ...loops(n, 0.0415, 0.015, 0.0056),
    round(0.0565, 0.0024),
    ...loops(n, 0.0655, 0.0086, 0.0094, 0.5),
    round(0.0745, 0.003),
    ...loops(n, 0.0935, 0.0188, 0.0132),
    ...loops(n, 0.0925, 0.0105, 0.0052),
    round(0.1125, 0.0024),
    ...loops(n, 0.127, 0.0155, 0.019),
    ...loops(n, 0.126, 0.009, 0.009),
    ...loops(n, 0.1468, 0.0048, 0.0052),
  ]);
  return [makePart("lace", "lace", settle(lace), { weight: 1, paint: stitches })];
}

/** A doily. What makes it itself: a flat round of white lace, rounds of loops about its middle like petals, open between the threads, and a scalloped edge. */
export const doily = defineFromPlan({
  id: "doily",
  family: "object",
  words: ["doily", "lace doily", "crochet doily", "crocheted doily", "lace mat", "doilie"],
  senses: ["doily"],
  height: 0.004,
  view: { azimuth: 0.2, elevation: 1.05 },
  slots: { lace: mainSlot("woven-cotton", "#f6f3ea #efe6d0 #faf8f4", "thread|edge|cotton") },
  count: { slot: "petal", min: 14, max: 17, most: 24 },
  build,
});
