import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const RODS = [1, 2, 3, 5, 5, 3, 2, 1];
const SIDES = "RRBRBRBB";

/** A foosball table. What makes it itself: an open box on four legs with a green field, eight steel rods across it with rows of little red and blue players, grips sticking out at both sides, a goal at either end. */
export const foosballTable = defineFromPlan({
  id: "foosball-table",
  family: "sport",
  words: [
    "foosball table",
    "table football",
    "foosball",
    "table soccer",
    "football table",
    "babyfoot",
    "table football table",
  ],
  senses: [],
  height: 0.95,
  vary: 0.03,
  view: { azimuth: 0.55, elevation: 0.42 },
  slots: {
    body: mainSlot("oak walnut painted-wood", "#8a5226 #5a3218 #2a2c30", "box|table|leg|cabinet"),
    field: slot("felt", "#2f8f3f", "pitch|grass"),
    rod: slot("chrome", "", "bar"),
    red: slot("plastic", "#d0201c", "player|team"),
    blue: slot("plastic", "#1f4fc0", "player|team"),
    grip: slot("rubber", "#141416", "handle"),
    ball: slot("plastic", "#f4f2ea"),
  },
  build: () => {
    const player = (x: number, z: number): Geometry =>
      move(
        merge([
          block([0.026, 0.07, 0.034], [0, -0.012, 0], 0.008),
          block([0.034, 0.022, 0.024], [0.004, -0.056, 0], 0.006),
          move(sphere(0.0175, 14, 10), [0, 0.042, 0]),
        ]),
        [x, 0.87, z],
      );
    const rows = RODS.map((count, i) => ({ x: -0.595 + i * 0.17, count, side: SIDES[i] }));
    const men = (side: string) =>
      merge(
        rows
          .filter((row) => row.side === side)
          .flatMap(({ x, count }) =>
            Array.from({ length: count }, (_, k) => player(x, (k - (count - 1) / 2) * (count > 3 ? 0.115 : 0.19))),
          ),
      );
    return [
      makePart(
        "sides",
        "body",
        merge(
          [-1, 1].flatMap((s) => [
            block([1.5, 0.26, 0.04], [0, 0.82, s * 0.36], 0.006),
            block([0.04, 0.26, 0.76], [s * 0.74, 0.82, 0], 0.006),
          ]),
        ),
        { weight: 1, grain: "x" },
      ),
      makePart("bottom", "body", block([1.46, 0.06, 0.72], [0, 0.72, 0], 0.006), { weight: 0.5 }),
      makePart("field", "field", settle(block([1.44, 0.012, 0.69], [0, 0.758, 0])), {
        weight: 0.8,
        paint: (surface, x, _y, z, _nx, ny) => {
          if (ny < 0.8) return;
          const r = Math.sqrt(x * x + z * z);
          const box = Math.abs(x) > 0.44 && Math.abs(z) < 0.2;
          const line =
            Math.abs(x) < 0.006 || Math.abs(r - 0.12) < 0.006 || (box && (Math.abs(x) < 0.452 || Math.abs(z) > 0.19));
          if (line) layColour(surface, [0.92, 0.92, 0.9], 0.7);
        },
      }),
      makePart(
        "legs",
        "body",
        merge([-1, 1].flatMap((x) => [-1, 1].map((z) => block([0.09, 0.72, 0.09], [x * 0.66, 0.36, z * 0.31], 0.01)))),
        { weight: 0.8, grain: "y" },
      ),
      makePart("rods", "rod", merge(rows.map(({ x }) => bar([x, 0.872, -0.56], [x, 0.872, 0.56], 0.0085, 12))), {
        weight: 0.7,
      }),
      makePart(
        "grips",
        "grip",
        merge(
          rows.map(({ x, side }) =>
            bar([x, 0.872, side === "R" ? 0.53 : -0.66], [x, 0.872, side === "R" ? 0.66 : -0.53], 0.018, 16),
          ),
        ),
        { weight: 0.6 },
      ),
      makePart("red-team", "red", men("R"), { weight: 0.9 }),
      makePart("blue-team", "blue", men("B"), { weight: 0.9 }),
      makePart("ball", "ball", move(sphere(0.018, 16), [0.05, 0.781, 0.06]), { weight: 0.2 }),
      makePart(
        "goal-frames",
        "grip",
        merge(
          [-1, 1].map((s) =>
            move(
              turnedUp(
                [
                  [0, 0],
                  [0.03, 0],
                  [0.03, 0.02],
                  [0, 0.02],
                ],
                4,
              ),
              [s * 0.74, 0.945, 0],
            ),
          ),
        ),
        { weight: 0.2 },
      ),
    ];
  },
});
