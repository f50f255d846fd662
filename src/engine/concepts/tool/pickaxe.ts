import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { slot } from "../define-from-plan.ts";
import { defineThing } from "../define-thing.ts";
import { plate } from "../pieces.ts";

const TOP = 0.82;

/** Half a pick's head, to the right: it narrows and bends down to a point. */
const arm = (isPoint: boolean): Geometry =>
  sweep(
    rectangleOutline(0.042, 0.05, 0.008, 1),
    curveThrough(
      [
        [0, TOP, 0],
        [0.12, TOP - 0.004, 0],
        [0.24, TOP - 0.034, 0],
        [0.345, TOP - 0.095, 0],
      ],
      5,
    ),
    { up: [0, 1, 0], scale: (t) => (isPoint ? 1 - 0.86 * t : [1 + 0.9 * t, 1 - 0.82 * t]) },
  );

/** A hoe's blade hangs down from its neck. */
function hoeHead(): Geometry {
  const blade = plate(
    [
      [-0.09, -0.15],
      [0.09, -0.15],
      [0.075, 0.02, 0.03],
      [-0.075, 0.02, 0.03],
    ],
    0.007,
    0.002,
  );
  return merge([
    move(blade, [0, TOP - 0.03, 0.135]),
    sweep(
      rectangleOutline(0.03, 0.026, 0.006, 1),
      curveThrough(
        [
          [0, TOP, 0],
          [0, TOP + 0.03, 0.07],
          [0, TOP - 0.03, 0.135],
        ],
        5,
      ),
    ),
  ]);
}

function build({ form }: { readonly form: string }): readonly Part[] {
  const haft = sweep(
    ellipseOutline(0.021, 0.027, 16),
    [
      [0, 0, 0],
      [0, 0.12, 0],
      [0, 0.5, 0],
      [0, TOP + 0.05, 0],
    ],
    { scale: (t) => (t < 0.12 ? 1.22 - 1.6 * t : 1 + 0.16 * t), endRounding: 0.008 },
  );
  const collar = block([0.068, 0.075, 0.075], [0, TOP, 0], 0.012);
  const head =
    form === "hoe"
      ? [hoeHead()]
      : form === "mattock"
        ? [arm(false), mirror(arm(true)), collar]
        : [arm(true), mirror(arm(true)), collar];
  return [
    makePart("haft", "haft", haft, { weight: 0.9, grain: "y" }),
    makePart("head", "head", merge(head), { weight: 1, crease: 0.5 }),
    makePart("wedge", "head", turnZ(block([0.03, 0.012, 0.04], [0, TOP + 0.05, 0], 0.002), 0), { weight: 0.2 }),
  ];
}

/** A pickaxe, head up. What makes it itself: a steel head that bows down to a point on either side like an anchor, on a straight wooden haft; a mattock has a flat blade on one side; a hoe a thin blade that hangs down in front. */
export const pickaxe = defineThing({
  id: "pickaxe",
  family: "tool",
  forms: { pick: 1, mattock: 0, hoe: 0 },
  words: {
    pickaxe: "pick",
    "pick axe": "pick",
    pick: "pick",
    "mining pick": "pick",
    "miner's pick": "pick",
    "ice axe": "pick",
    mattock: "mattock",
    hoe: "hoe",
    "garden hoe": "hoe",
  },
  senses: ["pick#6", "mattock", "hoe"],
  height: 0.88,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    head: { ...slot("iron", "#7d8288 #5a5e64", "blade|point|metal"), takesWhole: true },
    haft: slot("oak", "", "handle|shaft|wood"),
  },
  build,
  grip: () => [0, 0.3, 0],
});
