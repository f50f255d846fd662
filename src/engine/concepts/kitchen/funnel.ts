import { arc, curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

function build({ style, has }: Planned): Part[] {
  const steep = style === "steep" ? 0.028 : 0;
  const cone = lathe(
    closeCorners(
      [
        [0.0075, 0, 0.0006],
        [0.0098, 0.0, 0.0006],
        [0.0145, 0.066, 0.012],
        [0.079, 0.135 + steep, 0.006],
        [0.08, 0.162 + steep, 0.001],
        [0.0775, 0.162 + steep, 0.001],
        [0.076, 0.137 + steep, 0.006],
        [0.012, 0.068, 0.012],
      ],
      4,
    ),
    56,
    true,
  );
  const parts = [
    makePart("cone", "body", cone, { weight: 1 }),
    makePart("rim", "body", move(torus(0.0795, 0.0032, 56, 10), [0, 0.162 + steep, 0]), { weight: 0.8 }),
    makePart(
      "collar",
      "body",
      lathe(
        closeCorners([
          [0.012, 0.06, 0.001],
          [0.018, 0.06, 0.001],
          [0.0205, 0.0705, 0.001],
          [0.014, 0.0705, 0.001],
        ]),
        40,
        true,
      ),
      { weight: 0.5 },
    ),
  ];
  if (has("handle"))
    parts.push(
      style === "steep"
        ? makePart(
            "handle",
            "body",
            tube(0.0048, arc([0.094, 0.158 + steep, 0], 0.016, 0, TAU * 0.97, 24), 10, { closed: false }),
            { weight: 0.8 },
          )
        : makePart(
            "handle",
            "body",
            tube(
              0.005,
              curveThrough(
                [
                  [0.076, 0.152, 0],
                  [0.104, 0.154, 0],
                  [0.112, 0.136, 0],
                  [0.1, 0.108, 0],
                  [0.072, 0.098, 0],
                  [0.038, 0.092, 0],
                ],
                6,
              ),
              12,
            ),
            { weight: 0.8 },
          ),
    );
  return parts;
}

/** A funnel. What makes it itself: a wide open cone that narrows into a thin spout below, with an ear at its rim. */
export const funnel = defineFromPlan({
  id: "funnel",
  family: "vessel",
  words: ["funnel", "kitchen funnel", "oil funnel", "pouring funnel"],
  senses: ["funnel#2"],
  height: 0.165,
  view: { azimuth: 0.45, elevation: 0.3 },
  slots: {
    body: mainSlot("plastic brushed-steel", "#e8531e #2a78c8 #d8281e #f0b41e #3fa04a", "cone|spout|rim|handle"),
  },
  styles: { wide: { weight: 2 }, steep: { weight: 1 } },
  extras: { handle: { chance: 0.9, slot: "body" } },
  build,
});
