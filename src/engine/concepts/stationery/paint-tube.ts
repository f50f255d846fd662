import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Radius at the shoulder and length from there to the fold, metres. It lies along Z, its nozzle to +Z. */
const [R, LONG] = [0.0165, 0.105];

/** A white paper label that says what is inside. */
const labelled: Paint = (surface, x, y, z) => {
  const along = z + LONG / 2;
  if (along < 0.016 || along > LONG - 0.004) return;
  layColour(surface, [0.88, 0.87, 0.84], 0.5, 0);
  if (along > 0.0445 && along < 0.0465) layColour(surface, [0.04, 0.04, 0.05], 0.5, 0);
  if (y < 0) return;
  const isInk =
    isWritten("OIL", z - 0.012, x - 0.002, 0.0095, 0.1) || isWritten("COLOUR", z - 0.018, x + 0.0085, 0.0046, 0.1);
  if (isInk) layColour(surface, [0.04, 0.04, 0.05], 0.5, 0);
};

const HUES = {
  red: "#c4161c",
  blue: "#1c3fae",
  yellow: "#f2b90c",
  green: "#12813f",
  violet: "#5c2a9a",
  orange: "#e8641a",
};

function build({ has }: Planned): Part[] {
  /** The skin across a part of its way, `over` times as thick as it is. */
  const skin = (from: number, to: number, pieces: number, over: number): readonly Ring[] =>
    Array.from({ length: pieces + 1 }, (_, k): Ring => {
      const t = lerp(from, to, k / pieces);
      const flat = t * t * (3 - 2 * t);
      const wide = over * lerp(R * 1.42, R, flat);
      const tall = over * lerp(0.0009, R, flat * (0.9 + 0.1 * t));
      return Array.from({ length: 32 }, (_, i): Vec3 => {
        const angle = (i / 32) * TAU;
        const dent = 1 - 0.12 * sin(t * 9) * Math.max(0, sin(angle)) * (1 - t);
        return [wide * cos(angle), tall * dent * sin(angle), -LONG / 2 + t * LONG];
      });
    });
  // the round end lies on the table, so that the tube slopes down to its fold
  const lean = (R - 0.003) / LONG;
  const lay = (g: Part["geometry"]) =>
    move(turnY(move(turnX(g, -lean * 0.9), [0, R * 0.56 + 0.003, 0]), 0.9), [0, 0, 0]);
  const shoulder = turned(
    [
      [0, 0],
      [R, 0],
      [R * 0.96, 0.003],
      [0.0072, 0.0085],
      [0.0058, 0.0095],
      [0.0058, 0.0165],
      [0.0066, 0.0165],
      [0.0052, 0.0185],
      [0, 0.0185],
    ],
    36,
  );
  const cap = turned(
    [
      [0, 0],
      [0.0092, 0],
      [0.0098, 0.0008],
      [0.0088, 0.0152],
      [0.0082, 0.016],
      [0, 0.016],
    ],
    24,
  );
  const end = LONG / 2;
  const worm = curveThrough(
    [
      [0, 0, end + 0.014],
      [0.001, -0.0035, end + 0.026],
      [0.007, -0.0085, end + 0.036],
      [0.019, -0.0103, end + 0.034],
      [0.024, -0.0103, end + 0.022],
      [0.036, -0.0103, end + 0.016],
      [0.043, -0.0098, end + 0.026],
    ],
    8,
  );
  return [
    makePart("tube", "body", lay(settle(loft(skin(0, 1, 14, 1)))), { weight: 1, paint: labelled }),
    makePart("band", "paint", lay(settle(loft(skin(0.15, 0.41, 5, 1.02)))), { weight: 0.9 }),
    makePart("fold", "metal", lay(block([R * 2.86, 0.0034, 0.007], [0, 0, -LONG / 2 + 0.001], 0.0012)), {
      weight: 0.7,
    }),
    makePart("shoulder", "metal", lay(move(shoulder, [0, 0, end - 0.0004])), { weight: 0.8 }),
    ...(has("paint")
      ? [
          makePart("paint", "paint", lay(tube(0.0049, worm, 16, { scale: (t) => (t > 0.9 ? 1 - (t - 0.9) * 7 : 1) })), {
            weight: 1,
          }),
          makePart("cap", "cap", move(turnX(cap, -Math.PI / 2), [-0.03, 0, 0.052]), { weight: 0.6 }),
        ]
      : [makePart("cap", "cap", lay(move(cap, [0, 0, end + 0.006])), { weight: 0.8 })]),
  ];
}

/** A painter's tube. What makes it itself: a soft metal tube, round at its shoulder and flat at the folded end, a band of its colour on a white label, and a worm of that very paint squeezed out of the threaded neck, the little cap beside it. */
export const paintTube = defineFromPlan({
  id: "paint-tube",
  family: "vessel",
  words: [
    "paint tube",
    "tube of paint",
    "oil paint tube",
    "tube of oil paint",
    "acrylic paint tube",
    "tube of acrylic paint",
    "oil paint",
    "acrylic paint",
    "tube of glue",
  ],
  height: 0.036,
  vary: 0.05,
  view: { azimuth: 0.3, elevation: 0.6 },
  slots: {
    paint: mainSlot("plastic", HUES.red, "colour|color|blob|band"),
    body: slot("aluminium", "", "tube|label"),
    metal: slot("aluminium", "", "fold|neck|shoulder"),
    cap: slot("plastic", "#17181a #f0f0ee", "lid"),
  },
  kinds: Object.fromEntries(Object.entries(HUES).map(([name, paint]) => [name, { dress: { paint } }])),
  extras: { paint: { chance: 0.75, traits: ["open"] } },
  build,
});
