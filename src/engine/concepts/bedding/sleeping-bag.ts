import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { rollUp, strapAround } from "../roll-up.ts";
import { paddedBox } from "../seating/padded-box.ts";

/** Metres, from the foot (front) to the crown. */
const LONG = 2.05;
const half = graph([
  [0, 0.14],
  [0.06, 0.22],
  [0.3, 0.28],
  [0.6, 0.37],
  [0.75, 0.39],
  [0.86, 0.33],
  [0.95, 0.26],
  [1, 0.14],
]);
const high = graph([
  [0, 0.1],
  [0.06, 0.22],
  [0.2, 0.23],
  [0.5, 0.2],
  [0.72, 0.21],
  [0.82, 0.12],
  [1, 0.07],
]);

/** Tubes of down lie across, with a seam between each two. */
function bag(): Geometry {
  const rows = 84;
  return loft(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const puff = 0.86 + 0.14 * Math.abs(sin(t * PI * 13));
      return Array.from({ length: 40 }, (_, k): Vec3 => {
        // clockwise: the cuts go from the feet backwards
        const a = -(k / 40) * TAU;
        const y = sin(a) > 0 ? high(t) * puff * sin(a) : 0.06 * sin(a);
        return [half(t) * (0.96 + 0.04 * puff) * cos(a), y + 0.06, LONG * (0.5 - t)];
      });
    }),
  );
}

/** The hood: a padded roll around the opening where the face looks out. */
function hood(): Geometry {
  const path = curveThrough(
    [
      [-0.27, 0.2, -0.46],
      [-0.31, 0.2, -0.66],
      [-0.27, 0.19, -0.86],
      [-0.12, 0.18, -0.99],
      [0.12, 0.18, -0.99],
      [0.27, 0.19, -0.86],
      [0.31, 0.2, -0.66],
      [0.27, 0.2, -0.46],
      [0.1, 0.24, -0.38],
      [-0.1, 0.24, -0.38],
    ],
    6,
    true,
  );
  return sweep(rectangleOutline(0.11, 0.13, 0.05, 4), path, { closed: true, up: [0, 1, 0] });
}

/** Rolled up for the pack: the thick quilt in a spiral, two straps around it. */
const ROLL = { wide: 0.46, thick: 0.036, inner: 0.024, pitch: 0.039, turns: 3.3, flat: 0.03 };

const rolledUp = (): Part[] => [
  makePart("bag", "cloth", rollUp(ROLL), { weight: 1 }),
  ...[-0.13, 0.13].map((x, i) =>
    makePart(`strap-${i + 1}`, "strap", strapAround(ROLL, x, 0.03, 0.006), { weight: 0.5 }),
  ),
];

function build({ style }: Planned): Part[] {
  return style === "rolled" ? rolledUp() : laidOut();
}

function laidOut(): Part[] {
  const zip = curveThrough(
    [
      [0.22, 0.245, -0.42],
      [0.25, 0.232, -0.2],
      [0.2, 0.215, 0.1],
      [0.16, 0.225, 0.42],
    ],
    8,
  );
  return [
    makePart("bag", "cloth", bag(), { weight: 1, crease: 1.2 }),
    makePart("hood", "cloth", hood(), { weight: 0.9, crease: 1.2 }),
    makePart("lining", "lining", move(paddedBox([0.5, 0.1, 0.56], 0.045, 0.02, 8), [0, 0.145, -0.7]), { weight: 0.8 }),
    makePart("pillow", "pillow", move(paddedBox([0.4, 0.12, 0.26], 0.05, 0.03, 8), [0, 0.22, -0.8]), { weight: 0.7 }),
    makePart("zip", "zip", sweep(rectangleOutline(0.02, 0.02, 0.004, 1), zip, { up: [0, 1, 0] }), { weight: 0.6 }),
  ];
}

/** A sleeping bag. What makes it itself: a long quilted body that narrows to the feet, seams across it, a padded hood round an opening with the lining and a pillow in it, a zip down one side; or rolled up in two straps. */
export const sleepingBag = defineFromPlan({
  id: "sleeping-bag",
  family: "furniture",
  words: ["sleeping bag", "mummy bag", "camping bag", "bedroll", "rolled sleeping bag"],
  senses: ["sleeping bag"],
  height: 0.3,
  view: { azimuth: 0.75, elevation: 0.5 },
  slots: {
    cloth: mainSlot("ripstop-nylon", "#c8481c #1f5fa8 #2f6b3c #5a2a6a #c8281e", "shell|quilt|hood|body"),
    lining: slot("woven-cotton", "#e0a82c #2a2c30 #d8d0c0", "inside"),
    pillow: slot("woven-cotton", "#ece6d8 #c8ccd0", "cushion"),
    zip: slot("plastic", "#1b1c1e #e8e4da", "zipper"),
    strap: slot("woven-cotton", "#1b1c1e #d8c8a0", "cord"),
  },
  styles: {
    open: { weight: 1 },
    rolled: { weight: 0, words: ["rolled sleeping bag", "bedroll"], traits: ["rolled"], slots: ["strap"] },
  },
  build,
  sockets: ({ style }) =>
    style === "rolled"
      ? []
      : [
          { name: "bed", position: [0, 0.27, 0.1], normal: [0, 1, 0], radius: 0.35 },
          { name: "top", position: [0, 0.27, 0.1], normal: [0, 1, 0], radius: 0.35 },
        ],
});
