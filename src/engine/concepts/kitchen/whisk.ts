import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

function build({ style, count }: Planned): Part[] {
  const r = style === "balloon" ? 0.048 : 0.034;
  const top = 0.31;
  const loops = Array.from({ length: count }, (_, i) => {
    const k = 1 - 0.06 * (i % 3);
    return turnY(
      tube(
        0.0019,
        curveThrough(
          [
            [-0.004, 0.12, 0],
            [-0.006, 0.14, 0],
            [-r * 0.8 * k, 0.21, 0],
            [-r * k, 0.265, 0],
            [-r * 0.62 * k, top - 0.009 - i * 0.001, 0],
            [0, top - i * 0.0022, 0],
            [r * 0.62 * k, top - 0.009 - i * 0.001, 0],
            [r * k, 0.265, 0],
            [r * 0.8 * k, 0.21, 0],
            [0.006, 0.14, 0],
            [0.004, 0.12, 0],
          ],
          5,
        ),
        6,
        { up: [0, 0, 1] },
      ),
      (i / count) * PI + 0.15,
    );
  });
  const handle = turnedPiece([
    [0.006, 0, 0.004],
    [0.0115, 0.012, 0.01],
    [0.0125, 0.05, 0.05],
    [0.0095, 0.1, 0.03],
    [0.011, 0.128, 0.004],
    [0.007, 0.134, 0.003],
  ]);
  return [
    ...makeParts("wire", "wire", loops, { weight: 1 }),
    makePart("handle", "handle", handle, { weight: 1 }),
    makePart(
      "collar",
      "wire",
      move(
        turnedPiece(
          [
            [0.0115, 0, 0.001],
            [0.0115, 0.012, 0.003],
          ],
          28,
        ),
        [0, 0.122, 0],
      ),
      {
        weight: 0.5,
      },
    ),
    makePart("ring", "wire", move(turnX(torus(0.008, 0.0016, 24, 8), PI / 2), [0, -0.006, 0]), { weight: 0.4 }),
  ];
}

/** A whisk, head up. What makes it itself: wire loops that cross each other at the top and swell to a balloon, on a long handle with a ring. */
export const whisk = defineFromPlan({
  id: "whisk",
  family: "tool",
  words: ["whisk", "egg whisk", "egg beater", "balloon whisk", "eggbeater", "wire whisk"],
  senses: ["whisk#2", "eggbeater"],
  height: 0.31,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    wire: mainSlot("brushed-steel", "", "loop|head"),
    handle: slot("brushed-steel oak plastic", "", "grip"),
  },
  styles: {
    balloon: { weight: 3, words: ["balloon whisk"], materials: { handle: "oak" }, dress: { handle: "#b07a42" } },
    french: { weight: 1 },
    coloured: { weight: 1, materials: { handle: "plastic" }, dress: { handle: "#c8281e #26262a" } },
  },
  count: { slot: "wire", min: 5, max: 7, most: 9 },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.06, 0], normal: [0, 0, 1], radius: 0.012 }],
});
