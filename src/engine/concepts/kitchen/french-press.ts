import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { hollow } from "../vessel/hollow.ts";

const R = 0.05;
const HIGH = 0.19;

function build({ style }: Planned): Part[] {
  // pressed down, the rod is in the pot
  const up = style === "pressed" ? 0.012 : 0.085;
  const floor = style === "pressed" ? 0.05 : 0.135;
  const struts = around(4, block([0.009, HIGH - 0.012, 0.0025], [0, HIGH / 2 + 0.008, R + 0.0022], 0.0008), 0.785);
  const handle = curveThrough(
    [
      [R + 0.002, 0.165, 0],
      [R + 0.03, 0.172, 0],
      [R + 0.042, 0.15, 0],
      [R + 0.042, 0.085, 0],
      [R + 0.03, 0.055, 0],
      [R + 0.002, 0.05, 0],
    ],
    7,
  );
  const coffee = turnedUp(
    [
      [0, 0.014],
      [R - 0.004, 0.014],
      [R - 0.004, 0.13, 0.001],
      [0, 0.13],
    ],
    40,
  );
  return [
    makePart(
      "glass",
      "glass",
      lathe(
        hollow(
          [
            [R - 0.003, 0.01],
            [R, 0.014],
            [R, HIGH],
          ],
          0.0028,
          0.014,
        ),
        48,
      ),
      { weight: 1 },
    ),
    makePart("coffee", "coffee", coffee, { weight: 0.8 }),
    makePart(
      "base",
      "body",
      turnedUp(
        [
          [0, 0],
          [R + 0.005, 0, 0.002],
          [R + 0.004, 0.014, 0.002],
          [0, 0.0135],
        ],
        48,
      ),
      {
        weight: 0.8,
      },
    ),
    makePart(
      "cage",
      "body",
      merge([...struts, ...[0.045, 0.168].map((y) => move(torus(R + 0.0024, 0.0028, 56, 8), [0, y, 0]))]),
      {
        weight: 0.9,
      },
    ),
    makePart(
      "lid",
      "body",
      turnedUp(
        [
          [0, HIGH - 0.006],
          [R + 0.004, HIGH - 0.006, 0.001],
          [R + 0.004, HIGH + 0.004, 0.003],
          [0.03, HIGH + 0.016, 0.02],
          [0, HIGH + 0.02],
        ],
        48,
      ),
      { weight: 0.9 },
    ),
    makePart("rod", "body", bar([0, floor, 0], [0, HIGH + up, 0], 0.0028, 12), { weight: 0.7 }),
    makePart(
      "plunger",
      "body",
      turnedUp(
        [
          [0, floor - 0.004],
          [R - 0.0045, floor - 0.004, 0.001],
          [R - 0.0045, floor + 0.003, 0.001],
          [0, floor + 0.003],
        ],
        40,
      ),
      {
        weight: 0.6,
      },
    ),
    makePart("knob", "grip", move(sphere(0.013, 20), [0, HIGH + up + 0.009, 0]), { weight: 0.7 }),
    makePart("handle", "grip", sweep(ellipseOutline(0.0065, 0.009, 16), handle, { endRounding: 0.002 }), { weight: 1 }),
  ];
}

/** A French press. What makes it itself: a glass beaker of coffee in a cage of metal straps, a domed lid with a plunger's rod and ball standing up from it, a bent handle. */
export const frenchPress = defineFromPlan({
  id: "french-press",
  family: "vessel",
  words: ["french press", "coffee press", "cafetiere", "press pot", "coffee plunger", "french press coffee maker"],
  height: 0.3,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: {
    body: mainSlot("brushed-steel chrome copper", "", "frame|lid|cage|plunger"),
    glass: { ...slot("glass", "#dfe9ea", "beaker|carafe"), clear: true },
    coffee: slot("water", "#2a1408", "liquid|drink|contents"),
    grip: slot("plastic", "#161617 #5a3a20", "handle|knob"),
  },
  styles: { raised: { weight: 3 }, pressed: { weight: 1 } },
  build,
  sockets: () => [{ name: "hand", position: [R + 0.04, 0.11, 0], normal: [1, 0, 0], radius: 0.01 }],
});
