import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** From the middle to a weight, radius of an arm's end, half the thickness, metres. */
const [ARM, END, THICK] = [0.0255, 0.0155, 0.0042];

function build({ count }: Planned): Part[] {
  const arms = Math.max(2, count);
  const places = Array.from({ length: arms }, (_, i) => {
    const a = (i / arms) * TAU + 0.5;
    return [ARM * cos(a), ARM * sin(a)] as const;
  });
  const y = THICK + 0.0016;
  // balls flow into each other at the waist and are planed flat above and below
  const clay = sculpt([
    add(ball([0, 0, 0], END * 0.98)),
    ...addAll(
      places.map(([x, z]) => ball([x, 0, z], END)),
      0.011,
    ),
    ...addAll(
      places.map(([x, z]) => roundCone([0, 0, 0], [x, 0, z], END * 0.5, END * 0.5)),
      0.004,
    ),
    carve(halfSpace([0, THICK, 0], [0, -1, 0]), 0.002),
    carve(halfSpace([0, -THICK, 0], [0, 1, 0]), 0.002),
  ]);
  const weight = (x: number, z: number): Geometry =>
    move(
      turnedUp(
        [
          [0, -THICK - 0.0004],
          [0.0108, -THICK - 0.0004, 0.0006],
          [0.0108, THICK + 0.0004, 0.0006],
          [0.0062, THICK + 0.0004, 0.0006],
          [0.0052, THICK - 0.0012],
          [0, THICK - 0.0012],
        ],
        36,
      ),
      [x, y, z],
    );
  return [
    makePart("body", "body", move(meshSdf(clay, 0.0011), [0, y, 0]), { weight: 1, crease: 0.7 }),
    ...makeParts(
      "weight",
      "bearing",
      places.map(([x, z]) => weight(x, z)),
      { weight: 0.8 },
    ),
    makePart("hub-ring", "bearing", merge([move(torus(0.0112, 0.0013, 40, 8), [0, y + THICK, 0])]), { weight: 0.5 }),
    makePart(
      "cap",
      "cap",
      turnedUp(
        [
          [0, 0],
          [0.0098, 0, 0.001],
          [0.0098, y + THICK + 0.001],
          [0.0098, y + THICK + 0.0024, 0.001],
          [0.005, y + THICK + 0.0019],
          [0, y + THICK + 0.0015],
        ],
        40,
      ),
      { weight: 0.8 },
    ),
  ];
}

/** A fidget spinner. What makes it itself: three round lobes that flow out of a round middle, in each a bright steel ring like a bearing, a smooth cap for the finger over the hub. */
export const fidgetSpinner = defineFromPlan({
  id: "fidget-spinner",
  family: "device",
  words: ["fidget spinner", "hand spinner", "finger spinner", "fidget toy"],
  senses: [],
  height: 0.014,
  vary: 0.02,
  view: { azimuth: 0.3, elevation: 0.75 },
  slots: {
    body: mainSlot("plastic", "#1f6ad8 #d8281e #1fa860 #7a3ac8 #17181a #e8a01c", "arm|lobe"),
    bearing: slot("chrome", "", "weight|ring"),
    cap: { ...slot("plastic", "#17181a", "hub|button"), takesWhole: false },
  },
  count: { slot: "arm", min: 3, max: 3, most: 6 },
  build,
});
