import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, GOLDEN_ANGLE, PI, sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hollow } from "../vessel/hollow.ts";

const R = 0.0215;
const HIGH = 0.068;

/** Half the angle that the label covers. */
const LABEL = 1.9;

const print: Paint = (surface, x, y, z) => {
  const angle = atan2(x, z);
  const u = angle / LABEL;
  const line = Math.floor((y - 0.014) / 0.0052);
  const within = (y - 0.014) / 0.0052 - line;
  const reach = [0.5, 0.75, 0.62, 0.8, 0.7, 0.45][line] ?? 0;
  if (y > 0.046) layColour(surface, [0.1, 0.25, 0.55], 0.8);
  if (line >= 0 && line < 6 && within < 0.42 && Math.abs(u) < reach * 0.6 && y < 0.044)
    layColour(surface, [0.06, 0.06, 0.07], 0.8);
};

function build({ kind }: Planned): Part[] {
  const label = lathe(
    [
      [R - 0.0004, 0.012],
      [R + 0.0005, 0.012],
      [R + 0.0005, 0.052],
      [R - 0.0004, 0.052],
    ],
    72,
    true,
  );
  const cap = deform(
    turnedUp(
      [
        [0, HIGH - 0.001],
        [R + 0.0022, HIGH - 0.001, 0.001],
        [R + 0.0022, HIGH + 0.016, 0.0015],
        [0, HIGH + 0.0165],
      ],
      96,
    ),
    ([x, y, z]) => {
      const edge = Math.sqrt(x * x + z * z) > R ? 1 + 0.022 * cos(32 * atan2(z, x)) : 1;
      return [x * edge, y, z * edge];
    },
  );
  const pills = Array.from({ length: 26 }, (_, k) => {
    const out = (R - 0.0072) * Math.sqrt((k * 0.29) % 1);
    const pill = turnX(stretch(sphere(0.0058, 12), [1, 0.6, 1.5]), (k * 1.3) % PI);
    return move(turnY(pill, k), [out * cos(k * GOLDEN_ANGLE), 0.006 + 0.0014 * k, out * sin(k * GOLDEN_ANGLE)]);
  });
  return [
    makePart(
      "body",
      "body",
      lathe(
        hollow(
          [
            [R - 0.001, 0],
            [R, 0.002],
            [R, HIGH],
          ],
          0.0014,
          0.002,
        ),
        48,
      ),
      { weight: 1 },
    ),
    makePart("label", "label", label, { weight: 0.9, paint: kind === "printed" ? print : () => undefined }),
    makePart("cap", "cap", cap, { weight: 1 }),
    makePart("pills", "pill", merge(pills), { weight: 0.8 }),
  ];
}

/** A pill bottle. What makes it itself: a small clear orange cylinder with pills in it, a printed white label about it, a broad white ribbed cap. */
export const pillBottle = defineFromPlan({
  id: "pill-bottle",
  family: "vessel",
  words: [
    "pill bottle",
    "medicine bottle",
    "prescription bottle",
    "bottle of pills",
    "vitamin bottle",
    "pill container",
    "medication bottle",
  ],
  height: 0.085,
  view: { azimuth: 0.35, elevation: 0.22 },
  slots: {
    body: { ...mainSlot("glass", "#e8791a", "vial|container"), clear: true },
    cap: slot("plastic", "#f2f1ee", "lid|top"),
    label: slot("paper", "#f4f2ec", "sticker"),
    pill: slot("plastic", "#f2f0ea #e2c23a #d8483a", "tablet|capsule|contents"),
  },
  kinds: { printed: {} },
  build,
});
