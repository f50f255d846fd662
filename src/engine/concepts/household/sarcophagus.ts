import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Metres: of the mummy's case, standing. */
const TALL = 1.95;
const BLUE = fromHex("#14407c");
const TEAL = fromHex("#1c8a86");
const RED = fromHex("#a8281c");
const GOLD = fromHex("#d8a028");

/** Half the width from the feet to the crown: a body wrapped in linen. */
const wide = graph([
  [0, 0.2],
  [0.06, 0.22],
  [0.14, 0.19],
  [0.4, 0.25],
  [0.62, 0.33],
  [0.74, 0.37],
  [0.8, 0.3],
  [0.85, 0.24],
  [0.93, 0.22],
  [0.985, 0.13],
  [1, 0.06],
]);
/** How far its front stands out. */
const deep = graph([
  [0, 0.3],
  [0.07, 0.29],
  [0.14, 0.16],
  [0.45, 0.17],
  [0.7, 0.21],
  [0.82, 0.18],
  [0.9, 0.19],
  [1, 0.08],
]);

/** A case of cross cuts one above the other: round in front, flatter behind. */
function shell(): Geometry {
  const rows = 44;
  return loft(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const [w, d] = [wide(t), deep(t)];
      return Array.from({ length: 48 }, (_, k) => {
        const a = (k / 48) * TAU;
        return [w * cos(a), t * TALL, -(sin(a) > 0 ? 0.62 : 1) * d * sin(a)] as const;
      });
    }),
  );
}

/** Collar in rings, feathered wings across the breast, bands with signs down to the feet. */
const painted: Paint = (surface, x, y, z) => {
  const t = y / TALL;
  if (z < -0.02) return;
  const u = Math.abs(x);
  const ring = Math.sqrt(x * x + (y - 1.56) * (y - 1.56));
  if (ring < 0.33 && y < 1.6) {
    const band = Math.floor((ring - 0.1) / 0.033);
    const bead = (((x * 40) % 1) + 1) % 1 < 0.5;
    const colour = [BLUE, GOLD, RED, GOLD, TEAL, GOLD, BLUE][Math.max(0, band)] ?? GOLD;
    if (colour !== GOLD) layColour(surface, bead && band % 2 === 0 ? colour : colour, 0.45, 0);
    return;
  }
  if (t > 0.78) return;
  if (t > 0.45 && t < 0.58 && u > 0.03) {
    // wings of a bird with its head in the middle
    const feather = (u * 26 + (0.58 - t) * 12) % 1;
    const row = Math.floor((0.58 - t) / 0.043);
    layColour(surface, feather < 0.16 ? GOLD : ([TEAL, BLUE, RED][row] ?? TEAL), 0.45, 0);
    return;
  }
  if (t < 0.44 && t > 0.02) {
    if (u < 0.055) {
      // a column of signs
      const cell = y / 0.09;
      const v = cell - Math.floor(cell) - 0.5;
      const kind = Math.floor(cell) % 4;
      const a = x / 0.09;
      const isSign =
        kind === 0
          ? Math.abs(a) < 0.3 && Math.abs(v) < 0.08
          : kind === 1
            ? a * a + v * v < 0.09 && a * a + v * v > 0.03
            : kind === 2
              ? Math.abs(a) < 0.07 + (0.3 - v) * 0.3 && v < 0.3 && v > -0.3
              : Math.abs(Math.abs(a) - 0.2) < 0.06 && Math.abs(v) < 0.32;
      if (u > 0.047) layColour(surface, BLUE, 0.45, 0);
      else if (isSign) layColour(surface, RED, 0.45, 0);
      return;
    }
    const stripe = (y / 0.07) % 1;
    const slant = ((y - u * 0.7) / 0.085 + 10) % 1;
    if (slant < 0.42) layColour(surface, Math.floor((y - u * 0.7) / 0.085 + 10) % 2 === 0 ? BLUE : TEAL, 0.45, 0);
    else if (stripe < 0.08 && slant > 0.6) layColour(surface, RED, 0.45, 0);
  }
};

/** Blue and gold stripes of the royal head-cloth. */
const striped: Paint = (surface, x, y) => {
  const band = (y * 26 + Math.abs(x) * 8) % 1;
  if (band < 0.5) layColour(surface, BLUE, 0.4, 0);
};

function build({ style }: Planned): Part[] {
  const cloth = sculpt([
    add(ellipsoid([0, 1.8, 0.02], [0.235, 0.2, 0.19])),
    add(roundCone([0.16, 1.72, 0.09], [0.2, 1.46, 0.15], 0.085, 0.075), 0.05),
    add(roundCone([-0.16, 1.72, 0.09], [-0.2, 1.46, 0.15], 0.085, 0.075), 0.05),
  ]);
  const face = sculpt([
    add(ellipsoid([0, 1.745, 0.16], [0.115, 0.145, 0.075])),
    add(roundCone([0, 1.775, 0.228], [0, 1.735, 0.248], 0.012, 0.022), 0.02),
    add(ellipsoid([0, 1.683, 0.222], [0.038, 0.012, 0.014]), 0.012),
    add(ellipsoid([0.122, 1.745, 0.13], [0.02, 0.04, 0.02]), 0.01),
    add(ellipsoid([-0.122, 1.745, 0.13], [0.02, 0.04, 0.02]), 0.01),
  ]);
  const looked: Paint = (surface, x, y, z) => {
    if (z < 0.17) return;
    const u = Math.abs(x) - 0.052;
    const v = y - 1.772;
    const eye = (u * u) / (0.03 * 0.03) + (v * v) / (0.0125 * 0.0125);
    const pupil = u * u + v * v < 0.0105 * 0.0105;
    const brow = Math.abs(v - 0.032 + u * u * 6) < 0.006 && Math.abs(u) < 0.042;
    const tail = u > 0.02 && u < 0.055 && Math.abs(v) < 0.004;
    if (eye < 1) layColour(surface, pupil ? [0.01, 0.01, 0.01] : [0.9, 0.88, 0.82], 0.3, 0);
    else if (eye < 1.7 || brow || tail) layColour(surface, [0.01, 0.02, 0.06], 0.4, 0);
  };
  const arms = sculpt([
    ...addAll(
      limb([
        [[0.29, 1.36, 0.1], 0.06],
        [[0.2, 1.2, 0.2], 0.055],
        [[-0.08, 1.33, 0.235], 0.045],
      ]),
      0.01,
    ),
    ...addAll(
      limb([
        [[-0.29, 1.36, 0.1], 0.06],
        [[-0.2, 1.2, 0.2], 0.055],
        [[0.08, 1.33, 0.25], 0.045],
      ]),
      0.01,
    ),
  ]);
  // crook and flail
  const crook = tube(
    0.013,
    [
      [-0.08, 1.24, 0.27],
      [-0.13, 1.46, 0.26],
      [-0.16, 1.58, 0.25],
      [-0.13, 1.63, 0.25],
      [-0.1, 1.6, 0.25],
    ],
    10,
  );
  const flail = merge([
    tube(
      0.013,
      [
        [0.08, 1.24, 0.29],
        [0.15, 1.56, 0.25],
      ],
      10,
    ),
    ...[0, 1, 2].map((i) =>
      tube(
        0.009,
        [
          [0.15, 1.56, 0.25],
          [0.19 + i * 0.02, 1.5, 0.26],
          [0.2 + i * 0.025, 1.38, 0.26],
        ],
        8,
      ),
    ),
  ]);
  const beard = tube(
    0.02,
    [
      [0, 1.615, 0.21],
      [0, 1.54, 0.25],
      [0, 1.46, 0.275],
    ],
    12,
    { scale: (t) => 0.8 + 0.4 * t, endRounding: 0.008 },
  );
  const cobra = tube(
    0.014,
    [
      [0, 1.9, 0.17],
      [0, 1.94, 0.21],
      [0, 1.99, 0.2],
      [0, 2.02, 0.225],
    ],
    10,
    { scale: (t) => 1.2 - 0.4 * t, endRounding: 0.005 },
  );
  const standing: Part[] = [
    makePart("case", "case", shell(), { weight: 1, paint: painted, crease: 1 }),
    makePart("head-cloth", "case", settle(meshSdf(cloth, 0.012)), { weight: 1, paint: striped, crease: 1.2 }),
    makePart("face", "case", settle(meshSdf(face, 0.0075)), { weight: 1, paint: looked, crease: 1.2 }),
    makePart("arms", "case", settle(meshSdf(arms, 0.011)), { weight: 0.8, crease: 1.2 }),
    makePart("beard", "trim", beard, { weight: 0.6 }),
    makePart("cobra", "case", cobra, { weight: 0.5 }),
    ...makeParts("sceptre", "trim", [crook, flail], { weight: 0.6 }),
  ];
  if (style === "standing")
    return [
      ...standing,
      makePart("plinth", "stone", block([0.66, 0.1, 0.66], [0, -0.049, 0.02], 0.012), { weight: 0.5 }),
    ];
  const lie = (part: Part): Part => ({ ...part, geometry: move(turnX(part.geometry, -1.5708), [0, 0.34, 0.97]) });
  return [
    ...standing.map(lie),
    makePart("plinth", "stone", block([0.9, 0.2, 2.12], [0, 0.1, 0], 0.02), { weight: 0.6 }),
    makePart("bed", "stone", block([0.5, 0.12, 1.7], [0, 0.24, 0], 0.02), { weight: 0.4 }),
  ];
}

/** A sarcophagus. What makes it itself: a golden case in the shape of a wrapped body, a calm face with black-rimmed eyes in a striped head-cloth, a plaited beard, arms crossed over crook and flail, a beaded collar, signs down to the feet. */
export const sarcophagus = defineFromPlan({
  id: "sarcophagus",
  family: "object",
  words: [
    "sarcophagus",
    "egyptian sarcophagus",
    "mummy case",
    "egyptian coffin",
    "pharaoh coffin",
    "mummy coffin",
    "tutankhamun",
  ],
  senses: ["sarcophagus", "mummy case"],
  height: 2.05,
  vary: 0.03,
  view: { azimuth: 0.42, elevation: 0.12 },
  slots: {
    case: mainSlot("gold", "", "body|face|lid|mask"),
    trim: slot("ceramic-glaze", "#1c3f86 #1c7a78", "beard|crook|flail"),
    stone: slot("sandstone", "#c8a878", "plinth|base"),
  },
  styles: { standing: { weight: 3 }, lying: { weight: 0, traits: ["lying", "flat"] } },
  build,
});
