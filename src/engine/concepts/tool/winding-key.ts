import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

/** Height of the middle of the bow over the end of the stem, metres. */
const BOW = 0.062;

const wing = (radius: number, thick: number, wide: number, x: number, y: number): Geometry =>
  move(stretch(turnX(torus(radius, thick, 40, 14), PI / 2), [wide, 1, 0.75]), [x, y, 0]);

/** Two wings side by side, as a butterfly's; a clover of three; or one broad ring with a bar across. */
function bowOf(look: number): Geometry {
  if (look === 1)
    return merge(
      [0.5, 1.17, 1.83].map((turn) => {
        const a = turn * PI - PI / 3;
        return wing(0.0145, 0.0052, 1, 0.021 * cos(a), BOW + 0.004 + 0.021 * sin(a));
      }),
    );
  if (look === 2) return merge([wing(0.026, 0.0055, 1.3, 0, BOW), block([0.008, 0.05, 0.007], [0, BOW, 0], 0.002)]);
  return merge([-1, 1].map((side) => wing(0.0185, 0.0056, 1.08, side * 0.025, BOW)));
}

function build({ style, seed }: Planned): Part[] {
  const stem = turnedUp(
    [
      [0, 0],
      [0.0125, 0, 0.002],
      [0.0125, 0.008, 0.002],
      [0.0068, 0.011, 0.002],
      [0.0062, 0.034, 0.002],
      [0.0095, 0.036, 0.002],
      [0.0095, 0.041, 0.002],
      [0.0064, 0.043, 0.002],
      [0.006, 0.052],
      [0, 0.054],
    ],
    28,
  );
  const boss = move(stretch(sphere(0.0105, 20, 14), [1, 1.2, 0.8]), [
    0,
    style === "mounted" && seed % 3 === 2 ? 0.04 : BOW - 0.006,
    0,
  ]);
  // in a thing it stands out of that, its bow upright
  const laid = (geometry: Geometry): Geometry =>
    style === "mounted" ? settle(turnX(turnY(geometry, PI / 2), PI / 2)) : geometry;
  return [
    makePart("stem", "body", laid(stem), { weight: 0.9 }),
    makePart("boss", "body", laid(boss), { weight: 0.5 }),
    makePart("bow", "body", laid(bowOf(seed % 3)), { weight: 1 }),
  ];
}

/** The key that winds a clockwork toy. What makes it itself: a short thick stem with collars, and a wide bow of two wings like a butterfly's, a clover or a ring, all of bright metal. */
export const windingKey = defineFromPlan({
  id: "winding-key",
  family: "tool",
  words: [
    "wind-up key",
    "wind up key",
    "windup key",
    "winding key",
    "winder key",
    "clockwork key",
    "clock key",
    "toy key",
  ],
  senses: [],
  height: 0.09,
  view: { azimuth: 0.4, elevation: 0.15 },
  slots: { body: mainSlot("brass gold brushed-steel", "", "stem|bow|wings|wing|handle|grip") },
  styles: { standing: {}, mounted: { weight: 0, traits: ["mounted"] } },
  build,
});
