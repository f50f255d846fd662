import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Length of a drawn-out rod, metres, and its thickest radius; lengths of its four pieces as shares. */
const [LONG, THICK] = [0.6, 0.011];
const PIECES = [0, 0.32, 0.58, 0.8, 1] as const;

/** A telescopic rod from a joint, with a ball at its end. */
function rod(from: Vec3, lean: number): { metal: Part["geometry"]; ball: Part["geometry"] } {
  const at = (t: number): Vec3 => [from[0] + LONG * t * sin(lean), from[1] + LONG * t * cos(lean), from[2]];
  const pieces = [0, 1, 2, 3].map((i) =>
    bar(at((PIECES[i] as number) - (i > 0 ? 0.02 : 0)), at(PIECES[i + 1] as number), THICK * (1 - 0.2 * i), 14),
  );
  return { metal: merge([move(sphere(0.017, 20, 14), from), ...pieces]), ball: move(sphere(0.021, 22, 16), at(1)) };
}

function build({ style, seed }: Planned): Part[] {
  const foot = turnedUp(
    [
      [0, 0],
      [0.06, 0, 0.004],
      [0.056, 0.022, 0.012],
      [0.026, 0.034, 0.01],
      [0.02, 0.05, 0.004],
      [0, 0.052],
    ],
    36,
  );
  const leans = style === "ears" ? [-0.52, 0.52] : [seed % 2 === 0 ? 0.1 : -0.1];
  const rods = leans.map((lean) => rod([0.012 * Math.sign(lean) * (leans.length - 1), 0.055, 0], lean));
  return [
    makePart("foot", "base", foot, { weight: 0.7 }),
    makePart("rods", "body", merge(rods.map(({ metal }) => metal)), { weight: 1 }),
    makePart("tips", "tip", merge(rods.map(({ ball }) => ball)), { weight: 0.8 }),
  ];
}

/** An antenna. What makes it itself: a rod of pieces that slide into each other, ever thinner, from a round foot, a ball at its end; or two of them spread as a rabbit's ears. */
export const antenna = defineFromPlan({
  id: "antenna",
  family: "device",
  words: [
    "antenna",
    "radio antenna",
    "tv antenna",
    "television antenna",
    "telescopic antenna",
    "whip antenna",
    "aerial",
    "radio aerial",
    "tv aerial",
    "rabbit ears antenna",
    "rabbit ear antenna",
  ],
  senses: ["antenna"],
  height: 0.66,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    body: mainSlot("chrome brushed-steel", "", "rod|rods|mast|wire"),
    base: slot("plastic", "#1d1e22 #2a2c30", "foot|stand"),
    tip: slot("plastic", "#1d1e22 #b81c18 #c8201a", "ball|end"),
  },
  styles: {
    rod: { weight: 2 },
    ears: {
      weight: 1,
      words: ["rabbit ears antenna", "rabbit ear antenna", "tv antenna", "tv aerial", "television antenna"],
    },
  },
  build,
});
