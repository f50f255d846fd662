import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import { move } from "../../../geometry/place.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { roundBody, stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";
import { lobed } from "./lobed.ts";

/** Bell pepper: a blocky, three- or four-lobed, very glossy fruit with a sunken top and a thick green stalk. */
export const bellPepper = defineFood({
  id: "bell-pepper",
  words: [
    "bell pepper",
    "pepper",
    "sweet pepper",
    "paprika",
    "capsicum",
    "red pepper",
    "green pepper",
    "yellow pepper",
  ],
  senses: ["sweet pepper#2", "bell pepper#2", "pepper#4"],
  height: 0.1,
  slots: {
    skin: { ...slot("plastic", "#c8141a", "flesh|body"), takesWhole: true },
    stem: slot("plastic", "#4f8a2a", "stalk"),
  },
  kinds: {
    red: { weight: 3, words: ["red pepper"], dress: { skin: "#c8141a" } },
    yellow: { weight: 1, words: ["yellow pepper"], dress: { skin: "#f0b814" } },
    green: { weight: 1, words: ["green pepper"], dress: { skin: "#3f8a22" } },
    orange: { weight: 1, dress: { skin: "#ee7414" } },
  },
  build: () => {
    const line: Point2[] = [
      [0, 0.008],
      [0.01, 0.003],
      [0.021, 0.001],
      [0.03, 0.013],
      [0.036, 0.045],
      [0.0405, 0.068],
      [0.034, 0.084],
      [0.02, 0.087],
      [0.008, 0.079],
      [0, 0.075],
    ];
    const body = lobed(roundBody(line, 80, 6), 0.087, 4, 0.2, (t) => 0.55 + 0.45 * Math.abs(2 * t - 1));
    return [
      makePart("pepper", "skin", body, { weight: 1, paint: glossy(0.08), crease: 1.2 }),
      makePart(
        "calyx",
        "stem",
        move(
          roundBody(
            [
              [0, 0],
              [0.013, 0.001],
              [0.012, 0.005],
              [0.005, 0.009],
              [0, 0.01],
            ],
            24,
            3,
          ),
          [0, 0.0755, 0],
        ),
        { weight: 0.5 },
      ),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [0, 0.078, 0],
            [0.001, 0.093, 0],
            [0.009, 0.108, 0.002],
          ],
          0.0044,
          0.35,
          12,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.26 },
});
