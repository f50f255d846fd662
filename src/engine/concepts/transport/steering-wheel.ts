import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, turnedCorners } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const R = 0.18;

/** Stitches along the inside of the leather, a seam at four places. */
const stitched: Paint = (surface, x, y, z) => {
  const s = (atan2(y, x) / TAU) * 90;
  const r = Math.sqrt(x * x + y * y);
  if (r < R - 0.009 && Math.abs(z) < 0.004 && s - Math.floor(s) < 0.5) layColour(surface, [0.55, 0.04, 0.03], 0.7);
};

const mark: Paint = (surface, x, y) => {
  const r = Math.sqrt(x * x + y * y);
  if (Math.abs(r - 0.018) < 0.0026 || r < 0.006) layColour(surface, [0.75, 0.76, 0.78], 0.25, 1);
};

function car(spokes: number, kind: string): Part[] {
  const y = R + 0.02;
  const at = (g: Geometry, z = 0) => move(g, [0, y, z]);
  const spoke = plate(
    [
      [0.03, -0.03, 0.012],
      [0.1, -0.018, 0.03],
      [R - 0.004, -0.024, 0.004],
      [R - 0.004, 0.024, 0.004],
      [0.1, 0.018, 0.03],
      [0.03, 0.03, 0.012],
    ],
    0.014,
    0.005,
  );
  const angles = spokes === 2 ? [0, PI] : spokes === 4 ? [0.2, PI - 0.2, PI + 0.55, -0.55] : [0.08, PI - 0.08, -PI / 2];
  const classic = kind === "classic";
  return [
    makePart("rim", "rim", at(turnX(torus(R, classic ? 0.0125 : 0.0165, 72, 16), PI / 2)), {
      weight: 1,
      ...(classic ? {} : { paint: stitched }),
    }),
    ...makeParts(
      "spoke",
      "spoke",
      angles.map((a) => at(turnZ(spoke, a), -0.008)),
      { weight: 0.9 },
    ),
    makePart(
      "hub",
      "hub",
      at(
        turnedCorners(
          [
            [0, -0.03],
            [0.06, -0.03, 0.01],
            [classic ? 0.05 : 0.072, 0.014, 0.014],
            [0, 0.02],
          ],
          48,
        ),
      ),
      { weight: 1, paint: mark },
    ),
    makePart("column", "column", at(disc(0.024, 0.14, 0.004, 28), -0.16), { weight: 0.5 }),
    ...(classic
      ? [makePart("horn", "metal", at(turnX(torus(0.05, 0.004, 40, 8), PI / 2), 0.01), { weight: 0.5 })]
      : [
          makePart(
            "buttons",
            "metal",
            at(
              merge(
                [0.105, -0.105].flatMap((x) =>
                  [0, 1].map((k) => move(disc(0.0075, 0.006, 0.002, 14), [x + (k - 0.5) * 0.022, 0.006, -0.002])),
                ),
              ),
              0,
            ),
            { weight: 0.4 },
          ),
        ]),
  ];
}

/** A ship's wheel: eight turned spokes that stand out beyond the rim as handles. */
function ship(): Part[] {
  const r = 0.32;
  const y = r + 0.17;
  const at = (g: Geometry) => move(g, [0, y, 0]);
  const spoke = turnedPiece(
    [
      [0.014, 0.05],
      [0.019, 0.1, 0.01],
      [0.012, 0.14, 0.01],
      [0.02, 0.2, 0.03],
      [0.013, 0.26, 0.01],
      [0.016, 0.3],
      [0.016, 0.36, 0.003],
      [0.012, 0.372, 0.004],
      [0.021, 0.42, 0.02],
      [0.0175, 0.465, 0.014],
    ],
    16,
  );
  const plates = [0.03, -0.03].map((z) => move(turnX(torus(r, 0.006, 64, 8), PI / 2), [0, 0, z]));
  return [
    makePart("rim", "rim", at(flatRing(r, 0.034, 0.028)), { weight: 1 }),
    ...makeParts(
      "spoke",
      "spoke",
      Array.from({ length: 8 }, (_, i) => at(turnZ(spoke, (i / 8) * TAU))),
      { weight: 0.9 },
    ),
    makePart("bands", "metal", at(merge(plates)), { weight: 0.6 }),
    makePart(
      "hub",
      "spoke",
      at(
        turnedCorners(
          [
            [0, -0.05],
            [0.085, -0.05, 0.012],
            [0.085, 0.04, 0.012],
            [0, 0.045],
          ],
          40,
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "cap",
      "metal",
      at(
        turnedCorners(
          [
            [0, 0.03],
            [0.05, 0.03],
            [0.046, 0.054, 0.008],
            [0.02, 0.062, 0.01],
            [0, 0.066],
          ],
          32,
        ),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "bolts",
      "metal",
      at(
        merge(
          Array.from({ length: 8 }, (_, i) =>
            move(sphere(0.009, 12, 8), [r * cos((i / 8) * TAU), r * sin((i / 8) * TAU), 0.034]),
          ),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

const flatRing = (r: number, wide: number, deep: number): Geometry => {
  const ring = turnX(torus(r, wide, 72, 12), PI / 2);
  return { ...ring, positions: ring.positions.map((v, i) => (i % 3 === 2 ? (v * deep) / wide : v)) };
};

const build = ({ style, kind, count }: Planned): Part[] => (style === "ship" ? ship() : car(count, kind));

/** A steering wheel. What makes it itself: a round padded rim with flat spokes to a broad hub with a badge on its column; or a ship's wheel of wood, whose eight turned spokes stand out beyond the rim as handles. */
export const steeringWheel = defineFromPlan({
  id: "steering-wheel",
  family: "object",
  words: [
    "steering wheel",
    "car steering wheel",
    "ship's wheel",
    "ship wheel",
    "ships wheel",
    "ship steering wheel",
    "boat wheel",
    "driving wheel",
  ],
  senses: ["steering wheel"],
  height: 0.4,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    rim: mainSlot("leather", "#1a1a1d #3a2416 #26282c", "ring|grip"),
    spoke: slot("plastic brushed-aluminium", "#2a2b2f", "arm|handle"),
    hub: slot("plastic", "#1c1d20", "horn|middle|airbag"),
    column: slot("iron", "#2a2b2e", "shaft"),
    metal: slot("brushed-steel", "", "button|band|cap"),
  },
  styles: {
    car: { weight: 2.2, slots: ["hub", "column"] },
    ship: {
      weight: 0,
      words: ["ship's wheel", "ship wheel", "ships wheel", "ship steering wheel", "boat wheel"],
      materials: { rim: "mahogany", spoke: "mahogany", metal: "brass" },
    },
  },
  kinds: {
    modern: { weight: 2 },
    classic: { weight: 1, materials: { rim: "walnut", spoke: "chrome", hub: "leather" } },
  },
  count: { slot: "spoke", min: 3, max: 3, most: 4 },
  build,
});
