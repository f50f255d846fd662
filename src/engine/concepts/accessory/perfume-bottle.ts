import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { facetPaint } from "../jewel/facet-paint.ts";
import { brilliant } from "../jewel/ring.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Clear thick glass about a coloured liquid: pale at the rims and foot, and above the level. */
const filled =
  (half: number, foot: number, level: number, top: number): Paint =>
  (surface, x, y) => {
    const wall = Math.min((half - Math.abs(x)) / (half * 0.13), (y - foot * 0.3) / (foot * 0.7), (level - y) / 0.0006);
    const clear = Math.min(1, Math.max(0, 1 - wall));
    surface.roughness = 0.04;
    const pale = 0.72 * clear;
    surface.r += (0.86 - surface.r) * pale;
    surface.g += (0.89 - surface.g) * pale;
    surface.b += (0.9 - surface.b) * pale;
    if (Math.abs(y - level) < 0.0005) layColour(surface, [0.95, 0.95, 0.95], 0.05);
    if (y > top) surface.roughness = 0.05;
    // a streak of light down the side of the glass
    if (Math.abs(x + half * 0.7) < half * 0.045 && y > foot && y < level * 0.94) {
      surface.r += (0.95 - surface.r) * 0.6;
      surface.g += (0.95 - surface.g) * 0.6;
      surface.b += (0.95 - surface.b) * 0.6;
    }
  };

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

const collarAt = (y: number, r: number): Geometry =>
  move(
    lathe(
      roundCorners(
        [
          [0, 0],
          [r, 0, 0.0006],
          [r, 0.003, 0.0005],
          [r * 0.8, 0.0035, 0.0004],
          [r * 0.8, 0.0055, 0.0004],
          [r * 0.92, 0.006, 0.0005],
          [r * 0.92, 0.0085, 0.0006],
          [0, 0.0085],
        ],
        2,
      ),
      40,
    ),
    [0, y, 0],
  );

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
  const foot = round ? 0.012 : 0.011;
  const parts: Part[] = [
    makePart("bottle", "glass", round ? { ...body, rest: body.positions.slice() } : body, {
      weight: 1,
      crease: 0.5,
      paint: filled(w / 2, foot, h * 0.8, h),
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
    makePart("bottle", "glass", body, { weight: 1, crease: 0.05, paint: facetPaint(0.55) }),
    makePart("collar", "metal", collarAt(0.0665, 0.0112), { weight: 0.6 }),
    makePart("stopper", "stopper", move(stretch(brilliant(0.019, 8), [1, 1.15, 0.8]), [0, 0.0895, 0]), {
      weight: 0.9,
      crease: 0.05,
      paint: facetPaint(0.6),
    }),
  ];
}

/** With a rubber bulb on a hose that is pressed to spray. */
function atomizer(): Part[] {
  const profile = roundCorners(
    [
      [0, 0],
      [0.024, 0, 0.002],
      [0.024, 0.003, 0.001],
      [0.016, 0.006, 0.003],
      [0.038, 0.034, 0.018],
      [0.026, 0.058, 0.014],
      [0.0105, 0.066, 0.004],
      [0.01, 0.071],
      [0, 0.071],
    ],
    6,
  );
  const flutes = stretch(lathe(profile, 48), [1, 1, 1]);
  const head = move(cylinder({ radius: 0.006, height: 0.011, bevel: 0.0015, segments: 24 }), [0, 0.077, 0]);
  const nozzle = tube(
    0.0022,
    [
      [0.004, 0.084, 0],
      [-0.017, 0.0845, 0],
    ],
    14,
    { endRounding: 0.001 },
  );
  const hose = tube(
    0.0022,
    curveThrough(
      [
        [0.002, 0.084, 0],
        [0.016, 0.0845, 0.001],
        [0.03, 0.079, 0.003],
        [0.042, 0.064, 0.008],
        [0.05, 0.047, 0.012],
      ],
      6,
    ),
    12,
  );
  const bulb = move(stretch(sphere(0.0155, 32), [0.92, 1.15, 0.92]), [0.052, 0.033, 0.013]);
  const strands = Array.from({ length: 16 }, (_, i): Geometry => {
    const a = i * 2.4;
    const r = 0.0045 * Math.sqrt((i + 0.5) / 16);
    return tube(
      0.0008,
      [
        [0.052 + r * 0.4 * cos(a), 0.017, 0.013 + r * 0.4 * sin(a)],
        [0.052 + r * cos(a), 0.001, 0.013 + r * sin(a)],
      ],
      5,
    );
  });
  const band = move(torus(0.0026, 0.0013, 20, 8), [0.052, 0.0135, 0.013]);
  return [
    makePart("bottle", "glass", flutes, {
      weight: 1,
      paint: (surface, x, y, z) => {
        filled(0.036, 0.01, 0.047, 0.07)(surface, x, y, z, 0, 0, 0);
        surface.height += 0.0007 * sin(Math.abs(x) * 500) * (z > 0 ? 1 : -1);
      },
    }),
    makePart("sprayer", "metal", merge([collarAt(0.0695, 0.0122), head, nozzle]), { weight: 0.7 }),
    makePart("bulb", "bulb", merge([hose, bulb]), { weight: 0.9 }),
    makePart("tassel", "bulb", merge([...strands, band, move(sphere(0.003, 14), [0.052, 0.0165, 0.013])]), {
      weight: 0.5,
    }),
  ];
}

function build({ style }: Planned): Part[] {
  if (style === "crystal") return crystal();
  if (style === "atomizer") return atomizer();
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
    glass: mainSlot("glass", "#e08a3a #e88aa0 #d8b04a #8a5ab8 #4a9ac0 #6ab08a", "bottle|liquid|scent"),
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
