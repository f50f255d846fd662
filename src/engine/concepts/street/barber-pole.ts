import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const RED = fromHex("#c4161c");
const BLUE = fromHex("#1f3f94");
const WHITE = fromHex("#f4f2ec");

/** Height of the glass and its radius, metres; its middle is at 0. */
const [TALL, R] = [0.5, 0.085];

/** Red, white, blue and white wind up it. */
const winding: Paint = (surface, x, y, z) => {
  const t = (((atan2(z, x) / TAU + y / 0.34) % 1) + 1) % 1;
  layColour(surface, t < 0.27 ? RED : t < 0.5 ? WHITE : t < 0.77 ? BLUE : WHITE, 0.12);
};

function build(): Part[] {
  const cap = (s: number) => {
    const whole = turnedUp(
      [
        [0, TALL / 2 - 0.012],
        [R * 1.22, TALL / 2 - 0.012, 0.008],
        [R * 1.22, TALL / 2 + 0.02, 0.01],
        [R * 1.02, TALL / 2 + 0.045, 0.012],
        [R * 0.96, TALL / 2 + 0.085, 0.05],
        [R * 0.3, TALL / 2 + 0.125, 0.02],
        [0, TALL / 2 + 0.128],
      ],
      56,
      5,
    );
    if (s > 0) return whole;
    const positions = whole.positions.map((v, i) => (i % 3 === 0 ? v : -v));
    return { ...whole, positions };
  };
  return [
    makePart(
      "glass",
      "pole",
      lathe(
        [
          [0, -TALL / 2],
          [R, -TALL / 2],
          [R, TALL / 2],
          [0, TALL / 2],
        ],
        64,
      ),
      { weight: 1, paint: winding },
    ),
    makePart("caps", "cap", merge([cap(1), cap(-1)]), { weight: 0.9 }),
    makePart(
      "rings",
      "cap",
      merge([1, -1].map((s) => move(torus(R * 1.1, 0.008, 56, 10), [0, s * (TALL / 2 - 0.02), 0]))),
      { weight: 0.4 },
    ),
    makePart("balls", "cap", merge([1, -1].map((s) => move(sphere(0.034, 28, 18), [0, s * (TALL / 2 + 0.15), 0]))), {
      weight: 0.6,
    }),
    makePart(
      "arms",
      "bracket",
      merge(
        [1, -1].map((s) => bar([0, s * (TALL / 2 + 0.03), -R * 0.6], [0, s * (TALL / 2 + 0.03), -R - 0.07], 0.016)),
      ),
      { weight: 0.4 },
    ),
    makePart("back", "bracket", block([0.07, TALL + 0.2, 0.02], [0, 0, -R - 0.075], 0.006, 2), { weight: 0.5 }),
  ];
}

/** A barber's pole. What makes it itself: an upright glass cylinder round which red, white and blue bands wind, between domed metal caps with a ball above and below, on a wall bracket. */
export const barberPole = defineFromPlan({
  id: "barber-pole",
  family: "street",
  words: ["barber pole", "barber's pole", "barbershop pole", "barber shop sign", "barber shop pole"],
  senses: ["barber pole"],
  height: 0.85,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.12 },
  slots: {
    pole: mainSlot("glass", "#f4f2ec", "stripe|band|cylinder"),
    cap: slot("chrome", "", "dome|ball|metal"),
    bracket: slot("chrome steel", "", "arm|mount"),
  },
  build,
});
