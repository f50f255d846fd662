import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const R = 0.04;

function build({ style }: Planned): Part[] {
  const drop = style === "drop" ? 0.45 * R : 0;
  const top = 2 * R + drop;
  const blown =
    drop > 0
      ? turnedUp(
          [
            [0, 0],
            [0.2 * R, 0.3 * R],
            [0.78 * R, 0.82 * R, 0.4 * R],
            [R, R + drop, 0.8 * R],
            [0.62 * R, top - 0.2 * R, 0.4 * R],
            [0.16 * R, top, 0.05 * R],
            [0, top],
          ],
          64,
        )
      : settle(move(sphere(R, 64, 40), [0, R, 0]));
  const cap = turnedUp(
    [
      [0, top - 0.05 * R],
      [0.27 * R, top - 0.07 * R, 0.02 * R],
      [0.25 * R, top + 0.24 * R, 0.05 * R],
      [0.12 * R, top + 0.28 * R, 0.02 * R],
      [0, top + 0.28 * R],
    ],
    32,
  );
  const eye = top + 0.42 * R;
  const cord = curveThrough(
    [
      [0, eye - 0.06 * R, 0],
      [0.2 * R, eye + 0.3 * R, 0],
      [0.24 * R, eye + 0.8 * R, 0.03 * R],
      [0, eye + 1.15 * R, 0],
      [-0.24 * R, eye + 0.8 * R, -0.03 * R],
      [-0.2 * R, eye + 0.3 * R, 0],
    ],
    8,
    true,
  );
  return [
    makePart("ball", "body", blown, { weight: 1 }),
    makePart("cap", "cap", cap, { weight: 0.6 }),
    makePart("eye", "cap", settle(move(turnX(torus(0.15 * R, 0.03 * R, 24, 8), PI / 2), [0, eye, 0])), { weight: 0.4 }),
    makePart("cord", "cord", tube(0.028 * R, cord, 8, { closed: true }), { weight: 0.6 }),
  ];
}

/** A Christmas bauble. What makes it itself: a ball, or a drop, of mirroring coloured glass in a small gold cap with an eye, hanging by a loop of cord. */
export const christmasBauble = defineFromPlan({
  id: "christmas-bauble",
  family: "ornament",
  words: [
    "christmas bauble",
    "bauble",
    "christmas ornament",
    "christmas ball",
    "christmas tree ornament",
    "christmas tree ball",
    "tree ornament",
    "tree bauble",
    "glass bauble",
    "glass ornament",
    "holiday ornament",
    "xmas bauble",
    "xmas ornament",
  ],
  senses: [],
  height: 0.13,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.08 },
  slots: {
    body: mainSlot("bauble", "#c8102e #b07a1c #14784a #1f57b0 #b9bbbe", "ball|glass"),
    cap: slot("gold", "", "top"),
    cord: slot("woven-cotton", "#c9a24a", "string|loop|ribbon|thread"),
  },
  styles: { round: { weight: 3 }, drop: { weight: 1, words: ["drop", "teardrop", "tear"] } },
  build,
});
