import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const LONG = 0.102;
const HOLES = 10;

const mouth: Paint = (surface, x, y, z) => {
  if (z < 0.011) return;
  const u = (x / (LONG * 0.9) + 0.5) * HOLES;
  if (u > 0 && u < HOLES && Math.abs(u - Math.floor(u) - 0.5) < 0.33 && Math.abs(y) < 0.0034)
    layColour(surface, [0.01, 0.008, 0.006], 0.9, 0);
};

const engraved: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.5 || y < 0) return;
  if (isWritten("BLUES HARP", x, -(z + 0.001), 0.0055, 0.072)) layColour(surface, [0.07, 0.06, 0.06], 0.5, 0.4);
  if (Math.abs(Math.abs(z + 0.001) - 0.0062) < 0.0004 && Math.abs(x) < 0.04)
    layColour(surface, [0.1, 0.09, 0.09], 0.5, 0.4);
};

/** A harmonica. What makes it itself: a small flat bar of two rounded silver covers about a dark comb, with a row of ten square holes along the front edge. */
export const harmonica = defineFromPlan({
  id: "harmonica",
  family: "instrument",
  words: ["harmonica", "mouth organ", "blues harp", "mouth harp"],
  senses: ["harmonica"],
  height: 0.03,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    cover: mainSlot("silver", "", "plate|metal|body"),
    comb: slot("oak plastic", "#3a2015 #17181a #8a1a1c", "wood|hole"),
    screw: slot("gold"),
  },
  build: () => {
    const cover = (side: number) => {
      const profile = closeCorners(
        [
          [-0.0125, 0.0042],
          [0.0105, 0.0042],
          [0.0105, 0.006, 0.001],
          [0.0065, 0.0108, 0.004],
          [-0.008, 0.0118, 0.004],
          [-0.0125, 0.0085, 0.002],
        ],
        4,
      );
      const made = settle(turnY(extrude(profile, { depth: LONG * 0.95, bevel: 0.0016, bevelSteps: 2 }), -PI / 2));
      return side > 0 ? made : settle(turnX(turnY(made, PI), PI));
    };
    const comb = block([LONG, 0.0086, 0.026], [0, 0, 0], 0.0016, 2);
    const screws = [-1, 1].map((side) =>
      move(cylinder({ radius: 0.0022, height: 0.002, bevel: 0.0006, segments: 12 }), [
        side * LONG * 0.485,
        0.0038,
        -0.002,
      ]),
    );
    return [
      makePart("top", "cover", cover(1), { weight: 1, paint: engraved }),
      makePart("bottom", "cover", cover(-1), { weight: 0.7 }),
      makePart("comb", "comb", comb, { weight: 1, grain: "x", paint: mouth }),
      makePart("screws", "screw", merge(screws), { weight: 0.3 }),
    ];
  },
});
