import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const RIM = 0.86;

/** A small songbird on y = 0, looking along +X. */
const songbird = (): Part["geometry"] =>
  meshSdf(
    sculpt([
      add(ellipsoid([0, 0.062, 0], [0.055, 0.042, 0.04])),
      add(ball([0.048, 0.105, 0], 0.03), 0.02),
      add(roundCone([-0.04, 0.06, 0], [-0.115, 0.085, 0], 0.016, 0.012), 0.02),
      add(roundCone([0.072, 0.104, 0], [0.098, 0.1, 0], 0.01, 0.002), 0.004),
      add(roundCone([0.005, 0.03, 0.016], [0.012, -0.006, 0.018], 0.007, 0.006)),
      add(roundCone([0.005, 0.03, -0.016], [0.012, -0.006, -0.018], 0.007, 0.006)),
    ]),
    0.0055,
  );

const plumage: Paint = (surface, x, y, z) => {
  if (x > 0.074 || y < 0.02) {
    layColour(surface, [0.55, 0.3, 0.05], 0.4);
    return;
  }
  const eye = (x - 0.06) * (x - 0.06) + (y - 0.112) * (y - 0.112);
  if (Math.abs(z) > 0.015 && eye < 0.00005) layColour(surface, [0.01, 0.01, 0.01], 0.15);
  else if (y < 0.062 + 0.25 * (x - 0.01) && x > -0.04) layColour(surface, [0.75, 0.32, 0.12]);
};

function build({ has }: Planned): Part[] {
  const bowl = lathe(
    roundCorners(
      [
        [0, 0.74],
        [0.08, 0.74],
        [0.2, 0.765, 0.1],
        [0.36, RIM - 0.02, 0.04],
        [0.375, RIM, 0.01],
        [0.345, RIM, 0.01],
        [0.26, RIM - 0.05, 0.08],
        [0, RIM - 0.065],
      ],
      5,
    ),
    48,
  );
  const water = lathe(
    [
      [0, RIM - 0.07],
      [0.24, RIM - 0.05],
      [0.322, RIM - 0.022],
      [0, RIM - 0.02],
    ],
    48,
  );
  const ripples: Paint = (surface, x, _y, z) => {
    const d = Math.sqrt((x - 0.08) * (x - 0.08) + (z - 0.05) * (z - 0.05));
    surface.height += 0.003 * sin(d * 160);
    surface.roughness = 0.08;
  };
  const column = lathe(
    roundCorners(
      [
        [0, 0],
        [0.2, 0, 0.01],
        [0.2, 0.05, 0.015],
        [0.15, 0.09, 0.03],
        [0.075, 0.15, 0.03],
        [0.105, 0.32, 0.1],
        [0.055, 0.56, 0.1],
        [0.06, 0.66, 0.01],
        [0.09, 0.69, 0.015],
        [0.085, 0.75],
        [0, 0.75],
      ],
      6,
    ),
    40,
  );
  return [
    makePart("column", "body", column, { weight: 1 }),
    makePart("bowl", "body", bowl, { weight: 1 }),
    makePart("water", "water", water, { weight: 0.8, paint: ripples }),
    ...(has("bird")
      ? [
          makePart("bird", "bird", move(turnY(songbird(), -0.5), [-0.26, RIM - 0.002, 0.245]), {
            weight: 0.9,
            paint: plumage,
            crease: 1,
          }),
        ]
      : []),
  ];
}

/** A bird bath. What makes it itself: a wide shallow stone bowl of water on a turned pedestal, and a small bird on its rim. */
export const birdBath = defineFromPlan({
  id: "bird-bath",
  family: "object",
  words: ["bird bath", "birdbath", "garden bird bath"],
  senses: ["birdbath"],
  height: 0.98,
  view: { azimuth: 0.35, elevation: 0.34 },
  slots: {
    body: mainSlot("concrete granite marble terracotta", "", "bowl|basin|pedestal|stone"),
    water: slot("glass", "#5fa8c8"),
    bird: slot("feathers", "#4a78b0 #8a6a48 #5a5f66", "sparrow|robin"),
  },
  extras: { bird: { chance: 0.92 } },
  build,
});
