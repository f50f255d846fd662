import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

function build({ style }: Planned): Part[] {
  const wooden = style === "wooden";
  const t = wooden ? 0.006 : 0.0025;
  const bowl = lathe(
    roundCorners(
      [
        [0, 0],
        [0.022, 0.001, 0.02],
        [0.042, 0.018, 0.03],
        [0.048, 0.046, 0.001],
        [0.048 - t, 0.046, 0.001],
        [0.041 - t * 0.9, 0.018 + t * 0.5, 0.03],
        [0.021, t, 0.02],
        [0, t],
      ],
      6,
    ),
    48,
  );
  const stem = sweep(
    ellipseOutline(wooden ? 0.0085 : 0.0068, wooden ? 0.006 : 0.0028, 14),
    curveThrough(
      [
        [0, 0.03, -0.043],
        [0, 0.055, -0.05],
        [0, 0.12, -0.052],
        [0, 0.26, -0.043],
        [0, 0.295, -0.043],
        [0, 0.308, -0.052],
        [0, 0.302, -0.064],
        [0, 0.29, -0.066],
      ],
      6,
    ),
    { up: [0, 0, 1], scale: (s) => [s > 0.8 ? 0.85 : 1, 1], endRounding: 0.002 },
  );
  const parts = [
    makePart("bowl", "body", turnX(bowl, 0.08), { weight: 1 }),
    makePart("stem", "body", stem, { weight: 1 }),
  ];
  if (style === "gripped")
    parts.push(
      makePart(
        "grip",
        "grip",
        move(
          sweep(
            ellipseOutline(0.011, 0.0075, 16),
            curveThrough(
              [
                [0, 0.15, -0.0505],
                [0, 0.2, -0.0472],
                [0, 0.27, -0.043],
              ],
              6,
            ),
            { up: [0, 0, 1], endRounding: 0.004 },
          ),
          [0, 0, 0],
        ),
        { weight: 0.7 },
      ),
    );
  return parts;
}

/** A ladle. What makes it itself: a deep round bowl at the foot of a long upright handle whose end is bent to a hook. */
export const ladle = defineFromPlan({
  id: "ladle",
  family: "tool",
  words: ["ladle", "soup ladle", "dipper", "scoop"],
  senses: ["ladle", "scoop#5"],
  height: 0.31,
  view: { azimuth: 0.75, elevation: 0.38 },
  slots: {
    body: mainSlot("brushed-steel", "", "bowl|cup|stem"),
    grip: slot("plastic", "#1d1d20 #a8241e #1f6a78", "handle"),
  },
  styles: {
    steel: { weight: 2 },
    gripped: { weight: 1, slots: ["grip"] },
    wooden: { weight: 0.7, materials: { body: "oak" }, dress: { body: "#b98450" } },
    copper: { weight: 0.4, materials: { body: "copper" } },
  },
  build,
  sockets: () => [
    { name: "inside", position: [0, 0.01, 0], normal: [0, 1, 0], radius: 0.035 },
    { name: "hand", position: [0, 0.22, -0.046], normal: [0, 0, 1], radius: 0.012 },
  ],
});
