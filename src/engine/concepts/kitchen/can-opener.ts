import { curveThrough } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

function build(): Part[] {
  const opener = new Assembly();
  // two arms that cross at the head, each with a thick grip
  for (const side of [-1, 1]) {
    const grip = sweep(
      ellipseOutline(0.0105, 0.0075, 18),
      curveThrough(
        [
          [side * 0.012, 0.1, side * 0.003],
          [side * 0.02, 0.07, side * 0.003],
          [side * 0.026, 0.03, side * 0.003],
          [side * 0.024, 0.0, side * 0.003],
        ],
        5,
      ),
      { endRounding: 0.005, scale: (t) => 0.9 + 0.25 * t },
    );
    opener.add("grip", grip);
    opener.add(
      "metal",
      move(
        plate(
          side > 0
            ? [
                [0.004, 0.09],
                [0.02, 0.09],
                [0.014, 0.15, 0.008],
                [-0.012, 0.172, 0.008],
                [-0.018, 0.158, 0.006],
                [0.0, 0.135, 0.01],
              ]
            : [
                [-0.02, 0.09],
                [-0.004, 0.09],
                [0.004, 0.135, 0.01],
                [0.02, 0.16, 0.008],
                [0.01, 0.174, 0.008],
                [-0.012, 0.15, 0.008],
              ],
          0.0035,
          0.0008,
        ),
        [0, 0, side * 0.003],
      ),
    );
  }
  opener.add("metal", move(disc(0.011, 0.005, 0.001, 28), [0.0, 0.15, 0.004]));
  for (let i = 0; i < 18; i += 1)
    opener.add(
      "metal",
      move(turnZ(block([0.003, 0.0035, 0.004], [0, 0.0115, 0.007], 0.0006), (i / 18) * TAU), [0, 0.15, 0]),
    );
  opener.add("metal", move(disc(0.0135, 0.0022, 0.0008, 32), [0.0, 0.163, -0.0115]));
  opener.add("metal", move(turnX(cylinder({ radius: 0.004, height: 0.034, segments: 14 }), PI / 2), [0, 0.15, -0.012]));
  // the key that turns the wheel
  opener.add("metal", move(block([0.07, 0.009, 0.004], [0, 0, 0], 0.0016), [0, 0.15, 0.0225]));
  for (const s of [-1, 1])
    opener.add("grip", move(turnY(disc(0.0125, 0.006, 0.0018, 24), 0), [s * 0.034, 0.15, 0.0195]));
  opener.add(
    "metal",
    move(turnX(cylinder({ radius: 0.0055, height: 0.011, segments: 16 }), PI / 2), [0.0, 0.112, -0.0055]),
  );
  return opener.parts({ grip: 1, metal: 1 });
}

/** A can opener. What makes it itself: two long thick grips like pliers', joined under a head with a toothed wheel and a cutting disc, and the butterfly key at the side that turns the wheel. */
export const canOpener = defineFromPlan({
  id: "can-opener",
  family: "tool",
  words: ["can opener", "tin opener", "manual can opener", "bottle opener"],
  senses: ["can opener"],
  height: 0.175,
  view: { azimuth: 0.35, elevation: 0.14 },
  vary: 0.03,
  slots: {
    grip: mainSlot("plastic", "#b8241c #1d1f22 #2f6f8a", "handle|key"),
    metal: slot("brushed-steel", "", "wheel|blade|head"),
  },
  build,
});
