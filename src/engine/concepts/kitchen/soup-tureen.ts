import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, stretch } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { smoothProfile } from "../vessel/hollow.ts";

const RIM = 0.115;
const RADIUS = 0.118;

/** Bands of gold, or sprays of blue flowers about the belly and the lid. */
const decorated =
  (kind: string, from: number): Paint =>
  (surface, x, y, z) => {
    const v = y - from;
    if (kind === "gilt") {
      if (Math.abs(v - 0.026) < 0.0018 || Math.abs(v - 0.032) < 0.0008) layColour(surface, fromHex("#d3a13a"), 0.25, 1);
      return;
    }
    if (kind !== "blue") return;
    const u = (atan2(z, x) / TAU) * 8;
    const [a, b] = [(u - Math.round(u)) * 0.085, v];
    const r = Math.sqrt(a * a + b * b);
    const petals = 0.0085 + 0.0042 * cos(5 * atan2(a, b));
    const leaf = Math.abs(b - 0.006 * sin(u * TAU)) < 0.0016 && Math.abs(a) > 0.013;
    if ((r < petals && r > 0.003) || leaf) layColour(surface, fromHex("#24479a"), 0.2, 0);
    if (Math.abs(v - 0.024) < 0.0012 || Math.abs(v + 0.03) < 0.0012) layColour(surface, fromHex("#24479a"), 0.2, 0);
  };

function build({ kind, seed }: Planned): Part[] {
  const oval = seed % 2 === 0 ? 1.18 : 1;
  const wide = (g: Part["geometry"]) => settle(stretch(g, [oval, 1, 1]));
  const bowl = lathe(
    [
      [0, 0],
      ...smoothProfile(
        [
          [0.064, 0],
          [0.06, 0.008],
          [0.043, 0.02],
          [0.05, 0.032],
          [0.092, 0.055],
          [RADIUS, 0.088],
          [RADIUS, RIM],
        ],
        5,
      ),
      [RADIUS + 0.005, RIM + 0.003],
      [RADIUS + 0.005, RIM + 0.007],
      [0, RIM + 0.007],
    ],
    64,
  );
  const lid = lathe(
    [
      [0, 0],
      [RADIUS + 0.002, 0],
      ...smoothProfile(
        [
          [RADIUS + 0.003, 0.004],
          [RADIUS * 0.94, 0.014],
          [RADIUS * 0.72, 0.045],
          [RADIUS * 0.4, 0.062],
          [RADIUS * 0.14, 0.068],
        ],
        5,
      ),
      [0, 0.068],
    ],
    64,
  );
  const knob = turnedPiece(
    [
      [0.018, 0.064, 0.003],
      [0.009, 0.074, 0.004],
      [0.009, 0.08, 0.002],
      [0.02, 0.092, 0.008],
      [0.018, 0.104, 0.008],
      [0.006, 0.112, 0.004],
    ],
    32,
  );
  const edge = RADIUS * oval;
  const handle = sweep(
    ellipseOutline(0.0075, 0.0058, 14),
    curveThrough(
      [
        [edge - 0.004, 0.104, -0.03],
        [edge + 0.022, 0.108, -0.03],
        [edge + 0.036, 0.112, 0],
        [edge + 0.022, 0.108, 0.03],
        [edge - 0.004, 0.104, 0.03],
      ],
      6,
    ),
  );
  const top = RIM + 0.007;
  return [
    makePart("bowl", "body", wide(bowl), { weight: 1, paint: decorated(kind, 0.088) }),
    makePart("lid", "body", move(wide(lid), [0, top, 0]), { weight: 1, paint: decorated(kind, 0.02) }),
    makePart("knob", "trim", move(settle(knob), [0, top, 0]), { weight: 0.8 }),
    ...makeParts("handle", "trim", [settle(handle), settle(mirror(handle))], { weight: 0.8 }),
    makePart(
      "collar",
      "trim",
      wide(
        turnedUp(
          [
            [0, 0.0],
            [0.066, 0, 0.002],
            [0.066, 0.006, 0.002],
            [0, 0.006],
          ],
          56,
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A soup tureen. What makes it itself: a deep swelling bowl on a drawn-in foot, a domed lid with a knob, a looped handle at either end, white with gilt lines or blue flowers. */
export const soupTureen = defineFromPlan({
  id: "soup-tureen",
  family: "vessel",
  words: ["soup tureen", "tureen", "lidded soup bowl", "covered serving dish"],
  senses: ["tureen"],
  height: 0.23,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: {
    body: mainSlot("porcelain", "#f8f6f0 #f4efe2", "bowl|lid"),
    trim: { ...slot("porcelain", "#f8f6f0", "handle|knob|foot"), takesWhole: true },
  },
  kinds: {
    gilt: { materials: { trim: "gold" } },
    blue: { dress: { trim: "#24479a" } },
    silver: { materials: { body: "silver", trim: "silver" } },
  },
  build,
});
