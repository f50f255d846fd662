import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, slot } from "../define-from-plan.ts";
import { miniature } from "../miniature.ts";
import { mug } from "./mug.ts";
import { teapot } from "./teapot/teapot.ts";

const POT = miniature({ prefix: "pot", concept: teapot, word: "teapot", size: 1, slots: "body" });
const CUP = miniature({ prefix: "cup", concept: mug, word: "teacup", size: 1, slots: "body" });

/** Of the glazed ware, as against what is drunk from it. */
const WARE: ReadonlySet<string> = new Set("body spout handle lid knob saucer iron".split(" "));

/** In slots of the set: its ware, and the tea. */
const ofSet = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, slot: WARE.has(part.slot.replace(/^\w+-/, "")) ? "ware" : "tea" }));

/** A round box with a domed lid and a knob. */
const sugarBowl = ([x, y, z]: Vec3): Part =>
  makePart(
    "sugar-bowl",
    "ware",
    move(
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.026, 0, 0.003],
            [0.024, 0.008, 0.004],
            [0.045, 0.03, 0.016],
            [0.04, 0.058, 0.01],
            [0.043, 0.062, 0.002],
            [0.034, 0.076, 0.012],
            [0.007, 0.082, 0.003],
            [0.011, 0.093, 0.005],
            [0, 0.1],
          ],
          4,
        ),
        40,
      ),
      [x, y, z],
    ),
    { weight: 0.7 },
  );

/** A flat round tray with a raised rim. */
const roundTray = (): Part =>
  makePart(
    "tray",
    "tray",
    lathe(
      roundCorners(
        [
          [0, 0],
          [0.25, 0, 0.006],
          [0.275, 0.024, 0.004],
          [0.268, 0.026, 0.003],
          [0.246, 0.008, 0.006],
          [0, 0.008],
        ],
        4,
      ),
      72,
    ),
    { weight: 0.8 },
  );

/** Tea for some: a pot, cups on saucers about it, a sugar bowl, often all on a tray. */
export const teaSet = defineFromPlan({
  id: "tea-set",
  family: "vessel",
  words: ["tea set", "tea service", "tea set on a tray", "tea service on a tray", "coffee set"],
  height: 0.18,
  slots: {
    ware: slot("ceramic-glaze", "#f0e9da #9fc3cf #e6b8b4 #f3efe6 #a9c4a0", "pot|cup|saucer|teapot|teacup|china"),
    tea: { ...slot("plastic", "#8a4a1a"), takesWhole: false },
    tray: { ...slot("brushed-steel", "", "salver|platter"), takesWhole: false },
  },
  extras: {
    tray: { chance: 0.35, words: ["tea set on a tray", "tea service on a tray"] },
  },
  count: { slot: "cup", min: 3, max: 3, most: 4 },
  build: (set) => {
    const floor = set.has("tray") ? 0.0075 : 0;
    const seats: readonly Vec3[] = [
      [-0.14, floor, 0.1],
      [0.01, floor, 0.165],
      [0.155, floor, 0.09],
      [-0.165, floor, -0.06],
    ];
    return [
      ...(set.has("tray") ? [roundTray()] : []),
      ...ofSet(POT.put("pot", [0, floor, -0.06], 0.1)),
      ...seats.slice(0, set.count).flatMap((at, i) => ofSet(CUP.put(`cup-${i + 1}`, at, 0.5 - i * 0.6))),
      sugarBowl([0.175, floor, -0.07]),
    ];
  },
  view: { azimuth: 0.2, elevation: 0.42 },
});
