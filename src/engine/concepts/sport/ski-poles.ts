import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Height of the handle's top, metres. */
const TOP = 1.18;

function pole(): Record<"shaft" | "grip" | "strap" | "basket" | "tip", Geometry> {
  const shaft = turnedUp(
    [
      [0, 0.05],
      [0.0065, 0.05],
      [0.009, 0.5],
      [0.0095, TOP - 0.14],
      [0, TOP - 0.14],
    ],
    20,
  );
  const grip = turnedUp(
    [
      [0, TOP - 0.17],
      [0.014, TOP - 0.17, 0.003],
      [0.0165, TOP - 0.15, 0.006],
      [0.0135, TOP - 0.132, 0.006],
      [0.0175, TOP - 0.11, 0.008],
      [0.014, TOP - 0.088, 0.008],
      [0.018, TOP - 0.066, 0.008],
      [0.015, TOP - 0.04, 0.01],
      [0.024, TOP - 0.012, 0.008],
      [0.022, TOP, 0.008],
      [0, TOP + 0.003],
    ],
    28,
  );
  const strap = tube(
    0.0065,
    curveThrough(
      [
        [0.012, TOP - 0.012, 0],
        [0.05, TOP - 0.03, 0.006],
        [0.078, TOP - 0.12, 0.012],
        [0.066, TOP - 0.2, 0.01],
        [0.046, TOP - 0.2, 0],
        [0.036, TOP - 0.11, -0.006],
        [0.012, TOP - 0.022, -0.004],
      ],
      6,
    ),
    8,
  );
  const spokes = around(4, bar([0.006, 0.075, 0], [0.044, 0.068, 0], 0.0045, 8), 0.4);
  const ring = move(torus(0.044, 0.0065, 40, 10), [0, 0.068, 0]);
  const hub = turnedUp(
    [
      [0, 0.055],
      [0.012, 0.055, 0.003],
      [0.011, 0.095, 0.004],
      [0, 0.095],
    ],
    20,
  );
  const tip = turnedUp(
    [
      [0, 0],
      [0.0028, 0.004],
      [0.006, 0.055],
      [0, 0.055],
    ],
    16,
  );
  return { shaft, grip, strap, basket: merge([...spokes, ring, hub]), tip };
}

const bands: Paint = (surface, _x, y) => {
  if (Math.abs(y - 0.86) < 0.035 || Math.abs(y - 0.8) < 0.008 || Math.abs(y - 0.25) < 0.02)
    layColour(surface, fromHex("#f4f4f2"), 0.3);
};

function build({ seed }: Planned): Part[] {
  const lean = 0.1 + 0.05 * (seed % 3);
  return ([1, -1] as const).flatMap((side) => {
    const tag = side === 1 ? "right" : "left";
    const put = (geometry: Geometry) =>
      settle(
        move(turnZ(turnX(geometry, side * -0.03), side * lean), [side * (0.07 + 1.1 * lean * 0.62), 0, side * 0.014]),
      );
    const { shaft, grip, strap, basket, tip } = pole();
    return [
      makePart(`shaft-${tag}`, "shaft", put(shaft), { weight: 1, paint: bands }),
      makePart(`grip-${tag}`, "grip", put(grip), { weight: 0.9 }),
      makePart(`strap-${tag}`, "strap", put(strap), { weight: 0.7 }),
      makePart(`basket-${tag}`, "basket", put(basket), { weight: 0.8 }),
      makePart(`tip-${tag}`, "tip", put(tip), { weight: 0.5 }),
    ];
  });
}

/** A pair of ski poles. What makes it itself: two long thin tapering shafts that cross, each with a ridged grip and a wrist strap at its head, a round basket on spokes a hand above its steel point. */
export const skiPoles = defineFromPlan({
  id: "ski-poles",
  family: "sport",
  words: ["ski poles", "ski pole", "pair of ski poles", "ski sticks", "ski stick", "trekking poles", "hiking poles"],
  senses: ["ski pole"],
  height: 1.17,
  view: { azimuth: 0.15, elevation: 0.08 },
  slots: {
    shaft: mainSlot("painted-metal", "#c8202c #1f4fa0 #1d1f22 #e8a81c #2f8a5a", "pole|stick|rod"),
    grip: slot("rubber", "#17181a #2a2c30", "handle"),
    strap: slot("woven-cotton", "#17181a #c8202c", "loop|wrist strap"),
    basket: slot("plastic", "#17181a #f0f0ec", "ring|disc"),
    tip: slot("steel", "", "point|spike"),
  },
  build,
});
