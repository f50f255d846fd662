import { curveThrough } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Where the worm stands beside the pot, its coil's radius, and from where down to where it winds, metres. */
const [WORM, COIL, HIGH, LOW] = [0.62, 0.13, 0.62, 0.3];
const TURNS = 5;

/** The belly with its shoulder, and the onion-shaped helmet on it. */
const POT: readonly Corner[] = [
  [0, 0.12],
  [0.2, 0.12, 0.03],
  [0.29, 0.24, 0.1],
  [0.27, 0.42, 0.1],
  [0.13, 0.52, 0.04],
  [0.12, 0.56, 0.02],
  [0.19, 0.66, 0.09],
  [0.12, 0.8, 0.07],
  [0.05, 0.87, 0.03],
  [0.035, 0.92],
  [0, 0.92],
];
const TUB: readonly Corner[] = [
  [0, 0],
  [0.17, 0, 0.01],
  [0.2, 0.27, 0.01],
  [0.21, 0.28, 0.006],
  [0.19, 0.29, 0.006],
  [0.18, 0.25, 0.01],
  [0, 0.24],
];

const INK = fromHex("#15130f");
const RED = fromHex("#c0281c");

/** Figures' strokes around three quarters of a dial that faces +z, a red needle and its hub. `r`: of the dial. */
const dial =
  (at: Vec3, r: number): Paint =>
  (surface, x, y) => {
    const [u, v] = [(x - at[0]) / r, (y - at[1]) / r];
    const far = Math.sqrt(u * u + v * v);
    const turn = (atan2(u, v) / TAU) * 16;
    const isStroke = Math.abs(turn - Math.round(turn)) * far < 0.1 && far > 0.6 && far < 0.9 && Math.abs(turn) < 6.2;
    if (isStroke || far < 0.14) layColour(surface, INK, 0.4, 0);
    // the needle points up and to the right
    const [along, off] = [0.6 * u + 0.8 * v, 0.8 * u - 0.6 * v];
    if (along > 0 && along < 0.72 && Math.abs(off) < 0.07) layColour(surface, RED, 0.4, 0);
  };

function gauge(): Part[] {
  const at: Vec3 = [0, 0.36, 0.36];
  const facing = (radius: number, height: number, z: number) =>
    move(turnX(cylinder({ radius, height, bevel: 0.006, segments: 36 }), PI / 2), [at[0], at[1], z]);
  return [
    makePart("gauge-case", "fitting", merge([facing(0.085, 0.04, 0.335), facing(0.02, 0.1, 0.25)]), { weight: 0.8 }),
    makePart("gauge", "gauge", settle(facing(0.072, 0.012, 0.368)), { weight: 0.9, paint: dial(at, 0.072) }),
  ];
}

function build({ has }: Planned): Part[] {
  const neck = curveThrough(
    [
      [0, 0.86, 0],
      [0.02, 1.0, 0],
      [0.16, 1.06, 0],
      [WORM - 0.2, 0.93, 0],
      [WORM + 0.06, 0.77, 0],
    ],
    8,
  );
  const wound = Array.from({ length: TURNS * 20 + 1 }, (_, i): Vec3 => {
    const a = PI / 2 - (i / 20) * TAU;
    return [WORM + COIL * sin(a), HIGH + 0.06 - ((HIGH + 0.06 - LOW) * i) / (TURNS * 20), COIL * cos(a)];
  });
  const worm: Vec3[] = [[WORM + 0.06, 0.77, 0], [WORM + 0.11, 0.73, 0], ...wound, [WORM + COIL, LOW - 0.12, 0]];
  const rivets = around(24, move(sphere(0.011, 10, 6), [0.13, 0.545, 0]));
  const legs = around(
    3,
    move(
      turnedUp(
        [
          [0, 0],
          [0.022, 0, 0.004],
          [0.03, 0.2, 0.01],
          [0, 0.2],
        ],
        14,
      ),
      [0.2, 0, 0],
    ),
    0.5,
  );
  const spout = tube(
    0.014,
    [
      [WORM + 0.12, 0.07, 0.1],
      [WORM + 0.17, 0.07, 0.16],
      [WORM + 0.19, 0.04, 0.185],
    ],
    12,
  );
  const props = [0, 1, 2].map((k) => {
    const a = (k / 3) * TAU + 0.7;
    const [x, z] = [WORM + (COIL + 0.028) * sin(a), (COIL + 0.028) * cos(a)];
    return tube(
      0.009,
      [
        [x, 0.2, z],
        [x, HIGH + 0.1, z],
      ],
      10,
    );
  });
  const ring = (r: number, y: number, thick: number, x = 0) => move(torus(r, thick, 48, 10), [x, y, 0]);
  return [
    makePart("pot", "body", turnedUp(POT, 56), { weight: 1 }),
    makePart("neck", "body", tube(0.04, neck, 20, { scale: (t) => 1 - 0.62 * t }), { weight: 0.9 }),
    makePart("worm", "coil", tube(0.016, worm, 12), { weight: 1 }),
    makePart("tub", "body", move(turnedUp(TUB, 44), [WORM, 0, 0]), { weight: 0.9 }),
    makePart("props", "fitting", merge([...props, ring(COIL + 0.028, HIGH + 0.1, 0.009, WORM)]), { weight: 0.5 }),
    makePart(
      "bands",
      "fitting",
      merge([ring(0.127, 0.53, 0.014), ring(0.27, 0.33, 0.008), ring(0.204, 0.2, 0.008, WORM)]),
      {
        weight: 0.6,
      },
    ),
    makePart("rivets", "fitting", merge(rivets), { weight: 0.3 }),
    makePart("legs", "foot", merge([...legs, move(stretch(torus(0.2, 0.014, 40, 8), [1, 1, 1]), [0, 0.04, 0])]), {
      weight: 0.5,
    }),
    makePart("spout", "fitting", spout, { weight: 0.4 }),
    ...(has("gauge") ? gauge() : []),
  ];
}

/** A pot still. What makes it itself: a bellied copper pot on feet with an onion-shaped helmet, a swan's neck that bends over and thins, and a coiled worm going down into a tub with a spout; a pressure gauge on its belly. */
export const copperStill = defineFromPlan({
  id: "copper-still",
  family: "tool",
  words: [
    "copper still",
    "pot still",
    "alembic",
    "alembic still",
    "moonshine still",
    "whisky still",
    "whiskey still",
    "distillery still",
    "distiller",
    "distillation apparatus",
    "still",
  ],
  senses: [],
  height: 1.08,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: {
    body: mainSlot("copper", "", "pot|tub|helmet|neck|kettle"),
    coil: slot("copper", "", "coil|tube|worm|condenser|pipe|coiled tube", true),
    fitting: slot("brass", "", "band|rivet|spout|tap"),
    gauge: slot("plastic", "#f2ecd8", "pressure gauge|dial|thermometer"),
    foot: slot("iron", "", "leg|stand"),
  },
  extras: { gauge: { chance: 0.6 } },
  build,
});
