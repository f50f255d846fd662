import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { smoothProfile } from "../vessel/hollow.ts";

const INK = fromHex("#5b6b7a");
const MILK = fromHex("#fdfaf2");

/** Marks with numbers up the front, and the milk that shows through up to its level. */
const marks =
  (level: number, isFull: boolean): Paint =>
  (surface, x, y, z, _nx, _ny, nz) => {
    if (isFull && y > 0.006 && y < level) layColour(surface, MILK, 0.18);
    if (z < 0 || nz < 0.2) return;
    for (let i = 0; i < 5; i += 1) {
      const h = 0.026 + i * 0.017;
      if (Math.abs(y - h) < 0.0009 && x > -0.014 && x < (i % 2 ? -0.006 : -0.001)) layColour(surface, INK);
      if (i % 2 === 0 && isWritten(String(50 + i * 50), x - 0.009, y - h, 0.0068, 0.1)) layColour(surface, INK);
    }
  };

function build({ has, seed }: Planned): Part[] {
  const glass = lathe(
    [
      [0, 0],
      ...smoothProfile(
        [
          [0.024, 0],
          [0.0285, 0.004],
          [0.029, 0.03],
          [seed % 2 ? 0.0245 : 0.0285, 0.062],
          [0.029, 0.095],
          [0.0275, 0.11],
          [0.023, 0.118],
        ],
        6,
      ),
      [0, 0.118],
    ],
    56,
  );
  const ring: Paint = (surface, x, _y, z) => {
    if (cos((atan2(z, x) / TAU) * TAU * 40) > 0.1) surface.height += 0.0007;
  };
  const collar = turnedUp(
    [
      [0, 0.112],
      [0.0275, 0.112, 0.001],
      [0.028, 0.132, 0.003],
      [0.019, 0.138, 0.002],
      [0, 0.138],
    ],
    56,
  );
  const teat = lathe(
    roundCorners(
      [
        [0, 0.136],
        [0.0205, 0.136],
        [0.0195, 0.142, 0.003],
        [0.0105, 0.155, 0.008],
        [0.0068, 0.166, 0.006],
        [0.0075, 0.174, 0.004],
        [0.0045, 0.18, 0.003],
        [0, 0.181],
      ],
      4,
    ),
    40,
  );
  return [
    makePart("bottle", "bottle", glass, { weight: 1, paint: marks(0.04 + (seed % 4) * 0.018, has("milk")) }),
    makePart("collar", "collar", collar, { weight: 0.9, paint: ring }),
    makePart("teat", "teat", teat, { weight: 1 }),
  ];
}

/** A baby bottle. What makes it itself: a plump clear bottle with measuring marks and white milk in it, a coloured screw ring, and a soft amber teat on top. */
export const babyBottle = defineFromPlan({
  id: "baby-bottle",
  family: "vessel",
  words: [
    "baby bottle",
    "baby's bottle",
    "milk bottle for baby",
    "nursing bottle",
    "feeding bottle",
    "infant bottle",
    "baby milk bottle",
  ],
  senses: ["nursing bottle"],
  height: 0.18,
  view: { azimuth: 0.2, elevation: 0.14 },
  slots: {
    bottle: { ...mainSlot("plastic", "#cfe2ea #d6e6e2 #e2e4ec", "glass|milk"), takesWhole: "colour" },
    collar: { ...slot("plastic", "#6fb7de #f29bb0 #8fd0a4 #f6c95a", "ring|cap|lid"), takesWhole: true },
    teat: slot("rubber", "#d9a45c #e8c896 #f0dcc0", "nipple"),
  },
  extras: { milk: { chance: 0.85, slot: "bottle", traits: ["containing", "full"] } },
  build,
  sockets: () => [{ name: "hand", position: [0, 0.06, 0.028], normal: [0, 0, 1], radius: 0.02 }],
});
