import { box } from "../../geometry/box.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { facetPaint } from "../jewel/facet-paint.ts";
import { brilliant } from "../jewel/gem-cuts.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

import { perfumeAtomizer } from "./perfume-atomizer.ts";
import { collarAt, scentWithin } from "./scent-glass.ts";

const label =
  (wide: number, high: number, y0: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const [u, v] = [Math.abs(x), Math.abs(y - y0)];
    const edge = Math.min(wide / 2 - u, high / 2 - v);
    if (edge > 0.0011 && edge < 0.0018) layColour(surface, [0.55, 0.38, 0.1]);
    if (
      isWritten("PARFUM", x, y - y0 - high * 0.1, high * 0.26, 0.09) ||
      isWritten("PARIS", x, y - y0 + high * 0.24, high * 0.14, 0.1)
    )
      layColour(surface, [0.06, 0.05, 0.05]);
  };

function flacon(style: string): Part[] {
  const round = style === "round";
  const [w, h, d] = round ? [0.068, 0.068, 0.027] : style === "tall" ? [0.04, 0.09, 0.03] : [0.062, 0.068, 0.031];
  const body = round
    ? move(
        turnX(
          lathe(
            roundCorners(
              [
                [0, -d / 2],
                [w * 0.32, -d / 2, 0.004],
                [w / 2, -d * 0.28, 0.008],
                [w / 2, d * 0.28, 0.008],
                [w * 0.32, d / 2, 0.004],
                [0, d / 2],
              ],
              5,
            ),
            64,
          ),
          PI / 2,
        ),
        [0, h / 2 - 0.0015, 0],
      )
    : loft(
        [
          [0, 0.9],
          [0.0015, 0.97],
          [0.004, 1],
          [h - 0.01, 1],
          [h - 0.005, 0.97],
          [h - 0.0015, 0.86],
          [h, 0.72],
        ].map(
          ([y, k]): Ring =>
            rectangleOutline(w * (k as number), d * (k as number), 0.006 * (k as number), 4).map(
              ([x, z]): Vec3 => [x, y as number, -z],
            ),
        ),
      );
  const parts: Part[] = [
    makePart("bottle", "glass", round ? { ...body, rest: body.positions.slice() } : body, {
      weight: 1,
      crease: 0.5,
    }),
    makePart("liquid", "liquid", scentWithin(round ? settle(body) : body, [0, h / 2, 0], h * 0.76), {
      weight: 0.8,
      crease: 0.5,
    }),
    makePart("collar", "metal", collarAt(h - 0.0015 - (round ? 0.001 : 0), 0.0105), { weight: 0.6 }),
  ];
  const y0 = h * 0.44;
  parts.push(
    makePart("label", "label", move(slab([w * 0.62, w * 0.36, 0.0016], 0.0012, 0.0004), [0, y0, d / 2 - 0.0001]), {
      weight: 0.6,
      paint: label(w * 0.62, w * 0.36, 0),
    }),
  );
  const top = h + 0.006;
  if (style === "square") {
    parts.push(
      makePart("cap", "cap", move(box([0.028, 0.026, 0.024], { bevel: 0.003, bevelSteps: 3 }), [0, top + 0.0125, 0]), {
        weight: 0.8,
      }),
    );
  } else if (round) {
    parts.push(
      makePart(
        "cap",
        "cap",
        merge([
          move(sphere(0.0135, 36), [0, top + 0.0125, 0]),
          move(torus(0.0085, 0.0016, 32, 8), [0, top + 0.0015, 0]),
        ]),
        {
          weight: 0.8,
        },
      ),
    );
  } else
    parts.push(
      makePart(
        "cap",
        "cap",
        move(cylinder({ radius: 0.0125, height: 0.034, bevel: 0.002, bevelSteps: 3, segments: 40 }), [
          0,
          top - 0.0005,
          0,
        ]),
        { weight: 0.8 },
      ),
    );
  return parts;
}

/** A cut bottle with a stopper like a gem. */
function crystal(): Part[] {
  const sides = 8;
  const ring = (r: number, y: number, shift: number): Ring =>
    Array.from({ length: sides * 2 }, (_, i): Vec3 => {
      const a = -((i + shift) / (sides * 2)) * TAU;
      return [r * cos(a), y, r * sin(a) * 0.8];
    });
  const body = loft([
    ring(0.022, 0, 0),
    ring(0.034, 0.013, 0.5),
    ring(0.038, 0.028, 0),
    ring(0.03, 0.048, 0.5),
    ring(0.013, 0.062, 0),
    ring(0.01, 0.068, 0),
  ]);
  return [
    makePart("bottle", "glass", body, { weight: 1, crease: 0.05 }),
    makePart("liquid", "liquid", scentWithin(body, [0, 0.03, 0], 0.044), { weight: 0.8, crease: 0.05 }),
    makePart("collar", "metal", collarAt(0.0665, 0.0112), { weight: 0.6 }),
    makePart("stopper", "stopper", move(stretch(brilliant(0.019, 8), [1, 1.15, 0.8]), [0, 0.0895, 0]), {
      weight: 0.9,
      crease: 0.05,
      paint: facetPaint(0.6),
    }),
  ];
}

function build({ style }: Planned): Part[] {
  if (style === "crystal") return crystal();
  if (style === "atomizer") return perfumeAtomizer();
  return flacon(style);
}

/** A perfume bottle. What makes it itself: a small heavy flacon of clear glass with coloured scent in it, a gold collar, a large cap and a label; or cut crystal with a gem of a stopper; or an old atomizer with a bulb and a tassel. */
export const perfumeBottle = defineFromPlan({
  id: "perfume-bottle",
  family: "vessel",
  words: [
    "perfume bottle",
    "perfume",
    "bottle of perfume",
    "cologne",
    "cologne bottle",
    "fragrance bottle",
    "fragrance",
    "scent bottle",
    "flacon",
    "perfume atomizer",
    "atomizer",
    "eau de toilette",
  ],
  senses: ["perfume", "atomizer"],
  height: 0.1,
  view: { azimuth: 0.36, elevation: 0.2 },
  slots: {
    glass: { ...mainSlot("glass", "#e6eef0 #ece8e2", "bottle"), clear: true, takesWhole: "material" },
    liquid: mainSlot("glass", "#e08a3a #e88aa0 #d8b04a #8a5ab8 #4a9ac0 #6ab08a", "scent|perfume|fragrance"),
    metal: slot("gold gold silver", "", "collar|sprayer|nozzle"),
    cap: slot("gold plastic plastic", "#17181b #e8c46a #f0ece2", "lid|top"),
    label: slot("paper", "#f4f0e6 #efe2c8", "sticker"),
    stopper: slot("glass", "#e8eef2 #e9a8b8", "gem"),
    bulb: slot("woven-cotton leather", "#7a1f3a #2a2b31 #8a6a2a", "pump|tassel|hose"),
  },
  styles: {
    square: { weight: 2.5, words: ["cologne", "cologne bottle", "eau de toilette"], traits: ["square"] },
    round: { weight: 1.3, traits: ["round"] },
    tall: { weight: 0.8, traits: ["tall", "thin", "narrow"] },
    crystal: { weight: 1, slots: ["stopper"] },
    atomizer: { weight: 1.3, words: ["perfume atomizer", "atomizer"], slots: ["bulb"] },
  },
  build,
});
