import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** Height of the shaft over the floor and length of the arm, metres. */
const [AXIS, ARM] = [0.2, 0.17];

function build({ style }: Planned): Part[] {
  const arm = plate(
    [
      [-0.03, -0.026, 0.022],
      [0.0, -0.03, 0.02],
      [ARM, -0.019, 0.01],
      [ARM + 0.022, 0, 0.018],
      [ARM, 0.019, 0.01],
      [0.0, 0.03, 0.02],
      [-0.03, 0.026, 0.022],
    ],
    0.014,
    0.004,
  );
  const grip = turnX(
    turnedUp(
      [
        [0, 0],
        [0.012, 0, 0.002],
        [0.0165, 0.03, 0.02],
        [0.019, 0.07, 0.03],
        [0.014, 0.104, 0.01],
        [0, 0.108],
      ],
      32,
    ),
    PI / 2,
  );
  // the arm points up and out, so that it is seen before the sky
  const lift = 0.72;
  const swing = (g: Part["geometry"], z: number): Part["geometry"] => move(turnZ(g, lift), [0, AXIS, z]);
  const bolts = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * TAU;
    return move(stretch(sphere(0.009, 12, 8), [1, 1, 0.7]), [0.058 * cos(a), AXIS + 0.058 * sin(a), 0.058]);
  });
  const isMounted = style === "mounted";
  const foot = [
    makePart("foot", "housing", block([0.2, 0.024, 0.15], [0, 0.012, 0], 0.006, 2), { weight: 0.7 }),
    makePart(
      "bracket",
      "housing",
      plate(
        [
          [-0.085, 0.02],
          [0.085, 0.02],
          [0.06, 0.11, 0.05],
          [0.072, AXIS, 0.06],
          [0.045, AXIS + 0.062, 0.05],
          [-0.045, AXIS + 0.062, 0.05],
          [-0.072, AXIS, 0.06],
          [-0.06, 0.11, 0.05],
        ],
        0.06,
        0.008,
      ),
      { weight: 0.9 },
    ),
  ];
  const flange = makePart("flange", "crank", move(disc(0.04, 0.03, 0.006, 40), [0, AXIS, 0.03]), { weight: 0.7 });
  const cover = makePart("cover", "housing", move(disc(0.074, 0.056, 0.012, 48), [0, AXIS, 0]), { weight: 0.8 });
  return [
    ...(isMounted ? [flange] : [...foot, cover, makePart("bolts", "metal", merge(bolts), { weight: 0.4 })]),
    makePart("shaft", "metal", bar([0, AXIS, isMounted ? 0.032 : -0.05], [0, AXIS, 0.115], 0.014), { weight: 0.6 }),
    makePart("arm", "crank", swing(arm, 0.1), { weight: 1 }),
    makePart("nut", "metal", move(disc(0.022, 0.02, 0.004, 6), [0, AXIS, 0.104]), { weight: 0.5 }),
    makePart(
      "pin",
      "metal",
      move(bar([0, 0, 0.09], [0, 0, 0.235], 0.007), [ARM * cos(lift), AXIS + ARM * sin(lift), 0]),
      {
        weight: 0.4,
      },
    ),
    makePart("grip", "handle", move(grip, [ARM * cos(lift), AXIS + ARM * sin(lift), 0.114]), { weight: 1 }),
  ];
}

/** A hand crank. What makes it itself: an arm on the end of a shaft with a turned wooden grip that stands out at its far end, on a cast housing with a bolted round cover on a foot, or out of a flange where it is on a machine. */
export const handCrank = defineFromPlan({
  id: "hand-crank",
  family: "tool",
  words: ["hand crank", "crank", "crank handle", "crank lever", "turning crank", "winding handle", "cranking handle"],
  senses: ["crank#3"],
  height: 0.4,
  view: { azimuth: 0.62, elevation: 0.2 },
  slots: {
    crank: mainSlot("cast-iron steel brass", "", "arm"),
    housing: slot("painted-metal cast-iron", "#2f4a3a #3a3d42 #7a1f1c", "base|mount|box"),
    handle: slot("walnut oak", "#8a4a20 #b8722e", "grip|knob"),
    metal: slot("brushed-steel", "", "shaft|nut|bolt"),
  },
  styles: { footed: {}, mounted: { weight: 0, traits: ["mounted"] } },
  build,
});
