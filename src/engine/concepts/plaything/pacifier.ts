import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX } from "../../geometry/place.ts";
import { disc, turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hole } from "../pieces.ts";

/** A star or a heart on the button. */
const mark =
  (kind: string): Paint =>
  (surface, x, y) => {
    const [u, v] = [x / 0.0062, (y - 0.0265) / 0.0062];
    const heart = u * u + (v + 0.15 - 0.72 * Math.sqrt(Math.abs(u))) * (v + 0.15 - 0.72 * Math.sqrt(Math.abs(u)));
    if (kind === "heart" && heart < 0.62) layColour(surface, fromHex("#e8404a"), 0.3);
    if (kind === "dot" && u * u + v * v < 0.5) layColour(surface, fromHex("#f2c830"), 0.3);
  };

function build({ kind, style }: Planned): Part[] {
  const y = 0.0265;
  const shield = extrude(
    closeCorners(
      style === "round"
        ? [
            [0.023, -0.023, 0.021],
            [0.023, 0.023, 0.021],
            [-0.023, 0.023, 0.021],
            [-0.023, -0.023, 0.021],
          ]
        : [
            [0.008, -0.015, 0.03],
            [0.026, -0.023, 0.013],
            [0.031, 0.004, 0.013],
            [0.02, 0.023, 0.014],
            [0, 0.015, 0.02],
            [-0.02, 0.023, 0.014],
            [-0.031, 0.004, 0.013],
            [-0.026, -0.023, 0.013],
            [-0.008, -0.015, 0.03],
          ],
      5,
    ),
    { depth: 0.0042, bevel: 0.0018, bevelSteps: 3, holes: [hole(0.019, 0.0, 0.0034), hole(-0.019, 0.0, 0.0034)] },
  );
  const bowed = deform(shield, ([x, v, z]) => [x, v, z - 3 * x * x - 2 * v * v]);
  const teat = turnedCorners(
    [
      [0, -0.001],
      [0.0105, -0.001],
      [0.0072, 0.009, 0.008],
      [0.0095, 0.018, 0.01],
      [0.0118, 0.026, 0.008],
      [0.0085, 0.0345, 0.008],
      [0, 0.0362],
    ],
    32,
    5,
  );
  const at = (g: Part["geometry"], z = 0) => move(g, [0, y, z]);
  return [
    makePart("shield", "shield", at(bowed), { weight: 1 }),
    makePart("teat", "teat", at(turnX(teat, PI), 0.0005), { weight: 1 }),
    makePart("button", "ring", at(disc(0.0115, 0.013, 0.003, 32), -0.003), { weight: 0.8, paint: mark(kind) }),
    makePart("ring", "ring", move(turnX(torus(0.0175, 0.0026, 40, 12), PI / 2 - 0.5), [0, 0.0155, 0.0148]), {
      weight: 1,
    }),
    makePart("lug", "ring", move(disc(0.0045, 0.006, 0.0015, 18), [0, y + 0.003, 0.0075]), { weight: 0.3 }),
  ];
}

/** A baby's pacifier. What makes it itself: a soft amber teat, a bowed shield shaped like a butterfly with two air holes, and a ring to hold it at the other side. */
export const pacifier = defineFromPlan({
  id: "pacifier",
  family: "toy",
  words: ["pacifier", "baby pacifier", "soother", "binky", "baby dummy"],
  senses: ["pacifier#1"],
  height: 0.06,
  view: { azimuth: 1.0, elevation: 0.28 },
  slots: {
    shield: mainSlot("plastic", "#6ab8e0 #f08ab0 #8ac86a #f0c83a #b08ad8", "guard|plate"),
    teat: slot("rubber", "#d8a860 #e8c890", "nipple"),
    ring: slot("plastic", "#f4f2ec #f0d84a #f08ab0 #4a90d0", "handle|button"),
  },
  styles: { butterfly: { weight: 2 }, round: { weight: 1 } },
  kinds: { plain: { weight: 1 }, heart: { weight: 1 }, dot: { weight: 1 } },
  build,
});
