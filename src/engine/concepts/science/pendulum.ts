import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Where it hangs and how long its cord is, metres. */
const HANG = 0.4;
const LONG = 0.27;

function build({ kind, seed }: Planned): Part[] {
  const swing = 0.16 + (seed % 6) * 0.045;
  const at = (g: Part["geometry"]) => move(settle(turnZ(g, swing)), [0, HANG, 0]);
  const bob =
    kind === "crystal"
      ? lathe(
          [
            [0, -LONG - 0.07],
            [0.034, -LONG + 0.004],
            [0.03, -LONG + 0.018],
            [0, -LONG + 0.034],
          ],
          6,
        )
      : kind === "plumb"
        ? turnedPiece(
            [
              [0.001, -LONG - 0.07],
              [0.032, -LONG + 0.002, 0.004],
              [0.033, -LONG + 0.014, 0.004],
              [0.008, -LONG + 0.022, 0.004],
              [0.008, -LONG + 0.03, 0.002],
            ],
            40,
          )
        : move(sphere(0.042, 40, 28), [0, -LONG, 0]);
  const end: readonly [number, number, number] = [0, -LONG + 0.026, 0];
  return [
    makePart("base", "frame", move(box([0.4, 0.026, 0.2], { bevel: 0.005, bevelSteps: 2 }), [0, 0.011, 0]), {
      weight: 0.8,
      grain: "x",
    }),
    makePart("posts", "frame", merge([-0.17, 0.17].map((x) => beam([x, 0.018, 0], [x, 0.43, 0], 0.026, 0.026))), {
      weight: 0.9,
    }),
    makePart("head", "frame", move(box([0.39, 0.03, 0.042], { bevel: 0.004, bevelSteps: 2 }), [0, 0.43, 0]), {
      weight: 0.9,
      grain: "x",
    }),
    makePart("eye", "cord", bar([0, HANG - 0.004, 0], [0, HANG + 0.022, 0], 0.005, 12), { weight: 0.3 }),
    makePart("cord", "cord", at(bar([0, 0, 0], end, 0.0032, 8)), { weight: 0.7 }),
    makePart("cap", "cord", at(bar([0, -LONG + 0.02, 0], [0, -LONG + 0.05, 0], 0.008, 16)), { weight: 0.3 }),
    makePart("bob", "bob", at(bob), { weight: 1, ...(kind === "crystal" ? { crease: 0.2 } : {}) }),
  ];
}

/** A pendulum. What makes it itself: a heavy shining bob on a thin cord, swung aside from the plumb line, under the crossbar of a wooden stand; the bob a brass ball, a pointed plummet or a faceted crystal. */
export const pendulum = defineFromPlan({
  id: "pendulum",
  family: "device",
  words: ["pendulum", "swinging pendulum", "foucault pendulum", "simple pendulum", "crystal pendulum", "plumb bob"],
  senses: ["pendulum"],
  height: 0.45,
  view: { azimuth: 0.3, elevation: 0.14 },
  slots: {
    bob: mainSlot("brass chrome gold", "", "ball|weight|crystal"),
    frame: slot("walnut oak mahogany", "", "stand|base|post"),
    cord: slot("brass steel", "", "string|rod|chain"),
  },
  kinds: {
    ball: { weight: 4 },
    plumb: { words: ["plumb bob"] },
    crystal: { words: ["crystal pendulum"], materials: { bob: "amethyst" } },
  },
  build,
});
